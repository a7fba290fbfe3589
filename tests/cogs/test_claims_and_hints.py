"""*The rest is mine*, and a hint: through the buttons on a hand and the slash commands."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Pick, Seat, View, replay
from bot.rules.about.log import REST
from bot.storage.rows.ids import TableId
from bot.tables.model.clock import HASTE
from bot.tables.verbs.hint import ADVISER
from tests.support.house import House, open_house
from tests.support.messages import said, sentence, wishes
from tests.support.player import Player
from tests.support.quick import Quick, SimTime
from tests.support.reading import text_of
from tests.support.scripts import Script, find, follow, random_course

FOUR = ("Ann", "Bob", "Cem", "Dia")
LONGEST = defaultdict(lambda: 30, {"schieber": 40})
"""Moves to within the first deal."""
CERTAIN = ["euchre", "cutthroat", "pepper", "schieber", "four-jacks"]


async def begun(house: House, game: str, people: int, **set_to: str) -> list[Player]:
    """A game with so many people and robots on the other chairs."""
    players = house.invite_all(*FOUR[:people])
    host, *guests = players
    options = GAMES[game].presets["house"]
    await house.opened(host, game)
    smallest = GAMES[game].players(options)[0]
    panel = (await host.press(house.public, "lobby:1:rules")).response
    if "rules:1:size" in wishes(panel):
        await host.choose(panel, "rules:1:size", str(smallest))
    for guest in guests:
        await guest.press(house.public, "lobby:1:join")
    panel = await host.at_this_table()
    for what, value in set_to.items():
        await host.choose(panel, f"favour:1:{what}", value)
    await host.start()
    await house.env.settle()
    return players


def favours(message: Any, verb: str) -> list[str]:
    return [w for w in wishes(message) if w.startswith(f"favour:1:{verb}")]


def lines(house: House) -> list[str]:
    return [line for _, line in house.log().moves]


def notes(house: House, word: str) -> list[str]:
    return [
        line for (line,) in house.rows("SELECT line FROM notes ORDER BY number") if word in line
    ]


def certain(game: str, wanted: bool) -> tuple[bytes, Script]:
    """A shuffle and a course to a turn at which the rest is certain, or is not.

    :raises LookupError: none was found.
    """
    rules = GAMES[game]
    for seed in range(2000):
        secret = Random(seed).randbytes(32)
        for state, script in islice(random_course(game, secret, seed), LONGEST[game]):
            (seat, *_) = rules.to_act(state)
            if seat == CHANCE:
                continue
            view = rules.view(state, seat)
            if view.trick is None or len(view.hand) < 2:
                continue
            if (rules.plan_for_rest(view) is not None) == wanted:
                return secret, script
    raise LookupError("no such course")


@pytest.mark.parametrize("game", CERTAIN)
async def test_the_rest_is_played_out(tmp_path: Path, game: str) -> None:
    """Everybody sees the claimer's cards, and the deal is over as if it had been played."""
    secret, script = certain(game, True)
    people = GAMES[game].players(GAMES[game].presets["house"])[0]
    pace, secrets = replace(HASTE, interval=20.0), iter([secret])
    async with open_house(tmp_path, secrets=secrets, clock=SimTime(), pace=pace) as house:
        await begun(house, game, people)
        await follow(house, script)
        player = house.to_act()[0]
        view, count = house.view(player), len(lines(house))
        (button,) = favours(player.hand, "rest")
        assert said(await player.press(player.hand, button)) == sentence("rest-done")
        assert lines(house)[count] == REST
        cards = list(view.hand)
        for seen in (house.public, player.hand):
            assert "The rest is mine" in text_of(seen), "with the result of its deal"
        await house.env.advance_time(21)
        await house.env.settle()
        assert "The rest is mine" not in text_of(house.public) or not house.bot.tables.tables
        log = house.log()
        assert len(log.mainline) == len(log.moves) - 1
        assert replay(log) == house.state(), "the rules never hear of it"
        assert [s for s, _ in log.moves].count(CHANCE) > 1 or house.rows(
            "SELECT state FROM tables"
        ) == [("over",)]
        mine = [x for s, x in log.moves[count + 1 :] if s == player.seat() and "play" in x]
        assert set(mine[: len(cards)]) == {f"play {card}" for card in cards}
        assert notes(house, "claimed the rest")
        await house.restart()
        assert house.log() == log
        if house.to_act():
            who = house.to_act()[0]
            assert said(await player.slash("card takeback")) == sentence("no-nothing-to-take-back")
            await who.act(next(iter(who.lines())))


@pytest.mark.parametrize("game", ["euchre", "schieber", "pepper"])
async def test_what_is_not_certain_is_refused(tmp_path: Path, game: str) -> None:
    """In one sentence, whatever the reason; and nothing is done."""
    secret, script = certain(game, False)
    people = GAMES[game].players(GAMES[game].presets["house"])[0]
    async with open_house(tmp_path, secrets=iter([secret]), clock=SimTime()) as house:
        await begun(house, game, people)
        await follow(house, script)
        player = house.to_act()[0]
        kept, public = house.kept(), text_of(house.public)
        assert said(await player.slash("card claim")) == sentence("no-rest-not-certain")
        other = next(p for p in house.people if p is not player)
        assert said(await other.slash("card claim")) == sentence("no-rest-not-now")
        assert (house.kept(), text_of(house.public)) == (kept, public)


async def test_what_is_granted_stands_in_the_hand_or_in_its_menu(house: House) -> None:
    """A small hand has the button of *The rest is mine* itself; a large one leaves it to the menu.

    Nothing stands in both, so that a menu is no longer than it must be.
    """
    (ann,) = await begun(house, "schieber", 1, hints="on")
    both: set[tuple[bool, bool]] = set()
    for _ in range(LONGEST["schieber"]):
        if ann in house.to_act():
            menu = (await ann.press(ann.hand, "table:1:menu")).response
            shown, more = favours(ann.hand, ""), favours(menu, "")
            assert not set(shown) & set(more)
            if "play " in " ".join(ann.lines()):
                both.add((bool(favours(ann.hand, "rest")), bool(favours(menu, "rest"))))
        player = house.to_act()[0]
        await player.act(next(iter(player.lines())))
        await house.env.settle()
    assert both == {(True, False), (False, True)}


# ---------------------------------------------------------------------- hints


@pytest.mark.parametrize("game", ["euchre", "four-jacks", "schieber"])
async def test_a_hint(tmp_path: Path, game: str) -> None:
    """For one alone with robots: told to that one alone, counted, and nothing is done."""
    async with open_house(tmp_path, clock=SimTime()) as house:
        (ann,) = await begun(house, game, 1)
        for count in (1, 2):
            number = ann.hand
            log, public = house.log(), text_of(house.public)
            legal = house.legal(ann)
            (button,) = favours(number, "hint")
            await ann.press(ann.hand, button)
            assert "💡" in text_of(ann.hand)
            told = sentence("hint-count", count=count, compared="none")
            assert told in text_of(ann.hand), text_of(ann.hand)
            await ann.press(ann.hand, favours(ann.hand, "hint")[0])
            assert told in text_of(ann.hand), "the same question counts once"
            assert house.log() == log and house.legal(ann) == legal
            assert text_of(house.public) == public and "💡" not in public
            assert len(notes(house, "hint: ")) == count
            line = next((x for x in ann.lines()), None)
            if line is None:
                line = legal[0]
                await ann.slash("card call", what=line)
            else:
                await ann.act(line)
            for _ in range(20):
                if ann.lines() or favours(ann.hand, "hint"):
                    break
                await house.env.settle()
        await house.restart()
        if favours(ann.hand, "hint"):
            await ann.press(ann.hand, favours(ann.hand, "hint")[0])
            assert len(notes(house, "hint: ")) == 3
            assert sentence("hint-count", count=3, compared="none") in text_of(ann.hand)


@pytest.mark.parametrize("where", ["letter", "private"])
async def test_a_hint_in_words_stands_in_the_hand_too(tmp_path: Path, where: str) -> None:
    """People who have chosen words are sent to no other message: their hand has no picture."""
    async with open_house(tmp_path, clock=SimTime()) as house:
        (ann,) = await begun(house, "euchre", 1)
        panel = (await ann.slash("knave settings")).response
        await ann.press(panel, "mine:0:text-only:yes")
        if where == "private":
            await ann.open_hand()
        hand = ann.hand
        assert not hand.attachments
        result = await ann.press(hand, favours(hand, "hint")[0])
        assert "💡" in text_of(ann.hand) and ann.hand.id == hand.id and not result.followups
        menu = (await ann.press(hand, "table:1:menu")).response
        await ann.forge(menu, favours(hand, "hint")[0])
        assert menu.id != hand.id and "💡" not in text_of(menu), "of the menu it is another message"


async def test_a_hint_of_cards_with_which_others_always_go(tmp_path: Path) -> None:
    """Those are marked no more than when somebody chooses, and the button has each card once."""
    game = GAMES["cinch"]

    def some_always_go(state: Any, seat: Seat) -> bool:
        decision = game.legal(game.view(state, seat))
        return isinstance(decision, Pick) and bool(decision.always)

    secret, script = find("cinch", some_always_go)
    async with open_house(tmp_path, secrets=iter([secret]), clock=SimTime()) as house:
        await begun(house, "cinch", 4, hints="on")
        await follow(house, script)
        (player,) = [p for p in house.people if p.seat() in game.to_act(house.state())]
        await player.press(player.hand, favours(player.hand, "hint")[0])
        assert "💡" in text_of(player.hand)
        (line,) = player.lines()
        assert game.read(line) in game.legal(house.view(player))
        await player.act(line)
        assert house.log().moves[len(script)] == (player.seat(), line)


class Counting(Quick):
    """A robot that keeps count of the hints it was asked for."""

    def __init__(self) -> None:
        self.thoughts = 0

    async def choose(self, key: str, view: View[Any], seed: int | str, level: str) -> str:
        if level == ADVISER:
            self.thoughts += 1
        return await super().choose(key, view, seed, level)


async def test_a_hint_is_thought_of_once(tmp_path: Path) -> None:
    """However often the button is pressed: other tables' robots think in the same place."""
    robots = Counting()
    async with open_house(tmp_path, clock=SimTime(), robots=robots) as house:
        (ann,) = await begun(house, "euchre", 1)
        for _ in range(3):
            await ann.press(ann.hand, favours(ann.hand, "hint")[0])
            assert "💡" in text_of(ann.hand)
        assert robots.thoughts == 1
        await ann.act(next(iter(ann.lines())))
        await ann.press(ann.hand, favours(ann.hand, "hint")[0])
        assert robots.thoughts == 2, "another decision is another question"


async def test_hints_where_the_table_gives_them(tmp_path: Path) -> None:
    """Among people only if the host has chosen so; the setting stands in the menu."""
    async with open_house(tmp_path, clock=SimTime()) as house:
        ann, bob = await begun(house, "euchre", 2)
        for player in (ann, bob):
            assert not favours(player.hand, "hint")
            assert said(await player.slash("card hint")) == sentence("no-hints-alone")
        menu = (await bob.press(house.public, "table:1:menu")).response
        assert sentence("hints-usual") in text_of(menu)
        panel = (await bob.press(menu, "favour:1:panel")).response or menu
        kept = house.kept()
        told = said(await bob.forge(panel, "favour:1:hints", "on"))
        assert told == sentence("no-already-begun")
        assert house.kept() == kept


async def test_who_is_left_alone_has_no_hints(tmp_path: Path) -> None:
    """The game counts for those who played in it: nobody makes it casual after them."""
    async with open_house(tmp_path, clock=SimTime()) as house:
        ann, bob = await begun(house, "euchre", 2)
        while not any(seat == bob.seat() for seat, _ in house.log().moves):
            asked = house.to_act()[0]
            await asked.act(next(iter(asked.lines())))
        await bob.slash("table leave")
        while not ann.lines():
            await house.env.settle()
        assert not favours(ann.hand, "hint")
        assert said(await ann.slash("card hint")) == sentence("no-hints-alone")


async def test_with_hints_for_everybody_a_game_is_casual_from_the_beginning(
    tmp_path: Path,
) -> None:
    """It is not for whoever is losing to make it so."""
    async with open_house(tmp_path, clock=SimTime()) as house:
        await begun(house, "euchre", 2, hints="on")
        assert (await house.bot.tables.find(TableId(1))).state.casual


async def test_the_host_chooses(tmp_path: Path) -> None:
    async with open_house(tmp_path, clock=SimTime()) as house:
        ann, bob = house.invite_all("Ann", "Bob")
        await house.opened(ann, "euchre")
        await bob.press(house.public, "lobby:1:join")
        panel = await bob.at_this_table()
        assert not wishes(panel) and sentence("favours-host-only") in text_of(panel)
        kept = house.kept()
        assert said(await bob.forge(panel, "favour:1:takebacks", "off")) == sentence("no-host-only")
        assert house.kept() == kept
        panel = await ann.at_this_table()
        for what, values in (("takebacks", ("off", "misclick")), ("hints", ("off", "on"))):
            for value in values:
                await ann.choose(panel, f"favour:1:{what}", value)
                assert house.rows(f"SELECT {what} FROM tables") == [(value,)]
        told = said(await ann.forge(panel, "favour:1:hints", "perhaps"))
        assert told == sentence("no-forged")
        await house.restart()
        rules = (await bob.press(house.public, "lobby:1:rules")).response
        assert sentence("takebacks-misclick") in text_of(rules)
        assert sentence("hints-is", hints=sentence("hints-on")) in text_of(rules)
        await ann.start()
        await house.env.settle()
        asked = house.to_act()[0]
        assert favours(asked.hand, "hint"), "as the host has chosen"
        for who, key, menus in ((ann, "favours-begun", 2), (bob, "favours-host-only", 0)):
            menu = (await who.press(house.public, "table:1:menu")).response
            panel = (await who.press(menu, "favour:1:panel")).response or menu
            assert sentence(key) in text_of(panel) and len(wishes(panel)) == menus + 1, (
                "and the way back"
            )
