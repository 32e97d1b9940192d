"""Tactix at the table: positions as text, a line of moves, what must come out."""
