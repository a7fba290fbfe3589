"""The ends of deals and games on screens: words and picture say the same, and nothing hidden."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Log, Seat, Seed
from bot.rules.about.moments import moments
from bot.rules.kit.reasons import Reason
from bot.rules.kit.reckoning import Reckoning
from bot.rules.kit.tags import POINTS
from bot.storage.rows.boards import RatingChange
from bot.storage.rows.ids import GameId, TableId, UserId
from bot.tables.model.chairs import Chair, robot_instead
from bot.tables.model.from_log import session_of
from bot.tables.model.interval import Interval
from bot.tables.model.lobby import HOUSE, Lobby
from bot.tables.model.session import GameSession
from bot.tables.screens.deal_screen import (
    hand_deal_screen,
    last_deal_screen,
    shown_deal,
    table_deal_screen,
)
from bot.tables.screens.details import shown_view
from bot.tables.screens.ends import Ending, contract_in_short
from bot.tables.screens.hand_screen import Where, hand_screen
from bot.tables.screens.menu_screen import menu_screen
from bot.tables.screens.screen import Button, Screen
from bot.tables.screens.sheet_screen import OPEN, sheet_picture, sheet_screen
from bot.tables.screens.table_screen import table_screen
from bot.tables.screens.telling import Teller
from bot.tables.screens.victory_screen import ended_picture, shown_victory, victory_screen
from bot.words.card_style import CardStyle
from bot.words.words import Words, languages, words
from cardart.scene import DealScene, SheetScene, SideScene, TableScene, VictoryScene
from tests.support.fair import fair_player
from tests.support.kept import in_words
from tests.words.test_screens import check

TABLE = TableId(7)
NAMES = ("Ann", "花子", "Jürgen", "Zoé", "Bob", "Eve")
WHERE = Where(TABLE, "#cards (Home)")
SECRET = "7f3a" + "0123456789" * 6
everywhere = pytest.mark.parametrize(("key", "language"), in_words())


@cache
def played(key: str, deals: int) -> GameSession:
    """Of the first seeds the game that has so many deals behind it, the last played with cards."""
    games = (begun(key, deals, seed) for seed in range(3, 60))
    return next(g for g in games if shown_view(g).last_trick is not None and _counted(g))


def _counted(session: GameSession) -> bool:
    """Whether the last deal came to anything."""
    return any(account.lines for account in session.reckonings[-1].accounts)


@cache
def begun(key: str, deals: int, seed: int) -> GameSession:
    """A game of four with a robot that is over, or has so many deals behind it."""
    game, rng, secret = GAMES[key], Random(seed), Seed(bytes([seed] * 32))
    options = next(iter(game.presets.values()))
    sizes = game.players(options)
    size = 4 if 4 in sizes else sizes[0]
    chairs = tuple(Chair(user=UserId(n + 1), name=NAMES[n]) for n in range(size))
    chairs = (*chairs[:1], Chair(robot=2), *chairs[2:])
    log = Log(game=key, version=game.version, options=str(options), players=size)
    session, dealt = session_of(GameId(7), log, chairs), 0
    while session.turn and len(session.sheet) < deals:
        seat = session.turn[0]
        if seat == CHANCE:
            dealt += 1
            action = game.chance(session.state, secret.below(f"deal {dealt}"))
        else:
            action = fair_player(game, session.state, seat, rng)
        session = session.plus(seat, action)
    return session


def dealt(session: GameSession) -> GameSession:
    """The session with its next deal on the table."""
    action = session.game.chance(session.state, Seed(bytes(32)).below("next"))
    return session.plus(CHANCE, action)


def reading(session: GameSession) -> Interval:
    return Interval(session.sheet[-1].deal, 0.0, 20.0, (UserId(1),), open=True)


def wishes(screen: Screen) -> list[str]:
    rows = [row for row in screen.rows if isinstance(row, tuple)]
    return [button.wish for row in rows for button in row if isinstance(button, Button)]


def deal_scene(screen: Screen) -> DealScene:
    assert screen.picture is not None and isinstance(screen.picture.scene, DealScene)
    return screen.picture.scene


def victory_scene(screen: Screen) -> VictoryScene:
    assert screen.picture is not None and isinstance(screen.picture.scene, VictoryScene)
    return screen.picture.scene


# ---------------------------------------------------------------------- a deal


def said_once(w: Words, side: SideScene) -> str:
    """The last words on a side's gain: its sum ends with it, or else it stands alone."""
    gain = int(side.gain.replace("−", "-"))
    if not side.lines:
        return side.gain
    last = side.lines[-1]
    assert not gain or re.search(rf"(?<!\d){re.escape(w.number(gain))}(?!\d)", last), last
    return last


@everywhere
def test_the_result_of_a_deal_is_in_words_what_it_is_in_the_picture(
    key: str, language: str
) -> None:
    w, session = words(language), played(key, 2)
    public = table_deal_screen(w, TABLE, session, reading(session))
    hand = hand_deal_screen(w, WHERE, session, Seat(0), reading(session))
    for screen in (public, hand, shown_deal(w, TABLE, session, session.sheet[-1].deal)):
        check(screen)
        scene = deal_scene(screen)
        assert screen.picture is not None
        assert scene.target_text in screen.picture.alt
        for text, spoken in ((screen.text, str), (screen.picture.alt, w.aloud)):
            assert spoken(scene.contract) in text and scene.verdict.rstrip("!！\u202f") in text
            for side in scene.sides:
                assert all(spoken(line) in text for line in side.lines), (side.lines, text)
                assert spoken(said_once(w, side)) in text and w.number(side.after) in text
    scene = deal_scene(public)
    assert [side.after - side.before for side in scene.sides] == [
        int(side.gain.replace("−", "-")) for side in scene.sides
    ]
    assert scene.dress == GAMES[key].sheet


@pytest.mark.parametrize("key", GAMES)
def test_everybody_sees_the_same_result(key: str) -> None:
    """Nothing of a hand is in it, and it stays as it is while the next deal is played."""
    w, session = words("en"), played(key, 2)
    interval, later = reading(session), dealt(session)
    public = table_deal_screen(w, TABLE, session, interval).picture
    for seat in range(session.log.players):
        for now in (session, later):
            assert hand_deal_screen(w, WHERE, now, Seat(seat), interval).picture == public


def test_a_hand_leads_on_and_shows_everybody() -> None:
    session = played("euchre", 2)
    deal = session.sheet[-1].deal
    hand = hand_deal_screen(words("en"), WHERE, session, Seat(0), reading(session))
    there = ["table:7:score", "table:7:why:1", f"show:7:deal:{deal}", "table:7:menu"]
    assert wishes(hand) == [f"next:7:{deal}", *there]
    alone = hand_deal_screen(words("en"), WHERE, session, Seat(0), reading(session), public=False)
    assert wishes(alone) == [wish for wish in wishes(hand) if not wish.startswith("show:")]
    public = table_deal_screen(words("en"), TABLE, session, reading(session))
    there = ["table:7:score", "table:7:why:1", "table:7:menu"]
    assert wishes(public) == ["table:7:hand", f"next:7:{deal}", *there]
    assert "<t:20:R>" in public.text and "<t:20:R>" in hand.text
    assert wishes(shown_deal(words("en"), TABLE, session, deal)) == []


def test_a_free_seat_on_which_the_game_waits_is_told_between_two_deals() -> None:
    w, session = words("en"), played("euchre", 1)
    left = replace(session, chairs=robot_instead(session.chairs, 1, None, welcome=False))
    for now, is_told in ((session, False), (left, True)):
        table = table_deal_screen(w, TABLE, now, reading(now))
        hand = hand_deal_screen(w, WHERE, now, Seat(0), reading(now))
        assert (w.say("seat-waits") in table.text) == (w.say("seat-waits") in hand.text) == is_told


def test_each_deal_has_its_own_result() -> None:
    """That of an earlier one is not changed by the deals after it."""
    early, late = played("four-jacks", 1), played("four-jacks", 4)
    w = words("en")
    assert shown_deal(w, TABLE, early, 1) == shown_deal(w, TABLE, late, 1)
    found = {shown_deal(w, TABLE, late, line.deal).text for line in late.sheet}
    assert len(found) == len(late.sheet) == 4
    total = [0, 0, 0]
    for line in late.sheet:
        ending = Ending(w, late, line.deal)
        total = [sum + ending.gain(side) for sum, side in zip(total, ending.sides, strict=True)]
        assert tuple(total) == line.scores


# ---------------------------------------------------------------------- a game


RATED = (
    RatingChange(UserId(1), "Ann", 1080.4, None, 1),
    RatingChange(UserId(99), "Gone", 1200.0, 1214.4, 30),
)


@everywhere
def test_the_end_of_a_game_is_in_words_what_it_is_in_the_picture(key: str, language: str) -> None:
    w, session = words(language), finished(key)
    by_ear = words(language, CardStyle(text_only=True))
    screen = victory_screen(w, TABLE, session, RATED)
    in_words = (make(by_ear, TABLE, session, RATED) for make in (victory_screen, shown_victory))
    for shown, full in zip(
        (screen, shown_victory(w, TABLE, session, RATED)), in_words, strict=True
    ):
        check(shown)
        check(full)
        scene = victory_scene(shown)
        assert shown.picture is not None
        for text in (full.text, shown.picture.alt):
            said = (scene.headline.rstrip("!！\u202f"), *scene.why[1:].split(" · "))
            for part in (*said, *scene.moments):
                assert part.rstrip(".。") in text
            assert text.count(w.say("sheet-lowest", target=0)) <= 1
            assert "(1080)" in text and "+80" in text and "Gone" in text and "−14" in text
        for line in Ending(w, session, session.sheet[-1].deal).told(last=True):
            assert line in full.text
        scores = Teller.of(w, key, session.chairs).scores(session.view(None))
        assert scores in full.text
    scene, view = victory_scene(screen), session.view(None)
    sides = Teller.of(w, key, session.chairs).scorers(view)
    assert session.result is not None
    assert [side.after for side in scene.sides] == [view.scores[side[0]] for side in sides]
    won = [n for n, side in enumerate(sides) if side[0] in session.result.winners]
    assert list(scene.winners) == won
    assert scene.moments == tuple(
        w.reason(key, "moment", one, Teller.of(w, key, session.chairs, markup=False).names)
        for one in moments(session.reckonings, session.result)
    )


def finished(key: str) -> GameSession:
    """A game that was played to its end with a card, of the first seeds one that does so soon."""
    games = (begun(key, 120, seed) for seed in range(1, 30))
    return next(g for g in games if g.result is not None and shown_view(g).last_trick is not None)


def test_what_can_be_done_after_a_game() -> None:
    session = finished("euchre")
    screen = victory_screen(words("en"), TABLE, session)
    there = [
        *("table:7:rematch", "replay:7:open", "table:7:deal", "table:7:score"),
        *("show:7:game", "table:7:menu"),
    ]
    assert wishes(screen) == there
    alone = victory_screen(words("en"), TABLE, session, public=False)
    assert wishes(alone) == [wish for wish in there if not wish.startswith("show:")]
    assert wishes(shown_victory(words("en"), TABLE, session)) == ["replay:7:open"]
    other = victory_screen(words("en"), TABLE, session, again=False)
    assert wishes(other) == [wish for wish in there if wish != "table:7:rematch"]
    assert victory_scene(screen).ratings == ()
    assert words("en").say("victory-ratings") not in screen.text


@everywhere
def test_beside_the_picture_a_game_ends_in_three_short_lines(key: str, language: str) -> None:
    """All else there is stands in the picture, behind buttons, or where all is in words."""
    w, session = words(language), finished(key).revealing(SECRET)
    for shown in (
        victory_screen(w, TABLE, session, RATED),
        shown_victory(w, TABLE, session, RATED),
    ):
        title, won, rated = shown.text.split("\n")
        assert w.say("unsealed", seed=SECRET[:4]) in title and SECRET[:5] not in shown.text
        assert won == f"**{victory_scene(shown).headline}**"
        assert rated.startswith(w.say("labelled", label=w.say("victory-ratings"), text=""))
    full = victory_screen(words(language, CardStyle(text_only=True)), TABLE, session, RATED)
    assert full.picture is None and SECRET in full.text
    ending = Ending(w, session, session.sheet[-1].deal)
    assert all(line in full.text for line in ending.told(last=True))
    lobby = Lobby.open(key, HOUSE, UserId(1), "Ann")
    assert SECRET in menu_screen(w, TABLE, lobby, session).text, "all of it is looked up"


def test_the_last_deal_of_a_game_can_be_looked_at_and_shown() -> None:
    w, session = words("en"), finished("euchre")
    deal = session.sheet[-1].deal
    screen = last_deal_screen(w, TABLE, session)
    assert screen.picture == shown_deal(w, TABLE, session, deal).picture
    assert wishes(screen) == [f"show:7:deal:{deal}"]
    assert wishes(last_deal_screen(w, TABLE, session, public=False)) == []
    given_up = replace(session, sheet=())
    assert "table:7:deal" not in wishes(victory_screen(w, TABLE, given_up))


@everywhere
def test_while_the_last_trick_lies_nothing_is_summed_up(key: str, language: str) -> None:
    """In the middle of a game and at its end: the deal or game is over, and no more is said."""
    w = words(language)
    by_ear = words(language, CardStyle(text_only=True))
    for session, over in ((played(key, 1), "turn-none"), (finished(key), "turn-over")):
        summed = Teller.of(w, key, session.chairs).summary(session.closing)
        for said in (w, by_ear):
            for screen in (
                table_screen(said, TABLE, session, lies=True),
                hand_screen(said, WHERE, session, Seat(0), lies=True),
            ):
                check(screen)
                assert w.say(over) in screen.text
                assert w.say("turn-deck") not in screen.text
                assert not any(line in screen.text for line in summed)
                if screen.picture is not None:
                    assert isinstance(screen.picture.scene, TableScene)
                    assert screen.picture.scene.note == w.say(over)
                    lying = shown_view(session).last_trick
                    assert lying is not None and w.card(lying.cards[-1]) in screen.picture.alt


@pytest.mark.parametrize("key", GAMES)
def test_once_a_deal_is_over_no_plate_tells_points_without_its_last_trick(key: str) -> None:
    session = played(key, 1)
    shown, teller = shown_view(session), Teller.at(words("en"), session)
    for seat in map(Seat, range(shown.players)):
        told = teller.tags(shown, seat)
        assert len(told) == sum(tag.code != POINTS for tag in shown.tags(seat))


def test_a_draw_has_no_winner_to_name() -> None:
    session = finished("euchre")
    assert session.result is not None
    everybody = replace(session.result, winners=(Seat(0), Seat(1), Seat(2), Seat(3)))
    drawn = replace(session, state=replace(session.state, result=everybody))
    scene = victory_scene(victory_screen(words("en"), TABLE, drawn))
    assert scene.headline == words("en").say("victory-draw") and scene.winners == (0, 1)


@everywhere
def test_a_game_that_ended_early_has_no_winner(key: str, language: str) -> None:
    picture = ended_picture(words(language), TABLE, dealt(played(key, 1)))
    assert isinstance(picture.scene, VictoryScene)
    assert picture.scene.winners == () and picture.scene.ratings == ()
    assert words(language).say("victory-unscored") in picture.alt


@pytest.mark.parametrize("key", GAMES)
def test_the_last_trick_can_be_looked_at_from_the_first_to_the_next_deal(key: str) -> None:
    def enabled(session: GameSession) -> bool:
        rows = table_screen(words("en"), TABLE, session).rows
        (looks, *_) = [row for row in rows if isinstance(row, tuple)]
        return next(b.enabled for b in looks if isinstance(b, Button) and b.wish.endswith(":last"))

    session = played(key, 1)
    assert enabled(session) and not enabled(dealt(session))


# ---------------------------------------------------------------------- the score sheet


@everywhere
def test_each_row_of_a_score_sheet_has_its_contract(key: str, language: str) -> None:
    w, session = words(language), played(key, 4)
    scene = sheet_picture(w, TABLE, session).scene
    assert isinstance(scene, SheetScene)
    teller = Teller.of(w, key, session.chairs, markup=False)
    contracts = 0
    if lines := session.view(None).slate:
        assert [name for name, *_ in scene.rows] == [
            w.reason(key, "line", line.what, teller.names) for line in lines
        ]
        written = sum(points is not None for line in lines for points in line.points)
        assert written == sum(cell != OPEN for _, *cells in scene.rows for cell in cells) == 4
        return
    for line, (name, *_) in zip(session.sheet, scene.rows, strict=True):
        short = contract_in_short(teller, session.reckoning_of(line.deal))
        assert name == " · ".join(filter(None, (str(line.deal), short)))
        contracts += bool(short)
        assert len(short) <= 30, short
    assert contracts or not GAMES[key].counted or "contract" not in GAMES[key].counted


@pytest.mark.parametrize("language", languages())
def test_numbers_in_brackets_are_explained_where_there_are_any(language: str) -> None:
    w = words(language)
    for key in GAMES:
        session = played(key, 2)
        picture = sheet_picture(w, TABLE, session)
        scene = picture.scene
        assert isinstance(scene, SheetScene)
        bracketed = any(re.search("[(（]", "".join(cells)) for _, *cells in scene.rows)
        assert bracketed == w.known(key, "sheet-brackets")
        if bracketed:
            explained = w.of(key, "sheet-brackets")
            assert scene.footer.endswith(explained)
            assert explained in picture.alt
            by_ear = words(language, CardStyle(text_only=True))
            assert explained in sheet_screen(by_ear, TABLE, session).text


def test_a_contract_in_short_names_trump_maker_and_bid() -> None:
    def said(key: str, **facts: Any) -> str:
        session = played(key, 1)
        known = session.reckonings[-1]
        assert known.contract is not None
        of = replace(known.contract, facts=tuple(facts.items()))
        teller = Teller.of(words("en"), key, session.chairs)
        return contract_in_short(teller, replace(known, contract=of))

    assert said("pinochle", suit="S", who=Seat(0), value=21) == "♠ Ann 21"
    assert said("pepper", suit="NT", who=Seat(3), value="big") == "NT Zoé Big Pepper"
    assert said("schieber", contract="obenabe", who=Seat(2)) == "Obenabe Jürgen"
    assert said("euchre", suit="H", who=Seat(0)) == "♥ Ann"
    teller = Teller.of(words("en"), "euchre", played("euchre", 1).chairs)
    assert contract_in_short(teller, None) == ""


@pytest.mark.parametrize("language", languages())
def test_a_deal_that_nobody_played_is_no_row_of_bare_zeros(language: str) -> None:
    w = words(language)
    for key in ("euchre", "three-handed-pinochle"):
        teller = Teller.of(w, key, played(key, 1).chairs)
        for what in (Reason.of("all-passed"), Reason.of("redealt", who=Seat(0))):
            short = contract_in_short(teller, Reckoning(None, what, ()))
            assert short and len(short) <= 30
            assert short == w.reason(key, "verdict", what, teller.names)


def test_a_sheet_is_shown_to_everybody_where_there_are_others() -> None:
    session = played("euchre", 2)
    assert wishes(sheet_screen(words("en"), TABLE, session)) == []
    assert wishes(sheet_screen(words("en"), TABLE, session, public=True)) == ["show:7:sheet"]
