"""The phases of every game as its players see them: moments of real games played by robots."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from itertools import islice, pairwise
from random import Random
from typing import Any, Literal

from bot.robots.players import greedy_player
from bot.rules import CHANCE, GAMES, Action, AnyGame, Card, Log, Options, Pick, Seat, Seed, View
from bot.rules.kit.actions import PASS, Bid
from bot.rules.kit.seats import seats
from bot.storage.rows.ids import GameId, TableId, UserId
from bot.tables.model.chairs import Chair
from bot.tables.model.from_log import session_of
from bot.tables.model.interval import Interval
from bot.tables.model.lobby import Lobby
from bot.tables.model.session import GameSession
from bot.tables.past.export import Export
from bot.tables.past.replay import replayed
from bot.tables.screens.auction import last_words
from bot.tables.screens.controls import numbers_to_bid
from bot.tables.screens.deal_screen import hand_deal_screen, table_deal_screen
from bot.tables.screens.hand_screen import Picked, Where, hand_screen
from bot.tables.screens.lobby_screen import lobby_screen
from bot.tables.screens.replay_screen import replay_screen
from bot.tables.screens.screen import Menu, Screen
from bot.tables.screens.sheet_screen import sheet_screen
from bot.tables.screens.table_screen import table_screen
from bot.tables.screens.victory_screen import victory_screen
from bot.tables.verbs.readers import has_result
from bot.words.words import Words
from cardart.scene import AnyScene

PEOPLE = ("Ann", "Jürgen", "花子", "Chloé")
TABLE = TableId(7)
WHERE = Where(TABLE, "#cards (The Jack’s Arms)")
MOST_MOVES = 1000
"""Moves of a game in which a phase is looked for, if the game takes so long."""
PASSING = 0.6
"""The share of chances to pass that are taken."""
SEED = Seed(bytes(range(32)))


Look = Callable[[Words], Screen]
"""A player's screen, in the words of a language."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A moment to look at: its phase, the rules, and its screens, each with its reader."""

    phase: str
    rules: str
    screens: tuple[tuple[str, Look], ...]


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a game worth a picture: its phase, who looks, and what they have chosen."""

    phase: str
    session: GameSession
    seat: Seat
    chosen: tuple[Card, ...] = ()
    shows: Literal["play", "last trick", "deal", "game"] = "play"
    """The play; or how a deal or the game has ended: first its last trick, then the result."""

    @property
    def sight(self) -> Sight:
        """The screens of this moment: the player's own, and the public one."""
        screens = (("hand", self.own), ("table", self.public))
        return Sight(self.phase, str(self.session.log.options), screens)

    def own(self, words: Words) -> Screen:
        """The screen of the player who looks."""
        session, seat, lies = self.session, self.seat, self.shows == "last trick"
        if self.shows == "game":
            return victory_screen(words, TABLE, session)
        if self.shows == "deal":
            return hand_deal_screen(words, WHERE, session, seat, self._read)
        return hand_screen(words, WHERE, session, seat, Picked(self.chosen), lies=lies)

    def public(self, words: Words) -> Screen:
        """The screen of everybody at this moment."""
        if self.shows == "game":
            return victory_screen(words, TABLE, self.session)
        if self.shows == "deal":
            return table_deal_screen(words, TABLE, self.session, self._read)
        return table_screen(words, TABLE, self.session, lies=self.shows == "last trick")

    @property
    def _read(self) -> Interval:
        """The interval in which the result of the last deal is read."""
        return Interval(self.session.sheet[-1].deal, 0.0, 0.0, (UserId(1),), open=True)


def sights(game: AnyGame) -> list[Sight]:
    """A lobby, one moment for each phase of the game, and what is left when it is over."""
    found = moments(game)
    last = next((moment.session for moment in found if moment.shows == "game"), None)
    return [_lobby(game), *(moment.sight for moment in found), *(_after(last) if last else ())]


def moments(game: AnyGame) -> list[Moment]:
    """One moment for each phase that turns up in a game by each of its sets of rules."""
    found: dict[str, Moment] = {}
    for options in dict.fromkeys(rules.shortest() for rules in game.presets.values()):
        for players in game.players(options):
            for moment in _of_game(game, options, players):
                known = found.get(moment.phase)
                if known is None or _richness(moment) > _richness(known):
                    found[moment.phase] = moment
    return [found[phase] for phase in sorted(found, key=lambda phase: _order(found[phase]))]


def pictures(sight: Sight, words: Words) -> Iterator[AnyScene]:
    """The scene of each screen that has one."""
    for _, look in sight.screens:
        picture = look(words).picture
        if picture is not None:
            yield picture.scene


def texts(sight: Sight, words: Words) -> str:
    """All that is said in words: texts, buttons and alt texts."""
    said = [f"=== {sight.phase}: {sight.rules}"]
    for name, look in sight.screens:
        screen = look(words)
        said += [f"--- {name}", screen.text, *map(_row, screen.rows)]
        said.append(f"ALT {screen.picture.alt}" if screen.picture else "(no picture)")
    return "\n".join(said) + "\n"


def _row(row: object) -> str:
    if isinstance(row, Menu):
        return f"[{row.prompt}: {' | '.join(item.label for item in row.items)}]"
    buttons: Iterable[Any] = row if isinstance(row, tuple) else ()
    return " ".join(f"[{button.label}]" for button in buttons)


# ---------------------------------------------------------------------- games


def _of_game(game: AnyGame, options: Options, players: int) -> Iterator[Moment]:
    course = islice(_played(game, options, players), MOST_MOVES)
    for before, session in pairwise(course):
        yield from _here(before, session, players)


def _played(game: AnyGame, options: Options, players: int) -> Iterator[GameSession]:
    head = Log(game=game.key, version=game.version, options=str(options), players=players)
    chairs = tuple(
        Chair(robot=n) if n % 2 else Chair(user=UserId(n + 1), name=PEOPLE[n // 2])
        for n in range(players)
    )
    session, deals = session_of(GameId(1), head, chairs), 0
    rng = Random(f"{game.key} {players} {options}")
    yield session
    while session.turn:
        seat = session.turn[0]
        if seat == CHANCE:
            deals += 1
            action = game.chance(session.state, SEED.below(f"deal {deals}"))
        else:
            action = _choice(game, session.view(seat), rng)
        session = session.plus(seat, action)
        yield session


def _choice(game: AnyGame, view: View[Any], rng: Random) -> Action:
    """Cards by a robot that looks one trick ahead; in an auction low bids, and passes mostly."""
    decision = game.legal(view)
    if view.trick is not None:
        return greedy_player(game, view, rng)
    if PASS in decision and rng.random() < PASSING:
        return PASS
    if bids := numbers_to_bid(decision):
        return Bid(bids[0])
    return decision.sample(rng)


def _here(before: GameSession, session: GameSession, players: int) -> Iterator[Moment]:
    """The phases that this moment is an example of, each from a chair that shows it well."""
    view = session.view(None)
    if session.result is not None or view.waits_for_deck:
        yield from _ends(before, session)
    elif view.trick is None:
        yield from _before_play(session, view)
    else:
        seat, number = session.turn[0], len(view.trick.cards)
        yield Moment(f"play-{_kind(view)}-{players}", session, seat)
        if number == 2:
            other = next(s for s in seats(players) if s != seat and s not in view.sitting_out)
            yield Moment("play-waiting", session, other)


def _ends(before: GameSession, session: GameSession) -> Iterator[Moment]:
    """The end of a deal, and of the game with it."""
    if not has_result(before, session):
        yield Moment("thrown-in", session, Seat(0))
        return
    yield Moment("last-trick", session, Seat(0), shows="last trick")
    yield Moment("deal", session, Seat(0), shows="deal")
    if session.result is not None:
        yield Moment("game", session.revealing(str(SEED)), Seat(0), shows="game")


def _kind(view: View[Any]) -> str:
    assert view.trick is not None
    if view.shown:
        return "shown"
    if view.sitting_out:
        return "alone"
    if view.trick.cards:
        return "follow"
    return "finished" if view.last_trick else "lead"


def _before_play(session: GameSession, view: View[Any]) -> Iterator[Moment]:
    seat = session.turn[0]
    yield Moment(view.phase, session, seat)
    decision = session.game.legal(session.view(seat))
    if isinstance(decision, Pick) and decision.at_most > 1:
        some = decision.cards[: max(1, decision.at_most // 2)]
        yield Moment(f"{view.phase}-chosen", session, seat, some)
    if len(session.turn) < len(seats(view.players)):
        other = next(s for s in seats(view.players) if s not in session.turn)
        yield Moment(f"{view.phase}-waiting", session, other)


def _richness(moment: Moment) -> int:
    """The amount there is to see: bids said, cards in the trick, tricks won, points written."""
    view = moment.session.view(moment.seat)
    trick = len(view.trick.cards) if view.trick else 0
    barred = len(view.hand) - len(moment.session.game.legal(view)) if trick else 0
    scored = any(view.scores)
    return 2 * len(last_words(view)) + 2 * trick + (barred > 0) + 2 * scored + len(view.shown)


def _order(moment: Moment) -> tuple[bool, bool, bool, int, str]:
    """The order of a deal: before play, play, its end, the game's."""
    view = moment.session.view(None)
    return (
        moment.shows in ("deal", "game"),
        moment.shows != "play" or view.waits_for_deck,
        view.trick is not None,
        len(view.history),
        moment.phase,
    )


# ---------------------------------------------------------------------- before and after a game


def _lobby(game: AnyGame) -> Sight:
    """The lobby as it is opened, and with a person and a robot more."""
    opened = Lobby.open(game.key, "house", UserId(1), PEOPLE[0])
    filled = (*opened.chairs[:1], Chair(robot=1), Chair(user=UserId(3), name=PEOPLE[2]))
    seated = filled[: len(opened.chairs)]
    fuller = replace(opened, chairs=(*seated, *opened.chairs[len(seated) :]))
    looks = tuple(
        (name, partial(lobby_screen, table=TABLE, lobby=lobby))
        for name, lobby in (("opened", opened), ("filled", fuller))
    )
    return Sight("lobby", str(opened.options), looks)


def _after(session: GameSession) -> Iterator[Sight]:
    """The score sheet of a finished game, and its replay."""
    rules = str(session.log.options)
    sheet = partial(sheet_screen, table=TABLE, session=session, public=True)
    yield Sight("sheet", rules, (("sheet", sheet),))
    export = Export(log=session.log, number=session.game_id, table=TABLE, chairs=session.chairs)
    replay = replayed(export)
    stops = len(replay.deals[0].stops)
    looks = tuple(
        (f"stop {stop}", partial(replay_screen, export=export, replay=replay, stop=stop))
        for stop in (stops // 2, stops - 1)
    )
    yield Sight("replay", rules, looks)


def all_sights(keys: Iterable[str]) -> Iterator[tuple[str, list[Sight]]]:
    """The moments of these games, by their keys."""
    for key in keys:
        yield key, sights(GAMES[key])
