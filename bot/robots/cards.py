"""A robot's card: a policy of simple rules, unless playing deals out shows a better one.

In each guess at the hidden cards every card that may be played is played out to the end by the
policy. The policy's own card stands, unless another one is better by more than luck.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any, Final

from bot.robots.endings import Endings
from bot.robots.evaluate import Evaluation, Outcome
from bot.robots.guesses import guesses
from bot.robots.kernel import ByRule, Deals, Playout
from bot.robots.kernel.lanes import Lanes
from bot.robots.kernel.playout import Chooser, Turn
from bot.robots.kernel.sense import sensible
from bot.robots.kernel.sight import Forgetful
from bot.robots.last_tricks import DEALS, LastTricks, can_be_gone_through, held_in
from bot.robots.level import Budget
from bot.robots.verdict import Verdict, best_of, swing_of
from bot.robots.work import (
    ACTED,
    LAID,
    LAID_IN_A_DEAL,
    REPLAYED,
    STACKED_IN_A_DEAL,
    TOLD,
)
from bot.rules import Card, View
from bot.rules.game import AnyGame
from bot.rules.kit.actions import Play
from bot.rules.kit.play_rules import Rest

POLICY: Final = ByRule()
FORGETFUL: Final = ByRule(Forgetful)
FORGETS: Final = 0.3
"""The share of turns at which a player who compares nothing forgets the cards played."""


def judge_cards(
    game: AnyGame, view: View[Any], cards: Sequence[Card], rng: Random, budget: Budget
) -> Verdict | None:
    """The card that promises most; ``None`` if the game does not say the rest of its deals."""
    worlds, rests = _guesses(game, view, len(cards), rng, budget)
    if not rests:
        return None
    if not budget.worlds:
        forgets = rng.random() < FORGETS
        return Verdict(Play(by_policy(rests[0], FORGETFUL if forgets else POLICY)))
    assert view.seat is not None
    if budget.foresees and can_be_gone_through(rests[0]):
        return _foreseen(game, view, worlds[0](), rests, cards)
    outcomes = Endings(game, Evaluation(game, view), rng).by_card(worlds, rests, cards)
    values = dict(zip(cards, _values(outcomes, view.seat), strict=True))
    by_sides = {rest.sides: rest for rest in reversed(rests)}
    turns = map(_turn, by_sides.values())
    possible = {card for turn in turns for card in _cards(turn, sensible(turn))}
    sound = [card for card in cards if card in possible] or list(cards)
    choices = {sides: _choice(rest, values, sound) for sides, rest in by_sides.items()}
    best, own = choices.pop(rests[0].sides)
    found = [(Play(card), ends) for card, ends in zip(cards, outcomes, strict=True)]
    verdict = Verdict.of(Play(best), found, view.seat)
    return replace(
        verdict,
        usual=Play(own),
        senseless=tuple(Play(card) for card in cards if card not in sound),
        others=tuple(Play(card) for card, _ in choices.values()),
    )


def _foreseen(
    game: AnyGame,
    view: View[Any],
    world: Any,
    rests: Sequence[Rest],
    cards: Sequence[Card],
) -> Verdict:
    """The best card where every way to play the last tricks is gone through: it needs no rule."""
    assert view.seat is not None
    ways = LastTricks(game, Evaluation(game, view), world, rests[0])
    told = [ways.by_card(rest, cards) for rest in rests]
    outcomes = [list(ends) for ends in zip(*told, strict=True)]
    values = _values(outcomes, view.seat)
    own = by_policy(rests[0])
    best = best_of(values, cards.index(own), 0.0)
    found = [(Play(card), ends) for card, ends in zip(cards, outcomes, strict=True)]
    return replace(Verdict.of(Play(cards[best]), found, view.seat), usual=Play(own))


def _choice(
    rest: Rest, values: Mapping[Card, Sequence[float]], sound: Sequence[Card]
) -> tuple[Card, Card]:
    """The best card and the policy's, by one guess at the sides.

    ``sound`` are the cards that make sense by any guess at them.
    """
    own = by_policy(rest)
    at = sound.index(own) if own in sound else 0
    best = best_of([values[card] for card in sound], at, rest.rules.habits.luck)
    return sound[best], own


def _guesses(
    game: AnyGame, view: View[Any], options: int, rng: Random, budget: Budget
) -> tuple[list[Any], list[Rest]]:
    """Guesses at the hidden cards, as many as the budget allows with so many cards to compare."""
    worlds, rests = list[Any](), list[Rest]()
    work, each, most = budget.begun(), 0.0, budget.worlds
    for world, rest in islice(guesses(game, view, rng, work), max(1, budget.worlds)):
        if not rests:
            if budget.foresees and can_be_gone_through(rest):
                most = DEALS[held_in(rest)]
            left = sum(map(len, rest.tricks.hands)) + len(rest.stock)
            work.does(LAID * left)
            each = LAID_IN_A_DEAL * options * left + STACKED_IN_A_DEAL * len(rest.stock)
            if rest.may_end:
                each += TOLD + ACTED * (len(view.history) + options * left)
            elif rest.secret:
                each += TOLD + ACTED * options + REPLAYED * len(view.history)
        work.does(each)
        worlds.append(world)
        rests.append(rest)
        if work.is_over(len(worlds)) or len(worlds) == most:
            break
    return worlds, rests


def by_policy(rest: Rest, policy: Chooser = POLICY) -> Card:
    """The card that the policy plays: it looks at no hidden card, so any guess will do."""
    turn = _turn(rest)
    return _cards(turn, policy(turn))[0]


def _turn(rest: Rest) -> Turn:
    return Turn(Playout(Deals([rest])), len(rest.tricks.trick.cards))


def _cards(turn: Turn, lanes: Sequence[Lanes]) -> list[Card]:
    return [turn.tables.cards[n] for n, here in enumerate(lanes) if here]


def _values(outcomes: Sequence[Sequence[Outcome]], seat: int) -> list[list[float]]:
    """The value of each card in each world; a game won counts as the largest swing seen."""
    swing = swing_of(outcomes, seat)
    return [[end.value(seat, swing) for end in ends] for ends in outcomes]
