"""A wish that is refused, with its reason."""

from bot.rules import Reason

LONGEST_FACT = 300
"""Characters of people's own text that a refusal quotes at most."""


class Refusal(Exception):
    """A wish that is refused; ``reason`` says why, and ``words`` make a sentence of it."""

    def __init__(self, code: str, **facts: str | int) -> None:
        super().__init__(code)
        short = {k: v[:LONGEST_FACT] if isinstance(v, str) else v for k, v in facts.items()}
        self.reason = Reason.of(code, **short)
