"""What all tests share: Ctrl-C reaches the processes they start, however the tests themselves were started."""

import signal

# A shell that runs a command in the background has it ignore Ctrl-C, and so do all its children, unless somebody listens.
signal.signal(signal.SIGINT, signal.default_int_handler)
