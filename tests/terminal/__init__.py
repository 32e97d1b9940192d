"""The terminal side: drawn boards, typed games, commands."""
