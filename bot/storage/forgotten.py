"""Former players: a list beside the database, for the day a backup is put back.

A backup still knows the people who asked to be forgotten after it was made. So the list is kept
outside of the data that is restored. It holds keyed digests and no numbers of people: the people
of a restored database are compared with it at the next start, and forgotten again.
"""

import hmac
import os
import secrets
from collections.abc import Collection, Iterable, Iterator
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path

from bot.storage.address import Address
from bot.storage.marks import mark, set_mark
from bot.storage.rows.ids import UserId
from bot.storage.subject import Db

AGAIN = "forget-again"
"""The mark of a database that was restored: since when people are to be forgotten again, in seconds
since 1970. It goes when they are."""
ALIVE = "alive"
"""The mark of the bot's last sign of life: so old a copy is, or some seconds younger."""
_BEGUN = "begun"


def forgotten_file(database: Address) -> Path:
    """The path of the list: beside the database's file, or where the bot of a server runs."""
    near = (database if isinstance(database, Path) else Path("knave")).resolve()
    return near.with_name(f"{near.name}-forgotten")


def mark_copy(db: Db, doubt: float = 0.0) -> float:
    """Mark a database just restored; the answer is the moment of which it is, or 0.

    That is so many seconds of ``doubt`` early, where machines had a part whose clocks may differ:
    to forget somebody once too often is the lesser harm.
    """
    moment = max(0, int(float(mark(db, ALIVE) or 0) - doubt))
    set_mark(db, AGAIN, str(moment))
    return float(moment)


@dataclass(frozen=True, slots=True)
class Entry:
    """Somebody on the list: the moment they were forgotten, and the digest of their number."""

    at: float
    key: str
    digest: str


class Forgotten:
    """The list of one database. Each line stands alone, so that lists can be put together.

    Reading and writing raises `OSError` where the disk does.
    """

    def __init__(self, database: Address) -> None:
        self.path = forgotten_file(database)

    def begin(self, at: float) -> None:
        """Begin the list if there is none: it knows of everybody who is forgotten from now on."""
        if not self.path.exists():
            self._append(f"{at:.0f} {_BEGUN}")

    def note(self, user: UserId, at: float) -> None:
        """Put somebody on the list; when this returns, it is on disk."""
        key = next((entry.key for entry in self._entries()), "") or secrets.token_hex(16)
        self._append(f"{int(at)} {key} {_digest(key, user)}")

    def take_over(self, other: "Forgotten") -> bool:
        """Put everybody on another list on this one; false where that has nothing new."""
        known = {*map(tuple, self._lines())}
        if new := [" ".join(line) for line in other._lines() if tuple(line) not in known]:
            self._append("\n".join(new))
        return bool(new)

    def since(self, moment: float) -> Collection[Entry]:
        """The entries of people forgotten at this moment or later."""
        found = {(one.key, one.digest): one for one in self._entries() if one.at >= moment}
        return [*found.values()]

    def reaches_to(self, moment: float) -> bool:
        """Whether nobody was forgotten since this moment who is not on the list."""
        begun = [line[0] for line in self._lines() if line[1:] == [_BEGUN]]
        return moment > 0 and any(float(at) <= moment for at in begun)

    def told_after_restore(self, moment: float) -> str:
        """The fate of people forgotten since the moment of a copy, in sentences."""
        try:
            said, count, whole = [], len(self.since(moment)), self.reaches_to(moment)
        except OSError as error:
            return (
                f"{self.path} tells whom the bot is to forget again, and cannot be read"
                f" ({error.strerror}): see to it before the bot starts."
            )
        if count:
            people = "One person has" if count == 1 else f"{count} people have"
            said.append(
                f"{people} had their data deleted since the copy was made, as {self.path} tells:"
                " the bot forgets them again at its next start."
            )
        if not whole:
            said.append(
                f"Of wishes before it began, {self.path} knows nothing: whoever had their data"
                " deleted after the copy was made and before that is in the database again, and has"
                " to do so anew."
                if self.path.exists()
                else f"There is no list {self.path} of whom to forget again: whoever had their data"
                " deleted since the copy was made is in the database again, and has to do so anew."
            )
        elif not count:
            said.append("Nobody has had their data deleted since the copy was made.")
        return " ".join(said)

    def _entries(self) -> Iterator[Entry]:
        for line in self._lines():
            if len(line) == 3:
                yield Entry(float(line[0]), line[1], line[2])

    def _lines(self) -> Iterator[list[str]]:
        """The words of each line that is whole: a power cut may have torn the last one."""
        if not self.path.exists():
            return
        for line in self.path.read_text("utf-8", "replace").splitlines():
            words = line.split()
            with suppress(ValueError):
                if len(words) == 3:
                    bytes.fromhex(words[1])
                if words and float(words[0]) >= 0:
                    yield words

    def _append(self, line: str) -> None:
        handle = os.open(self.path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
        with closing(os.fdopen(handle, "wb")) as file:
            file.write(f"\n{line}\n".encode())  # its own line, even after one that was torn
            file.flush()
            os.fsync(file.fileno())


def on_the_list(people: Iterable[UserId], entries: Collection[Entry]) -> list[UserId]:
    """The people, of those given, who are among the entries."""
    digests: dict[str, set[str]] = {}
    for entry in entries:
        digests.setdefault(entry.key, set()).add(entry.digest)
    return [
        user
        for user in people
        if any(_digest(key, user) in known for key, known in digests.items())
    ]


def _digest(key: str, user: UserId) -> str:
    return hmac.digest(bytes.fromhex(key), str(user).encode(), "sha256").hex()
