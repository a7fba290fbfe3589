"""The steps by subject; importing them registers them."""

from bot.smoke.step import STEPS, Step
from bot.smoke.steps import channels, gateway, limits, messages, people, private

SUBJECTS = (private, messages, limits, channels, people, gateway)
"""In this order they are done: first what takes its time beside the others."""
IN_ORDER: dict[str, Step] = {
    step.name: step
    for subject in SUBJECTS
    for step in STEPS.values()
    if step.run.__module__ == subject.__name__
}
"""Every step by its name, in the order in which they are done."""
