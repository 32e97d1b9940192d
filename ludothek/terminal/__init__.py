"""The table in a terminal: play, look at a game again, check it, read the shelf."""
