"""The table in the browser: routes, sockets, the log in the database, bots in their own processes."""
