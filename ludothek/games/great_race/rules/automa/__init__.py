"""T, the opponent of the solo game: where it is going, the tiles it lays, and how it moves. Nothing is chosen."""
