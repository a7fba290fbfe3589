"""One state, said three ways: picture, words and buttons tell the same, fact by fact.

The facts are read off the picture's scene alone, and looked for in the text and in the alt text;
and no card stands in words that does not lie on the picture or is counted by the game.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest

from bot.rules import GAMES, Action, Card, Decision, Pick, Seat
from bot.rules.kit.actions import Bid, Play
from bot.rules.kit.seats import seats
from bot.storage.rows.ids import TableId
from bot.tables.model.session import GameSession
from bot.tables.screens.asking import question
from bot.tables.screens.controls import MOST_BIDS, numbers_to_bid
from bot.tables.screens.custom_ids import CustomId
from bot.tables.screens.details_screen import details_screen
from bot.tables.screens.hand_screen import Where, hand_screen
from bot.tables.screens.screen import Button, Menu, Screen
from bot.tables.screens.sheet_screen import sheet_screen
from bot.tables.screens.table_screen import table_screen
from bot.tables.screens.telling import Teller
from bot.words.card_style import CardStyle
from bot.words.words import Words, languages, words
from cardart.scene import FACES, CardFace, SeatScene, SheetScene, TableScene, TrickCard
from tests.support.kept import in_words, turn_of
from tests.words.playing import heard

LOOKS = (CardStyle(), CardStyle("swiss", "light"))
everywhere = pytest.mark.parametrize(
    ("game", "language", "look"),
    [
        (game, language, LOOKS[(turn_of(game) + place) % len(LOOKS)])
        for game, language in in_words()
        for place in [languages().index(language)]
    ],
    ids=str,
)
"""Every game in every language, the looks by turns: each look meets each game and language."""
WHERE = Where(TableId(7), "#games")
FULL = 1024
ALMOST = FULL - 100
"""With so much in an alt text, a sentence that holds a further fact may find no room."""


def moments(game: str, most: int, *said: object) -> list[GameSession]:
    """Some moments of random games: others in each language and look."""
    found = heard(game).moments
    return Random(f"three {game} {said}").sample(found, min(most, len(found)))


def alt_of(screen: Screen) -> str:
    assert screen.picture is not None
    assert len(screen.picture.alt) <= FULL
    return screen.picture.alt


def text_of(screen: Screen) -> str:
    """The text as Discord shows it: without the marks that make names harmless."""
    return re.sub(r"\\(.)", r"\1", screen.text)


# ---------------------------------------------------------------------- the table


def essentials(w: Words, game: str, scene: TableScene) -> Iterator[str]:
    """Trump or contract with its maker, the trick, the stake, the scores with the tricks won."""
    if scene.trump:
        assert scene.trump_text == w.suit(scene.trump)
        yield scene.trump_text[1:]  # its first letter is a capital
    else:
        yield scene.trump_text[1:]  # its first letter is a capital
    yield trick_line(w, game, scene)
    yield scene.stake


def scores(w: Words, scene: TableScene, me: int | None = None) -> Iterator[str]:
    """Every side's points and tricks, as they are told; on one's own picture one is *You*."""
    names = [seat.name for seat in scene.seats]
    named = [w.say("you") if n == me else name for n, name in enumerate(names)]
    for score in scene.scores:
        side = [n for n, name in enumerate(named) if name in score.label]
        tricks = sum(scene.seats[n].tricks for n in side)
        label = w.all_of([names[n] for n in side])
        yield w.say("score-of", side=label, score=score.value, tricks=tricks)


def particulars(w: Words, game: str, scene: TableScene) -> Iterator[str]:
    """The sentences on everything else in a picture."""
    yield last_line(w, game, scene)
    for seat in scene.seats:
        if w.of(game, "badge-dealer") in seat.badges:
            yield w.say("dealer-is", who=seat.name)
        if seat.badges or seat.out:
            yield seat.name
        if seat.said:
            yield w.say("auction-word", who=seat.name, word=seat.said)
    for pile in scene.piles:
        yield w.say("pile-is", pile=pile.label, count=pile.count)
    for shown in scene.shown:
        who, cards = scene.seats[shown.seat].name, called(w, game, shown.cards)
        yield w.say("shown-is", who=who, what=shown.label, cards=w.side_by_side(cards))
    if scene.up_card:
        yield w.card(scene.up_card.card)


def trick_line(w: Words, game: str, scene: TableScene) -> str:
    """The trick in the middle as it must be told: from the leader on, and who holds it.

    It is the last one, complete, until the first card of the next.
    """
    first = next((n for n, seat in enumerate(scene.seats) if seat.leads), None)
    if first is None:
        assert not any(seat.card or seat.winning for seat in scene.seats)
        return ""
    round_ = [*scene.seats[first:], *scene.seats[:first]]
    played = [(seat.name, seat.card) for seat in round_ if seat.card]
    (holder,) = [seat.name for seat in scene.seats if seat.winning]
    complete = len(played) == sum(not seat.out for seat in scene.seats)
    assert not (complete and scene.last_trick), "nothing lies in the corner but what is not here"
    return told(w, game, "trick-last" if complete else "trick-now", played, holder)


def last_line(w: Words, game: str, scene: TableScene) -> str:
    """The last trick, of which the picture tells letters."""
    if not scene.last_trick:
        return ""
    named = {seat.letter: seat.name for seat in scene.seats}
    assert len(named) == len(scene.seats)

    def who(one: TrickCard) -> str:
        return named[one.letter]

    played = [(who(one), one.card) for one in scene.last_trick]
    (holder,) = [who(one) for one in scene.last_trick if one.winner]
    return told(w, game, "trick-last", played, holder)


def told(w: Words, game: str, key: str, played: Sequence[tuple[str, CardFace]], holder: str) -> str:
    names = called(w, game, [card for _, card in played])
    said = " · ".join(f"{who} {card}" for (who, _), card in zip(played, names, strict=True))
    return w.say(key, played=said, holder=holder)


def lying(scene: TableScene) -> list[CardFace]:
    """Every card that lies open on the table."""
    found = [seat.card for seat in scene.seats if seat.card]
    found += [one.card for one in scene.last_trick] + [f for s in scene.shown for f in s.cards]
    return [*found, *([scene.up_card] if scene.up_card else ())]


def called(w: Words, game: str, faces: Iterable[CardFace]) -> list[str]:
    """Cards by name; what a mark on the picture says in a letter is said in a word."""
    marks = ("right", "left", "benny", "puur", "nell", "off", "speculation")
    known = [mark for mark in marks if w.known(game, f"mark-{mark}")]
    spelled = {w.of(game, f"mark-{m}"): w.of(game, f"marked-{m}") for m in known}
    names = []
    for face in faces:
        name, mark = w.card(face.card), spelled[face.mark] if face.mark else ""
        names.append(w.say("card-with-mark", card=name, mark=mark) if mark else name)
    return names


def cards_on(scene: TableScene) -> set[str]:
    return {face.card for face in (*lying(scene), *scene.hand)}


def few(screen: Screen, session: GameSession, marked: str) -> None:
    """At most three lines: place, question, and last event; more is told only as a deal ends."""
    if session.result is None and not session.view(None).waits_for_deck:
        assert len(screen.text.split("\n")) <= 3, f"{marked}: {screen.text}"


def marked(w: Words, session: GameSession, scene: TableScene, seat: Seat | None) -> None:
    """Cards that are not what they seem are marked, in a hand and wherever they lie."""
    if session.view(None).waits_for_deck or session.result:
        return
    marks = session.game.marks(session.view(seat))
    for face in (*lying(scene), *scene.hand):
        known = Card(face.card) in marks
        own = w.of(session.log.game, f"mark-{marks[Card(face.card)]}") if known else ""
        assert face.mark == own


def cards_in(w: Words, text: str) -> set[str]:
    """Every card that stands in a text."""
    names = {w.card(card): card for card in FACES}
    longest = sorted(names, key=len, reverse=True)
    return {names[found] for found in re.findall("|".join(map(re.escape, longest)), text)}


@everywhere
def test_the_table(game: str, language: str, look: CardStyle) -> None:
    w, reader = words(language, look), words(language, replace(look, text_only=True))
    for session in moments(game, 12, language, look):
        if session.result is not None:
            continue
        screen = table_screen(w, TableId(7), session)
        everything = text_of(details_screen(w, TableId(7), session))
        by_ear = table_screen(reader, TableId(7), session)
        assert by_ear.picture is None
        alt = alt_of(screen)
        few(screen, session, "table")
        assert screen.picture is not None
        scene = screen.picture.scene
        assert isinstance(scene, TableScene) and scene.hand == () and not scene.asked
        assert (scene.deck, scene.theme) == (look.deck, look.theme)
        for fact in (*essentials(w, game, scene), *scores(w, scene)):
            assert fact in alt and fact in everything and fact in text_of(by_ear)
        assert w.aloud(scene.note) in alt
        for fact in particulars(w, game, scene):
            assert fact in alt or len(alt) + len(fact) > ALMOST
            assert fact in everything and fact in text_of(by_ear)
        view = session.view(None)
        kept = [("fact", fact) for fact in view.facts]
        kept += [("stake", view.stake)] if view.stake else []
        counted = cards_in(w, " ".join(w.reason(game, k, what, ["?"] * 9) for k, what in kept))
        if not view.waits_for_deck:
            assert cards_in(w, alt) <= cards_on(scene) | counted
        assert whose_turn(scene) == [seat for seat in seats(view.players) if seat in view.turn]
        marked(w, session, scene, None)


def whose_turn(scene: TableScene) -> list[int]:
    found: list[tuple[int, SeatScene]] = list(enumerate(scene.seats))
    return [number for number, seat in found if seat.turn]


# ---------------------------------------------------------------------- a hand


@everywhere
def test_a_hand(game: str, language: str, look: CardStyle) -> None:
    w, reader = words(language, look), words(language, replace(look, text_only=True))
    for session in moments(game, 12, language, look):
        for seat in seats(session.log.players):
            lies = session.result is not None
            screen = hand_screen(w, WHERE, session, seat, lies=lies)
            by_ear = hand_screen(reader, WHERE, session, seat, lies=lies)
            assert by_ear.picture is None and by_ear.rows == screen.rows
            few(screen, session, "hand")
            assert screen.picture is not None
            scene = screen.picture.scene
            assert isinstance(scene, TableScene)
            assert (scene.deck, scene.theme) == (look.deck, look.theme)
            held = [face.card for face in scene.hand]
            assert held == list(session.view(seat).hand) and scene.viewer == seat
            assert screen.mine == scene.asked == (seat in session.turn)
            the_same(w, session, seat, (screen, by_ear), scene)
            exactly_what_is_legal(session, seat, screen, scene)
            if language == "en":
                nothing_else_offered(w, session, seat, (screen, scene))
            marked(w, session, scene, seat)


def the_same(
    w: Words, session: GameSession, seat: Seat, screens: tuple[Screen, Screen], scene: TableScene
) -> None:
    """All in the picture is in its alt text, in *Details*, and in the text of text only."""
    screen, by_ear = screens
    alt, text = alt_of(screen), text_of(by_ear)
    everything = text_of(details_screen(w, TableId(7), session, seat))
    held = [face.card for face in scene.hand]
    if held:
        names = called(w, session.log.game, scene.hand)
        said = w.say("hand-is", cards=w.side_by_side(names))
        assert said in alt and said in everything and said in text
    game, *deal = scene.title.split(" · ")
    assert game in text_of(screen) and all(part in alt for part in deal)
    assert w.aloud(scene.note) in alt
    legal = [face.card for face in scene.hand if face.legal]
    choices = [w.say(key, cards=w.cards(legal)) for key in ("hand-may", "hand-choice")]
    assert any(one in alt for one in choices) == (len(legal) < len(held))
    for fact in (*essentials(w, session.log.game, scene), *scores(w, scene, seat)):
        assert fact in alt and fact in everything and fact in text
    for fact in particulars(w, session.log.game, scene):
        assert fact in alt or len(alt) + len(fact) > ALMOST
        assert fact in everything and fact in text
    if scene.asked:
        view = session.view(seat)
        seated = Teller.of(w, session.log.game, session.chairs, markup=False).names
        asked = question(w, session.log.game, view, session.game.legal(view), seated)
        assert w.say("your-turn", phase=asked) in text_of(screen)
    else:
        assert scene.note in text_of(screen).replace("*", "")


def exactly_what_is_legal(
    session: GameSession, seat: Seat, screen: Screen, scene: TableScene
) -> None:
    """The bright cards are those of the buttons and menus, and those are all that is legal."""
    decision = session.game.legal(session.view(seat))
    offered = list(offers(session, screen))
    plays = [action.cards[0] for action in offered if type(action) is Play]
    assert plays == [c for c in dict.fromkeys(session.view(seat).hand) if c in plays], "in order"
    assert all_offered(session, decision, offered, screen)
    pressed = {card for action in offered for card in action.cards} | set(picked(screen))
    bright = {face.card for face in scene.hand if face.legal}
    held = {face.card for face in scene.hand}
    assert bright == (pressed & held or held)
    assert pressed - held <= {card for pile in session.view(None).piles for card in pile.cards}


def nothing_else_offered(
    w: Words, session: GameSession, seat: Seat, shown: tuple[Screen, TableScene]
) -> None:
    """No sentence about what is asked offers a pass, or to leave a card, that is not legal."""
    (screen, scene), view = shown, session.view(seat)
    if not scene.asked or screen.picture is None:
        return
    offered = {str(action) for action in session.game.legal(view)}
    public = table_screen(w, TableId(7), session, False)
    assert public.picture is not None and isinstance(public.picture.scene, TableScene)
    told = (text_of(screen), screen.picture.alt, scene.note, text_of(public))
    for said in (*told, public.picture.scene.note):
        assert "or pass" not in said or "pass" in offered, said
        assert "or leave it" not in said or "keep" in offered, said


def offers(session: GameSession, screen: Screen) -> Iterator[Action]:
    """Every action of a button, or of a menu of actions."""
    for row in screen.rows:
        for wish in [b.wish for b in row] if not isinstance(row, Menu) else []:
            read = CustomId.read(wish)
            if read.kind == "move":
                yield session.game.read(":".join(read.parts[1:]))
        if isinstance(row, Menu) and row.wish.startswith("choose:"):
            yield from (session.game.read(item.value) for item in row.items)


def picked(screen: Screen) -> list[str]:
    """The cards of the menu in which several are picked."""
    menus = [row for row in screen.rows if isinstance(row, Menu)]
    own = [row for row in menus if row.wish.startswith("pick:")]
    return [item.value.partition("~")[0] for row in own for item in row.items]


def all_offered(
    session: GameSession, decision: Decision, offered: list[Action], screen: Screen
) -> bool:
    if isinstance(decision, Pick) and decision.at_most > 1:
        none = [decision.make(())] if decision.at_least == 0 else []
        return Counter(picked(screen)) == Counter(map(str, decision.cards)) and Counter(
            map(str, offered)
        ) == Counter(map(str, [*decision.others, *none]))
    legal = [str(action) for action in decision]
    numbers = numbers_to_bid(decision)
    if len(numbers) > MOST_BIDS:  # stepped through, or typed
        steps = [b for row in screen.rows if not isinstance(row, Menu) for b in row]
        assert {CustomId.read(b.wish).kind for b in steps} >= {"move", "step", "type"}
        assert isinstance(steps[0], Button)
        first = session.game.first_number(session.view(None))
        others = set(numbers) - {numbers[0] if first is None else first}
        legal = [line for line in legal if line not in {str(Bid(n)) for n in others}]
    return Counter(map(str, offered)) == Counter(legal)


# ---------------------------------------------------------------------- the sheet


@everywhere
def test_the_sheet(game: str, language: str, look: CardStyle) -> None:
    """The message beside the picture has who won, or the scores, and no more."""
    w, by_ear = words(language, look), words(language, replace(look, text_only=True))
    for session in moments(game, 12, language, look):
        screen = sheet_screen(w, TableId(7), session)
        if screen.picture is None:
            assert not session.sheet
            continue
        scene, alt = screen.picture.scene, alt_of(screen)
        assert isinstance(scene, SheetScene)
        style = "slate" if GAMES[game].sheet == "slate" else "sheet"
        assert (scene.theme, scene.style) == (look.theme, style)
        sides = " · ".join(scene.columns[1:])
        kept_by = "sheet-order-lines" if session.view(None).slate else "sheet-order"
        order = w.say(kept_by, sides=sides)
        heard = text_of(sheet_screen(by_ear, TableId(7), session))
        assert order in alt and order in heard and order not in text_of(screen)
        for row in scene.rows[-8:]:
            line = w.say("sheet-row", deal=row[0], gains=" · ".join(row[1:]))
            assert line in alt and line in heard
        assert len(screen.text.split("\n")) == 2
        for name, total in zip(scene.columns[1:], scene.total[1:], strict=True):
            assert re.search(rf"{re.escape(name)}\W*{re.escape(total)}", alt)
        won = [scene.columns[number] for number in scene.winners]
        named = w.say("sheet-winners", winners=w.all_of(won))
        assert (named in alt) == (named in text_of(screen)) == bool(won)
        assert bool(won) == (session.result is not None)
