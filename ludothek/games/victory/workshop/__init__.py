"""The workshop: circuits laid tile by tile before the race, looked at from all sides, and tried out."""
