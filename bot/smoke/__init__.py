"""The smoke test ``knave smoke``, which compares our beliefs about Discord with the real one.

Each step is a value (`bot.smoke.step`) in a file by subject (`bot.smoke.steps`). It uses the plain
REST API (`bot.smoke.wire`), so that statuses, codes and headers are seen as they come, and removes
the things it has made. Questions to the operator are buttons in the channel.
"""
