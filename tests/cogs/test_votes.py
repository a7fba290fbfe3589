"""Other rules in the middle of a game: proposed, voted on, in force from the next deal on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, replay
from bot.rules.about.rule_changes import is_change
from bot.rules.about.rule_codes import write_code
from bot.tables.model.clock import Pace
from bot.tables.model.proposal import PATIENCE
from bot.words.words import escape, languages, words
from tests.support.house import House, open_house, pass_time, secrets_from
from tests.support.messages import enabled, menu, said, sentence, wishes
from tests.support.player import Player
from tests.support.playing import deals
from tests.support.quick import SimTime
from tests.support.reading import text_of

GAME = "euchre"
ALL = GAMES[GAME]
NOW = ALL.options()
SHORT = write_code(ALL, ALL.options(target=5))
PAUSE = 30.0


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Robots without a pause, in a house whose time is the test's."""
    async with open_house(tmp_path, clock=SimTime()) as opened:
        yield opened


def target_is(points: int) -> str:
    label = sentence("euchre-option-target")
    return sentence("option-is", option=label, value=points)


def changes(house: House, table: int = 1) -> list[str]:
    return [line for seat, line in house.log(table).moves if is_change(seat, line)]


def notes(house: House) -> list[str]:
    found = [line for (line,) in house.rows("SELECT line FROM notes ORDER BY number")]
    return [line for line in found if line.startswith("rules ")]


def waiting(house: House, table: int = 1) -> bool:
    """Whether the table stands between two deals."""
    log = house.log(table)
    return GAMES[log.game].to_act(replay(log)) == (CHANCE,)


async def play_out(house: House, until: Any) -> None:
    """Everybody plays what they may until something is so."""
    for _ in range(300):
        if until():
            return
        acting = house.to_act()
        if not acting:
            return
        await acting[0].act(sorted(acting[0].lines())[0])


async def to_next_deal(house: House) -> None:
    """Until the next deal, or until the table waits before it."""
    number = deals(house)
    await play_out(house, lambda: deals(house) > number or waiting(house))


async def proposed(house: House, player: Player, *, value: str = "5") -> Any:
    """Propose another target from the menu of the table; the answer is the panel."""
    shown = (await player.press(house.public, "table:1:menu")).response
    await player.press(shown, "vote:1:open")
    await choose(player, shown, "option", "target")
    await choose(player, shown, "value", value)
    await player.press(shown, wish(shown, "propose"))
    return shown


def wish(message: Any, verb: str) -> str:
    (found,) = [w for w in wishes(message) if w.startswith(f"vote:1:{verb}")]
    return found


async def choose(player: Player, shown: Any, what: str, value: str) -> Any:
    return await player.choose(shown, wish(shown, what), value)


async def three(house: House, **options: Any) -> list[Player]:
    people = house.invite_all("Ann", "Bob", "Cid")
    await house.started(GAME, *people, **options)
    return people


# ---------------------------------------------------------------------- agreed


async def test_rules_that_everybody_agrees_to(house: House) -> None:
    """Proposed in mid-deal, voted on, in force with the next deal; points and dealer stay."""
    ann, bob, cid = await three(house)
    panel = await proposed(house, bob)
    assert sentence("proposal-made") in text_of(panel)
    text = sentence("proposal-open", who="Bob", rules=target_is(5))
    assert text in text_of(house.public)
    assert sentence("proposal-waits", who="Ann and Cid", count=2) in text_of(house.public)
    assert text in text_of(ann.hand), "who reads their hand alone hears of it too"
    assert said(await ann.press(house.public, "vote:1:yes:1")) == sentence("voted-yes")
    assert sentence("proposal-waits", who="Cid", count=1) in text_of(house.public)
    assert said(await cid.press(house.public, "vote:1:yes:1")) == sentence("voted-all")
    assert sentence("proposal-accepted", rules=target_is(5)) in text_of(house.public)
    assert not enabled(house.public, "vote:1:yes:1")
    assert not changes(house), "a deal is under way"
    await to_next_deal(house)
    assert changes(house) == [f"rules {ALL.options(target=5)}"]
    assert deals(house) == 2
    match = house.state().match
    assert (match.options.target, match.deal) == (5, 2)
    label = sentence("euchre-option-target")
    told = sentence("event-rule-changed", option=label, values="5")
    assert told in text_of(house.public)
    shown = (await ann.press(house.public, "table:1:details")).response
    assert told in text_of(shown), "in the course of the deal"
    shown = (await ann.press(house.public, "table:1:menu")).response
    assert sentence("menu-rules", rules=f"{sentence('preset-house')} · {target_is(5)}") in text_of(
        shown
    )
    assert sentence("rules-code", rules_code=SHORT) in text_of(shown)


async def test_a_vote_in_the_menu_takes_its_place(house: House) -> None:
    """It would stand there with its question, and say that nobody has answered; a hand stays."""
    ann, bob, cid = await three(house)
    await proposed(house, bob)
    panel = (await ann.press(house.public, "table:1:menu")).response
    await ann.press(panel, "vote:1:yes:1")
    assert text_of(panel) == sentence("voted-yes")
    assert wishes(panel) == []
    held = (await cid.press(house.public, "table:1:hand")).response
    told = await cid.press(held, wish(held, "yes"))
    assert sentence("voted-all") in said(told)
    assert sentence("voted-all") not in text_of(held)


async def test_something_else_is_voted_on_while_agreed_rules_wait(house: House) -> None:
    """Their deal may be hours off: meanwhile a table would have no way to end by agreement."""
    ann, bob, cid = await three(house)
    await proposed(house, ann)
    for other in (bob, cid):
        await other.press(house.public, "vote:1:yes:1")
    shown = (await ann.press(house.public, "table:1:menu")).response
    assert {"vote:1:no:1", "vote:1:panel"} <= set(wishes(shown))
    shown = (await bob.press(house.public, "table:1:menu")).response
    assert [w for w in wishes(shown) if w.startswith("vote:")] == ["vote:1:panel"]
    await bob.press(shown, "vote:1:panel")
    told = (await bob.choose(shown, "vote:1:clock", "5m")).response
    assert sentence("vote-made") in text_of(told)
    await house.restart()
    text = text_of(house.public)
    assert sentence("proposal-accepted", rules=target_is(5)) in text
    assert sentence("vote-clock", who="Bob", clock=sentence("clock-5m")) in text
    assert said(await ann.press(house.public, "vote:1:yes:2")) == sentence("vote-yes-said")
    refused = await ann.forge(house.public, "vote:1:yes:1")
    assert said(refused) == sentence("no-voted-already")
    assert said(await cid.press(house.public, "vote:1:yes:2")) == sentence("vote-done")
    await house.restart()
    assert sentence("proposal-accepted", rules=target_is(5)) in text_of(house.public)
    await to_next_deal(house)
    assert changes(house) == [f"rules {ALL.options(target=5)}"]


async def test_a_game_with_changed_rules_counts_as_one_of_its_own(house: House) -> None:
    """Even if it ends by rules that are a preset; and it can be played again by the new rules."""
    (ann,) = house.invite_all("Ann")
    await house.started(GAME, ann, rules=write_code(ALL, ALL.options(target=7)))
    await proposed(house, ann, value="10")
    await to_next_deal(house)
    assert house.state().match.options == NOW
    await house.restart()
    await proposed(house, ann, value="5")
    await play_out(house, lambda: house.rows("SELECT * FROM results"))
    ((fingerprint, preset),) = house.rows("SELECT fingerprint, preset FROM results")
    first, second = ALL.options(target=7), f"| rules {NOW}"
    assert fingerprint.startswith(f"{GAME} {ALL.version} {first} {second}")
    assert preset == ""
    last = house.state().match.options
    board = (await ann.slash("knave leaderboard", game=GAME)).response
    assert sentence("rules-of-its-own") in text_of(board)
    await house.restart()
    await ann.press(house.public, "table:1:rematch")
    assert house.rows("SELECT options FROM tables WHERE id = 2") == [(str(last),)]
    await ann.more("end", 2)
    await ann.slash("again")
    assert house.rows("SELECT options FROM tables WHERE id = 3") == [(str(last),)]


async def test_robots_are_not_asked(house: House) -> None:
    """Someone who plays alone changes the rules alone, but between deals only."""
    ann = house.invite("Ann")
    await house.started(GAME, ann)
    await proposed(house, ann)
    assert not changes(house)
    await to_next_deal(house)
    assert len(changes(house)) == 1
    assert deals(house) == 2


@pytest.mark.parametrize("language", languages())
async def test_in_every_language(house: House, language: str) -> None:
    w = words(language)
    ann, bob = house.invite("Ann", locale=language), house.invite("Bob", locale=language)
    await house.started(GAME, ann, bob)
    panel = await proposed(house, ann)
    assert text_of(panel) == w.say("proposal-made")
    rule = w.say("option-is", option=w.say("euchre-option-target"), value=5)
    assert w.say("proposal-open", who="Ann", rules=rule) in text_of(bob.hand)
    assert said(await bob.press(house.public, "vote:1:no:1")) == w.say("voted-no")


# ---------------------------------------------------------------------- not agreed


async def test_one_who_is_against_it_is_enough(house: House) -> None:
    ann, bob, cid = await three(house)
    await proposed(house, ann)
    old = house.public
    await bob.press(house.public, "vote:1:no:1")
    assert "vote:1:yes:1" not in wishes(house.public)
    late = await cid.forge(old, "vote:1:yes:1")
    assert said(late) == sentence("no-proposal-gone")
    await to_next_deal(house)
    assert deals(house) == 2
    assert not changes(house)
    await proposed(house, cid, value="7")
    late = await bob.forge(house.public, "vote:1:yes:1")
    assert said(late) == sentence("no-proposal-gone"), "the button of another proposal"
    shown = (await cid.press(house.public, "table:1:menu")).response
    await cid.press(shown, "vote:1:no:2")
    assert notes(house)[-1] == "rules dropped: taken back"


async def test_the_next_deal_waits_a_little_and_no_longer(house: House) -> None:
    """It is held up for a minute; then the proposal lapses, and the game goes on."""
    ann, bob, cid = await three(house)
    await proposed(house, ann)
    await bob.press(house.public, "vote:1:yes:1")
    await to_next_deal(house)
    assert waiting(house)
    assert "vote:1:yes:1" in wishes(cid.hand), "who has not answered can do so from the hand"
    assert "vote:1:yes:1" not in wishes(bob.hand)
    await pass_time(house, PATIENCE - 1)
    assert waiting(house)
    await pass_time(house, 2)
    assert deals(house) == 2
    assert not changes(house)
    assert notes(house)[-1].startswith("rules dropped")
    assert cid.lines() or ann.lines() or bob.lines()


async def test_the_last_word_comes_while_the_deal_waits(house: House) -> None:
    """The old button works, too, when another process has taken up the table."""
    ann, bob, cid = await three(house)
    await proposed(house, ann)
    await bob.press(house.public, "vote:1:yes:1")
    await house.restart()
    await to_next_deal(house)
    assert waiting(house)
    await pass_time(house, PATIENCE / 2)
    await house.restart()
    assert waiting(house)
    assert sentence("proposal-waits", who="Cid", count=1) in text_of(house.public)
    await cid.press(cid.hand, "vote:1:yes:1")
    assert deals(house) == 2
    assert len(changes(house)) == 1
    await house.restart()
    assert house.state().match.options.target == 5
    shown = (await ann.press(house.public, "table:1:menu")).response
    assert target_is(5) in text_of(shown)


async def test_who_leaves_is_not_waited_for(house: House) -> None:
    ann, bob, cid = await three(house)
    await proposed(house, ann)
    await bob.press(house.public, "vote:1:yes:1")
    await to_next_deal(house)
    assert waiting(house)
    await cid.slash("table leave")
    assert deals(house) == 2
    assert len(changes(house)) == 1


async def paused_before_a_vote(house: House) -> tuple[Player, Player]:
    """Other rules are proposed, and before anybody answers there is a long pause."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started(GAME, ann, bob)
    await proposed(house, ann)
    await to_next_deal(house)
    for player in (ann, bob):
        shown = (await player.press(house.public, "table:1:menu")).response
        await player.press(shown, "clock:1:pause")
    await pass_time(house, 2 * PATIENCE)
    return ann, bob


async def test_a_pause_does_not_let_a_vote_lapse(house: House) -> None:
    _, bob = await paused_before_a_vote(house)
    assert waiting(house)
    assert "vote:1:yes:1" in wishes(house.public)
    await bob.press(house.public, "vote:1:yes:1")
    assert waiting(house), "a pause is a pause"
    await bob.press(house.public, "clock:1:resume")
    assert deals(house) == 2
    assert len(changes(house)) == 1


async def test_after_a_pause_there_is_time_to_vote(house: House) -> None:
    """The minute begins anew: nobody could be expected to answer in a pause."""
    _, bob = await paused_before_a_vote(house)
    await bob.press(house.public, "clock:1:resume")
    await pass_time(house, PATIENCE - 2)
    assert waiting(house)
    assert "vote:1:yes:1" in wishes(house.public)
    await pass_time(house, 3)
    assert notes(house)[-1].startswith("rules dropped")
    assert deals(house) == 2


async def test_what_has_become_impossible_is_dropped(tmp_path: Path) -> None:
    """A side reaches the target that was agreed to before the deal is over."""
    async with open_house(tmp_path, clock=SimTime(), secrets=secrets_from(3)) as house:
        ann = house.invite("Ann")
        await house.started(GAME, ann)
        await play_out(house, lambda: max(house.state().match.scores) == 4)
        assert max(house.state().match.scores) == 4
        await proposed(house, ann)
        await to_next_deal(house)
        assert max(house.state().match.scores) == 5
        assert notes(house)[-1] == "rules dropped: rules-settled"
        assert not changes(house)


# ---------------------------------------------------------------------- who, when and what


async def test_who_may_propose_and_vote(house: House) -> None:
    ann, bob, eve = house.invite_all("Ann", "Bob", "Eve")
    await house.opened(ann, GAME)
    early = await ann.forge(house.public, "vote:1:open")
    assert said(early) == sentence("no-not-begun")
    await ann.more("end")
    await house.started(GAME, ann, bob)
    shown = (await eve.press(house.public, "table:2:menu")).response
    assert not [w for w in wishes(shown) if w.startswith("vote:")]
    for forged in ("vote:2:open", f"vote:2:propose:{SHORT}", "vote:2:yes:1"):
        assert said(await eve.forge(house.public, forged)) == sentence("no-not-here")
    assert said(await ann.forge(house.public, "vote:2:yes:1")) == sentence("no-proposal-gone")
    same = await ann.forge(house.public, f"vote:2:propose:{write_code(ALL, NOW)}")
    assert said(same) == sentence("why-rules-same")
    await ann.forge(house.public, f"vote:2:propose:{SHORT}")
    again = await bob.forge(house.public, f"vote:2:propose:{SHORT}")
    assert said(again) == sentence("no-proposal-open")
    assert said(await ann.forge(house.public, "vote:2:yes:1")) == sentence("no-voted-already")
    await bob.forge(house.public, "vote:2:yes:1")
    again = await bob.forge(house.public, f"vote:2:propose:{SHORT}")
    assert said(again) == sentence("no-proposal-settled"), "nothing is left to be decided first"
    for nonsense in ("vote:2", "vote:2:yes", "vote:2:yes:x", "vote:2:dance:1", "vote:2:set:x"):
        assert said(await ann.forge(house.public, nonsense)) == sentence("no-forged")
    other = write_code(GAMES["pepper"], GAMES["pepper"].options())
    refused = await ann.forge(house.public, f"vote:2:draft:{other}")
    assert said(refused) == sentence("no-code-of-another-game", typed=escape(other))


async def test_what_holds_for_a_whole_game_is_not_offered(house: House) -> None:
    """Partners stay partners, also when a whole set of rules is taken over."""
    ann = house.invite("Ann")
    await house.started("pinochle", ann)
    shown = (await ann.press(house.public, "table:1:menu")).response
    await ann.press(shown, "vote:1:open")
    offered = [o["value"] for o in menu(shown, "vote:1:option")["options"]]
    game = GAMES["pinochle"]
    assert set(offered) == set(names(game)) - game.options.lasting
    await choose(ann, shown, "set", "dailey")
    assert enabled(shown, wish(shown, "propose"))
    await ann.press(shown, wish(shown, "propose"))
    (note,) = notes(house)
    assert "racehorse=4" in note
    assert "scale=1 " in note, "points are not counted otherwise in the middle of a game"


def names(game: Any) -> list[str]:
    return [knob.name for knob in game.options.fields()]


async def test_what_does_not_go_together_is_said_in_the_panel(house: House) -> None:
    ann = house.invite("Ann")
    await house.started("pinochle", ann)
    shown = (await ann.press(house.public, "table:1:menu")).response
    await ann.press(shown, "vote:1:open")
    assert not enabled(shown, wish(shown, "propose"))
    await choose(ann, shown, "option", "racehorse_how")
    await choose(ann, shown, "value", "partner-first")
    await choose(ann, shown, "option", "racehorse_who")
    await choose(ann, shown, "value", "both-sides")
    assert sentence("why-pinochle-partner-first-one-side") in text_of(shown)
    assert not enabled(shown, wish(shown, "propose"))
    await choose(ann, shown, "option", "racehorse_who")
    await choose(ann, shown, "value", "declarer-side")
    assert enabled(shown, wish(shown, "propose")), "and can be put right there"


async def test_by_a_code(house: House) -> None:
    ann = house.invite("Ann")
    await house.started(GAME, ann)
    shown = (await ann.press(house.public, "table:1:menu")).response
    await ann.press(shown, "vote:1:open")
    asked = await ann.press(shown, "vote:1:by-code")
    await ann._answered(await ann.member.submit_modal(asked, {"code": SHORT.lower()}))
    assert sentence("proposing-changes", rules=target_is(5)) in text_of(shown)
    await ann.press(shown, wish(shown, "propose"))
    await to_next_deal(house)
    assert house.state().match.options.target == 5


async def test_at_a_table_that_takes_its_time(tmp_path: Path) -> None:
    """Proposed while the end of a deal is being read: the next one is not dealt over it."""
    async with open_house(tmp_path, clock=SimTime(), pace=Pace(0, 0, PAUSE, 0, 0)) as house:
        ann, bob = house.invite_all("Ann", "Bob")
        await house.started(GAME, ann, bob)
        await play_out(house, lambda: waiting(house))
        assert waiting(house)
        await proposed(house, ann)
        await pass_time(house, 1.5 * PAUSE)
        assert waiting(house)
        await bob.press(house.public, "vote:1:yes:1")
        await pass_time(house, PAUSE + 1)
        await pass_time(house, PAUSE + 1)
        assert deals(house) == 2
        assert len(changes(house)) == 1
