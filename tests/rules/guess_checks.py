"""The promises of a guess, checked on any game at any moment. Each raises :class:`Broken`."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import fields
from random import Random
from typing import Any, Final

from bot.rules import CHANCE, Action, Seat, step
from bot.rules.decisions import Decision
from bot.rules.kit.events import Step
from bot.rules.kit.seats import seats
from tests.rules.checks import MANY
from tests.rules.lawful import deal_of, lawful
from tests.rules.table import Table, Viewer, must, told
from tests.rules.worlds import holders, worlds

DRAWS: Final = 300
"""So many guesses are drawn where every world must come up."""
MORE: Final = 3000
"""So many more before what is missing is no bad luck any more."""


def looks_true(table: Table, viewer: Viewer, rng: Random) -> Any:
    """A guess looks to the viewer like the truth; it is given back for more to be tried on it."""
    game, v = table.game, table.view(viewer)
    g = game.guess(v, rng)
    again = game.view(g, viewer)
    if again != v:
        wrong = [f.name for f in fields(v) if getattr(v, f.name) != getattr(again, f.name)]
        shown = [(name, getattr(v, name), getattr(again, name)) for name in wrong]
        must(False, "a guess looks like the truth", viewer, *shown)
    must(game.to_act(g) == table.turn, "in a guess the same seats act", viewer, g)
    must(game.match(g) == game.match(table.state), "a guess keeps the match", viewer, g)
    must(list(_some(game.legal(again))) == list(_some(game.legal(v))), "and may do the same", v)
    for seat in table.turn:
        if seat != CHANCE:
            must(len(game.legal(game.view(g, seat))) > 0, "whoever acts in a guess can", seat, g)
    return g


def _some(decision: Decision) -> Iterable[Action]:
    return (action for _, action in zip(range(MANY), decision, strict=False))


def possible(table: Table, viewer: Viewer, g: Any, rng: Random) -> bool:
    """A guess could have come about by legal play; whether this could be told."""
    found = lawful(table, viewer, g, rng)
    must(found is not False, "a guess could have come about by legal play", viewer, g)
    return found is not None


def playable(table: Table, g: Any, rng: Random) -> None:
    """A guess can be played on to the end of the deal."""
    game = table.game
    for _ in range(1000):
        turn = game.to_act(g)
        if turn in ((), (CHANCE,)):
            return
        seat = rng.choice(turn)
        g = step(game, g, seat, game.legal(game.view(g, seat)).sample(rng)).state
    must(False, "a guess can be played on to the end of the deal", g)


def alike(table: Table, viewer: Viewer, g: Any, seat: Seat, action: Action, rng: Random) -> None:
    """Two worlds that look the same: what then differs is told, what does not is not.

    The action is taken in the true world; in ``g`` the same if it can be, else another.
    """
    game, true = table.game, table.state
    if seat == CHANCE:
        other: Action = table.deal(rng.randrange(10**6, 10**7))
    else:
        decision = game.legal(game.view(g, seat))
        same = action in decision and (seat == viewer or rng.random() < 0.5)
        other = action if same else decision.sample(rng)
    here, there = step(game, true, seat, action), step(game, g, seat, other)
    v1, v2 = game.view(here.state, viewer), game.view(there.state, viewer)
    heard1, heard2 = told(here.events, viewer), told(there.events, viewer)
    if v1 != v2:
        names = [field.name for field in fields(v1)]
        learnt = [name for name in names if getattr(v1, name) != getattr(v2, name, None)]
        promise = f"what a view comes to know is told; of {', '.join(learnt)} no event says more"
        must(heard1 != heard2, promise, viewer, action, other, heard1)
    elif not table.deal_over(here.state):
        must(
            heard1 == heard2,
            "events tell no more than the view does",
            viewer,
            (action, heard1),
            (other, heard2),
        )


def dealt_alike(table: Table, viewer: Viewer, done: Step[Any], rng: Random) -> None:
    """Two deals that look the same to a viewer are told to that viewer in the same words."""
    game, v = table.game, table.view(viewer)
    deal = deal_of(table, game.guess(v, rng), rng)
    other = step(game, table.before, CHANCE, deal)
    if game.view(other.state, viewer) == v:
        heard = told(done.events, viewer), told(other.events, viewer)
        must(heard[0] == heard[1], "a deal is told to nobody who may not see it", viewer, *heard)


def unlike_truth(table: Table, viewer: Viewer, rng: Random) -> None:
    """While nearly everything is hidden, a guess is not the truth."""
    hidden = [s for s in seats(table.players) if s != viewer]
    truth = {s: sorted(table.view(s).hand) for s in hidden if table.view(s).hand}
    drawn = [table.game.guess(table.view(viewer), rng) for _ in range(4)]
    for seat, hand in truth.items():
        hands = [sorted(table.game.view(g, seat).hand) for g in drawn]
        must(any(h != hand for h in hands), "a guess does not know a hidden hand", viewer, seat)
    must(len(set(drawn)) > 1, "guesses differ", viewer)


def reaches(table: Table, viewer: Viewer, rng: Random, tries: int = 120) -> int:
    """Near the end of a deal every world the viewer allows comes up among guesses.

    Worlds are found without ``guess``. Each holder of each card must come up; and where guesses
    have stopped bringing anything new, every world found must be among them.
    """
    game, v = table.game, table.view(viewer)
    found = worlds(table, viewer, rng, tries)
    drawn = Counter(game.guess(v, rng) for _ in range(DRAWS))
    wanted = frozenset().union(*(holders(table, w) for w in found))
    reached = set().union(*(holders(table, g) for g in drawn))
    missing = set(found) - set(drawn) if 1 not in drawn.values() else set()
    for _ in range(MORE):
        if not missing and wanted <= reached:
            break
        g = game.guess(v, rng)
        drawn[g] += 1
        missing.discard(g)
        reached |= holders(table, g)
    must(wanted <= reached, "a card can be where it might be", viewer, sorted(wanted - reached))
    if len(found) > 1:
        must(len(drawn) > 1, "a guess differs where it can", viewer, list(found)[:2])
    must(not missing, "every world that a view allows comes up", viewer, list(missing)[:1])
    return len(found)
