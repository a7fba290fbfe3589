"""Sending a message once, even if it is not known whether it was sent."""

from hashlib import sha256

LONGEST = 25
"""Letters that Discord allows."""


def nonce(*what: object) -> str:
    """A mark for what is sent, the same in every process.

    Discord answers a second message with the same mark, within a few minutes, with the first
    one (``enforce_nonce``, which discord.py sets beside every nonce). So whoever was killed, or
    gave up waiting, between sending and writing down the message's number simply sends again.
    """
    return sha256(" ".join(map(str, what)).encode()).hexdigest()[:LONGEST]
