"""Robots have names and faces of their own, which their numbers alone decide."""

import pytest

from bot.storage.rows.ids import UserId
from bot.tables.model.chairs import Chair
from bot.tables.screens.names import chair_called, chair_name
from bot.tables.screens.robots import avatar_of, face_of, robot_called, robot_name
from bot.tables.screens.telling import Teller
from bot.words.words import languages, words
from cardart.scene import AVATARS

NUMBERS = range(1, 3 * len(AVATARS) + 1)


@pytest.mark.parametrize("language", languages())
def test_no_two_robots_share_a_name(language: str) -> None:
    names = [robot_name(words(language), number) for number in NUMBERS]
    assert len(set(names)) == len(names)
    assert not any(sign in name for name in names[: len(AVATARS)] for sign in "0123456789")


@pytest.mark.parametrize("language", [name for name in languages() if name != "ja"])
def test_faces_go_with_names(language: str) -> None:
    for number in NUMBERS:
        name = robot_name(words(language), number)
        assert name.lower().split()[0] == avatar_of(number)


@pytest.mark.parametrize("language", languages())
def test_a_list_of_people_says_who_is_a_robot(language: str) -> None:
    said, robot = words(language), Chair(robot=2)
    assert chair_name(said, robot) in chair_called(said, robot) != chair_name(said, robot)
    ann = Chair(user=UserId(1), name="Ann")
    assert chair_called(said, ann) == "Ann"


def test_only_a_robot_has_a_drawn_face() -> None:
    assert face_of(Chair(robot=2)) == "bolt"
    assert face_of(Chair(user=UserId(1), robot=2, name="Ann")) == ""
    assert face_of(Chair()) == face_of(Chair(robot=0)) == ""


def test_a_person_may_have_the_name_of_a_robot() -> None:
    said = words("en")
    chairs = (Chair(user=UserId(1), name="Ada"), Chair(robot=1), Chair(robot=2))
    names = Teller.of(said, "euchre", chairs, markup=False).names
    assert names == ("Ada", robot_called(said, 1), "Bolt")
