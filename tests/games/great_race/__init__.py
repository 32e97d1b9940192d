"""The Great Race at the table: vehicles on the map, a line of moves, what must come out."""
