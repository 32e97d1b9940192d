"""The ports of this machine: where a table can be opened."""

from __future__ import annotations

import errno
import socket

from ludothek.core.game import Refused

USUAL = 8000


def free_port(host: str, port: int = 0) -> int:
    """The port at which one can listen: this one, or with 0 any at which nobody listens."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, port), family=family) as probe:
        return int(probe.getsockname()[1])


def chosen_port(host: str, asked: int) -> int:
    """The port that was asked for; with 0 the usual one, or any free one; refused where none can be had."""
    try:
        return free_port(host, asked or USUAL)
    except OSError as wrong:
        taken = wrong.errno == errno.EADDRINUSE
        if taken and not asked:
            return free_port(host)
        reason = (wrong.strerror or str(wrong)).partition(" (")[0]
        port = str(asked or USUAL)
        raise Refused("port-taken" if taken else "port-closed", host=host, port=port, reason=reason) from wrong
