"""One folder per game: its rules, its examples, its referee."""
