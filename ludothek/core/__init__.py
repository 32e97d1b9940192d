"""What all games have in common: positions, tables, throws, transcripts. It knows no game."""
