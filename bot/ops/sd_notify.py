"""What systemd is told of a service: ready, alive, stopping (``sd_notify``)."""

import os
import socket
from collections.abc import Mapping


def notify(*lines: str, environ: Mapping[str, str] = os.environ) -> bool:
    """Tell systemd, if it started the bot and listens; whether it does.

    The protocol: a datagram of ``NAME=value`` lines to the socket in ``NOTIFY_SOCKET``, whose
    name is a path, or begins with ``@`` if it is abstract (``man sd_notify``).
    """
    address = environ.get("NOTIFY_SOCKET", "")
    if not address or not hasattr(socket, "AF_UNIX"):
        return False
    if address.startswith("@"):
        address = "\0" + address[1:]
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as there:
            there.connect(address)
            there.sendall("\n".join(lines).encode())
    except OSError:
        return False
    return True


def patience(environ: Mapping[str, str] = os.environ) -> float | None:
    """Seconds after which systemd takes us for dead if it hears nothing; ``None``: never."""
    wanted, who = environ.get("WATCHDOG_USEC", ""), environ.get("WATCHDOG_PID", "")
    if not wanted.isdecimal() or int(wanted) == 0 or (who and who != str(os.getpid())):
        return None
    return int(wanted) / 1_000_000
