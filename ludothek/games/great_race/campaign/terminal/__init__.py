"""A campaign in the terminal: its file checked, told and played on."""
