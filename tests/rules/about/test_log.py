"""Logs are text: they print, parse back, replay, and show whether the deals were fair."""

from dataclasses import replace
from typing import Any

import pytest

from bot.rules import CHANCE, GAMES, Illegal, Log, Seat, replay, replay_steps
from bot.rules.about.log import game_of
from bot.rules.registry import GAMES as REGISTRY
from tests.rules.random_play import finish
from tests.rules.table import Table
from tests.support.fairness import unfair_deals

HEAD = "game a-game 1\noptions a=b c=d\nplayers 4\ncommitment\nseed\n"


@pytest.fixture(scope="module")
def table() -> Table:
    return finish(next(iter(GAMES.values())), seed=5)


@pytest.fixture(scope="module")
def revealed(table: Table) -> Log:
    return replace(table.log, seed=str(table.seed))


def test_a_log_is_these_lines() -> None:
    log = Log(game="a-game", version=1, options="a=b c=d", players=4)
    assert str(log) == HEAD
    log = log.with_line(-1, "deal 0:AS 1:KS").with_line(0, "play AS")
    assert str(log) == HEAD + "deck deal 0:AS 1:KS\n0 play AS\n"
    assert Log.read(str(log)) == log
    assert log.moves == ((CHANCE, "deal 0:AS 1:KS"), (Seat(0), "play AS"))
    assert type(log.moves[1][0]) is Seat


def test_a_log_without_options_reads_back() -> None:
    log = Log(game="a-game", version=3, options="", players=2, commitment="c", seed="5e")
    assert Log.read(str(log)) == log
    assert Log.read(f"\n  {log!s}\n\n") == log


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "head of the log"),
        ("game a-game\nplayers 4", "head of the log"),
        ("game a-game one\nplayers 4", "head of the log"),
        ("game a-game 1", "players"),
        ("game a-game 1\nplayers four", "four"),
        (HEAD + "0 pass\nhello world\n", "line 7.*hello world"),
        (HEAD + "-1 deal\n", "line 6"),
    ],
)
def test_a_wrong_log_says_where(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Log.read(text)


def test_replay_gives_the_state_and_what_was_told(table: Table) -> None:
    state, told = replay_steps(table.log)
    assert state == replay(table.log) == table.state
    assert len(told) == len(table.log.moves)
    assert all(told), "every move tells something"


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"game": "no-such-game"}, "no-such-game"),
        ({"version": 99}, "99"),
        ({"options": "colour=green"}, "option-name"),
        ({"players": 16}, "table-size"),
    ],
)
def test_a_log_that_cannot_be_replayed_says_why(
    table: Table, change: dict[Any, Any], said: str
) -> None:
    with pytest.raises(ValueError, match=said):
        replay(replace(table.log, **change))


def test_a_log_against_the_rules_is_illegal(table: Table) -> None:
    first, second, *_ = table.log.moves
    with pytest.raises(Illegal, match="being-dealt"):
        replay(replace(table.log, moves=(second,)))
    with pytest.raises(Illegal, match="not-your-turn"):
        replay(replace(table.log, moves=(first, first)))
    with pytest.raises(ValueError, match="no action"):
        replay(replace(table.log, moves=(first, (second[0], "dance"))))


def test_the_seed_accounts_for_every_deal(revealed: Log) -> None:
    assert list(unfair_deals(revealed)) == []


@pytest.mark.parametrize("number", [1, 2])
def test_a_changed_deal_is_found(table: Table, revealed: Log, number: int) -> None:
    """A deal in which the last two seats have changed hands is a deal, but not the seed's."""
    places = [n for n, (seat, _) in enumerate(revealed.moves) if seat == CHANCE]
    place = places[number - 1]
    line = revealed.moves[place][1]
    *head, one, two = (word for word in line.split() if word.split(":")[0].isdecimal())
    swapped = [*head, f"{one[:2]}{two[2:]}", f"{two[:2]}{one[2:]}"]
    piles = [word for word in line.split()[1:] if not word.split(":")[0].isdecimal()]
    changed = " ".join(["deal", *swapped, *piles])
    moves = (*revealed.moves[:place], (CHANCE, changed))
    assert changed != line
    assert list(unfair_deals(replace(revealed, moves=moves))) == [number]


def test_another_seed_is_found(revealed: Log) -> None:
    for seed in ("00" * 32, "", "zz"):
        with pytest.raises(ValueError):
            list(unfair_deals(replace(revealed, seed=seed)))
    with pytest.raises(ValueError, match="not the one"):
        list(unfair_deals(replace(revealed, seed="00" * 32)))


def test_deals_in_another_order_are_found(revealed: Log) -> None:
    """The n-th deal comes from its own stream, so it cannot be moved to another place."""
    deals = [move for move in revealed.moves if move[0] == CHANCE]
    assert list(unfair_deals(replace(revealed, moves=(deals[1],)))) == [1]


def test_the_registry_cannot_be_changed() -> None:
    assert REGISTRY is GAMES
    assert GAMES
    with pytest.raises(TypeError):
        GAMES["another"] = next(iter(GAMES.values()))
    for key, game in GAMES.items():
        assert game.key == key
        assert game_of(Log(game=key, version=game.version, options="", players=0)) is game
