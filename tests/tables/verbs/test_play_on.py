"""A practice table that takes up a finished game: whose it is, what is laid, what is dealt then."""

from __future__ import annotations

from functools import partial

import pytest

from bot.rules import CHANCE
from bot.rules.about.log import LAID
from bot.tables.model.chairs import Chair
from bot.tables.model.refusals import Refusal
from bot.tables.past.export import Export
from bot.tables.past.prelude import Prelude, prelude
from bot.tables.past.verify import verify
from bot.tables.verbs.play import act, go_on
from bot.tables.verbs.play_on import begin, is_played_on, lobby_of
from tests.tables.verbs.pure import ANN, BOB, Pure, game, lobby, over, play_on, seat_of

SEATED = (Chair(user=ANN), Chair(user=BOB), Chair(robot=1), Chair(robot=4))


def way(anew: str = "") -> Prelude:
    """The way to a decision of Ann's in the second deal of a game that is over."""
    table = over(BOB)
    log = table.session.log
    deals = [n for n, (seat, _) in enumerate(log.moves, 1) if seat == CHANCE]
    mine = [n for n, (s, line) in enumerate(log.moves, 1) if s == 0 and line.startswith("play")]
    return prelude(log, next(n for n in mine if n > deals[1]), anew)


def begun(found: Prelude) -> Pure:
    """A table that takes it up."""
    table = lobby()
    arranged = lobby_of(found.game, found.options, SEATED, found.seat, ANN, "Ann", "hard")
    table.state = type(table.state)(row=table.state.row, lobby=arranged)
    table.do(begin, ANN, found.options, found.moves)
    return table


@pytest.mark.parametrize("anew", ["", "another world"])
def test_ann_sits_where_she_sat_and_is_asked(anew: str) -> None:
    table = begun(way(anew))
    session = table.session
    assert seat_of(table, ANN) == 0 and session.turn == (0,)
    assert [chair.robot for chair in session.chairs] == [None, 2, 1, 4], "robots sit where they sat"
    assert table.state.lobby.level == "hard" and is_played_on(session)
    assert session.log.moves[-1] == (CHANCE, LAID) and session.deals == 2
    assert table.change is not None and table.change.lines == len(session.log.moves)
    assert session.movers == (None,) * len(session.log.moves), "nobody has made these moves here"
    assert len(session.sheet) == 1, "the deal before is on the sheet"
    assert "seats 0 11, 1 robot 2, 2 robot 1, 3 robot 4" in table.notes


def test_later_deals_are_shuffled_by_its_own_seed_and_verified() -> None:
    table = begun(way())
    table.do(act, ANN, str(next(iter(table.session.decision(table.session.turn[0])))))
    play_on(table, lambda s: s.turn == (CHANCE,))
    table.do(go_on, CHANCE, len(table.session.log.moves))
    assert table.session.deals == 3
    draw = table.seeds[-1].below("deal 3")
    log = table.session.log
    dealt = [line for seat, line in log.moves if seat == CHANCE and line != LAID]
    assert log.laid < len(log.moves) and len(dealt) == 3
    export = Export(log=table.session.revealing(str(table.seeds[-1])).log)
    findings = {one.key: one.verdict for one in verify(export)}
    assert findings["verify-deals"] == "right" and findings["verify-commitment"] == "right"
    assert draw is not None


def test_what_was_laid_is_not_checked_against_the_seed_and_the_rest_is() -> None:
    """Without the word that says so, the same deals do not follow from the seed."""
    table = begun(way())
    log = table.session.revealing(str(table.seeds[-1])).log
    told = type(log)(
        game=log.game, version=log.version, options=log.options, players=log.players,
        commitment=log.commitment, seed=log.seed,
        moves=tuple(line for line in log.moves if line[1] != LAID),
    )  # fmt: skip
    assert "verify-deal-wrong" in {one.key for one in verify(Export(log=told))}


def test_who_may_not() -> None:
    found = way()
    table = lobby()
    verb = partial(begin, options=found.options, moves=found.moves)
    assert table.refused(verb, BOB)
    assert game().refused(begin, ANN, found.options, found.moves) == "already-begun"
    assert not is_played_on(None) and not is_played_on(game().session)
    with pytest.raises(Refusal):
        lobby_of("whist", "", SEATED, found.seat, ANN, "Ann", "hard")
