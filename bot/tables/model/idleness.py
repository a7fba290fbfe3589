"""The time after which a table closes by itself when nothing changes."""

HOUR = 60 * 60.0
LOBBY_IDLE = 2 * HOUR
"""Seconds after which a lobby closes in which nothing has changed."""
PRACTICE_IDLE = 2 * HOUR
"""Seconds after which a person's practice table closes at which nothing has changed."""
GAME_IDLE = 24 * HOUR
"""Seconds after which a game without a clock, or at which nobody plays any more, closes."""
DESERTED_IDLE = 5 * 60.0
"""Seconds after which an appointed table closes at which nobody plays any more: others wait for
its result. Whoever is away, and has not left, has a turn's time if that is longer."""
PAUSE_IDLE = 7 * 24 * HOUR
"""Seconds after which a table closes in a pause that everybody agreed to."""
