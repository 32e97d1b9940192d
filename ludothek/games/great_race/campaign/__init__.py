"""The campaign: many games in a row, from which T's deck and powers and the passport follow."""
