"""What a crew should like: to be near the finish, with fuel to get there, in good repair and with money."""
