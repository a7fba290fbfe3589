"""The place of a database: the path of a file, or the address of one on a PostgreSQL server."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from bot.storage.paths import is_folder

SCHEMES = ("postgresql://", "postgres://")


@dataclass(frozen=True, slots=True)
class ServerAddress:
    """The address of a database on a PostgreSQL server, which may hold a password.

    >>> str(ServerAddress("postgresql://knave:secret@db:5432/knave?sslmode=require"))
    'postgresql://knave@db:5432/knave'
    """

    url: str = field(repr=False)

    def __str__(self) -> str:
        """The address as it may be shown to anyone."""
        scheme, _, rest = self.url.partition("?")[0].partition("://")
        user, at, host = rest.rpartition("@")
        return f"{scheme}://{user.partition(':')[0]}{at}{host}"


Address: TypeAlias = Path | ServerAddress


def address_of(text: str) -> Address:
    """The address in a text: that of a server begins with ``postgresql://``, all else is a path.

    :raises ValueError: it is the address of something else, or a folder, or in an address of a
        server some character stands where it means something else.
    """
    if text.lower().startswith(SCHEMES):
        scheme, apart, rest = text.partition("://")
        url = f"{scheme.lower()}{apart}{rest}"  # libpq knows no capitals there
        _must_be_encoded(url)
        return ServerAddress(url)
    if re.match(r"\w+\s*=", text):
        raise ValueError("words with = between them; an address begins with postgresql://")
    if re.match(r"[\w+.-]{2,}:/", text):  # not C:/, where a disk is
        raise ValueError("neither a path nor an address of PostgreSQL")
    path = at_home(Path(text))
    if is_folder(path):
        raise ValueError("a folder")
    return path


def _must_be_encoded(url: str) -> None:
    """Refuse an address that would be read otherwise than it was meant, and told in errors.

    >>> _must_be_encoded("postgresql://knave:50%25%40work@db/knave")
    >>> _must_be_encoded("postgresql://knave:p@ss/word@db/knave")
    Traceback (most recent call last):
    ValueError: not readable: in user and password write % as %25, @ as %40, / as %2F, ? as %3F
    """
    rest = url.partition("://")[2]
    place, _, query = rest.partition("?")
    user = place.rpartition("@")[0]
    odd = "@" in user or "/" in user or "@" in query or any(map(str.isspace, rest))
    if odd or re.search(r"%(?!(?!00)[0-9A-Fa-f]{2})", rest):
        raise ValueError(
            "not readable: in user and password write % as %25, @ as %40, / as %2F, ? as %3F"
        )


def at_home(path: Path) -> Path:
    """The path, in which ``~`` is somebody's home.

    :raises ValueError: nobody is called so.
    """
    try:
        return path.expanduser()
    except RuntimeError:
        raise ValueError("no such home") from None
