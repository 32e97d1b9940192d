"""Victory at the table: cars on named points, two throws, a line of moves, what must come out."""
