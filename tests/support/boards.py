"""Games that stand on boards, and the people who look at them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.rules import GAMES
from bot.storage.rows.ids import ChannelId, UserId
from bot.storage.rows.people import PersonRow
from bot.storage.rows.results import Finish, ResultRow
from bot.storage.rows.tables import GameRow, TableRow
from bot.tables.model.ratings import rate
from tests.support.house import House
from tests.support.player import Player
from tests.support.reading import text_of

GAME = "euchre-two"
DAY = 86_400
"""Seconds."""


async def inserted(
    house: House, at: float, people: list[Player], first: int, *, game: str = GAME,
    changes: dict[str, str] | None = None,
) -> None:  # fmt: skip
    """A game that was played by these people elsewhere in time: ``first`` has won."""
    rules = GAMES[game]
    options = rules.presets["house"]
    for name, value in (changes or {}).items():
        options = options.with_value(name, value)
    prints = f"{game} {rules.version} {options}"
    sides = rules.sides(options, len(people))
    of = {int(seat): n for n, side in enumerate(sides) for seat in side}
    results = tuple(
        ResultRow(
            player.id, seat, of[seat] == first, 10 if of[seat] == first else 3, of[seat],
            1 if of[seat] == first else 2, 1.0, 8, "contract 4 made 3",
        )
        for seat, player in enumerate(people)
    )  # fmt: skip
    store = house.bot.store
    table = TableRow(
        guild_id=house.guild.id, channel_id=ChannelId(1), host_id=UserId(1), game=game,
        preset="house", options=str(options), level="normal", created_at=at, updated_at=at,
    )  # fmt: skip
    row = replace(table, id=await store.tables.create_table(table), state="playing")
    head = GameRow(
        game=game, version=rules.version, options=str(options), players=len(people),
        commitment="c", seed="s", started_at=at,
    )  # fmt: skip
    preset = "" if changes else "house"
    await store.tables.append(
        await store.tables.start_game(row, head),
        finish=Finish(at=at, fingerprint=prints, preset=preset, results=results, rate=rate),
    )


async def known(house: House, *names: str) -> list[Player]:
    """People whose names the bot has seen."""
    people = house.invite_all(*names)
    for player in people:
        await house.bot.store.people.save_person(PersonRow(user_id=player.id, name=player.name))
    return people


async def board(player: Player, game: str = GAME, **options: Any) -> Any:
    return (await player.slash("knave leaderboard", game=game, **options)).response


def ranked(message: Any) -> list[str]:
    """The lines of the board in order."""
    return [line for line in text_of(message).split("\n") if line[:1].isdigit()]
