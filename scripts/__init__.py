"""Commands of the Makefile that are longer than a line."""
