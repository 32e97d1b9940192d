"""Whole games kept as text: a change in what is legal or written shows here first."""
