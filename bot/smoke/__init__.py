"""``knave smoke``: what only real Discord can answer, asked step by step, beside what we believe.

Each step is a value (`bot.smoke.step`) in a file by subject (`bot.smoke.steps`). It speaks the
plain REST API (`bot.smoke.wire`), so that statuses, codes and headers are seen as they come, and
removes what it made. Questions to the person who follows it are buttons in the channel.
"""
