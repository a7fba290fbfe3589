"""The question of each phase of a game, through buttons, menus and windows as people find them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.rules import GAMES, Card
from bot.tables.model.clock import Pace
from bot.words.words import languages, words
from tests.support.hearing import heard
from tests.support.house import House, open_house
from tests.support.messages import labels, menu, said, sentence, wishes
from tests.support.player import Player
from tests.support.reading import controls_of, text_of
from tests.support.refused import refused

WORDS = words("en")
LOOKS = [WORDS.say("button-details"), WORDS.say("button-menu")]


async def arranged(
    house: House, game: str, *people: Player, preset: str = "house", **options: str
) -> None:
    """A game by these rules has begun, with robots on the chairs that are left."""
    host, *guests = people
    await house.opened(host, game, rules=preset)
    for name, value in options.items():
        panel = (await host.press(house.public, "lobby:1:rules")).response
        await host.choose(panel, "rules:1:option", name)
        await host.choose(panel, f"value:1:{name}", value)
    for guest in guests:
        await guest.press(house.public, "lobby:1:join")
    await host.start()
    await house.env.settle()


def asked(house: House) -> Player:
    """The player who has something to press, be it a button or a menu."""
    log = house.log()
    (seat,) = GAMES[log.game].to_act(house.state())
    return next(p for p in house.people if p.seat() == seat)


async def until(house: House, phase: str, *lines: str) -> Player:
    """Everybody says the first of these lines that is legal, until this phase has come."""
    for _ in range(80):
        player = asked(house)
        if house.view(player).phase == phase:
            return player
        legal = house.legal(player)
        await player.say(next((line for line in lines if line in legal), legal[0]))
    raise AssertionError(f"{phase} never came")


def step(player: Player, label: str) -> str:
    """The button of the long auction that is labelled like this."""
    return next(
        control["custom_id"]
        for control in controls_of(player.hand)
        if control.get("label") == label
    )


async def type_bid(player: Player, text: str) -> Any:
    """Type a bid into the window."""
    wish = next(w for w in wishes(player.hand) if w.startswith("type:"))
    shown = await player.press(player.hand, wish)
    return await player._answered(await player.member.user.submit_modal(shown, {"bid": text}))


# ---------------------------------------------------------------------- a long auction


async def test_steps_to_a_high_bid(house: House) -> None:
    """Steps change the one button that bids; nothing is said before it is pressed."""
    await arranged(house, "pinochle", *house.invite_all("Ann", "Bob", "Cid", "Dee"))
    player = asked(house)
    assert labels(player.hand) == [
        "Bid 15",
        "Pass",
        "Type a bid…",
        "«",
        "‹",
        "16 ›",
        "25 »",
        *LOOKS,
    ]
    assert sentence("pinochle-ask-bidding", bid=15) in text_of(player.hand)
    before = house.kept()
    steps = (("16 ›", 16), ("26 »", 26), ("« 16", 16), ("‹ 15", 15))
    further = (("25 »", 25), ("35 »", 35), ("‹ 34", 34), ("« 24", 24), ("25 ›", 25))
    for label, bid in (*steps, *further):
        await player.press(player.hand, step(player, label))
        assert list(player.lines()) == [f"bid {bid}", "pass"]
        if bid == 16:
            assert labels(player.hand)[3:5] == ["«", "‹ 15"], "one way there is enough"
    assert house.kept() == before
    await player.act("bid 25")
    later = asked(house)
    assert list(later.lines()) == ["bid 26", "pass"]
    course = sentence("auction", course=f"{player.name}: 25")
    for told in (later.hand, house.public):
        assert course in heard(told)
        assert course in said(await later.press(told, "table:1:details"))


async def test_steps_go_in_tens_where_bids_do(house: House) -> None:
    await arranged(
        house, "pinochle", *house.invite_all("Ann", "Bob", "Cid", "Dee"), preset="grandfather"
    )
    player = asked(house)
    assert labels(player.hand)[3:] == ["«", "‹", "160 ›", "250 »", *LOOKS]
    await player.press(player.hand, step(player, "250 »"))
    assert "bid 250" in player.lines()


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("many", sentence("no-not-a-number", bid="many")),
        ("2 5", sentence("no-not-a-number", bid="2 5")),
        ("-20", sentence("no-not-a-number", bid=r"\-20")),
        ("140", sentence("why-bid-too-low", least=150, value=140)),
        ("155", sentence("why-bid-in-tens", value=155)),
        ("2510", sentence("why-bid-too-high", most=2500, value=2510)),
    ],
)
async def test_a_bid_typed_wrongly_is_refused(house: House, typed: str, why: str) -> None:
    people = house.invite_all("Ann", "Bob", "Cid", "Dee")
    await arranged(house, "pinochle", *people, preset="grandfather")
    await refused(house, type_bid(asked(house), typed), why)


@pytest.mark.parametrize("typed", ["27", " 27 ", "２７"])
async def test_a_bid_is_typed(house: House, typed: str) -> None:
    """A bid may be in the digits that a Japanese keyboard gives."""
    await arranged(house, "pinochle", *house.invite_all("Ann", "Bob", "Cid", "Dee"))
    player = asked(house)
    result = await type_bid(player, typed)
    assert not said(result)
    assert house.log().moves[-1] == (player.seat(), "bid 27")
    stale = next(w for w in wishes(asked(house).hand) if w.startswith("type:"))
    await refused(house, player.forge(player.hand, stale), sentence("no-outdated"))


# ---------------------------------------------------------------------- several cards


async def test_seven_of_fourteen(house: House) -> None:
    """The bidder sees the widow among the cards, marks seven, and confirms them."""
    await arranged(house, "widow-pitch", *house.invite_all("Ann", "Bob"))
    player = await until(house, "discarding", "bid 3", "pass")
    other = next(p for p in house.people if p is not player)
    view = house.view(player)
    cards = menu(player.hand, "pick:1:")
    assert (cards["min_values"], cards["max_values"]) == (7, 7)
    values = [option["value"] for option in cards["options"]]
    assert [value.partition("~")[0] for value in values] == list(view.hand)
    await player.choose(player.hand, cards["custom_id"], *values[7:])
    (line,) = player.lines()
    assert line == "discard " + " ".join(sorted(view.hand[7:], key=line.index))
    await player.act(line)
    away = WORDS.cards(GAMES["widow-pitch"].read(line).cards)
    assert away in text_of(player.hand)
    assert away not in text_of(house.public) + text_of(other.hand)
    named = asked(house)
    assert named is player and set(player.lines()) == {f"trump {suit}" for suit in "SHDC"}
    await player.act("trump S")
    assert house.view(other).phase == "exchanging"
    assert sentence("widow-pitch-ask-exchanging", most=7) in text_of(other.hand)
    assert "discard none" in other.lines()


async def test_a_forced_dealer_who_may_raise(house: House) -> None:
    """Says how high, and cannot pass; what it says for everything is asked once more."""
    people = house.invite_all("Ann", "Bob")
    await arranged(house, "widow-pitch", *people, forced_dealer_may_raise="yes")
    await asked(house).act("pass")
    dealer = asked(house)
    assert sentence("widow-pitch-ask-must-bid", bid=3) in text_of(dealer.hand)
    assert list(dealer.lines()) == ["bid 3", "bid 4", "bid 5", "bid 6", "bid 7", "bid shoot"]


async def test_passing_a_card_to_the_right(house: House) -> None:
    """All three at once: one player's choice is nobody else's business."""
    ann, bob, cid = house.invite_all("Ann", "Bob", "Cid")
    await arranged(house, "four-jacks", ann, bob, cid)
    around = {player.seat(): player for player in (ann, bob, cid)}
    for seat, player in around.items():
        left, right = (around[(seat + step) % 3].name for step in (1, -1))
        asked = sentence("four-jacks-ask-passing", left=left, right=right)
        assert asked in text_of(player.hand), "whoever listens hears who gets it"
    held = house.view(ann).hand
    await ann.act(f"give {held[0]}")
    assert not ann.lines() and bob.lines() and cid.lines()
    assert WORDS.card(held[0]) not in text_of(house.public)
    for player in (bob, cid):
        await player.act(f"give {house.view(player).hand[0]}")
    assert sum(bool(player.lines()) for player in (ann, bob, cid)) == 1


async def test_partners_choose_cards_for_each_other(house: House) -> None:
    people = house.invite_all("Ann", "Bob", "Cid", "Dee")
    await arranged(house, "pinochle", *people, racehorse="4", racehorse_who="both-sides")
    await until(house, "naming", "pass")
    await asked(house).act("trump H")
    for player in people:
        assert sentence("pinochle-ask-exchanging", least=4) in text_of(player.hand)
        cards = menu(player.hand, "pick:1:")
        assert (cards["min_values"], cards["max_values"]) == (4, 4)
        await player.choose(
            player.hand, cards["custom_id"], *[o["value"] for o in cards["options"][:4]]
        )
        await player.press(player.hand, next(iter(player.lines().values())))
    assert house.view(people[0]).phase == "playing"
    assert house.view(people[0]).shown == house.view(people[1]).shown


# ---------------------------------------------------------------------- contracts, and a Weis


async def test_six_contracts_or_the_partners(house: House) -> None:
    await arranged(house, "schieber", *house.invite_all("Ann", "Bob", "Cid", "Dee"))
    player = asked(house)
    offered = [f"contract {name}" for name in (*"SCDH", "obenabe", "undenufe")]
    assert sorted(player.lines()) == sorted([*offered, "shove"])
    await player.act("shove")
    partner = asked(house)
    assert (partner.seat() - player.seat()) % 4 == 2
    assert sorted(partner.lines()) == sorted(offered)
    assert sentence("schieber-ask-must-name") in text_of(partner.hand)
    await partner.act("contract undenufe")
    assert asked(house) is player, "forehand leads in any case"


async def test_a_weis_with_the_first_card(tmp_path: Path) -> None:
    """Players without one are asked like everybody else, and say so: no table's pause tells it."""
    pace = Pace(robot=0, forced=30, deal=0, trick=0, redraw=0)
    async with open_house(tmp_path, pace=pace, secrets=[bytes([4] * 32)]) as house:
        people = house.invite_all("Ann", "Bob", "Cid", "Dee")
        await arranged(house, "schieber", *people, weis_by="hand")
        await asked(house).act("contract S")
        told = 0
        for number in range(4):
            player = asked(house)
            assert house.view(player).phase == "announcing"
            assert sentence("schieber-ask-announcing") in text_of(player.hand)
            kinds = [line for line in house.legal(player) if line != "weis none"]
            assert sentence("turn-of", who=player.name, count=1, phase="announce your Weis") in (
                text_of(house.public)
            )
            told += bool(kinds)
            await house.env.advance_time(31)
            await house.env.settle()
            assert house.view(player).phase == "announcing"
            await player.act(kinds[-1] if kinds else "weis none")
            assert house.view(player).phase == "playing", number
            await player.act(next(line for line in player.lines() if line.startswith("play ")))
        assert 0 < told < 4, "some have a Weis and some have none"


# ---------------------------------------------------------------------- what weighs


async def test_a_claim_is_asked_once_more(house: House) -> None:
    """The first press asks; only the second ends the game. One may think better of it."""
    people = house.invite_all("Ann", "Bob", "Cid", "Dee")
    await arranged(house, "schieber", *people, claims="by-hand")
    await asked(house).act("contract S")
    while "claim" not in asked(house).lines():
        player = asked(house)
        await player.act(next(line for line in player.lines() if line.startswith("play ")))
    player = asked(house)
    control = next(c for c in wishes(player.hand) if c.endswith(":claim"))
    before = house.kept()
    claim = sentence("schieber-action-claim")
    await player.press(player.hand, control)
    assert sentence("really", action=claim) in text_of(player.hand)
    assert labels(player.hand) == [claim, sentence("button-not-yet")]
    sure, back = wishes(player.hand)
    assert house.kept() == before
    await player.press(player.hand, back)
    assert control in wishes(player.hand)
    await player.press(player.hand, control)
    await house.restart()
    await player.forge(player.hand, sure)
    assert house.rows("SELECT state FROM tables") == [("over",)]
    assert said(await player.forge(player.hand, sure)) == "", "it has been said"


async def test_who_goes_alone_is_asked_in_the_channel_too(house: House) -> None:
    """In the private hand just as by direct message; a copied button does not help."""
    people = house.invite_all("Ann", "Bob", "Cid", "Dee")
    await arranged(house, "euchre", *people)
    player = asked(house)
    await player.open_hand()
    alone = player.lines()["order alone"]
    await player.press(player.hand, alone)
    sure = next(wish for wish in wishes(player.hand) if wish.startswith("sure:"))
    stranger = next(p for p in people if p is not player)
    await refused(house, stranger.forge(stranger.hand, sure), sentence("no-outdated"))
    await player.press(player.hand, sure)
    assert house.log().moves[-1] == (player.seat(), "order alone")


@pytest.mark.parametrize("line", ["order", "pass"])
async def test_the_rest_is_done_at_once(house: House, line: str) -> None:
    await arranged(house, "euchre", *house.invite_all("Ann", "Bob", "Cid", "Dee"))
    player = asked(house)
    await player.press(player.hand, player.lines()[line])
    assert house.log().moves[-1] == (player.seat(), line)


# ---------------------------------------------------------------------- the score sheet


async def test_the_score_sheet_at_any_time(house: House) -> None:
    """From the menu and by command, privately, for whoever may see the table."""
    ann, bob, cid, eve = house.invite_all("Ann", "Bob", "Cid", "Eve")
    await house.opened(ann, "four-jacks")
    assert said(await ann.slash("card score")) == sentence("no-not-begun")
    for guest in (bob, cid):
        await guest.press(house.public, "lobby:1:join")
    await ann.start()
    empty = (await eve.slash("card score")).response
    assert empty.ephemeral and not empty.attachments
    house.people.remove(eve)
    while GAMES["four-jacks"].match(house.state()).deal < 3:
        player = house.to_act()[0]
        await player.act(sorted(player.lines())[0])
    by_command = (await ann.slash("card score")).response
    panel = (await eve.press(house.public, "table:1:menu")).response
    assert sentence("button-score") in labels(panel)
    await eve.press(panel, "table:1:score:menu")
    assert text_of(panel) == text_of(by_command)
    scores = GAMES["four-jacks"].match(house.state()).scores
    (picture,) = by_command.attachments
    told = str(picture.description).rstrip(".").split(". ")
    rows = [line.split(": ")[1] for line in told if line[:3] in ("1: ", "2: ")]
    sums = [[int(n.replace("−", "-")) for n in row.split(" · ")] for row in rows]
    assert len(rows) == 2 and tuple(map(sum, zip(*sums, strict=True))) == scores
    assert text_of(by_command).split("\n")[1] in told, "no more stands beside the picture"
    in_dm = (await ann.slash_dm("card score")).response
    assert text_of(in_dm) == text_of(by_command)
    await house.restart()
    assert text_of((await bob.slash("card score", table=1)).response) == text_of(by_command)
    assert said(await eve.slash_dm("card score")) == sentence("no-no-table-here")
    assert said(await eve.slash("card score", table=7)) == sentence("no-no-table")


# ---------------------------------------------------------------------- the rules of a table


async def test_rules_end_with_those_of_the_table(house: House) -> None:
    """In its channel and for its players; elsewhere with the sets there are to choose from."""
    ann, bob = house.invite_all("Ann", "Bob")
    panel = (await ann.slash("knave rules", game="euchre")).response
    await ann.choose(panel, "help:0:euchre:", "rules")
    assert sentence("help-page-rules") in text_of(panel)
    for name in GAMES["euchre"].presets:
        assert WORDS.of("euchre", f"preset-{name}") in text_of(panel)
    await arranged(house, "euchre", ann, preset="american", target="5")
    panel = (await bob.slash("knave rules", game="euchre")).response
    await bob.choose(panel, "help:1:euchre:", "rules")
    assert sentence("help-page-table") in text_of(panel)
    text = text_of(panel)
    differing, same = text.split(sentence("rules-as-usual"))
    assert "Points to win: 5 (standard: 10)" in differing
    assert "Number of cards: 24 (standard: 32)" in differing
    euchre = GAMES["euchre"]
    in_play = euchre.presets["american"].in_play()
    for knob in euchre.options.fields():
        assert (WORDS.option("euchre", knob.name) in text) == (knob.name in in_play)
    assert "Stick the dealer: no" in same
    menu_panel = (await bob.press(house.public, "table:1:menu")).response
    await bob.press(menu_panel, "help:1:euchre:rules")
    assert text_of(menu_panel) == text
    other = (await bob.slash("knave rules", game="pepper")).response
    assert "help:0:pepper:" in wishes(other)
    in_dm = (await bob.slash_dm("knave rules", game="euchre")).response
    shown = text_of(in_dm)
    refused = await bob.forge(in_dm, "help:1:euchre:rules")
    assert said(refused) == sentence("no-no-table"), "not theirs, and not its channel"
    assert text_of(in_dm) == shown


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
async def test_the_seat_of_whoever_declares(game: str, language: str) -> None:
    """Every game has a word for it in every language."""
    said_there = words(language)
    for badge in ("dealer", "maker"):
        text = said_there.of(game, f"badge-{badge}")
        assert text and text != f"badge-{badge}" and len(text) <= 12


async def test_japanese_marks_its_jacks(house: House) -> None:
    """As its players write them."""
    ja = words("ja")
    assert (ja.of("widow-pitch", "mark-right"), ja.of("widow-pitch", "mark-left")) == ("正", "裏")
    assert Card("JS") in GAMES["widow-pitch"].pack(GAMES["widow-pitch"].presets["house"], 2)
