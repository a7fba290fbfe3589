"""The display tells people what has changed, from the newest state only.

Requests are coalesced: while one screen is being drawn and sent, any number of changes come to
one more. Discord's limits so cost freshness, never order or loss, and play never waits.
"""

from bot.client.display.message_sync import MessageSync

__all__ = ["MessageSync"]
