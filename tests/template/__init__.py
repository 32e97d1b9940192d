"""The tests of Template."""
