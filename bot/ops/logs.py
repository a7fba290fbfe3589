"""The log: each line with the number of its table, as text or as JSON, and never with a secret.

Text that could be a token, or opens a private answer, is hidden in every line: libraries write
addresses in which such things stand.
"""

import json
import logging
import re
import time
from typing import Literal

from bot.ground.log_context import TABLE

Format = Literal["text", "json"]
_SECRETS = (
    re.compile(r"[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}"),  # a bot's token
    re.compile(r"(?<=/)(webhooks|interactions)/(\d+)/[^/\s'\"]+"),  # opens a private answer
)
QUIET = ("discord", "aiosqlite", "asyncio", "PIL")
"""Libraries that at DEBUG would write hands into the log."""


def configure(level: str, form: Format) -> None:
    """Write the log to standard error from now on."""
    handler = logging.StreamHandler()
    handler.addFilter(with_table)
    handler.setFormatter(JsonFormatter() if form == "json" else TextFormatter())
    logging.basicConfig(level=level, handlers=[handler])
    for library in QUIET:
        logging.getLogger(library).setLevel(max(logging.getLogger().level, logging.INFO))


def with_table(record: logging.LogRecord) -> bool:
    """Add the number of the table at which a line was written; a filter that lets all pass."""
    record.table = TABLE.get()
    return True


def without_secrets(text: str) -> str:
    """A text in which everything that looks like a token is hidden."""
    text = _SECRETS[0].sub("(hidden)", text)
    return _SECRETS[1].sub(r"\1/\2/(hidden)", text)


class TextFormatter(logging.Formatter):
    """Formats a line for people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)-7s %(name)s%(at)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        """The line, with its exception below."""
        table = getattr(record, "table", None)
        record.at = "" if table is None else f" [table {table}]"
        return without_secrets(super().format(record))


class JsonFormatter(logging.Formatter):
    """Formats a line for machines, as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """The object: time, level, logger, message; table and exception where there are."""
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname,
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if (table := getattr(record, "table", None)) is not None:
            line["table"] = table
        if record.exc_info:
            line["exception"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)
