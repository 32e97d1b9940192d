"""Where the table stands open: its address here, and the one for the home network with a code for a phone's camera."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ludothek.server.lan import qr_text
from ludothek.terminal.language import spoken


def announce(address: str, reach: Sequence[str]) -> None:
    """Print the address; where others may come too, theirs, and the QR code of the first."""
    print(address, flush=True)
    for other in reach:
        print(spoken()("serve-lan", address=f"{other}/"))
    if reach:
        print(qr_text(f"{reach[0]}/"))
    sys.stdout.flush()
