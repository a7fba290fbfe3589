"""A move taken back: a slip at once, anything else by consent; and never what is over."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Log, Pick, replay
from bot.rules.about.log import taken_back
from bot.tables.model.requests import PATIENCE
from bot.words.words import words
from tests.support.house import House, open_house
from tests.support.messages import labels, said, sentence, wishes
from tests.support.places import requests
from tests.support.player import Player
from tests.support.quick import SimTime
from tests.support.reading import text_of

FOUR = ("Ann", "Bob", "Cem", "Dia")


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


async def begun(house: House, game: str, people: int | None = None, **set_to: str) -> list[Player]:
    """A game with people on all chairs (or so many), and these settings chosen by the host."""
    players = house.invite_all(*FOUR[: people or min(GAMES[game].players(house_rules(game)))])
    host, *guests = players
    table = await house.opened(host, game)
    for guest in guests:
        await guest.press(house.public, f"lobby:{table}:join")
    panel = await host.at_this_table()
    for what, value in set_to.items():
        await host.choose(panel, f"favour:{table}:{what}", value)
    await host.start(table)
    await house.env.settle()
    return players


def house_rules(game: str) -> Any:
    return GAMES[game].presets["house"]


def favours(message: Any, verb: str = "") -> list[str]:
    return [w for w in wishes(message) if w.startswith(f"favour:1:{verb}")]


def lines(house: House) -> list[str]:
    return [line for _, line in house.log().moves]


async def act(house: House) -> tuple[Player, str]:
    """Have the player to act do something: the first bid is bid, and after it nothing higher."""
    player = house.to_act()[0]
    offered = list(player.lines())
    has_bid = any(line.startswith("bid") for line in lines(house)[-len(FOUR) :])
    line = "pass" if has_bid and "pass" in offered else offered[0]
    if not has_bid and len(offered) > 1 and offered[0] in ("pass", "no"):
        line = offered[1]
    await player.act(line)
    return player, line


async def until_trick(house: House) -> None:
    """Play on until cards are played to tricks."""
    for _ in range(60):
        if house.to_act() and any(line.startswith("play") for line in house.to_act()[0].lines()):
            return
        await act(house)
    raise AssertionError("nobody ever plays a card")


def agree(house: House) -> str:
    (wish,) = favours(house.public, "agree")
    return wish


def refuse(house: House) -> str:
    (wish,) = favours(house.public, "refuse")
    return wish


# ---------------------------------------------------------------------- a slip


@pytest.mark.parametrize("game", ["euchre", "schieber", "pepper", "cutthroat"])
async def test_a_slip_is_taken_back_at_once(house: House, game: str) -> None:
    """By the button on the hand; the log has a line more, and the game another move."""
    await begun(house, game)
    await until_trick(house)
    player = house.to_act()[0]
    before, old = house.state(), player.lines()
    assert len(old) > 1
    line, other = list(old)[:2]
    await player.act(line)
    after = house.to_act()[0]
    stale = next(iter(after.lines().values()))
    (button,) = favours(player.hand, "takeback")
    answer = await player.press(player.hand, button)
    assert not said(answer) and player in house.to_act(), "the hand itself is the answer"
    assert taken_back(lines(house)[-1]) == len(lines(house)) - 1
    assert house.state() == before, "the state is the one before"
    assert list(player.lines()) == list(old)
    assert set(player.lines().values()).isdisjoint(old.values()), "in which nothing is numbered so"
    assert sentence("event-took-back", who=player.name) in text_of(house.public)
    assert not after.lines() or after is player
    kept = house.kept()
    for outdated in (old[line], stale):
        who = player if outdated == old[line] else after
        assert sentence("no-outdated") in said(await who.forge(who.hand, outdated))
    assert house.kept() == kept, "what is outdated stays so"
    await player.act(other)
    assert lines(house)[-1] == other


async def test_once_a_turn_is_enough(house: House) -> None:
    await begun(house, "euchre", takebacks="misclick")
    await until_trick(house)
    player = house.to_act()[0]
    line = next(iter(player.lines()))
    await player.act(line)
    await player.slash("card takeback")
    await player.act(line)
    kept = house.kept()
    assert said(await player.slash("card takeback")) == sentence("no-takeback-too-late")
    assert house.kept() == kept


async def test_pressed_too_late_it_says_so_in_one_place(house: House) -> None:
    await begun(house, "euchre", takebacks="misclick")
    await until_trick(house)
    first, _ = await act(house)
    (button,) = favours(first.hand, "takeback")
    await act(house)
    since = len(house.env.http_requests)
    for _ in range(3):
        assert said(await first.forge(first.hand, button)) == sentence("no-takeback-too-late")
    assert requests(house, "DELETE", "/webhooks/", since) == 2, "the notes before are gone"


async def test_who_has_acted_since(house: House) -> None:
    """Then it is no slip any more; where nothing else is allowed, that is said."""
    await begun(house, "euchre", takebacks="misclick")
    await until_trick(house)
    first, _ = await act(house)
    second, _ = await act(house)
    kept = house.kept()
    assert said(await first.slash("card takeback")) == sentence("no-takeback-too-late")
    assert house.kept() == kept
    assert said(await second.slash("card takeback")) == sentence("takeback-done")


async def test_what_was_learned_is_not_unlearned(house: House) -> None:
    """A discard and a draw show new cards: that is no slip."""
    ann, bob = await begun(house, "widow-pitch", takebacks="misclick")
    first = house.to_act()[0]
    await first.act([line for line in first.lines() if line.startswith("bid")][-1])
    if house.to_act():
        await house.to_act()[0].act("pass")
    game = GAMES[house.log().game]
    for _ in range(8):
        player = next(p for p in (ann, bob) if p.seat() in replay(house.log()).turns)
        view, decision = house.view(player), game.legal(house.view(player))
        action = next(iter(decision))
        if isinstance(decision, Pick):
            action = decision.make(decision.cards[: decision.at_most])
        await player.slash("card call", what=game.write(action))
        if set(house.view(player).hand) - set(view.hand):
            kept = house.kept()
            assert said(await player.slash("card takeback")) == sentence("no-takeback-too-late")
            assert house.kept() == kept
            return
    raise AssertionError("nobody drew a card")


async def test_nothing_is_taken_back_where_it_is_off(house: House) -> None:
    await begun(house, "euchre", takebacks="off")
    await until_trick(house)
    player, _ = await act(house)
    assert not favours(player.hand, "takeback")
    assert said(await player.slash("card takeback")) == sentence("no-takebacks-off")


async def test_a_deal_that_is_over_stays_over(house: House) -> None:
    players = await begun(house, "four-jacks")
    while len([seat for seat, _ in house.log().moves if seat == CHANCE]) < 2:
        if not house.to_act():
            break
        player = house.to_act()[0]
        if player.lines():
            await act(house)
            continue
    kept = house.kept()
    for player in players:
        if not any(s == player.seat() for s, _ in deal(house.log())):
            assert said(await player.slash("card takeback")) == sentence("no-nothing-to-take-back")
    assert house.kept() == kept


def deal(log: Log) -> list[tuple[Any, str]]:
    """The lines of this deal."""
    last = max(n for n, (seat, _) in enumerate(log.moves) if seat == CHANCE)
    return list(log.moves[last + 1 :])


# ---------------------------------------------------------------------- by consent


async def asked(house: House, game: str = "euchre") -> tuple[Player, list[Player]]:
    """Somebody asks after two others have acted; who is asked."""
    players = await begun(house, game)
    await until_trick(house)
    first, _ = await act(house)
    await act(house)
    (button,) = favours(first.hand, "takeback")
    answer = await first.press(first.hand, button)
    assert not said(answer), "the hand itself is the answer"
    assert "Waiting for the others to agree" in text_of(first.hand)
    return first, [p for p in players if p is not first]


@pytest.mark.parametrize("game", ["euchre", "double-pepper", "cutthroat", "schieber"])
async def test_by_consent_of_everybody(house: House, game: str) -> None:
    asker, others = await asked(house, game)
    mine = max(n for n, (s, _) in enumerate(house.log().moves, 1) if s == asker.seat())
    assert asker.name in text_of(house.public)
    _, line = house.log().moves[mine - 1]
    card = words("en").card(line.removeprefix("play "))
    for n, other in enumerate(others):
        assert asker.name in text_of(other.hand) and favours(other.hand, "agree"), "asked privately"
        assert card in text_of(other.hand), "which card, all have seen"
        where = other.hand if n % 2 else house.public
        answer = await other.press(where, favours(where, "agree")[0])
        last = n == len(others) - 1
        assert said(answer) == sentence("takeback-granted" if last else "takeback-agreed")
    assert lines(house)[-1] == f"takeback {mine}"
    assert house.to_act() == [asker]
    assert replay(house.log()) == replay(before(house.log(), mine))
    assert not favours(house.public, "agree")


def before(log: Log, number: int) -> Log:
    return replace(log, moves=log.moves[: number - 1])


async def test_a_refusal_is_private_and_polite(house: House) -> None:
    asker, (one, two, three) = await asked(house)
    wish = refuse(house)
    await one.press(house.public, agree(house))
    log = house.log()
    answer = await two.press(house.public, wish)
    assert said(answer) == sentence("takeback-declined")
    assert house.log() == log, "nothing has moved"
    assert sentence("takeback-refused") in text_of(asker.hand)
    for other in (one, two, three):
        assert sentence("takeback-refused") not in text_of(other.hand)
    assert "take back" not in text_of(house.public) and not favours(house.public)
    assert said(await three.forge(house.public, wish)) == sentence("no-takeback-gone")
    assert said(await asker.slash("card takeback")) == sentence("no-takeback-once")


async def test_who_plays_on_has_answered(house: House) -> None:
    _, others = await asked(house)
    wish = agree(house)
    await act(house)
    assert not favours(house.public)
    assert said(await others[0].forge(house.public, wish)) == sentence("no-takeback-gone")


async def test_a_wish_lapses(house: House) -> None:
    asker, others = await asked(house)
    wish = agree(house)
    await house.env.advance_time(PATIENCE + 1)
    await house.env.settle()
    assert not favours(house.public)
    assert sentence("takeback-lapsed") in text_of(asker.hand)
    assert said(await others[0].forge(house.public, wish)) == sentence("no-takeback-gone")


async def test_a_wish_is_withdrawn(house: House) -> None:
    asker, _ = await asked(house)
    (button,) = favours(asker.hand, "refuse")
    assert sentence("button-withdraw-takeback") in labels(asker.hand)
    assert said(await asker.press(asker.hand, button)) == sentence("takeback-withdrawn")
    assert not favours(house.public)


async def test_a_wish_survives_a_restart(house: House) -> None:
    asker, (one, two, three) = await asked(house)
    await one.press(house.public, agree(house))
    await house.restart()
    for other in (two, three):
        await other.press(house.public, agree(house))
    assert lines(house)[-1].startswith("takeback ")
    state = house.state()
    await house.restart()
    assert house.state() == state and house.to_act() == [asker]
    await act(house)


async def test_robots_wait_while_people_are_asked(house: House) -> None:
    """They would have acted long ago; they go on when the wish is settled."""
    ann, bob = await begun(house, "euchre", people=2)
    for _ in range(80):
        trick = house.view(ann).trick
        for asker, other in ((ann, bob), (bob, ann)):
            if favours(asker.hand, "takeback") and trick and not asker.lines() and other.lines():
                await asker.press(asker.hand, favours(asker.hand, "takeback")[0])
                if not favours(house.public, "agree"):
                    break
                count = len(lines(house))
                await house.env.settle()
                assert len(lines(house)) == count
                await other.press(other.hand, favours(other.hand, "agree")[0])
                assert lines(house)[count].startswith("takeback ")
                assert house.to_act(), "and the table goes on"
                return
        await act(house)
    raise AssertionError("it never came to a question")


async def test_robots_agree_where_nothing_new_was_seen(house: House) -> None:
    """Alone with robots: after a pass yes, after a card that one could not know no."""
    (ann,) = await begun(house, "euchre", people=1)
    seen: set[Any] = set()
    for _ in range(60):
        if not house.to_act() or len(seen) == 2:
            break
        has_acted = any(s == ann.seat() for s, _ in deal(house.log()))
        if has_acted:
            count = len(lines(house))
            answer = said(await ann.slash("card takeback"))
            if answer == sentence("takeback-done"):
                assert lines(house)[count].startswith("takeback ")
                seen.add("agreed")
                await act(house)
                if lines(house)[count + 1 :] and house.to_act():
                    again = said(await ann.slash("card takeback"))
                    assert again != sentence("takeback-done"), "once a turn is enough"
            elif answer == sentence("no-takeback-robots"):
                assert len(lines(house)) == count
                seen.add("refused")
        if not house.to_act():
            break
        await act(house)
    assert seen == {"agreed", "refused"}


async def test_nobody_takes_back_what_a_robot_played(house: House) -> None:
    """Somebody sits down on the seat of a robot that has just acted in this deal."""
    (ann,) = await begun(house, "euchre", people=1)
    bob = house.invite("Bob")
    await act(house)
    robots = [(n, s) for n, (s, _) in enumerate(house.log().moves, 1)
              if s not in (CHANCE, ann.seat())]  # fmt: skip
    number, seat = robots[-1]
    await bob.forge(house.public, f"sit:1:{int(seat)}")
    assert bob.seat() == seat
    assert not favours(bob.hand, "takeback")
    log = house.log()
    assert said(await bob.slash("card takeback")) == sentence("no-nothing-to-take-back")
    refused = await bob.forge(bob.hand, f"favour:1:takeback:{number}")
    assert said(refused) == sentence("no-nothing-to-take-back")
    assert house.log() == log
