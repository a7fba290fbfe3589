"""Other rules in the middle of a game: a line of its log, between two deals.

Between two deals a game is nothing but its match. So the line ``rules target=7 …`` of the deck
puts other options into the match, and leaves scores, dealer and the number of the deal as they
are. That holds for every option but those which a game calls ``lasting``, as long as the same
people play together and the game would not be over under the new rules.
"""

from dataclasses import replace
from typing import Any, Final

from bot.rules.game import AnyGame
from bot.rules.kit.events import Step, tell
from bot.rules.kit.phases import Dealing
from bot.rules.kit.reasons import Illegal, Reason
from bot.rules.kit.seats import CHANCE
from bot.rules.options import Options, spell

VERB: Final = "rules"


def written(options: Options) -> str:
    """The line that changes the rules to these."""
    return f"{VERB} {options}"


def is_change(seat: int, line: str) -> bool:
    """Whether this line of a log changes the rules."""
    return seat == CHANCE and line.partition(" ")[0] == VERB


def read_change(game: AnyGame, line: str) -> Options:
    """The rules that hold after such a line; all are named in it."""
    options: Options = game.options.read(line.partition(" ")[2])
    return options


def changed(game: AnyGame, state: Any, options: Options) -> Step[Any]:
    """The state between the same two deals under other rules, and the events.

    :raises Illegal: they may not be changed like this, or not now; it carries the reason.
    """
    if not isinstance(state, Dealing):
        raise Illegal(Reason.of("rules-in-deal"))
    if why := why_not(game, state.match.options, options, state.match.players):
        raise Illegal(why)
    match = replace(state.match, options=options)
    if game.settled(match) and not game.settled(state.match):
        raise Illegal(Reason.of("rules-settled"))
    events = (
        tell("rule-changed", option=name, values=spell(value))
        for name, value in options.differing(state.match.options).items()
    )
    return Step(replace(state, match=match), tuple(events))


def why_not(game: AnyGame, now: Options, options: Options, players: int) -> Reason | None:
    """The reason why these rules may never replace the present ones; ``None`` if they may.

    Whether the game would be over is asked when the time has come.
    """
    other = options.differing(now)
    if not other:
        return Reason.of("rules-same")
    for name in other:
        if name in options.lasting:
            return Reason.of("rules-lasting", option=name)
    try:
        game.check(options, players)
    except Illegal as refused:
        return refused.reason
    if game.sides(options, players) != game.sides(now, players):
        return Reason.of("rules-sides")
    return None


def as_far_as_may_be(now: Options, wished: Options) -> Options:
    """The rules that are wished, but for those that hold for a whole game."""
    kept = {name: value for name, value in now.values().items() if name in now.lasting}
    return replace(wished, **kept)
