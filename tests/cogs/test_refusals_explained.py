"""Every reason for which any game refuses something is a sentence, in everybody's language."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from bot.rules import GAMES, Card, Reason, Seat, Suit
from bot.rules.kit.actions import Play
from bot.storage.rows.ids import UserId
from bot.tables.model.clock import Pace
from bot.tables.verbs.lobby import arrange
from bot.tables.verbs.play import act
from bot.words.words import languages, words
from tests.support.house import House, open_house
from tests.support.kept import folder_of, kept, languages_of
from tests.support.messages import menu, said, wishes
from tests.support.player import Player
from tests.support.provoked import SHARED, Refused, codes, provoked
from tests.support.simcord_adapter import LOCALES
from tests.support.stand_ins import stand_ins
from tests.words.catalogues import messages
from tests.words.strict import strictly

LONG = 10_000
PATIENT = Pace(robot=0, forced=LONG, deal=0, trick=0, redraw=0)
"""Nobody's only answer is given for them while something else is tried."""
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Fay", "Gus")
REASONS = [(key, code) for key in GAMES for code in sorted(codes(key) | SHARED)]
REASONS += [(key, code) for key in GAMES for code in kept(key).refused]
WORDED = {code for key in GAMES for code in kept(key).refused}
HEARD_IN = 2
"""In so many languages a reason is heard through Discord, by turns; in all of them it is written.

Every game is heard in every language.
"""
FEWEST = 3
"""So many reasons of a game are heard at least, that it is heard in all its languages."""


def chosen() -> list[tuple[str, str]]:
    """Each reason once, at the stand-ins that give it by turns: elsewhere the way is the same."""
    given: dict[str, list[str]] = {}
    for key, code in REASONS:
        if key in stand_ins():
            given.setdefault(code, []).append(key)
    found: dict[str, list[str]] = {key: [] for key in stand_ins()}
    for code in sorted(given, key=lambda code: (len(given[code]), code)):
        found[min(given[code], key=lambda key: len(found[key]))].append(code)
    for key, own in found.items():
        others = [code for game, code in REASONS if game == key and code not in own]
        own += others[: max(0, FEWEST - len(own))]
    return [(key, code) for key, own in found.items() for code in own]


HEARD = chosen()
ENGLISH = re.compile(r"\b(you|your|the|is|must|may|not|card|cards|trump|bid|suit)\b", re.IGNORECASE)
LATIN = re.compile(r"[A-Za-z]{2,}")
CARD = re.compile("(10|[2-9A-Z])?[♠♥♦♣]")


def written(text: str, language: str) -> bool:
    """Whether this is written in this language, as far as a program can tell."""
    plain = CARD.sub("", text)
    for name in NAMES:
        plain = plain.replace(name, "")
    match language:
        case "ja":
            return bool(re.search("[ぁ-んァ-ン一-龥]", plain)) and not LATIN.search(plain)
        case "de":
            return not ENGLISH.search(plain)
    return True


def sentence(key: str, language: str, reason: Reason, names: list[str]) -> str:
    """The sentence for a reason: nothing missing, nothing raw, all its cards and suits named."""
    w = words(language)
    own = f"{key}-why-{reason.code}"
    found = own if own in messages(language) else f"why-{reason.code}"
    assert found in messages(language), f"{language} has no {found}"
    with strictly():
        w.reason(key, "why", reason, names)
    text = w.reason(key, "why", reason, names)
    assert "-" not in reason.code or reason.code not in text
    assert written(text, language), text
    for name in messages(language)[found].variables:
        match reason.values.get(name):
            case Card() as card:
                assert w.card(card) in text
            case Suit() as suit:
                assert w.suit(suit) in text
            case int() as number if type(number) is int:
                assert str(number) in text or number <= 1
    return text


@asynccontextmanager
async def refusing(folder: Path, key: str, case: Refused) -> AsyncIterator[tuple[House, Player]]:
    """A table with these rules, at the moment when this is refused; and who is to be refused."""
    async with open_house(folder, secrets=[case.secret], pace=PATIENT) as house:
        host, *guests = house.invite_all(*NAMES[: case.players])
        number = await house.opened(host, key)
        table = await house.bot.tables.find(number)
        await table.do(
            arrange, table.lobby.host, lambda lobby: replace(lobby, options=case.options)._fitted()
        )
        await table.do(arrange, table.lobby.host, lambda lobby: lobby.resize(case.players))
        for guest in guests:
            await guest.press(house.public, f"lobby:{number}:join")
        await host.start(number)
        await house.env.settle()
        for seat, line in case.script[1:]:
            user = house.seats()[seat]
            assert user is not None
            await table.do(act, UserId(user), line)
        await house.env.settle()
        assert list(house.log().moves) == case.script
        (player,) = [p for p in house.people if p.seat() == case.seat]
        yield house, player


def its_languages(key: str, code: str) -> list[str]:
    """Those in which this one is heard."""
    turn, among = [own for own in HEARD if own[0] == key].index((key, code)), languages_of(key)
    return [among[(HEARD_IN * turn + n) % len(among)] for n in range(HEARD_IN)]


def test_every_game_is_heard_in_every_language() -> None:
    for game in stand_ins():
        met = [its_languages(key, code) for key, code in HEARD if key == game]
        assert {language for some in met for language in some} == set(languages_of(game))


@pytest.mark.parametrize("key", GAMES)
def test_every_reason_is_written_in_every_language(key: str) -> None:
    """Each in its own words."""
    for code in sorted(code for own, code in REASONS if own == key):
        if code in SHARED - provoked(key).keys():
            continue  # it has nothing but cards to play, or other duties
        assert code in provoked(key), f"no deal was refused for {code}: see tests/support/provoked"
        reason = provoked(key)[code].reason
        written_down = {sentence(key, w, reason, [*NAMES]) for w in languages_of(key)}
        assert len(written_down) == len(languages_of(key)), "not one sentence five times"


@pytest.mark.parametrize(("key", "code"), HEARD)
async def test_the_reason_is_said_in_every_language(tmp_path: Path, key: str, code: str) -> None:
    """By slash command, and for a card in hand by the menu that answers why not."""
    if code in SHARED - provoked(key).keys():
        return  # it has nothing but cards to play, or other duties
    case, hears = provoked(key)[code], its_languages(key, code)
    async with refusing(tmp_path, key, case) as (house, player):
        before, seats = house.kept(), house.seats()
        names = [next(p.name for p in house.people if p.id == user) for user in seats]
        for language in hears:
            LOCALES[player.id] = language
            expected = sentence(key, language, case.reason, names)
            assert said(await player.say(case.line)) == expected
            action = GAMES[key].read(case.line)
            if type(action) is Play and code != "not-in-hand" and code != "not-now":
                await player.open_hand()
                why = menu(player.shown, "why:")
                chosen = player.choose(player.shown, why["custom_id"], str(action.card))
                assert said(await chosen) == expected
                assert f"play {action.card}" not in player.lines()
        assert house.kept() == before
        assert wishes(player.hand), "and the question is still open"


@pytest.mark.parametrize("key", GAMES)
def test_nothing_else_is_refused(key: str) -> None:
    """Every reason that came up in the search is among those that are looked at."""
    others = sorted(set(provoked(key)) - codes(key) - SHARED - WORDED)
    assert not others, f"{folder_of(key)}/kept.py: name in refused what is refused too: {others}"


async def test_out_of_turn_and_while_the_cards_are_dealt(tmp_path: Path) -> None:
    """Refusals that all games have in common, whatever is said."""
    pace = Pace(robot=0, forced=0, deal=LONG, trick=0, redraw=0, interval=LONG)
    async with open_house(tmp_path, pace=pace) as house:
        ann, bob = house.invite_all("Ann", "Bob")
        await house.started("euchre-two", ann, bob)
        (asked,) = house.to_act()
        other = bob if asked is ann else ann
        for language in languages():
            LOCALES[other.id] = language
            turn = Reason.of("not-your-turn", turn=(Seat(0),))
            expected = sentence("euchre-two", language, turn, [asked.name, other.name])
            assert said(await other.say("pass")) == expected
        while turns := house.to_act():
            await turns[0].say(house.legal(turns[0])[-1])
        for language in languages():
            LOCALES[ann.id] = language
            expected = sentence("euchre-two", language, Reason.of("being-dealt"), [])
            assert said(await ann.say("pass")) == expected
