"""Masters Victory at the table: pieces on named squares, a line of moves, what must come out."""
