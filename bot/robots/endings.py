"""The outcomes of many deals: cards are played out in batches, where a game says its rest."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from bot.robots.evaluate import Evaluation, Outcome
from bot.robots.kernel import Astray, ByRule, Deals, Playout, Turned, recoloured
from bot.robots.kernel.playout import Chooser
from bot.robots.playout import play_out
from bot.robots.work import ACTED, ANSWERED, Work
from bot.rules import Card
from bot.rules.game import AnyGame
from bot.rules.kit.actions import Play
from bot.rules.kit.cardplay import Hands
from bot.rules.kit.play_rules import PlayRules, Rest, Totals

Hidden = tuple[Hands, tuple[Card, ...]]


class Endings:
    """The ends of deals that are guesses at one view, or that such guesses lead to.

    Everybody plays by the policy, and goes astray as often as the habits of the game say.
    """

    def __init__(
        self, game: AnyGame, evaluation: Evaluation, rng: Random, work: Work | None = None
    ) -> None:
        self._game, self._evaluation, self._rng = game, evaluation, rng
        self._work = work or Work()
        self._policy: Chooser = ByRule()

    def by_card(
        self, worlds: Sequence[Callable[[], Any]], rests: Sequence[Rest], first: Sequence[Card]
    ) -> list[list[Outcome]]:
        """For each first card the outcome in every world, all of which are guesses at one view.

        Of most ``worlds`` nothing but the rest is asked for.
        """
        found: dict[tuple[int, int], Outcome] = {}
        by_sides: dict[Any, list[int]] = {}
        for which, rest in enumerate(rests):
            by_sides.setdefault(rest.sides, []).append(which)
        early = any(rest.may_end for rest in rests)
        for part in by_sides.values():
            play = Playout(Deals([rests[which] for which in part], len(first)))
            totals = play.to_end(self._player(play.tables.rules), first).totals()
            lanes = [(n, which) for n in range(len(first)) for which in part]
            if early or rests[part[0]].secret:
                states = {which: worlds[which]() for which in part}
            if early:
                told = zip(lanes, play.cards(), strict=True)
                ends = [self._followed(states[which], cards) for (_, which), cards in told]
            elif rests[part[0]].secret:
                own = zip(lanes, totals, strict=True)
                ends = [self._scored(states[which], [total])[0] for (_, which), total in own]
            else:
                ends = self._scored(worlds[part[0]](), totals)
            found.update(zip(lanes, ends, strict=True))
        return [[found[n, which] for which in range(len(worlds))] for n in range(len(first))]

    def _player(self, rules: PlayRules) -> Chooser:
        share = rules.habits.astray
        return Astray(self._policy, share, self._rng) if share else self._policy

    def _scored(self, world: Any, totals: Sequence[Totals]) -> list[Outcome]:
        """The outcomes of these totals: guesses at one view differ in nothing that cards decide."""
        score, judge = self._game.scored, self._evaluation.of
        known = {total: judge(score(world, total)) for total in dict.fromkeys(totals)}
        return [known[total] for total in totals]

    def _followed(self, state: Any, cards: Sequence[Card]) -> Outcome:
        """The outcome where the game may end before the last card: they are played one by one."""
        for card in cards:
            state = self._at_card(state)
            turn = self._game.to_act(state)
            if self._evaluation.over(state, turn):
                break
            state = self._game.apply(state, turn[0], Play(card)).state
        return self._evaluation.of(state)

    def _at_card(self, state: Any) -> Any:
        """The state when a card is asked for: between cards the most is said that may be."""
        game = self._game
        while not self._evaluation.over(state, turn := game.to_act(state)):
            *_, last = actions = list(game.moves(state, turn[0]))
            if any(isinstance(action, Play) for action in actions):
                break
            state = game.apply(state, turn[0], last).state
        return state

    def at_cards(self, state: Any) -> Any:
        """The state at the first card, or at the end: until then everybody acts by habit."""

        def rest_of(now: Any) -> Rest | None:
            rest = self._game.rest(now)
            if rest is None:
                self._work.does(ACTED + ANSWERED)
            elif rest.may_end:
                self._work.does(ACTED * sum(map(len, rest.tricks.hands)))
            return rest

        return play_out(self._game, self._evaluation, state, self._rng, until=rest_of)

    def of(self, states: Sequence[Any]) -> list[Outcome]:
        """The outcome of each deal, all of them at their first card or over.

        The same hands under the same contract are played out once, whatever was bid on them.
        """
        game, evaluation = self._game, self._evaluation
        found: dict[int, Outcome] = {}
        alike: dict[Any, list[tuple[int, Any, Turned]]] = {}
        for which, state in enumerate(states):
            rest = None if evaluation.over(state, game.to_act(state)) else game.rest(state)
            if rest is None:
                found[which] = evaluation.of(state)
            else:
                turned = Turned.of(recoloured(rest))
                alike.setdefault(_public(turned.rest), []).append((which, state, turned))
        for part in alike.values():
            lanes = {_hidden(turned.rest): turned.rest for _, _, turned in part}
            play = Playout(Deals(list(lanes.values())))
            totals = dict(
                zip(lanes, play.to_end(self._player(play.tables.rules)).totals(), strict=True)
            )
            early = any(rest.may_end for rest in lanes.values())
            cards = dict(zip(lanes, play.cards(), strict=True)) if early else {}
            for which, state, turned in part:
                hands = _hidden(turned.rest)
                found[which] = (
                    self._followed(state, cards[hands])
                    if turned.rest.may_end
                    else evaluation.of(game.scored(state, turned.back(totals[hands])))
                )
        return [found[which] for which in range(len(states))]


def _hidden(rest: Rest) -> Hidden:
    """The hands, and the cards still to be drawn: deals that are alike in this are one lane."""
    return rest.tricks.hands, rest.stock


def _public(rest: Rest) -> tuple[object, ...]:
    """All but the hands: deals that are alike in this go into one batch."""
    tricks = rest.tricks
    public = tricks.turn, tricks.trick, tricks.won, tricks.plays
    return rest.rules, public, rest.sides, rest.sitting_out, rest.makers
