"""The tests of Ludothek."""
