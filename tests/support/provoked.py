"""Ways to be refused: for every reason a game has, a deal that leads to it and what to say."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from bot.rules import CHANCE, GAMES, AnyGame, Options, Reason, Seat, Seed, View, step
from bot.rules.kit import actions as said
from bot.rules.kit.actions import Action, Bid, Call, CallPartner, NameContract, NameTrump, OrderUp
from bot.rules.kit.cards import SUITS
from bot.words.words import DEFAULT
from tests.rules.option_sets import OptionSets
from tests.support.kept import kept
from tests.support.scripts import Script
from tests.words.catalogues import keys

DEALS = 4000
"""So many deals at most are played in search of what is refused."""
SAYS = [thing for thing in vars(said).values() if isinstance(thing, said.Say)]
BIDS = (*range(-1, 13), 15, 21, 151, 9999, "shoot", "big", "nonsense")
KINDS = ("three", "four", "five", "TTTT", "QQQQ", "KKKK", "AAAA", "JJJJ", "9999", "8888")
NAMED: tuple[Action, ...] = (
    *SAYS,
    *(OrderUp(alone) for alone in (False, True)),
    *(kind(suit, alone) for kind in (Call, NameTrump) for suit in (*SUITS, None)
      for alone in (False, True)),
    *(CallPartner(suit) for suit in (*SUITS, None)),
    *(NameContract(word) for word in (*SUITS, "obenabe", "undenufe")),
    *(said.Weis(kind) for kind in KINDS),
    *(Bid(value) for value in BIDS),
)  # fmt: skip
"""Sayings that somebody may think of, whether the game has them or not."""


@dataclass(frozen=True)
class Refused:
    """At a table with these rules, after this course, the seat says the line, and why not."""

    options: Options
    players: int
    secret: bytes
    script: Script
    seat: Seat
    line: str
    reason: Reason


@cache
def codes(key: str) -> frozenset[str]:
    """The reasons for which the game has sentences of its own that hold of what is said in play.

    A game with a left bower to follow with may be asked for one that does not follow, too.
    """
    longer = [other for other in GAMES if other.startswith(f"{key}-")]
    own = [
        name.removeprefix(f"{key}-why-")
        for name in keys(DEFAULT)
        if name.startswith(f"{key}-why-") and not any(name.startswith(o) for o in longer)
    ]
    with_bowers = {"bower-is-trump"} if "must-follow-bower" in own else set()
    return frozenset(own).union(with_bowers) - OF_OPTIONS - kept(key).late


OF_OPTIONS = frozenset({"exchange-needs-24"})
"""Codes of refusals that come in the lobby already."""
SHARED = frozenset({"not-in-hand", "not-now", "must-follow"})
"""Codes of refusals in most games, in words that all share or its own."""
ENOUGH = 100
"""Deals after which a game is known not to refuse what others do."""


@cache
def provoked(key: str) -> dict[str, Refused]:
    """By code the first refusal found, in a search that ends when all are found."""
    game, rng = GAMES[key], Random(kept(key).search or f"refused {key}")
    sets, found = OptionSets(game, rng), dict[str, Refused]()
    for deals in range(DEALS):
        if codes(key) <= found.keys() and (found.keys() >= SHARED or deals >= ENOUGH):
            break
        options, players = sets.draw()
        for refused in _of_deal(game, options, players, rng, rng.choice((0.0, 0.9))):
            found.setdefault(refused.reason.code, refused)
    return found


def _of_deal(
    game: AnyGame, options: Options, players: int, rng: Random, patience: float
) -> Iterator[Refused]:
    """The refusals of a deal or several. The patient mostly pass if they may."""
    secret = rng.randbytes(32)
    state, script, deal = game.start(options, players), Script(), 0
    while (turn := game.to_act(state)) and not (turn == (CHANCE,) and deal == kept(game.key).deals):
        seat = turn[0]
        if seat == CHANCE:
            deal += 1
            action = game.chance(state, Seed(secret).below(f"deal {deal}"))
        else:
            view = game.view(state, seat)
            legal = game.legal(view)
            for wrong in _thought_of(game, view, rng):
                if wrong not in legal:
                    reason = game.why(view, wrong)
                    line = game.write(wrong)
                    yield Refused(options, players, secret, list(script), seat, line, reason)
            passes = rng.random() < patience and said.PASS in legal
            action = said.PASS if passes else legal.sample(rng)
        script.append((seat, game.write(action)))
        state = step(game, state, seat, action).state


def _thought_of(game: AnyGame, view: View[Any], rng: Random) -> Iterator[Action]:
    """Actions to be tried now: every card, some cards, any bid; all that the game can read."""
    pack = game.pack(view.options, view.players)
    away = next(card for card in pack if card not in view.hand)
    tried: list[Action] = [*NAMED, *game.vocabulary.phrases, *map(game.read, kept(game.key).tried)]
    tried += [done.action for done in view.history if isinstance(done.action, Bid)]
    for card in (*dict.fromkeys(view.hand), away):
        tried += [said.Play(card), said.Swap(card)]
    for kind in (said.Discard, said.Give):
        tried += [kind(tuple(rng.sample(view.hand, n))) for n in (0, 1, 2, 3) if n < len(view.hand)]
        tried += [kind((card,)) for card in view.hand]
    yield from (action for action in tried if _can_be_said(game.key, action))


@cache
def _can_be_said(key: str, action: Action) -> bool:
    """Whether the game can read it."""
    game = GAMES[key]
    try:
        return game.read(game.write(action)) == action
    except ValueError:
        return False
