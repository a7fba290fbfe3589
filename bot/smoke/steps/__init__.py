"""The steps by subject, which register themselves when imported."""

from bot.smoke.step import STEPS, Step
from bot.smoke.steps import channels, gateway, limits, messages, people, private

SUBJECTS = (private, messages, limits, channels, people, gateway)
"""The subjects in the order of their steps, those with long ones first."""
IN_ORDER: dict[str, Step] = {
    step.name: step
    for subject in SUBJECTS
    for step in STEPS.values()
    if step.run.__module__ == subject.__name__
}
"""Every step by its name, in the order of a run."""
