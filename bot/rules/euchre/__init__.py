"""The Euchre family: trumps led by the jacks, the turn-up, and the making of trumps."""

from bot.rules.euchre.call_ace import CallAce
from bot.rules.euchre.cutthroat import Cutthroat
from bot.rules.euchre.game import Euchre
from bot.rules.euchre.two import EuchreTwo

GAMES_HERE = (Euchre(), EuchreTwo(), Cutthroat(), CallAce())
