"""Two to seven seats: every picture is drawn, and a larger table is refused in a sentence."""

import json
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from bot.rules import CHANCE, AnyGame, Log, Refused, Seed, step
from bot.rules.check_shuffle import Unfair, check
from bot.storage.rows.ids import GameId, TableId, UserId
from bot.tables.model.chairs import Chair
from bot.tables.model.from_log import session_of
from bot.tables.model.lobby import Lobby
from bot.tables.model.refusals import Refusal
from bot.tables.model.session import GameSession
from bot.tables.past.export import Export, as_json
from bot.tables.past.replay import replayed
from bot.tables.screens.deal_screen import deal_picture
from bot.tables.screens.hand_screen import Where, hand_screen
from bot.tables.screens.lobby_scene import lobby_picture
from bot.tables.screens.replay_screen import replay_screen
from bot.tables.screens.sheet_screen import sheet_picture
from bot.tables.screens.table_screen import table_screen
from bot.tables.screens.victory_screen import victory_picture
from bot.words.words import words
from cardart import draw
from cardart.scene import MOST_SEATS
from tests.rules.small.ladder import Ladder, LadderOptions

NAMES = ("Ann", "Bob", "Cid", "Dai", "Eve", "Fay", "Gus")
TABLE, HERE = TableId(7), Where(TableId(7), "#cards")


def course(game: AnyGame, players: int) -> list[GameSession]:
    """Every state of a game played at random."""
    chairs = tuple(Chair(user=UserId(n + 1), name=NAMES[n]) for n in range(players))
    log = Log(game=game.key, version=game.version, options=str(game.options()), players=players)
    found, rng = [session_of(GameId(7), log, chairs)], Random(players)
    while found[-1].turn:
        session, seat = found[-1], found[-1].turn[0]
        if seat == CHANCE:
            deal = session.view(None).deal
            action = game.chance(session.state, Seed(bytes(32)).below(f"deal {deal}"))
        else:
            action = game.legal(session.view(seat)).sample(rng)
        found.append(session.plus(seat, action))
    return found


@pytest.mark.parametrize("players", [2, 5, 6, 7])
def test_every_picture_is_drawn_for_so_many(ladder: AnyGame, players: int) -> None:
    english = words("en")
    states = course(ladder, players)
    over = states[-1]
    middle = next(s for s in states if s.view(None).deal == 3 and any(s.view(None).tricks_won))
    export = Export(log=over.log, chairs=over.chairs)
    lobby = Lobby(
        game_key=ladder.key,
        preset="house",
        options=ladder.options(),
        host=UserId(1),
        chairs=over.chairs,
    )
    pictures = [
        table_screen(english, TABLE, middle).picture,
        hand_screen(english, HERE, middle, middle.turn[0]).picture,
        replay_screen(english, export, replayed(export), 1, 3).picture,
        sheet_picture(english, TABLE, over),
        deal_picture(english, TABLE, over, 2),
        victory_picture(english, TABLE, over, ()),
        lobby_picture(english, TABLE, lobby),
    ]
    for picture in pictures:
        assert picture is not None
        assert draw(picture.scene).startswith(b"\x89PNG")
        assert all(name in picture.alt for name in NAMES[:players]), picture.alt


def test_a_stranger_can_check_hands_of_any_size_and_any_dealer(ladder: AnyGame) -> None:
    """By the program that knows no game, from the file that anyone may export."""
    secret, rng = Seed(bytes(32)), Random(4)
    options = LadderOptions(deal="best", hands="shrink")
    log = Log(game=ladder.key, version=ladder.version, options=str(options), players=5)
    log = replace(log, commitment=secret.commitment, seed=str(secret))
    state = ladder.start(options, 5)
    dealers, deals = [], 0
    while turn := ladder.to_act(state):
        if turn[0] == CHANCE:
            deals += 1
            dealers.append(ladder.match(state).dealer)
            action = ladder.chance(state, secret.below(f"deal {deals}"))
        else:
            action = ladder.legal(ladder.view(state, turn[0])).sample(rng)
        log = log.with_line(turn[0], ladder.write(action))
        state = step(ladder, state, turn[0], action).state
    assert dealers != [4, 0, 1, 2]
    chairs = tuple(Chair(user=UserId(n + 1), name=NAMES[n]) for n in range(5))
    game = json.loads(as_json(Export(log=log, chairs=chairs)))
    assert check(game) == deals
    with pytest.raises(Unfair):
        check(game | {"rotates": True})


class Crowd(Ladder):
    """A game that would seat nine."""

    def players(self, options: LadderOptions) -> Sequence[int]:
        return range(1, 10)


def test_more_than_seven_are_refused_in_a_sentence(
    ladder: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = Crowd()
    monkeypatch.setattr(Ladder, "players", Crowd.players)
    for players in (1, 8, 9):
        with pytest.raises(Refused) as refused:
            game.check(game.options(), players)
        said = words("en").reason("ladder", "why", refused.value.reason, ())
        assert said == (
            f"These rules don’t work for {players} players. Possible: 2, 3, 4, 5, 6 or 7."
        )
    chairs = (Chair(user=UserId(1), name="Ann"),)
    lobby = Lobby(
        game_key="ladder", preset="house", options=game.options(), host=UserId(1), chairs=chairs
    )
    assert max(lobby.sizes) == MOST_SEATS
    with pytest.raises(Refusal):
        lobby.resize(8)
