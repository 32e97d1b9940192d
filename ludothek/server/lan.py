"""The home network: by which addresses and names other devices reach this machine."""

from __future__ import annotations

import io
import socket
from collections.abc import Iterable
from ipaddress import ip_address

HERE = ("127.0.0.1", "localhost", "::1")
ANYWHERE = ("0.0.0.0", "::")  # noqa: S104  compared with, never by itself listened at
BEYOND = ("10.255.255.255", 9)  # nothing is sent there


def addresses() -> list[str]:
    """The addresses of this machine in its network, the one that it would send from first."""
    found = [sent_from(), *known_as(socket.gethostname())]
    return [each for each in dict.fromkeys(found) if each and is_of_network(each)]


def sent_from() -> str:
    """The address from which something would be sent into the network; empty where there is no way."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(BEYOND)
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def known_as(name: str) -> list[str]:
    try:
        return [str(found[4][0]) for found in socket.getaddrinfo(name, None, socket.AF_INET)]
    except OSError:
        return []


def is_of_network(address: str) -> bool:
    """Whether others can use it: not loopback, link-local, unspecified or multicast."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return not (found.is_loopback or found.is_link_local or found.is_unspecified or found.is_multicast)


def names(host: str, more: Iterable[str] = ()) -> frozenset[str]:
    """By which names a server that listens at `host` may be asked for."""
    name = socket.gethostname().lower()
    machine = [name, f"{name.split('.')[0]}.local", *addresses()] if host not in HERE else []
    return frozenset(each.lower().strip("[]") for each in (*HERE, host, *machine, *more))


def name_of(host: str) -> str:
    """The name in a Host header, without its port."""
    name = host.rpartition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return name.strip("[]").lower()


def origin(host: str, port: int) -> str:
    """How an address is written in a link."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


# --- pictures of an address ---


def qr_text(address: str) -> str:
    """A QR code in characters."""
    import segno

    page = io.StringIO()
    segno.make(address, micro=False).terminal(page, compact=True)
    return page.getvalue()


def qr_picture(address: str) -> bytes:
    """A QR code as an SVG, dark on white with its quiet edge, for any background."""
    import segno

    page = io.BytesIO()
    segno.make(address, micro=False).save(page, kind="svg", dark="#000", light="#fff", xmldecl=False, scale=4)
    return page.getvalue()
