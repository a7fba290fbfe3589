"""The robots at a table: names and drawn faces, which come from a robot's number alone.

The number is what is stored, so a robot is the same one after a restart and in old games.
"""

from bot.tables.model.chairs import Chair
from bot.words.words import Words
from cardart.scene import AVATARS


def robot_name(words: Words, number: int) -> str:
    """The proper name of the robot of this number, from 1; beyond the faces there are, with a 2."""
    turn, place = divmod(number - 1, len(AVATARS))
    name = words.say(f"robot-name-{place + 1}")
    return words.say("robot-name-again", name=name, turn=turn + 1) if turn else name


def robot_called(words: Words, number: int) -> str:
    """The name of a robot in a list of people, which says that it is one."""
    return words.say("robot-called", name=robot_name(words, number))


def avatar_of(number: int) -> str:
    """The face of the robot of this number, one of `cardart.scene.AVATARS`.

    >>> avatar_of(1), avatar_of(12), avatar_of(13)
    ('ada', 'lux', 'ada')
    """
    return AVATARS[(number - 1) % len(AVATARS)]


def face_of(chair: Chair) -> str:
    """The face of the robot on a chair; empty for a person and an empty chair."""
    robot = chair.robot if chair.user is None else None
    return avatar_of(robot) if robot else ""
