"""The buttons that players pressed and the answers, as they saw them: the bot is not asked."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

Decision = tuple[int, int, int]
"""Table, user, and the number that the buttons of the decision carry."""


@dataclass
class Record:
    """All that was pressed in a run, over all lives of the bot."""

    pressed: dict[Decision, str] = field(default_factory=dict)
    """The line pressed for each decision: always the same, however often they had to press."""
    told: dict[Decision, str] = field(default_factory=dict)
    """The line that somebody was told has been done."""
    unanswered: set[Decision] = field(default_factory=set)
    """Pressed at least once without an answer: the process died in between."""
    opened: int = 0
    """Tables whose opening was answered."""
    asked_to_open: int = 0
    old_buttons: int = 0
    """Answered presses of buttons that an earlier process had drawn."""
    silent: list[str] = field(default_factory=list)
    """A living process did not answer within three seconds."""
    refused: Counter[str] = field(default_factory=Counter)
    mistaken: Counter[str] = field(default_factory=Counter)
    """Clicks that Discord itself did not let a player make: the button had just gone."""

    rewound: bool = False
    """The disk has lost a part of its past."""

    def press(self, decision: Decision, line: str) -> None:
        """Note a line pressed. The first stays, unless the disk has lost a part of its past.

        Then a hand from before may still offer a decision that comes again in another course.
        """
        if self.rewound or decision not in self.pressed:
            self.pressed[decision] = line

    def forget(self, kept: set[Decision]) -> None:
        """The disk lost what came after: only this much can still be asked for."""
        self.rewound = True
        for known in (self.pressed, self.told):
            for decision in [d for d in known if d not in kept]:
                del known[decision]
        self.unanswered &= kept
