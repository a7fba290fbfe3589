"""The rules: pure, synchronous, standard library only.

>>> from bot.rules import GAMES, CHANCE, step
>>> game = GAMES["four-jacks"]
>>> state = game.start(game.presets["house"], players=3)
>>> game.to_act(state) == (CHANCE,)
True
"""

from bot.rules.actions import Action
from bot.rules.cards import Card, Suit
from bot.rules.deal import Seed
from bot.rules.decisions import Choose, Decision, Pick
from bot.rules.events import Event, Step
from bot.rules.game import AnyGame, Game, step
from bot.rules.match import Result
from bot.rules.options import Options
from bot.rules.reasons import Illegal, Reason, Refused
from bot.rules.seats import CHANCE, Seat
from bot.rules.view import View

from bot.rules.log import Log, replay, replay_steps  # isort: skip
from bot.rules.registry import GAMES  # isort: skip

__all__ = [
    "CHANCE",
    "GAMES",
    "Action",
    "AnyGame",
    "Card",
    "Choose",
    "Decision",
    "Event",
    "Game",
    "Illegal",
    "Log",
    "Options",
    "Pick",
    "Reason",
    "Refused",
    "Result",
    "Seat",
    "Seed",
    "Step",
    "Suit",
    "View",
    "replay",
    "replay_steps",
    "step",
]
