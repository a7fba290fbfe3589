"""The bids of robots, and how often they are made good: a table for a person to read.

``python -m bot.robots.auctions GAME …`` deals, lets a level (or ``rule``: the sober rules of the
game, without any search) bid in every seat, and plays the cards by the policy. Of everything said
before the cards there is a line: how often it was said where there was a choice; how often the
maker of a contract by it made it good; and by how many points that side was ahead then.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from math import inf
from random import Random
from statistics import fmean
from typing import Any, Final

from bot.robots.choose import choose
from bot.robots.evaluate import Evaluation
from bot.robots.kernel import ByRule, Deals, Playout
from bot.robots.level import LEVELS
from bot.robots.openings import opened
from bot.robots.playout import by_habit, is_to_play
from bot.rules import CHANCE, GAMES, Action, Seat
from bot.rules.game import AnyGame
from bot.rules.kit.actions import Cards, OneCard, Play
from bot.rules.kit.events import Event

RULE: Final = "rule"


@dataclass(slots=True)
class Line:
    """A word of the auctions: how often it was said, and the results of makers by it."""

    said: int = 0
    made: list[bool] = field(default_factory=list)
    leads: list[float] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Deal:
    """A deal that was bid and played: the words said by choice, the maker, and the result.

    A contract that is given up, or made before a card is played, has a maker, too.
    """

    said: tuple[tuple[Seat, str], ...]
    maker: Seat | None
    made: bool
    lead: float


def deal(game: AnyGame, start: Any, speaker: str, rng: Random) -> Deal:
    """One deal, bid by this speaker in every seat."""
    state = game.apply(start, CHANCE, game.chance(start, rng.randrange)).state
    evaluation = Evaluation(game, game.view(state, Seat(0)))
    said: list[tuple[Seat, str]] = []
    told: list[Event] = []
    while game.rest(state) is None and not evaluation.over(state, turn := game.to_act(state)):
        seat = turn[0]
        action = _spoken(game, state, seat, speaker, rng)
        if len(game.moves(state, seat)) > 1:
            said.append((seat, word_of(action)))
        done = game.apply(state, seat, action)
        state, told = done.state, [*told, *done.events]
    maker = game.view(state, Seat(0)).maker if game.rest(state) else None
    state = _played(game, state, told, rng)
    stats = {stat.name: stat.seat for stat in game.stats(told)}
    if maker is None:
        maker = stats.get("contract")
    lead = evaluation.of(state).leads[maker] if maker is not None else 0.0
    made = "made" in stats if "made" in game.counted else lead > 0
    return Deal(tuple(said), maker, made, lead)


def _spoken(game: AnyGame, state: Any, seat: Seat, speaker: str, rng: Random) -> Action:
    if speaker == RULE:
        return by_habit(game, state, seat, rng)
    return choose(game, game.view(state, seat), rng, replace(LEVELS[speaker], seconds=inf))


def _played(game: AnyGame, state: Any, told: list[Event], rng: Random) -> Any:
    """The state after the cards, which fall by the policy; the events are added."""
    rest = game.rest(state)
    if rest is None:
        return state
    play = Playout(Deals([rest]))
    play.to_end(ByRule())
    number = game.match(state).deal
    for card in play.cards()[0]:
        while (turn := game.to_act(state)) and not is_to_play(game.moves(state, turn[0])):
            done = game.apply(state, turn[0], by_habit(game, state, turn[0], rng))
            state, told[:] = done.state, [*told, *done.events]
        if not turn or turn[0] == CHANCE or game.match(state).deal != number:
            break
        done = game.apply(state, turn[0], Play(card))
        state, told[:] = done.state, [*told, *done.events]
    return state


def word_of(action: Action) -> str:
    """An action without its cards."""
    return action.verb if isinstance(action, Cards | OneCard) else str(action)


def lines(deals: Iterable[Deal]) -> dict[str, Line]:
    """The table of these deals; a maker's last word with a choice made the contract."""
    table: dict[str, Line] = defaultdict(Line)
    for one in deals:
        for _, word in one.said:
            table[word].said += 1
        by_maker = [word for seat, word in one.said if seat == one.maker]
        for word in dict.fromkeys(by_maker):
            table[word].made.append(one.made)
            table[word].leads.append(one.lead)
    return dict(sorted(table.items()))


def report(args: argparse.Namespace) -> Iterator[str]:
    """The tables, game by game."""
    for key in args.games or GAMES:
        game = GAMES[key]
        preset = args.preset or next(iter(game.presets))
        options, sizes = game.presets[preset], game.players(game.presets[preset])
        size = args.players or (4 if 4 in sizes else sizes[0])
        start, rng = opened(game, options, size), Random(f"{args.seed} {key}")
        found = [deal(game, start, args.level, rng) for _ in range(args.deals)]
        makers = [one for one in found if one.maker is not None]
        made = f"{fmean(one.made for one in makers):.0%}" if makers else "-"
        yield f"{key} {preset} {size}, {args.level}: {len(found)} deals, made good {made}"
        for word, line in lines(found).items():
            good = f"{fmean(line.made):>5.0%} {fmean(line.leads):>+8.1f}" if line.made else ""
            yield f"  {word:<22}{line.said:>6}{len(line.made):>7} as maker {good}"


def main(words: Iterable[str] | None = None) -> None:
    """Read the command line, deal and print."""
    parser = argparse.ArgumentParser(prog="python -m bot.robots.auctions", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", choices=[*GAMES, []])
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--level", default="normal", choices=[*LEVELS, RULE])
    parser.add_argument("--preset", default="", help="a set of options by its name")
    parser.add_argument("--players", type=int, default=0, help="table size, if the game allows it")
    parser.add_argument("--seed", default="1")
    for line in report(parser.parse_args(None if words is None else list(words))):
        print(line, flush=True)


if __name__ == "__main__":
    main()
