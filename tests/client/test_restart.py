"""Kill the process anywhere: the same table, the same turn, the same buttons come back."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from bot.rules import GAMES, View, replay
from bot.storage.rows.ids import TableId, UserId
from bot.storage.sqlite import SqliteStore
from bot.storage.store import StoreError
from bot.tables.screens.custom_ids import Look
from bot.words.words import words
from tests.support.advice import Advising
from tests.support.hearing import heard
from tests.support.house import House, open_house
from tests.support.messages import enabled, moves, said, sentence, wishes
from tests.support.places import forget_tokens
from tests.support.quick import Quick, SimTime
from tests.support.reading import text_of
from tests.support.stand_ins import stand_ins


class Silent(Advising):
    """A robot that never answers: as if the process died while it was thinking."""

    async def choose(self, key: str, view: View[Any], seed: int | str, level: str) -> str:
        await asyncio.sleep(10**6)
        raise AssertionError


async def test_the_same_buttons_go_on(house: House) -> None:
    """In direct messages and on the private hand, without a new message anywhere."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    await bob.open_hand()
    rng = Random(2)
    for _ in range(12):
        if not house.to_act():
            await bob.open_hand()  # a private message is kept fresh by one process only
        player = house.to_act()[0]
        public, letters = house.public.id, len(player.letters)
        before, offered = wishes(player.hand), set(moves(player.hand).values())
        await house.restart()
        assert wishes(player.hand) == before
        await player.act(rng.choice(sorted(player.lines())))
        assert not offered & set(wishes(player.hand))
        assert house.public.id == public
        assert len(player.letters) == letters
    assert replay(house.log())


async def test_a_table_whose_log_is_damaged_is_told_of_in_a_sentence(house: House) -> None:
    """Its lines are refused by the rules as a player's are, but nobody has played them now."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    await damaged(house)
    await house.restart()
    (told,) = house.faults.seen
    assert "table 1 cannot be taken up again" in told
    result = await ann.press(house.public, str(Look.of(TableId(1), "details")))
    assert said(result) == sentence("no-failed")
    house.faults.seen.clear()


async def test_a_damaged_table_of_another_process_keeps_nobody_from_commands(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before each command it is looked up at which tables of others somebody sits."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    await damaged(house)
    hall = house.bot.tables
    monkeypatch.setattr(hall, "peers", SimpleNamespace(alone=False, owns=lambda guild: False))
    assert await hall.elsewhere_of(UserId(ann.id)) == []


async def damaged(house: House) -> None:
    """Somebody passes, and that is stored as another's pass."""
    player = house.to_act()[0]
    await player.act("pass")
    other = f"UPDATE moves SET seat = (seat + 1) % 4 WHERE line = 'pass' AND seat = {player.seat()}"
    await house.bot.store.do(lambda db: db.execute(other))


async def test_a_lobby_goes_on(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, "four-jacks", rules="source")
    await ann.more("robot")
    panel = (await ann.press(house.public, "lobby:1:rules")).response
    await ann.choose(panel, "rules:1:level", "hard")
    before = text_of(house.public)
    await house.restart()
    assert text_of(house.public) == before
    await bob.press(house.public, "lobby:1:join")
    assert "Bob" in text_of(house.public)
    await ann.start()
    assert house.to_act(ann, bob) == [ann, bob]
    assert len(ann.letters) == 1


async def test_robots_go_on_by_themselves(house: House) -> None:
    """They were thinking when the lights went out."""
    (ann,) = house.invite_all("Ann")
    await house.restart(robots=Silent())
    await house.started("euchre", ann)
    while ann.lines():
        await ann.act(sorted(ann.lines())[-1])
    stuck = len(house.log().moves)
    await house.restart(robots=Quick())
    assert len(house.log().moves) > stuck
    assert ann.lines() or replay(house.log())


async def test_what_was_stored_but_not_told_is_told_after_the_restart(house: House) -> None:
    """The process died between the disk and Discord: nobody has to look for it."""
    people = house.invite_all("Ann", "Bob", "Cid", "Dee")
    await house.started("euchre", *people)
    (first,) = house.to_act()
    house.env.inject_error("PATCH", "/channels/*/messages/*", times=None)
    await first.act("pass")
    assert not house.to_act(), "nobody has heard of it"
    assert house.log().moves[-1] == (first.seat(), "pass")
    house.env.backend.faults.clear()
    await house.restart()
    (second,) = house.to_act()
    assert second.seat() == (first.seat() + 1) % 4
    assert second.name in text_of(house.public)


async def test_the_end_of_a_game_is_told_after_the_restart(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "four-jacks")
    panel = (await ann.press(house.public, "lobby:1:rules")).response
    await ann.choose(panel, "rules:1:option", "deals")
    await ann.choose(panel, "value:1:deals", "3")
    await ann.start()
    while ann.lines():
        if (
            GAMES["four-jacks"].view(house.state(), None).deal == 3
            and len(house.view(ann).hand) == 2
        ):
            forget_tokens(house)
            house.env.inject_error("PATCH", "/channels/*/messages/*", times=None)
        await ann.act(sorted(ann.lines())[0])
    assert house.rows("SELECT state FROM tables") == [("over",)]
    title = sentence("victory-title", game=sentence("game-four-jacks"), table=1)
    assert title not in text_of(house.public)
    house.env.backend.faults.clear()
    await house.restart()
    assert title in text_of(house.public)
    assert sentence("unsealed", seed=house.log().seed[:4]) in text_of(house.public)
    assert enabled(house.public, "table:1:rematch")


async def test_the_end_of_a_table_is_told_after_a_long_outage(tmp_path: Path) -> None:
    """The process died between the disk and Discord, and nobody began it again for hours."""
    async with open_house(tmp_path, clock=SimTime()) as house:
        (ann,) = house.invite_all("Ann")
        await house.started("euchre", ann)
        forget_tokens(house)
        house.env.inject_error("PATCH", "/channels/*/messages/*", times=None)
        await ann.end()
        assert house.rows("SELECT state FROM tables") == [("ended",)]
        closed = sentence("table-ended", game=sentence("game-euchre"), table=1)
        assert closed not in text_of(house.public)
        await house.bot.display.redraws.stop(lambda key: True)
        await house.env.advance_time(3 * 60 * 60)
        house.env.backend.faults.clear()
        await house.restart()
        assert closed in text_of(house.public)


async def test_one_players_choice_never_outdates_anothers(house: House) -> None:
    """All three choose a card to pass at once: each button works, whoever is quicker."""
    people = house.invite_all("Ann", "Bob", "Cid")
    await house.started("four-jacks", *people)
    offered = {player.name: moves(player.hand) for player in people}
    edited = {player.name: player.hand.edited_at for player in people}
    assert all(len(lines) == 8 for lines in offered.values())
    requests = len(house.env.http_requests)
    ann, bob, cid = people
    line = sorted(offered["Bob"])[0]
    await bob.press(bob.hand, offered["Bob"][line])
    for player in (ann, cid):
        assert moves(player.hand) == offered[player.name]
        assert player.hand.edited_at == edited[player.name], "not even drawn again"
    quiet = {f"/channels/{p.hand.channel.id}/messages/{p.hand.id}" for p in (ann, cid)}
    assert not quiet & {request.path for request in house.env.http_requests[requests:]}
    await house.restart()
    for player in (cid, ann):
        line = sorted(offered[player.name])[-1]
        assert moves(player.hand) == offered[player.name]
        await player.press(player.hand, offered[player.name][line])
        assert (player.seat(), line) in house.log().moves
    for player in people:
        held = words("en").cards(house.view(player).hand)
        assert held in heard(player.hand), "every hand shows the card that came"


@pytest.mark.parametrize("game", stand_ins())
async def test_a_restart_after_every_move(house: House, game: str) -> None:
    """The state that is taken up again is the state that was left."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(game, ann, bob)
    rng = Random(4)
    for _ in range(8):
        asked = house.to_act()
        if not asked:
            break
        state = house.state()
        await house.restart()
        assert house.state() == state
        player = rng.choice(asked)
        await player.act(rng.choice(sorted(player.lines())))
        assert house.state() != state


class Forgetful(SqliteStore):
    """A store that cannot be read for a while."""

    broken = False

    async def do(self, work: Any, *, apart: bool = False) -> Any:
        if Forgetful.broken and work.__qualname__ == "person":
            raise StoreError("not now")
        return await super().do(work, apart=apart)


async def test_what_could_not_be_taken_up_is_so_when_it_is_asked_for(tmp_path: Path) -> None:
    """It is an open table then like any other: found in its channel, and its clocks run."""
    async with open_house(tmp_path, clock=SimTime(), store=Forgetful) as house:
        ann, bob = house.invite_all("Ann", "Bob")
        await house.started("euchre", ann, bob)
        (asked,) = house.to_act()
        old, line = asked.hand, sorted(asked.lines())[0]
        button = asked.lines()[line]
        Forgetful.broken = True
        await house.restart()
        Forgetful.broken = False
        assert not house.bot.tables.tables and house.faults.seen
        house.faults.seen.clear()
        await asked.forge(old, button)
        assert (asked.seat(), line) in house.log().moves
        assert [table.id for table in house.bot.tables.tables] == [1]
        before = len(house.log().moves)
        await house.env.advance_time(10 * 60)
        assert len(house.log().moves) > before, "who sleeps holds nobody up here either"
