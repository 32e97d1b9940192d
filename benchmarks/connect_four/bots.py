"""Connect Four is only played out here; nothing in it is valued."""
