"""Statements that are sent without waiting for the outcome of those before them.

To carry out a short statement costs the server less than to wait for it costs the client. So they
are sent one after the other, and their outcome is waited for when somebody looks at it, or
when the transaction ends. This is libpq's pipeline mode, by way of `psycopg.pq`: a cursor of
psycopg takes as long for each statement as the server does.
"""

import selectors
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import psycopg
from psycopg.adapt import PyFormat
from psycopg.errors import error_from_result
from psycopg.pq import ConnStatus, ExecStatus, Format
from psycopg.pq.abc import PGresult

Row = tuple[Any, ...]
Load = Callable[[Any], Any]
Kind = tuple[str, tuple[int, ...]]
"""A statement, and the types of its values."""
CHANGING = ("INSERT", "UPDATE", "DELETE")
MOST_PREPARED = 500
"""Statements that the server keeps in readiness for a connection: nearly all there are."""
AT_ONCE = 16
"""Statements that are put together before they are sent: meanwhile the server works."""
SILENT = 60.0
"""Seconds for which a server may say nothing while it is waited for. The system misses one whose
network is gone; but a proxy may keep a connection to nowhere for hours. Then the server is asked in
another way whether it works: to delete many rows may take longer."""
SAYS_NOTHING = "the server says nothing"
_NO_INPUT = "the server closed the connection unexpectedly"


class Answer:
    """The outcome of a statement; a reader waits for it where it is not known yet."""

    __slots__ = ("_pipeline", "_rows", "check", "result")

    def __init__(self, pipeline: "Pipeline") -> None:
        self._pipeline = pipeline
        self._rows: Iterator[Row] | None = None
        self.result: PGresult | None = None
        self.check: Callable[[Answer], None] | None = None

    @property
    def rowcount(self) -> int:
        """The number of rows that were inserted, updated, deleted or read."""
        return self._known().command_tuples or 0

    @property
    def statusmessage(self) -> str:
        """The command tag with which the server answered, such as ``COMMIT``."""
        return (self._known().command_status or b"").decode()

    @property
    def description(self) -> list[tuple[str]] | None:
        """The name of each column; ``None`` if there is none."""
        result = self._known()
        names = (result.fname(column) or b"" for column in range(result.nfields))
        return [(name.decode(),) for name in names] or None

    def fetchone(self) -> Row | None:
        """The next row; ``None`` after the last."""
        return next(iter(self), None)

    def fetchall(self) -> list[Row]:
        """All rows that are left."""
        return list(self)

    def __iter__(self) -> Iterator[Row]:
        if self._rows is None:
            self._rows = self._pipeline.rows(self._known())
        return self._rows

    def _known(self) -> PGresult:
        if self.result is None:
            self._pipeline.receive()
        if self.result is None:
            raise psycopg.InterfaceError("this statement was given up: one before it has failed")
        return self.result


class Pipeline:
    """The way of statements to the server and of their answers back, in one transaction after the
    other. ``works`` asks, in another way, whether the server is at them."""

    def __init__(self, raw: psycopg.Connection[Any], works: Callable[[], bool]) -> None:
        self._raw = raw
        self._works = works
        self._libpq = raw.pgconn
        self._dumps: dict[type, tuple[Load, int]] = {}
        self._loads: dict[int, Load] = {}
        self._names: dict[Kind, bytes] = {}
        self._named = 0
        self._expected: deque[Answer | Kind] = deque()
        self.open = False
        self.changes = 0
        """The number of rows that were changed, as far as is known."""

    def begin(self) -> None:
        """From now on statements are sent without waiting."""
        self._libpq.enter_pipeline_mode()
        self.open = True

    def end(self) -> None:
        """Every answer has come, or the connection is lost: no more is sent this way."""
        self.open = False
        self._expected.clear()
        if self._libpq.status == ConnStatus.OK:
            self._libpq.exit_pipeline_mode()

    def send(self, text: str, values: Sequence[Any] = ()) -> Answer:
        """Send a statement, with a value for each ``$1``, ``$2``, …

        :raises psycopg.Error: the connection is lost, or a value is none for a server.
        """
        dumped: list[Any] = []
        types: list[int] = []
        for value in values:
            dump, oid = self._dumps.get(type(value)) or self._dump_of(type(value))
            dumped.append(dump(value))
            types.append(oid)
        kind = (text, tuple(types))
        name = self._names.get(kind)
        if name is None and len(self._names) < MOST_PREPARED:
            self._named += 1
            name = self._names[kind] = f"knave_{self._named}".encode()
            self._libpq.send_prepare(name, text.encode(), types)
            self._expected.append(kind)
        if name is None:
            self._libpq.send_query_params(text.encode(), dumped, types)
        else:
            self._libpq.send_query_prepared(name, dumped)
        answer = Answer(self)
        self._expected.append(answer)
        if len(self._expected) % AT_ONCE == 0:
            self._libpq.flush()
        return answer

    def later(self, answer: Answer, check: Callable[[Answer], None]) -> None:
        """Check an answer when it has come."""
        if answer.result is None:
            answer.check = check
        else:
            check(answer)

    def receive(self) -> None:
        """Wait for the answers to all that was sent, and check those that are to be checked.

        Of several that fail the first counts.

        :raises psycopg.Error: a statement has failed, or the connection is lost.
        """
        if not self._expected:
            return
        try:
            came, failed = self._received()
        except psycopg.Error:
            self._raw.close()
            self._expected.clear()  # or whoever undoes the rest would be told of that instead
            raise
        for answer in came:
            if answer.check is not None:
                answer.check(answer)
        if failed is not None:
            raise error_from_result(failed)

    def rows(self, result: PGresult) -> Iterator[Row]:
        """The rows that a statement has read."""
        columns = range(result.nfields)
        oids = map(result.ftype, columns)
        loads = [self._loads.get(oid) or self._load_of(oid) for oid in oids]
        for row in range(result.ntuples):
            values = (result.get_value(row, column) for column in columns)
            pairs = zip(values, loads, strict=True)
            yield tuple([None if value is None else load(value) for value, load in pairs])

    # ------------------------------------------------------------------ by way of libpq

    def _received(self) -> tuple[list[Answer], PGresult | None]:
        """The answers that have come, in order, and the result of the first one that failed."""
        self._libpq.pipeline_sync()
        came, failed = list[Answer](), None
        with selectors.DefaultSelector() as selector:
            self._flushed(selector)
            while (result := self._next(selector)).status != ExecStatus.PIPELINE_SYNC:
                expected = self._expected.popleft() if self._expected else None
                good = result.status in (ExecStatus.TUPLES_OK, ExecStatus.COMMAND_OK)
                if not good and failed is None:
                    failed = result
                if isinstance(expected, Answer) and good:
                    expected.result = result
                    came.append(expected)
                    if expected.statusmessage.startswith(CHANGING):
                        self.changes += expected.rowcount
                elif isinstance(expected, tuple) and not good:
                    del self._names[expected]  # it was not prepared
        return came, failed

    def _flushed(self, selector: selectors.BaseSelector) -> None:
        """See everything off; the server may have much to say before it hears all of it."""
        both = selectors.EVENT_READ | selectors.EVENT_WRITE
        selector.register(self._libpq.socket, both)
        while self._libpq.flush():
            for _, events in self._looked(selector):
                if events & selectors.EVENT_READ:
                    self._libpq.consume_input()
        selector.modify(self._libpq.socket, selectors.EVENT_READ)

    def _next(self, selector: selectors.BaseSelector) -> PGresult:
        """The next answer. Each is followed by nothing, but for the one that says: that is all."""
        for _ in range(2):
            while self._libpq.is_busy():
                self._looked(selector)
                self._libpq.consume_input()
            if (result := self._libpq.get_result()) is not None:
                return result
        raise psycopg.OperationalError(self._libpq.get_error_message() or _NO_INPUT)

    def _looked(self, selector: selectors.BaseSelector) -> list[tuple[selectors.SelectorKey, int]]:
        """Wait until the server says something, or can be told more.

        :raises psycopg.OperationalError: it takes too long, and is not at work.
        """
        while not (found := selector.select(SILENT)):
            if not self._works():
                raise psycopg.OperationalError(SAYS_NOTHING)
        return found

    # ------------------------------------------------------------------ values, as psycopg has them

    def _dump_of(self, kind: type) -> tuple[Load, int]:
        if kind is type(None):
            found: tuple[Load, int] = (lambda nothing: nothing, 0)
        else:
            dumper = self._raw.adapters.get_dumper(kind, PyFormat.TEXT)(kind, self._raw)
            found = (dumper.dump, dumper.oid)
        self._dumps[kind] = found
        return found

    def _load_of(self, oid: int) -> Load:
        loader = self._raw.adapters.get_loader(oid, Format.TEXT)
        loader = loader or self._raw.adapters.get_loader(0, Format.TEXT)
        assert loader is not None, "psycopg has one for what it does not know"
        self._loads[oid] = found = loader(oid, self._raw).load
        return found
