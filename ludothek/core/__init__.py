"""The heart of the house: positions, tables, throws, transcripts. It knows no game."""
