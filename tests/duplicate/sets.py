"""Duplicate sets as frozen values, for tests that need neither store nor tables."""

from dataclasses import replace
from typing import Any

from bot.duplicate import verbs
from bot.duplicate.model import DuplicateSet, Part, Terms
from bot.rules import GAMES, Seed
from bot.storage.rows.ids import ChannelId, GuildId, SetId, TableId
from tests.support.ids import users

PEOPLE = users(*range(11, 31))
CALLED = ("ann", "bob", "cid", "dan", "eve", "fay", "gus", "hal", "ida", "jon")
NAMES = dict(zip(PEOPLE, CALLED * 2, strict=True))
GUILD, CHANNEL, SEED, NOW = GuildId(1), ChannelId(5), Seed(bytes(range(32))), 1_800_000_000.0


def terms(game: str = "euchre", **changes: Any) -> Terms:
    """Terms by the first rules of a game."""
    return replace(Terms(game, "house", GAMES[game].presets["house"], deals=4), **changes)


def opened(people: int = 1, **changes: Any) -> DuplicateSet:
    """A set in which so many people have places."""
    one = verbs.opened(terms(**changes), GUILD, CHANNEL, PEOPLE[0], NAMES[PEOPLE[0]], NOW)
    for user in PEOPLE[1:people]:
        one = verbs.joined(one, user, NAMES[user])
    return replace(one, id=SetId(3))


def begun(people: int = 8, **changes: Any) -> DuplicateSet:
    """A set under way with so many people."""
    return verbs.begun(opened(people, **changes), PEOPLE[0], SEED)


def all_dealt(one: DuplicateSet) -> DuplicateSet:
    """The set in which everything is dealt that can be."""
    for deal, table in [*one.due()]:
        one = verbs.dealt(one, deal, table, TableId(100 * deal + table), NOW)
    return one


def over(one: DuplicateSet, table: int, *points: int, share: float = 1.0) -> DuplicateSet:
    """The set in which this table has played its deal, every person their own cards."""
    played = one.under_way(table)
    assert played is not None
    parts = [
        Part(place, user, share)
        for place in one.circle(*played.key)
        if place is not None and (user := one.places[place].user) is not None
    ]
    return all_dealt(verbs.scored(one, played.table_id, points, parts))


def sides(ns: int, ew: int) -> tuple[int, int, int, int]:
    """Points round a table of two sides."""
    return ns, ew, ns, ew
