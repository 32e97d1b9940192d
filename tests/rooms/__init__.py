"""Small rooms that only the tests know."""
