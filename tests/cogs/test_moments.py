"""*My moments*: what mattered in a game, told to whoever did it; and playing on from there."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from math import inf
from pathlib import Path
from typing import Any

import pytest

from bot.client.answering import Answer
from bot.client.click import Click
from bot.client.throttle import TokenBucket
from bot.robots import Budget, appraise
from bot.storage.rows.ids import GameId
from bot.tables.model.reviewing import Review
from bot.words.words import languages, words
from tests.support.dailies import at_hour, begun, played
from tests.support.finished import finished, opened
from tests.support.house import House, open_house, secrets_from
from tests.support.messages import moves, said, sentence, wishes
from tests.support.player import Player
from tests.support.quick import Inline, Resting, SimTime
from tests.support.reading import text_of
from tests.support.simcord_adapter import LOCALES

GAME = "euchre-two"
ONE = "replay:1:moments:0"


@pytest.fixture(autouse=True)
def in_no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The judge imagines a few deals, and finds every difference worth a word."""
    monkeypatch.setattr(appraise, "FINDS", Budget(8, inf))
    monkeypatch.setattr(appraise, "WEIGHS", Budget(8, inf))
    monkeypatch.setattr(appraise, "BATCHES", (4,))
    monkeypatch.setattr(appraise, "WIDE", 0.5)
    monkeypatch.setattr(appraise, "BY_CHANCE", 0.5)
    monkeypatch.setattr(appraise, "BY_HABIT", 0.5)


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    given: dict[str, Any] = {"secrets": secrets_from("moments"), "reviewing": Inline()}
    async with open_house(tmp_path, clock=SimTime(), **given) as opened:
        opened.bot.replay_quota = TokenBucket(10**6, 0)
        yield opened


async def over(house: House, *players: Player) -> Review:
    """A finished game, at whose decisions somebody has looked; Ann's review."""
    number = await finished(house, GAME, *players)
    await house.env.settle()
    review = await house.bot.reviews.of(number, players[0].id)
    assert review.costs, "whoever plays at random does something that costs"
    return review


async def nobody_has_looked(house: House) -> None:
    """As after a restart in the middle of it."""
    await house.bot.store.do(lambda db: db.execute("DELETE FROM reviews").rowcount)


async def test_after_a_game_by_itself_and_to_its_player_alone(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    review = await over(house, ann)
    assert house.rows("SELECT count(*) FROM reviews WHERE user_id = ?", ann.id) == [(1,)]
    assert ONE in wishes(house.public) and ONE in wishes(ann.hand)
    shown = (await ann.press(house.public, ONE)).response
    assert shown.ephemeral
    text = text_of(shown)
    assert sentence("button-moments") in text
    assert "1 of" in text and shown.attachments, "a picture of the seat"
    for n in range(1, len(review)):
        await ann.press(shown, f"replay:1:moments:{n}")
        assert f"{n + 1} of {len(review)}" in text_of(shown)
    assert said(await bob.press(house.public, ONE)) == sentence("no-moments-not-yours")


async def test_asked_for_when_nobody_has_looked_yet(house: House) -> None:
    """By command and under the replay, also after a restart; the answer takes its own place."""
    (ann,) = house.invite_all("Ann")
    await over(house, ann)
    first = text_of((await ann.slash("knave moments", number=1)).response)
    await nobody_has_looked(house)
    await house.restart(reviewing=Inline())
    house.bot.replay_quota = TokenBucket(10**6, 0)
    assert text_of((await ann.slash("knave moments", number=1)).response) == first
    assert house.rows("SELECT count(*) FROM reviews") == [(1,)]
    replay = (await ann.slash("knave replay", number=1)).response
    assert ONE in wishes(replay)
    assert 1 in await ann.complete("knave moments", "number", "")


async def test_without_a_number_it_is_the_last_one(house: House) -> None:
    """The last that was finished: neither one that goes on, nor one that was broken off."""
    ann, bob = house.invite_all("Ann", "Bob")
    assert said(await ann.slash("knave moments")) == sentence("no-no-finished-game")
    await over(house, ann)
    first = text_of((await ann.slash("knave moments")).response)
    assert first == text_of((await ann.slash("knave moments", number=1)).response)
    house.channel = house.guild.create_text_channel("more")
    await opened(house, GAME, ann)
    assert text_of((await ann.slash("knave moments")).response) == first
    await ann.end()
    assert text_of((await ann.slash("knave moments")).response) == first
    assert said(await bob.slash("knave moments")) == sentence("no-no-finished-game")


async def test_nothing_of_a_game_that_goes_on(house: House) -> None:
    ann, eve = house.invite_all("Ann", "Eve")
    await opened(house, GAME, ann)
    assert said(await ann.slash("knave moments", number=1)) == sentence("no-still-running")
    assert said(await ann.forge(house.public, "replay:1:on:3:same")) == sentence("no-still-running")
    assert said(await eve.forge(house.public, ONE)) == sentence("no-still-running")
    assert house.rows("SELECT count(*) FROM reviews") == [(0,)]


@pytest.mark.parametrize("how", ["anew", "same"])
async def test_played_on_in_direct_messages(house: House, how: str) -> None:
    """The hand is as it was; it counts nowhere; another one takes its place."""
    (ann,) = house.invite_all("Ann")
    review = await over(house, ann)
    line = review.found[0].number
    shown = (await ann.press(house.public, ONE)).response
    result = await ann.press(shown, f"replay:1:on:{line}:{how}")
    assert "practice table" in said(result)
    table = house.bot.tables.tables[-1]
    assert table.practice and table.session is not None
    before = house.log()
    seat = next(n for n, chair in enumerate(table.session.chairs) if chair.user == ann.id)
    assert table.session.turn == (seat,) and moves(ann.letters[-1])
    for _ in range(3):
        if not moves(ann.letters[-1]):
            break
        await ann.act(sorted(ann.lines())[0])
    await house.restart(reviewing=Inline())
    house.bot.replay_quota = TokenBucket(10**6, 0)
    (again,) = [table for table in house.bot.tables.tables if table.practice]
    assert again.session is not None and again.session.log.laid
    await ann.press(shown, f"replay:1:on:{line}:{how}")
    assert len([table for table in house.bot.tables.tables if table.practice]) == 1
    assert before


async def test_forged_and_switched_off(house: House) -> None:
    ann, eve = house.invite_all("Ann", "Eve")
    review = await over(house, ann)
    line = review.found[0].number
    for wish in ("replay:1:on:1:same", "replay:1:on:99:anew", f"replay:1:on:{line}:other"):
        assert said(await ann.forge(house.public, wish)) == sentence("no-forged"), wish
    assert said(await eve.forge(house.public, f"replay:1:on:{line}:same")) == sentence(
        "no-moments-not-yours"
    )
    panel = (await ann.slash("knave settings")).response
    await ann.press(panel, "mine:0:moments:no")
    assert sentence("settings-moments", moments="no") in text_of(panel)
    assert said(await ann.press(house.public, ONE)) == sentence("no-moments-off")


async def test_stored_told_and_forgotten(house: House) -> None:
    (ann,) = house.invite_all("Ann")
    await over(house, ann)
    told = text_of((await ann.slash("privacy show")).response)
    assert sentence("privacy-moments", count=1) in told
    asked = (await ann.slash("privacy delete")).response
    await ann.press(asked, "privacy:0:forget")
    await ann.press(asked, "privacy:0:for-good")
    assert house.rows("SELECT count(*) FROM reviews") == [(0,)]


async def test_in_every_language(house: House) -> None:
    ann = house.invite("Ann")
    await over(house, ann)
    for language in languages():
        LOCALES[ann.id] = "en-US" if language == "en" else language
        text = text_of((await ann.slash("knave moments", number=1)).response)
        assert words(language).say("button-moments") in text
        assert not any(mark in text for mark in ("{", "}"))


async def test_a_judge_that_dies_breaks_nothing(house: House) -> None:
    """It is said that nobody could look; the next who asks is answered."""
    (ann,) = house.invite_all("Ann")
    number = await finished(house, GAME, ann)
    await house.env.settle()
    await nobody_has_looked(house)
    await house.restart(reviewing=Resting())
    house.bot.replay_quota = TokenBucket(10**6, 0)
    asked = await ann.slash("knave moments", number=number)
    assert sentence("no-moments-busy") in text_of(asked.followups[0])
    assert asked.response is None, "nothing will appear where that was said"
    assert house.rows("SELECT count(*) FROM reviews") == [(0,)]


class Meanwhile(Inline):
    """While it looks, something else happens first."""

    def __init__(self, happens: Callable[[], None]) -> None:
        super().__init__()
        self.happens = happens

    async def run(self, function: Any, /, *args: Any, **kwargs: Any) -> Any:
        self.happens()
        return await super().run(function, *args, **kwargs)


async def test_whoever_is_forgotten_meanwhile_waits_for_nothing(house: House) -> None:
    """The message that said what would appear there is gone, and nothing appears."""
    (ann,) = house.invite_all("Ann")
    await over(house, ann)
    await house.restart(reviewing=Meanwhile(lambda: house.bot.reviews.forget(ann.id)))
    await nobody_has_looked(house)
    house.bot.replay_quota = TokenBucket(10**6, 0)
    asked = await ann.slash("knave moments", number=1)
    assert asked.response is None and not asked.followups


async def test_those_of_a_daily_while_others_still_play_it(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await at_hour(house, 12)
    await begun(ann, GAME)
    await played(ann)
    assert ONE in wishes(ann.hand)
    shown = (await ann.press(ann.hand, ONE)).response
    assert sentence("button-moments") in text_of(shown)
    assert not any(":on:" in wish or ":at:" in wish for wish in wishes(shown)), "nothing to look at"
    assert "open <t:" in text_of(shown)
    review = await house.bot.reviews.of(GameId(1), ann.id)
    line = review.found[0].number
    for how in ("anew", "same"):
        asked = await ann.forge(shown, f"replay:1:on:{line}:{how}")
        assert said(asked).startswith("This daily is still"), how
    assert len(house.rows("SELECT id FROM tables")) == 1, "where all hands could be read at its end"
    assert said(await ann.slash("knave replay", number=1)).startswith("This daily is still")
    assert sentence("no-no-replay", number=1) in said(await bob.slash("knave moments", number=1))


async def test_a_late_answer_leaves_the_hand_that_was_pressed(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The moments come in a message of their own, as was announced."""
    ann, bob = house.invite_all("Ann", "Bob")
    await over(house, ann, bob)
    await nobody_has_looked(house)
    of = Click.of

    async def late(interaction: Any) -> Click:
        Answer.of(interaction)._ring()
        await house.bot.store.marks.mark("something")
        return await of(interaction)

    monkeypatch.setattr(Click, "of", late)
    hand, ended = ann.letters[0], text_of(ann.letters[0])
    (shown,) = (await ann.press(hand, ONE)).followups
    assert text_of(ann.letters[0]) == ended
    assert sentence("button-moments") in text_of(shown)
