"""The picture of a table before the first card: every chair seen, whatever the names are."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from itertools import combinations
from typing import get_args

import pytest
from PIL import Image, ImageChops

from cardart import draw, render
from cardart.contact_lobby import lobbies, lobby
from cardart.paint import lettering
from cardart.pictures import lobby as pictured
from cardart.pictures.lobby import FACE, HIGH, NAME_HIGH, WIDE, place_of, writing_of
from cardart.scene import AVATARS, MOST_SEATS, ChairScene, LobbyScene, Theme
from tests.cardart.looks import pixels

THEMES: tuple[Theme, ...] = get_args(Theme)
KIB = 1024
NAMES = ("x" * 100, "漢" * 100, "אברהם", "😀🎴", "\ud83d\x00\u202e", "", "Ann")


def opened(scene: LobbyScene) -> Image.Image:
    image = Image.open(BytesIO(draw(scene)))
    image.load()
    return image


@pytest.mark.parametrize("theme", THEMES)
def test_equal_lobbies_look_equal_and_are_light(theme: Theme) -> None:
    for _, scene in lobbies(theme):
        png = draw(scene)
        assert pixels(png) == pixels(draw(replace(scene))) == pixels(render(scene))
        assert len(png) <= 64 * KIB
        assert opened(scene).size == (WIDE, HIGH)


@pytest.mark.parametrize("number", range(1, MOST_SEATS + 1))
def test_no_face_covers_another(number: int) -> None:
    chairs = (ChairScene(name="Ann", letter="A"),) * number
    places = [place_of(LobbyScene(title="Any", chairs=chairs), n) for n in range(number)]
    for (x, y), (across, down) in combinations(places, 2):
        assert (x - across) ** 2 + (y - down) ** 2 > (FACE + 30) ** 2
    for x, y in places:
        assert FACE // 2 <= x <= WIDE - FACE // 2 and FACE // 2 <= y <= HIGH - FACE // 2 - NAME_HIGH


@pytest.mark.parametrize("clockwise", [True, False])
def test_partners_sit_opposite_and_the_next_one_at_the_side_of_play(clockwise: bool) -> None:
    scene = replace(lobby(4, "dark"), clockwise=clockwise)
    (x, low), (second, _), (opposite, high), (fourth, _) = (place_of(scene, n) for n in range(4))
    assert x == opposite and low > high
    assert (second < x < fourth) if clockwise else (second > x > fourth)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("number", range(2, MOST_SEATS + 1))
def test_any_name_is_drawn(name: str, number: int) -> None:
    chairs = (ChairScene(name=name, letter="A", side=0, badge=name),) * number
    scene = LobbyScene(title=name, rules=name, facts=(name, name), chairs=chairs)
    assert opened(scene).size == (WIDE, HIGH)


@pytest.mark.parametrize(
    "changed",
    [
        ChairScene(name="Ben", letter="B", side=1),
        ChairScene(name="Ada", avatar="ada", side=1),
        ChairScene(name="Ada", avatar="bolt", side=1),
        ChairScene(name="Ada", avatar="ada", side=0),
        ChairScene(name="free seat", side=1),
        ChairScene(name="free seat", side=1, badge="kept for Eve"),
    ],
)
def test_each_chair_changes_its_own_part_of_the_picture(changed: ChairScene) -> None:
    """The drawing of a chair stays at its place: nothing else moves."""
    scene = LobbyScene(title="Any", chairs=(ChairScene(name="Ann", letter="A", side=0),) * 4)
    place = 3
    other = replace(scene, chairs=(*scene.chairs[:place], changed, *scene.chairs[place + 1 :]))
    box = ImageChops.difference(
        opened(scene).convert("RGB"), opened(other).convert("RGB")
    ).getbbox()
    assert box is not None
    x, y = place_of(scene, place)
    assert box[0] > x - 230 and box[1] > y - FACE and box[3] < y + FACE + 20


def test_a_scene_refuses_what_cannot_be() -> None:
    with pytest.raises(ValueError, match="no such avatar"):
        ChairScene(name="Ada", avatar="adda")
    with pytest.raises(ValueError, match="chairs"):
        LobbyScene(title="Any", chairs=())
    with pytest.raises(ValueError, match="chairs"):
        LobbyScene(title="Any", chairs=(ChairScene(),) * (MOST_SEATS + 1))


def test_a_chair_is_free_until_somebody_sits_on_it() -> None:
    assert ChairScene(name="free seat").free
    assert not ChairScene(name="Ann", letter="A").free
    assert not any(ChairScene(name=name, avatar=name).free for name in AVATARS)


@pytest.mark.parametrize("number", [2, 4])
@pytest.mark.parametrize("facts", range(5))
@pytest.mark.parametrize("rules", ["", "Standardregeln", "Punkte zum Sieg: 42 · " * 9])
def test_no_chair_covers_what_is_written(number: int, facts: int, rules: str) -> None:
    """Nothing is written higher than the name above, or lower than the face of the host."""
    said = ("5 min par coup", "robots\u202f: moyen", "galerie ouverte", "verrouillée")[:facts]
    chairs = (ChairScene(name="Jürgen Müller", letter="J", side=0),) * number
    scene = LobbyScene(title="Doppelter Hasenpfeffer", chairs=chairs, rules=rules, facts=said)
    bare = replace(scene, title="", rules="", facts=())
    written = ImageChops.difference(
        *(opened(each).convert("RGB") for each in (scene, bare))
    ).getbbox()
    assert written is not None
    above, below = place_of(scene, number // 2)[1], place_of(scene, 0)[1]
    assert written[1] >= above + FACE // 2 - 6 + NAME_HIGH
    assert written[3] <= below - FACE // 2


def test_a_long_title_is_whole_between_seven() -> None:
    names = ("Jürgen Müller", "アレクサンドラ・イワノワ", "Chloé")
    chairs = tuple(ChairScene(name=names[n % 3], letter="J", side=n % 2) for n in range(7))
    scene = LobbyScene(title="Doppelter Hasenpfeffer", chairs=chairs)
    assert draw(scene) != draw(replace(scene, title=scene.title[:-1] + "n"))


def test_rules_are_whole_on_one_line_more_before_they_are_cut() -> None:
    scene = lobby(4, "dark")
    written = writing_of(scene)
    assert written.whole and written.fits and len(written.lines) == 4
    assert " ".join(written.lines) == scene.rules
    assert len(writing_of(replace(scene, rules="House rules")).lines) == 1
    longer = writing_of(replace(scene, rules=" · ".join([scene.rules] * 2)))
    assert longer.fits and not longer.whole


def kept(number: int, badged: int, name: str = "Ada", badge: str = "kept for Eve") -> LobbyScene:
    """A table where a chair is kept, or with none of that number all but the host's."""
    chairs = tuple(
        ChairScene(
            name=name,
            letter="" if place % 2 else "A",
            side=place % 2,
            badge=badge if place == badged or (badged < 0 and place) else "",
        )
        for place in range(number)
    )
    facts = ("No clock", "Robots: normal")
    return LobbyScene(title="Any game", rules="House rules", facts=facts, chairs=chairs)


def changed_by(scene: LobbyScene, other: LobbyScene) -> tuple[int, int, int, int]:
    """The box in which two pictures differ, in pixels."""
    one, two = (opened(each).convert("RGB") for each in (scene, other))
    box = ImageChops.difference(one, two).getbbox()
    assert box is not None
    return box


def meet(one: tuple[int, int, int, int], other: tuple[int, int, int, int]) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > 0 and down > 0


@pytest.mark.parametrize("name", ["Ada", "Jürgen Müller"])
@pytest.mark.parametrize("number", range(2, MOST_SEATS + 1))
def test_a_chair_that_is_kept_says_so_over_nothing_else(number: int, name: str) -> None:
    """The badge lay over the title, and was covered by the neighbour's name."""
    bare = kept(number, number, name)
    faces, names = pictured._faces(bare), pictured._names(bare)
    for place in range(1, number):
        badge = changed_by(bare, kept(number, place, name))
        assert badge[3] - badge[1] >= 38, "it is whole"
        others = [*faces[:place], *faces[place + 1 :], *names, *pictured._written_boxes(bare)]
        assert not any(meet(badge, other) for other in others)


@pytest.mark.parametrize("badge", ["kept for Eve", "kept for Bartholomäus Winterhalter"])
@pytest.mark.parametrize("number", range(2, MOST_SEATS + 1))
def test_all_chairs_that_are_kept_say_so(number: int, badge: str) -> None:
    """Each badge is whole, though all chairs but one have theirs."""
    whole = kept(number, -1, "Jürgen Müller", badge)
    for place in range(1, number):
        chairs = [*whole.chairs]
        chairs[place] = replace(chairs[place], badge=badge.swapcase())
        box = changed_by(whole, replace(whole, chairs=tuple(chairs)))
        assert box[3] - box[1] >= 20


@pytest.mark.parametrize("number", [2, 4, 6])
def test_a_long_name_is_whole_where_nobody_sits_beside_it(number: int) -> None:
    name = "Wilhelmina-Magdalena Wolkenst"
    scene = kept(number, number, name)
    for place in (0, number // 2):
        chairs = [*scene.chairs]
        chairs[place] = replace(chairs[place], name=name[:-1] + "m")
        assert draw(replace(scene, chairs=tuple(chairs))) != draw(scene)


@pytest.mark.parametrize("title", ["Three-handed Pinochle", "Doppelter Hasenpfeffer"])
def test_a_title_between_long_names_is_no_smaller_than_the_rules(title: str) -> None:
    """It stood on one line in the smallest letters, below which there was room."""
    scene = replace(kept(3, 3, "Wilhelmina-Magdalena W"), title=title)
    written = writing_of(scene)
    assert " ".join(written.heading) == title and written.title > written.rules
    assert written.fits and all(
        lettering.width(line, written.title) <= pictured._room(scene) for line in written.heading
    )
    assert writing_of(replace(scene, title="Knaves")).heading == ("Knaves",)
