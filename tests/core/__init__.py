"""Tests of the heart of the house, which knows no game."""
