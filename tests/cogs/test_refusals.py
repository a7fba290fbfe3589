"""Refusals at a game are private, with their reason in one sentence; nothing has changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simcord import interactions
from simcord.backend import serializers

from bot.rules import GAMES, Reason, Seat
from bot.tables.verbs.suspend import suspend
from bot.words.words import words
from cogs.play_commands import NOTHING
from tests.support.clocks import turn
from tests.support.hearing import heard
from tests.support.house import House, open_house
from tests.support.messages import menu, said, sentence, wishes
from tests.support.places import stands
from tests.support.player import Player
from tests.support.reading import text_of
from tests.support.refused import refused
from tests.support.scripts import barred, find, follow

WORDS = words("en")
HUGE = 999_999_999_999


@pytest.fixture
async def table(house: House) -> list[Player]:
    """Four people in the first trick of a game of Euchre."""
    people = house.invite_all("Ann", "Bob", "Cid", "Dee")
    await house.started("euchre", *people)
    return people


def other(house: House) -> Player:
    return next(p for p in house.people if p not in house.to_act())


# ---------------------------------------------------------------------- whose turn, whose button


async def test_wrong_turn(house: House, table: list[Player]) -> None:
    early, now = other(house), turn(house)
    text = sentence("why-not-your-turn", turn=now.name)
    await refused(house, early.slash("card pass"), text)
    card = str(house.view(early).hand[0])
    await refused(house, early.slash("card play", card=card), text)


async def test_another_players_button_is_no_use(house: House, table: list[Player]) -> None:
    """A copied button asks on behalf of whoever presses it."""
    thief, line, copied = other(house), *next(iter(turn(house).lines().items()))
    assert line
    result = await refused(house, thief.forge(thief.hand, copied), sentence("no-outdated"))
    assert result.followups
    public = await refused(house, thief.forge(house.public, copied), sentence("no-outdated"))
    assert public.response.ephemeral


async def test_a_stranger_moves_nothing(house: House, table: list[Player]) -> None:
    stranger = house.invite("Eve")
    for copied in turn(house).lines().values():
        text = sentence("no-not-here")
        await refused(house, stranger.forge(house.public, copied), text)
    ephemeral = await table[0].open_hand()
    assert ephemeral.response.ephemeral
    for verb in ("hand", "rematch"):
        await refused(house, stranger.forge(house.public, f"table:1:{verb}"), text)
    await refused(house, stranger.forge(house.public, "lobby:1:leave"), text)
    await refused(house, stranger.slash("card pass"), sentence("no-no-game-of-yours"))
    await refused(house, stranger.slash("card hand"), sentence("no-no-game-of-yours"))
    assert not stranger.letters


async def test_everybody_may_look(house: House, table: list[Player]) -> None:
    """Last trick and menu show a stranger what the table sees."""
    stranger = house.invite("Eve")
    last = await stranger.forge(house.public, "table:1:last")  # it cannot be pressed yet
    assert said(last) == sentence("no-last-trick")
    shown = said(await stranger.press(house.public, "table:1:menu"))
    for seat in range(4):
        view = GAMES["euchre"].view(house.state(), Seat(seat))
        assert not any(WORDS.cards(view.hand[n : n + 2]) in shown for n in range(4))


async def test_a_button_from_an_earlier_moment(house: House, table: list[Player]) -> None:
    """It is answered with the sentence, and the message shows how things stand now."""
    player = turn(house)
    stale = dict(player.lines())
    await player.act("pass")
    assert not player.lines()
    await refused(house, player.forge(player.hand, stale["order"]), sentence("no-outdated"))
    assert not player.lines()
    assert WORDS.cards(house.view(player).hand) in heard(player.hand)


async def test_what_is_said_already_needs_no_notice(house: House, table: list[Player]) -> None:
    """Pressed again, it changes nothing, and nobody is told that they were too late."""
    player = turn(house)
    stale = dict(player.lines())
    await player.act("pass")
    kept = house.kept()
    assert said(await player.forge(player.hand, stale["pass"])) == ""
    assert house.kept() == kept
    assert not player.lines()


async def test_a_double_click_plays_once(house: House, table: list[Player]) -> None:
    """Two clicks on the way at the same time: the second is shown the present state."""
    player = turn(house)
    wish, before = player.lines()["pass"], len(house.log().moves)
    message = house.env.backend.get_message(player.hand.channel.id, player.hand.id)
    records = []
    for _ in range(2):
        record, payload = interactions.base_payload(
            house.env.backend,
            type=3,
            channel_id=message.channel_id,
            guild_id=None,
            user_id=player.id,
            data={"custom_id": wish, "component_type": 2},
        )
        record.source_message_id = message.id
        payload["message"] = dict(serializers.message_payload(house.env.backend, message))
        house.env.backend.emit("INTERACTION_CREATE", payload)
        records.append(record)
    await house.env.settle()
    assert all(record.responded for record in records)
    assert len(house.log().moves) == before + 1
    told = [
        text_of(house.env.backend.get_message(message.channel_id, number))
        for record in records
        for number in record.followup_ids
    ]
    assert not told
    assert wish not in wishes(player.hand)


# ---------------------------------------------------------------------- what is not allowed


@pytest.mark.parametrize("code", ["must-follow", "must-follow-bower", "bower-is-trump"])
async def test_an_illegal_card_is_refused_with_the_rule(tmp_path: Path, code: str) -> None:
    """The sentence names the suit to follow and the card in hand that binds."""
    game = GAMES["euchre"]

    def wanted(state: Any, seat: Seat) -> bool:
        return barred("euchre", game.view(state, seat), code) is not None

    secret, script = find("euchre", wanted)
    async with open_house(tmp_path, secrets=[secret]) as house:
        people = house.invite_all("Ann", "Bob", "Cid", "Dee")
        await house.started("euchre", *people)
        await follow(house, script)
        player = turn(house)
        view = house.view(player)
        card = barred("euchre", view, code)
        assert card is not None
        reason = game.why(view, game.read(f"play {card}"))
        text = WORDS.reason("euchre", "why", reason, [p.name for p in people])
        binding = WORDS.card(str(reason.values["binding"]))
        assert binding in text, "the card that binds is named"
        assert WORDS.card(card) in text
        assert f"play {card}" not in player.lines(), "it is no button"
        why = menu(player.hand, "why:")
        assert card in [option["value"] for option in why["options"]]
        await refused(house, player.choose(player.hand, why["custom_id"], card), text)
        for typed in (card, card.lower(), WORDS.card(card)):
            await refused(house, player.slash("card play", card=typed), text)
        assert card not in await player.complete("card play", "card")
        number = why["custom_id"].split(":")[2]
        forged = player.forge(player.hand, f"move:1:{number}:play {card}")
        result = await refused(house, forged, text)
        assert result.followups[0].ephemeral


async def test_things_one_cannot_say(house: House, table: list[Player]) -> None:
    player = turn(house)
    nothing = [
        ("card call", {"what": "hello"}),
        ("card play", {"card": "ZZ"}),
    ]
    await refused(house, player.slash("card bid", bid="4"), sentence("no-no-bidding"))
    lines = ["hello", "ZZ"]
    for (command, options), line in zip(nothing, lines, strict=True):
        text = sentence("no-no-such-action", action=line)
        await refused(house, player.slash(command, **options), text)
    away = next(c for c in ("AS", "AH", "AD", "AC") if c not in house.view(player).hand)
    text = WORDS.reason(
        "euchre",
        "why",
        Reason.of("not-in-hand", card=GAMES["euchre"].read(f"play {away}").cards[0]),
        [],
    )
    await refused(house, player.slash("card play", card=away), text)
    held = str(house.view(player).hand[0])
    phase = WORDS.of("euchre", "phase-ordering-up")
    text = WORDS.of("euchre", "why-not-now", phase=phase, action=f"play {held}")
    await refused(house, player.slash("card play", card=held), text)
    await refused(house, player.slash("card call", what="deal 0:AS"), said_of_deal(house, player))
    assert await player.complete("card call", "what", "hello") == []


async def test_a_list_that_offers_nothing_says_why(house: House, table: list[Player]) -> None:
    """Discord speaks of a search where it is empty. Chosen, it is said again; nothing is done."""
    player, waiting = turn(house), other(house)
    mine = f"Your turn: {WORDS.of('euchre', 'ask-ordering-up')}"
    others = f"{player.name}: {WORDS.of('euchre', 'phase-ordering-up')}"
    for who, command, option, why in (
        (player, "card bid", "bid", mine),
        (player, "card play", "card", mine),
        (waiting, "card trump", "trump", others),
        (waiting, "card call", "what", others),
    ):
        (shown,) = await who.member.autocomplete(house.channel, command, option, "hearts")
        assert shown == {"name": why, "value": NOTHING}
        await refused(house, who.slash(command, **{option: NOTHING}), why)
    await house.bot.tables.tables[0].do(suspend, "unreachable")
    (shown,) = await player.member.autocomplete(house.channel, "card call", "what", "")
    assert shown["name"] == sentence("no-held", table=1).replace("*", "")
    stranger = house.invite("Eve")
    (shown,) = await stranger.member.autocomplete(house.channel, "card bid", "bid", "")
    assert shown["name"] == sentence("no-no-game-of-yours")


def said_of_deal(house: House, player: Player) -> str:
    game = GAMES["euchre"]
    reason = game.why(house.view(player), game.read("deal 0:AS"))
    return WORDS.reason("euchre", "why", reason, [])


async def test_before_and_after_the_game(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await house.opened(ann, "euchre")
    await refused(house, ann.slash("card pass"), sentence("no-no-game-of-yours"))
    await refused(house, ann.forge(house.public, "move:1:0:pass"), sentence("no-not-begun"))
    await refused(house, ann.forge(house.public, "table:1:last"), sentence("no-not-begun"))
    await refused(house, ann.forge(house.public, "why:1:0", "AS"), sentence("no-not-begun"))
    await ann.slash("table end")
    for wish in ("lobby:1:join", "lobby:1:robot", "lobby:1:start", "lobby:1:end"):
        text = sentence("no-table-closed")
        await refused(house, ann.forge(house.public, wish), text)
    await refused(house, ann.forge(ann.hand, "move:1:0:pass"), sentence("no-table-closed"))
    await refused(house, ann.slash("table join"), sentence("no-no-table-here"))


FORGED = (
    "", "hello", "lobby", "lobby:", "lobby:x:join", "lobby:-1:join", "lobby:1:", "lobby:1:fly",
    "lobby:1:join:join", "table:1:seed", "move:1", "move:1:x:pass", "move:1:-1:pass", "nothing:1",
    "pick:1:", "why:1:9", "rules:1", "value:1:pack", "swap:1", "help:0:poker:aim", "mine:0:soul",
    "ours:0:language", "answers:1:join", "lobby:１:join", "\u0000", "a" * 100,
    f"lobby:{10**13}:join", "move:1:" + "9" * 80 + ":pass",
)  # fmt: skip


async def test_forged_wishes(house: House, table: list[Player]) -> None:
    """Garbage is answered, never carried out, and is no fault of the bot."""
    player = turn(house)
    before = house.kept()
    answers = {sentence(f"no-{code}") for code in ("forged", "outdated", "admin-only")}
    for wish in FORGED:
        told = said(await player.forge(player.hand, wish))
        assert answers & set(told.split("\n")), (wish, told)
        assert house.kept() == before, wish


FORGED_CHOICES = (
    ("pick:1:{n}", ("AS",)), ("move:1:{n}", ("fly",)), ("why:1:{n}", ("ZZ",)),
    ("rules:1:size", ("four",)), ("rules:1:size", ("²",)), ("rules:1:soul", ("x",)),
    ("rules:1:preset", ("a", "b")), ("rules:1:option", ("soul",)), ("value:1:pack", ("1", "2")),
    ("value:1:soul", ("x",)), ("value:1:pack", ("1",)), ("swap:1", ("0",)), ("swap:1", ("a", "b")),
    ("mine:0:language", ("xx",)), ("mine:0:hand", ("foot",)), ("mine:0:ping", ("pong", "x")),
    ("ours:0:tables", ("4",)),
)  # fmt: skip


async def test_forged_choices(house: House, table: list[Player]) -> None:
    """Values that no menu offers."""
    player = turn(house)
    number = next(iter(player.lines().values())).split(":")[2]
    before = house.kept()
    for wish, values in FORGED_CHOICES:
        told = said(await player.forge(player.hand, wish.format(n=number), *values))
        assert house.kept() == before, wish
        assert told or wish.startswith("pick"), f"{wish}: answered with a sentence"
        assert sentence("no-failed") not in told, wish


async def test_tables_that_are_not_there(house: House, table: list[Player]) -> None:
    ann = table[0]
    for number in (0, 2, HUGE):
        for wish in (f"lobby:{number}:join", f"table:{number}:hand", f"move:{number}:0:pass"):
            await refused(house, ann.forge(house.public, wish), sentence("no-no-table"))
    text = sentence("no-no-game-of-yours")
    await refused(house, ann.slash("card pass", table=HUGE), text)


async def test_one_notice_at_a_time_below_a_hand(house: House) -> None:
    """A later refusal takes the place of the one before, and what succeeds takes it away."""
    ann, bob = house.invite_all("Ann", "Bob")
    await house.started("euchre", ann, bob)
    player = house.to_act()[0]
    hand, outdated = player.hand, sentence("no-outdated")
    old = "move:1:999:pass"
    first = await player.forge(hand, old)
    assert said(first) == outdated
    (one,) = first.followups
    second = await player.forge(hand, old)
    assert said(second) == outdated
    (two,) = second.followups
    assert stands(house, two) and not stands(house, one)
    await player.press(hand, player.lines()["pass"])
    assert not stands(house, two)
