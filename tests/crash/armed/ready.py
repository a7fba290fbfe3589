"""What workers begin with that are forked: importing this imports what they need."""

import bot.client.drawing
import bot.robots.workers
from cardart import warm

assert bot.client.drawing
assert bot.robots.workers
warm()
