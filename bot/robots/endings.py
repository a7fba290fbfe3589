"""What many deals come to: their cards played out in batches, where a game says its rest."""

from collections.abc import Sequence
from typing import Any

from bot.robots.evaluate import Evaluation, Outcome
from bot.robots.kernel import Deals, Playout
from bot.robots.kernel.playout import Chooser
from bot.rules import Action, Card, Seat
from bot.rules.game import AnyGame
from bot.rules.kit.actions import Play
from bot.rules.kit.play_rules import Rest, Totals

Outcomes = list[list[Outcome]]
"""For each first card the outcome in every world."""


class Endings:
    """The ends of the deals that some guesses at one view come to."""

    def __init__(self, game: AnyGame, evaluation: Evaluation, chooser: Chooser) -> None:
        self._game, self._evaluation, self._chooser = game, evaluation, chooser

    def of(self, worlds: Sequence[Any], rests: Sequence[Rest], first: Sequence[Card]) -> Outcomes:
        """The outcomes of these worlds, each played out with every one of the first cards."""
        found: dict[tuple[int, int], Outcome] = {}
        by_sides: dict[Any, list[int]] = {}
        for which, rest in enumerate(rests):
            by_sides.setdefault(rest.sides, []).append(which)
        early = any(rest.may_end for rest in rests)
        for part in by_sides.values():
            play = Playout(Deals([rests[which] for which in part], len(first)))
            totals = play.to_end(self._chooser, first).totals()
            lanes = [(which, n) for n in range(len(first)) for which in part]
            if early:
                ends = [
                    self._followed(worlds[which], cards)
                    for (which, _), cards in zip(lanes, play.cards(), strict=True)
                ]
            else:
                ends = self._scored(worlds[part[0]], totals)
            found |= zip(lanes, ends, strict=True)
        return [[found[which, n] for which in range(len(worlds))] for n in range(len(first))]

    def _scored(self, world: Any, totals: Sequence[Totals]) -> list[Outcome]:
        """The outcomes of these totals; the worlds differ in nothing else that cards decide."""
        score, judge = self._game.scored, self._evaluation.of
        known = {total: judge(score(world, total)) for total in dict.fromkeys(totals)}
        return [known[total] for total in totals]

    def _followed(self, state: Any, cards: Sequence[Card]) -> Outcome:
        """The outcome where the game may end before the last card: they are played one by one."""
        game, evaluation = self._game, self._evaluation
        for card in cards:
            turn = game.to_act(state)
            while not evaluation.over(state, turn) and not _is_card(game, state, turn[0]):
                *_, said = game.moves(state, turn[0])
                state = game.apply(state, turn[0], said).state
                turn = game.to_act(state)
            if evaluation.over(state, turn):
                break
            state = game.apply(state, turn[0], Play(card)).state
        return evaluation.of(state)


def _is_card(game: AnyGame, state: Any, seat: Seat) -> bool:
    """Whether a card is asked for."""
    actions: Sequence[Action] = list(game.moves(state, seat))
    return any(isinstance(action, Play) for action in actions)
