"""Nobody plays this for strength."""
