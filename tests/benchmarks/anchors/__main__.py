"""The strength of the robots beside players of other projects, by duplicate deals.

``python -m tests.benchmarks.anchors schieber --source DIR --level hard --deals 100``: DIR is the
folder of the other project's source. Results are printed as they come.
"""

import argparse
import multiprocessing
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, Final

from bot.robots.duel.bouts import Played, Tally, spread
from bot.robots.duel.rivals import Clocked, Side
from bot.robots.level import LEVELS
from bot.robots.players import Player
from bot.robots.workers import settle
from bot.rules import CHANCE, GAMES, Seat
from bot.rules.game import AnyGame
from bot.rules.kit.actions import Play
from bot.rules.kit.history import tricks_taken
from bot.rules.kit.play_rules import Rest
from bot.rules.kit.view import Done
from tests.benchmarks.anchors import challenge, smart
from tests.benchmarks.anchors.anchor import Anchor, NotInstalledError

ANCHORS: Final = {"schieber": challenge.ANCHOR, "euchre": smart.ANCHOR}
SIDES: Final = ((0, 2), (1, 3))
PLAYERS: Final = 4
TELL: Final = 10
"""A line is printed after so many deals, and at the end."""


@dataclass(frozen=True, slots=True)
class Meeting:
    """A deal that a level plays against an anchor, once on each side."""

    anchor: str
    source: Path
    level: str
    seed: str


def play(meeting: Meeting) -> Played:
    """A deal with both seatings: the robot's share of the points, or its points ahead."""
    anchor, game = ANCHORS[meeting.anchor], GAMES[meeting.anchor]
    start = game.start(anchor.options, PLAYERS)
    dealt = game.apply(start, CHANCE, game.chance(start, Random(meeting.seed).randrange)).state
    robot, found = Clocked(Side(meeting.level)), list[tuple[float, float]]()
    for which, side in enumerate(SIDES):
        seated = [
            robot if seat in side else anchor.sit_down(meeting.source) for seat in range(PLAYERS)
        ]
        points = _played_out(anchor, game, dealt, seated, Random(f"{meeting.seed} {side}"))
        found.append((points[which], points[1 - which]))
    own, others = (sum(column) for column in zip(*found, strict=True))
    lead = own / (own + others) if anchor.is_share else (own - others) / len(SIDES)
    return Played(lead, tuple(robot.taken), ())


def _played_out(
    anchor: Anchor, game: AnyGame, state: Any, seated: Sequence[Player], rng: Random
) -> tuple[float, float]:
    """The points of either side."""
    plays, rest = list[Done](), None
    while (turn := game.to_act(state)) and turn[0] != CHANCE:
        rest = rest or game.rest(state)
        view = game.view(state, Seat(turn[0]))
        decision = game.legal(view)
        action = anchor.settled(view, list(decision)) or seated[turn[0]](game, view, rng)
        if action not in decision:
            raise ValueError(f"{action} is not allowed: {game.why(view, action)}")
        if isinstance(action, Play):
            plays.append(Done(turn[0], action))
        state = game.apply(state, turn[0], action).state
    if anchor.is_share and rest is not None:
        return _of_cards(rest, plays)
    scores = game.match(state).scores
    return fmean(scores[0::2]), fmean(scores[1::2])


def _of_cards(rest: Rest, plays: Sequence[Done]) -> tuple[float, float]:
    """The points of the cards that either side took, with the last trick."""
    (count,) = rest.rules.counts
    points = [0.0, 0.0]
    for trick in tricks_taken(plays, PLAYERS, rest.rules.order):
        winner = trick.winner or 0
        points[winner % 2] += sum(count.cards[card] for card in trick.cards)
    points[winner % 2] += count.last_trick
    return points[0], points[1]


def report(args: argparse.Namespace) -> Iterator[str]:
    """Lines as the deals are played."""
    anchor = ANCHORS[args.game]
    meetings = [
        Meeting(args.game, args.source.resolve(), args.level, f"{args.seed} {args.game} {n}")
        for n in range(args.deals)
    ]
    yield f"{args.game}: {args.level} against {anchor.name}"
    played = list[Played]()
    for one in _each(meetings, args.jobs):
        played.append(one)
        if len(played) % TELL == 0 or len(played) == args.deals:
            yield _line(anchor, Tally.of(played))


def _each(meetings: Sequence[Meeting], jobs: int) -> Iterator[Played]:
    if jobs == 1:
        yield from map(play, meetings)
        return
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap(play, meetings)


def _line(anchor: Anchor, tally: Tally) -> str:
    if anchor.is_share:
        points = f"{tally.mean:.1%} ± {100 * tally.margin:.1f} of the points"
    else:
        points = f"{tally.mean:+.3f} ± {tally.margin:.3f} points a deal"
    return f"{len(tally.leads):>6} deals  {points}  ms p50/p95 {spread(tally.robot_ms)}"


def main(words: Iterable[str] | None = None) -> None:
    """Read the command line, play and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.anchors", description=__doc__)
    parser.add_argument("game", choices=ANCHORS)
    parser.add_argument("--source", type=Path, required=True, help="the other project's folder")
    parser.add_argument("--level", choices=LEVELS, default="normal")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="1")
    try:
        for line in report(parser.parse_args(None if words is None else list(words))):
            print(line, flush=True)
    except NotInstalledError as missing:
        print(missing)


if __name__ == "__main__":
    settle()
    main()
