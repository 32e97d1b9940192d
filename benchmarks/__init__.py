"""How fast the house is, against other engines and against plain C, in one run."""
