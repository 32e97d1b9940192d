"""Monza at the table: cars on named spaces, a throw, a line of moves, what must come out."""
