"""Tests of the players without hands."""
