"""Ids for tests, which are plain numbers."""

from bot.storage.rows.ids import ChannelId, UserId


def users(*numbers: int) -> tuple[UserId, ...]:
    """People with these numbers."""
    return tuple(map(UserId, numbers))


def channels(*numbers: int) -> tuple[ChannelId, ...]:
    """Channels with these numbers."""
    return tuple(map(ChannelId, numbers))
