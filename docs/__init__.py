"""Papers that are written by the house itself."""
