"""Duplicate sets at a house: one is opened, and played by people who do whatever they are asked."""

from __future__ import annotations

from random import Random

from tests.support.house import House
from tests.support.player import Player

GAME_FOR_TWO = "widow-pitch"


def set_message(house: House) -> object:
    """The public message of the set."""
    found = [m for m in house.channel.history() if m.components and not m.flags.ephemeral]
    return found[-1]


async def opened(house: House, *people: Player, game: str = "euchre", deals: int = 2) -> None:
    """A set of so many deals in which these people have places."""
    host, *others = people
    await host.slash("duplicate open", game=game, rules="house")
    for guest in others:
        await guest.press(set_message(house), "duplicate:1:join")
    panel = (await host.press(set_message(house), "duplicate:1:terms")).response
    await host.choose(panel, "duplicate:1:set:deals", str(deals))


async def play(house: House, rng: Random, until: int, *people: Player) -> None:
    """People play whatever they are asked, until so many deals are over somewhere."""
    done = "SELECT count(*) FROM duplicate_deals WHERE points IS NOT NULL"
    for _ in range(3000):
        if house.rows(done)[0][0] >= until:
            return
        asked = house.to_act(*people)
        assert asked, "nobody is asked, and it is not over"
        player = rng.choice(asked)
        await player.act(rng.choice(sorted(player.lines())))
