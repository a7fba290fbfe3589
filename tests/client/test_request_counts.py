"""A whole game of each kind, every request counted, and held to the operators' budget.

Everybody is a person and reads their hand by direct message, nothing is coalesced by waiting, and
everything is pressed. How it ended is judged too.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from bot.client.display.traffic import is_counted
from bot.rules import GAMES
from bot.storage.rows.ids import TableId
from tests.cogs.test_whole_game import check_end
from tests.support.fair import fair_player
from tests.support.house import House
from tests.support.messages import menu, wishes
from tests.support.player import Player
from tests.support.stand_ins import stand_ins

PAGE = Path(__file__).resolve().parents[2] / "bot" / "commands" / "README.md"
ROW = re.compile(r"^\| (\d) \| ([\d.]+) \| ([\d.]+) \|$", re.MULTILINE)
BUDGET = {
    int(people): (float(requests), float(counted))
    for people, requests, counted in ROW.findall(PAGE.read_text("utf-8"))
}
"""By the number of people the requests of a move, and how many of them are counted."""


async def shortened(house: House, host: Player, game: str, players: int) -> None:
    """The host makes it as short, and the table as small, as its rules allow."""
    panel = (await host.press(house.public, "lobby:1:rules")).response
    if any(wish == "rules:1:size" for wish in wishes(panel)):
        await host.choose(panel, "rules:1:size", str(players))
    knobs = GAMES[game].options.lengths
    if not knobs:
        return
    await host.choose(panel, "rules:1:option", knobs[0])
    offered = [o["value"] for o in menu(panel, f"value:1:{knobs[0]}")["options"]]
    await host.choose(panel, f"value:1:{knobs[0]}", min(offered, key=int))


async def played(house: House, people: list[Player], rng: Random) -> None:
    """Everybody plays as a fair player does, by button; what is chosen in menus is said."""
    seat_of = {player.id: player for player in people}
    table = await house.bot.tables.find(TableId(1))
    while table.status == "playing":
        session = table.session
        assert session is not None
        seat = session.turn[0]
        user = session.chairs[seat].user
        assert user is not None
        player = seat_of[user]
        line = session.game.write(fair_player(session.game, session.state, seat, rng))
        if line in player.lines():
            await player.act(line)
        else:
            await player.slash("card call", what=line)


@pytest.mark.parametrize("game", stand_ins())
async def test_a_whole_game_keeps_to_its_budget(house: House, game: str) -> None:
    rules = GAMES[game].presets["house"]
    sizes = GAMES[game].players(rules)
    people = house.invite_all(*["Ann", "Bob", "Cid", "Dee"][: min(sizes)])
    host, *guests = people
    since = len(house.env.http_requests)
    await house.opened(host, game)
    await shortened(house, host, game, len(people))
    for guest in guests:
        await guest.press(house.public, "lobby:1:join")
    await host.start()
    await played(house, people, Random(game))
    made = house.env.http_requests[since:]
    kinds = Counter(entry.method for entry in made)
    moves = sum(seat >= 0 for seat, _ in house.log().moves)
    counted = sum(is_counted(entry.path.strip("/").split("/")) for entry in made)
    said = f"{game}: {moves} moves, {len(made)} requests, {counted} counted, {dict(kinds)}"
    most, most_counted = BUDGET[len(people)]
    assert moves > 50, said
    assert len(made) <= most * moves, said
    assert counted <= most_counted * moves, said
    tables = [m for m in house.channel.history() if m.components]
    assert tables == list(house.channel.history()), "one public message, and nothing beside it"
    assert len(tables) == 1
    hands = [[one for one in player.letters if wishes(one)] for player in people]
    assert all(len(shown) == 1 for shown in hands), "and one for each hand"
    assert wishes(house.public)
    check_end(house, game, *people)
