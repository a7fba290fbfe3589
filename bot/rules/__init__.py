"""The rules: pure, synchronous, standard library only.

>>> from bot.rules import GAMES, CHANCE, step
>>> game = GAMES["four-jacks"]
>>> state = game.start(game.presets["house"], players=3)
>>> game.to_act(state) == (CHANCE,)
True
"""

from bot.rules.about.log import Log, replay, replay_steps
from bot.rules.about.steps import step
from bot.rules.decisions import Choose, Decision, Pick
from bot.rules.game import AnyGame, Game
from bot.rules.kit.actions import Action
from bot.rules.kit.cards import Card, Suit
from bot.rules.kit.events import Event, Step
from bot.rules.kit.match import Result
from bot.rules.kit.reasons import Illegal, Reason, Refused
from bot.rules.kit.seats import CHANCE, Seat
from bot.rules.kit.seed import Seed
from bot.rules.kit.view import View
from bot.rules.options import Options
from bot.rules.registry import GAMES

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
