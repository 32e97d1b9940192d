"""Tests of the table server, as a process of its own on a real file."""
