"""Slow and plain versions of the games, kept only to check the fast ones against."""
