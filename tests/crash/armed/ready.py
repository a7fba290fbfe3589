"""The imports of workers that are forked: importing this module imports all that they need."""

import bot.client.drawing
import bot.robots.workers
from cardart import warm

assert bot.client.drawing
assert bot.robots.workers
warm()
