"""The stored data about a person, in words: what, how much, what for, and how long."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.storage.rows.ids import NOBODY, UserId
from bot.storage.rows.people import UNKNOWN_ZONE, PersonRow
from bot.tables.screens import custom_ids
from bot.tables.screens.discord_limits import TEXTS, shorten
from bot.tables.screens.screen import Button, Screen
from bot.tables.screens.settings_screen import settings_told, switches_told
from bot.words.words import Words, escape

NEW = PersonRow(user_id=NOBODY)
"""Somebody who has chosen nothing."""
Stored = Mapping[str, Sequence[Mapping[str, Any]]]


@dataclass(frozen=True, slots=True)
class Kept:
    """The number of stored rows about a person, by kind, and of the tables they sit at now."""

    tables: int
    open_tables: int
    hands: int
    notes: int
    games: int
    servers: int
    moves: int
    boards: int
    parties: int
    met: int
    blocks: int
    wanted: int
    direct: int
    reviews: int
    dailies: int
    daily_servers: int
    evenings: int = 0
    duplicates: int = 0
    achievements: int = 0
    tournaments: int = 0

    @classmethod
    def of(cls, stored: Stored, user: UserId, open_tables: int) -> "Kept":
        """Count every row about a person."""
        return cls(
            tables=len({row["table_id"] for row in stored["seats"]}),
            open_tables=open_tables,
            hands=len(stored["hands"]),
            notes=len(stored["notes"]),
            games=len(stored["played"]),
            servers=len({row["guild_id"] for row in stored["played"]}),
            moves=sum(len(row["numbers"]) for row in stored["moves"]),
            boards=len({row["board_id"] for row in stored["standings"]}),
            parties=len(stored["parties"]),
            met=sum(str(row["who"]) == str(user) for row in stored["meetings"]),
            blocks=len(stored["blocks"]),
            wanted=len(stored["wanted"]),
            direct=len(stored["direct_channels"]),
            reviews=len(stored["reviews"]),
            dailies=len(stored["daily_attempts"]),
            daily_servers=len(stored["daily_members"]),
            duplicates=len(
                {row["set_id"] for row in stored["duplicate_places"]}
                | {row["set_id"] for row in stored["duplicate_parts"]}
                | {row["id"] for row in stored["duplicates"]}
            ),
            achievements=len(stored["achievements"]),
            tournaments=len(
                {row["id"] for row in stored["tournaments"]}
                | {row["tournament_id"] for row in stored["tournament_people"]}
            ),
            evenings=len(
                {row["id"] for row in stored["evenings"]}
                | {row["evening_id"] for row in stored["evening_guests"]}
            ),
        )


def kept_screen(
    words: Words,
    person: PersonRow,
    kept: Kept,
    days: int,
    policy: str = "",
    *,
    marked: bool = False,
) -> Screen:
    """The summary of what is stored about a person now.

    ``days`` is how many days a server's data stays when it is left. ``policy`` is the address of
    the privacy policy, if there is one. Somebody ``marked`` has begun a daily that still goes on.
    """
    lines = [
        words.say("privacy-title"),
        words.say(
            "privacy-you",
            name=escape(person.name),
            number=str(person.user_id),
            direct=kept.direct,
        ),
        words.say("privacy-choices", choices=" · ".join(_choices(words, person))),
        words.say(
            "privacy-tables",
            tables=kept.tables,
            open=kept.open_tables,
            hands=kept.hands,
            notes=kept.notes,
        ),
        words.say("privacy-games", games=kept.games, servers=kept.servers, moves=kept.moves),
        words.say("privacy-boards", boards=kept.boards, parties=kept.parties, met=kept.met),
        words.say("privacy-lists", blocks=kept.blocks, wanted=kept.wanted),
        *_of_features(words, kept),
        words.say("privacy-never"),
        words.in_a_row([words.say("privacy-long", days=days), _mark(words, marked)]),
        words.say("privacy-forget"),
        words.say("privacy-discord"),
        words.say("privacy-policy", url=policy) if policy else words.say("privacy-policy-missing"),
    ]
    return Screen(shorten("\n".join(lines), TEXTS))


def _mark(words: Words, marked: bool) -> str:
    """The mark that stays of somebody who has begun a daily: there is one attempt for each."""
    return words.say("privacy-mark") if marked else ""


def _of_features(words: Words, kept: Kept) -> Iterator[str]:
    """A line for what has been used and left something behind: there is no room for all."""
    if kept.reviews:
        yield words.say("privacy-moments", count=kept.reviews)
    if kept.dailies or kept.daily_servers:
        yield words.say("privacy-dailies", count=kept.dailies, servers=kept.daily_servers)
    if kept.evenings or kept.achievements:
        beside = {"evenings": kept.evenings, "achievements": kept.achievements}
        yield words.say("privacy-beside", **beside)
    if kept.duplicates:
        yield words.say("privacy-duplicates", sets=kept.duplicates)
    if kept.tournaments:
        yield words.say("privacy-tournaments", count=kept.tournaments)


def _choices(words: Words, person: PersonRow) -> list[str]:
    """The settings as ``/knave settings`` names them; switches only if they have been turned."""
    usual = switches_told(words, NEW)
    changed = [line for line in switches_told(words, person) if line not in usual]
    listed = words.say("settings-listed", listed="yes" if person.listed else "no")
    choices = [*settings_told(words, person), *changed, listed]
    if person.quiet_from != person.quiet_to:
        start, end = person.quiet_from, person.quiet_to
        hours = words.say("quiet-hours", start=start, end=end, zone=person.zone)
        choices.append(words.say("privacy-quiet", hours=hours))
    elif person.zone != UNKNOWN_ZONE:  # told for an evening, say
        choices.append(words.say("privacy-zone", zone=person.zone))
    return choices


def forget_screen(words: Words, tables: int, *, marked: bool = False) -> Screen:
    """The first question before forgetting: what it means, and whether that is wanted."""
    stays = words.say("privacy-digest")
    gone = words.in_a_row([words.say("privacy-gone"), stays, _mark(words, marked)])
    text = [words.say("privacy-really", tables=tables), gone]
    return _question(words, "\n".join(text), words.say("button-privacy-forget"), "forget")


def sure_screen(words: Words) -> Screen:
    """The second question before forgetting, after which there is no way back."""
    text = words.say("privacy-sure")
    return _question(words, text, words.say("button-privacy-for-good"), "for-good")


def _question(words: Words, text: str, label: str, part: str) -> Screen:
    yes = Button(label, custom_ids.Privacy.of(part), "danger")
    no = Button(words.say("button-not-yet"), custom_ids.Privacy.of("keep"))
    return Screen(text, rows=((yes, no),))
