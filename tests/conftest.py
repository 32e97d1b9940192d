"""What all tests share: Ctrl-C reaches the processes they start, however the tests themselves were started."""

import signal

# A shell that runs a command in the background lets it ignore Ctrl-C, and all its children with it.
signal.signal(signal.SIGINT, signal.default_int_handler)
