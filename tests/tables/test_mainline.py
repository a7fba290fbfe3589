"""Every stop of a replay tells the truth, and every card is somewhere at each of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from bot.rules import CHANCE, GAMES, Illegal, Seat
from bot.rules.about.conceding import CONCEDE
from bot.rules.kit.actions import Play
from bot.tables.past.mainline import Mainline, Unfollowed, mainline_of, moves_of
from tests.support.stand_ins import oftener
from tests.tables.past import export

every_game = pytest.mark.parametrize(("key", "seed"), oftener(3, 4))


def course(key: str, seed: int) -> Mainline:
    kept = export(key, seed)
    return mainline_of(kept.log, kept.seated)


@every_game
def test_a_course_is_the_whole_game(key: str, seed: int) -> None:
    kept, found = export(key, seed), course(key, seed)
    told = [(m.seat, GAMES[key].write(m.action)) for deal in found.deals for m in deal.moves]
    assert tuple(told) == kept.log.moves
    assert all(deal.moves[0].seat == CHANCE for deal in found.deals)
    assert found.end.result is not None and found.end.result.scores == kept.scores


@every_game
def test_tricks_are_those_that_were_played(key: str, seed: int) -> None:
    """Each trick is that which the next view calls the last one, as long as there is a view."""
    for deal in course(key, seed).deals:
        for move in deal.moves:
            seen = move.after.view(None).last_trick
            if (trick := move.trick) and not move.ends_deal:
                assert trick == seen
        last = deal.stops[-1]
        plays = [m.action.card for m in deal.moves if type(m.action) is Play]
        lying = [c for t in (*last.tricks, *([last.trick] if last.trick else [])) for c in t.cards]
        assert set(plays) == set(lying)


@every_game
def test_no_card_is_in_two_places(key: str, seed: int) -> None:
    kept, found = export(key, seed), course(key, seed)
    options = GAMES[key].options.read(kept.log.options)
    pack = Counter(GAMES[key].pack(options, kept.log.players))
    for deal in found.deals:
        for stop in deal.stops:
            lying = [card for trick in stop.tricks for card in trick.cards]
            if stop.trick is not None and stop.trick not in stop.tricks:
                lying += stop.trick.cards
            held = Counter([card for hand in stop.hands for card in hand] + lying)
            assert held <= pack, (stop.kind, held - pack)
            if stop.kind == "dealt":
                dealt = Counter(c for hand in deal.dealt.hands for c in hand)
                assert dealt <= held <= Counter(deal.dealt.cards), "a pile may belong to hands"


@every_game
def test_stops_go_on_and_end_with_the_deal(key: str, seed: int) -> None:
    for deal in course(key, seed).deals:
        at = [stop.moves for stop in deal.stops]
        assert at == sorted(set(at)) and at[0] == 1 and at[-1] == len(deal.moves)
        assert [m for stop in deal.stops for m in stop.since] == list(deal.moves)
        assert deal.stops[-1].closing
        won = deal.stops[-1].tricks_won
        assert sum(won) == len(deal.stops[-1].tricks)


def test_a_jump_out_of_bounds_is_the_nearest() -> None:
    found = course("euchre", 3)
    assert found.stop(-5, -5) is found.deals[0].stops[0]
    assert found.stop(999, 999) is found.deals[-1].stops[-1]


def test_what_cannot_be_replayed() -> None:
    kept = export("euchre")
    with pytest.raises(ValueError, match="no cards are dealt"):
        mainline_of(replace(kept.log, moves=()), kept.seated)
    with pytest.raises(ValueError, match="no cards are dealt"):
        given_up = replace(kept.log, moves=((Seat(0), CONCEDE),))
        mainline_of(given_up, kept.seated)
    with pytest.raises(ValueError, match="99"):
        mainline_of(replace(kept.log, version=99), kept.seated)
    with pytest.raises(Unfollowed) as fault:
        moves_of(kept.log.with_line(Seat(0), "pass"), kept.seated)
    assert fault.value.number == len(kept.log.moves) + 1
    assert isinstance(fault.value.cause, Illegal)
