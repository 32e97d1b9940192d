"""The table as a person meets it: a real Chromium before a real server with the real pages."""
