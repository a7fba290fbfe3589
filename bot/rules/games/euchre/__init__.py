"""The Euchre family: trumps led by the jacks, the turn-up, and the making of trumps."""

from bot.rules.games.euchre.call_ace import CallAce
from bot.rules.games.euchre.cutthroat import Cutthroat
from bot.rules.games.euchre.game import Euchre
from bot.rules.games.euchre.two import EuchreTwo

GAMES_HERE = (Euchre(), EuchreTwo(), Cutthroat(), CallAce())
