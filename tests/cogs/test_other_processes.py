"""Commands about a server, or direct messages, that another process looks after."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.client import emoji
from bot.client import handing as handing_module
from bot.client.app import KnaveBot
from bot.client.handing import Handing
from bot.storage.rows.ids import NO_SERVER, GuildId, UserId
from bot.storage.rows.processes import Handed
from bot.tables.live.peers import Alone
from bot.tables.model.talk import PHRASES
from bot.words.card_style import EmojiBook
from cogs import alerts
from tests.support.finished import finished
from tests.support.house import open_house
from tests.support.messages import said, sentence, wishes

GAME = "euchre-two"


class Others(Alone):
    """The process of another shard, which looks after these servers. It never answers."""

    alone = False

    def __init__(self) -> None:
        self.theirs: frozenset[GuildId] = frozenset()
        self.handed: list[tuple[GuildId, dict[str, Any]]] = []
        self.waiting: tuple[Handed, ...] = ()
        self.told: tuple[Handed, ...] = ()
        """Orders that were passed on to all."""

    def owns(self, guild: GuildId) -> bool:
        return guild not in self.theirs

    def changed(self, _: str) -> None:
        return None

    def called(self, _: str) -> str:
        return ""

    async def passed(self, kind: str) -> tuple[Handed, ...]:
        return tuple(one for one in self.told if one.kind == kind)

    async def done(self, _: tuple[int, ...]) -> None:
        return None

    async def hand_over(
        self, guild: GuildId, body: str, within: float, told: Callable[[], None]
    ) -> int:
        self.handed.append((guild, json.loads(body)))
        return len(self.handed)

    async def take_back(self, _: int) -> bool:
        return False

    async def all_told(self) -> tuple[bool, tuple[str, ...]]:
        return True, ()

    async def turn_to_identify(self) -> float:
        return 0.0

    async def handed_over(self) -> tuple[Handed, ...]:
        return self.waiting


@pytest.fixture(autouse=True)
def looked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look for clicks handed over at the start alone: the simulation waits for no loop."""
    monkeypatch.setattr(
        Handing, "begin", lambda handing: handing_module._begin(handing._lookers, handing._take())
    )


async def test_the_score_sheet_is_asked_for_where_the_table_is(tmp_path: Path) -> None:
    """As every other command for a table at which somebody plays: with its number, or without."""
    others = Others()
    async with open_house(tmp_path, others=others) as house:
        ann, bob = house.invite_all("Ann", "Bob")
        table = await house.started(GAME, ann, bob)
        others.theirs = frozenset({house.guild.id})
        await house.restart()
        await ann.member.user.slash("card score")
        await ann.member.user.slash("card score", table=table)
        assert [guild for guild, _ in others.handed] == [house.guild.id] * 2
        assert await ann.complete("card score", "table") == [table]


async def test_a_step_of_a_replay_is_shown_by_whoever_has_its_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The replay itself is read from the database, in whatever process."""
    others = Others()
    async with open_house(tmp_path, others=others) as house:
        ann, bob = house.invite_all("Ann", "Bob")
        number = await finished(house, GAME, ann, bob)
        others.theirs = frozenset({house.guild.id})
        await house.restart()
        monkeypatch.setattr(house.bot, "get_guild", lambda _: None)
        replayed = (await ann.slash_dm("knave replay", number=number)).response
        (wish,) = [wish for wish in wishes(replayed) if wish.startswith("showreplay:")]
        await ann.member.user.click(replayed, custom_id=wish)
        assert [guild for guild, _ in others.handed] == [house.guild.id]


async def test_a_daily_stands_on_the_board_of_the_server_where_it_was_asked_for(
    tmp_path: Path,
) -> None:
    """The process of direct messages opens its table, and does not know the server."""
    others = Others()
    async with open_house(tmp_path, others=others) as house:
        (ann,) = house.invite_all("Ann")
        others.theirs = frozenset({NO_SERVER})
        await house.restart()
        panel = (await ann.slash("daily", game=GAME)).response
        (play,) = [wish for wish in wishes(panel) if wish.startswith("daily:0:play:")]
        await ann.member.click(panel, custom_id=play)
        assert [guild for guild, _ in others.handed] == [NO_SERVER]
        assert house.rows("SELECT guild_id, user_id FROM daily_members") == [
            (house.guild.id, ann.id)
        ]


async def test_what_was_let_in_by_one_process_is_answered_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one that looks after the table does not know the server in which it was asked."""
    others = Others()
    async with open_house(tmp_path, others=others) as house:
        (ann,) = house.invite_all("Ann")
        table = await house.started(GAME, ann)
        away = house.env.create_guild("Away")
        desk = away.create_text_channel("desk")
        guest = away.add_member(ann.member.user)
        others.theirs = frozenset({house.guild.id})
        await house.restart()
        asked = await guest.slash(desk, "card talk", phrase=PHRASES[0], table=table)
        assert not asked.acknowledged
        others.theirs = frozenset({GuildId(away.id)})
        ((_, body),) = others.handed
        others.waiting = (Handed(1, "click", json.dumps(body), 0.1),)
        known = KnaveBot.get_guild
        monkeypatch.setattr(
            KnaveBot, "get_guild", lambda bot, n: None if n == away.id else known(bot, n)
        )
        await house.restart()
        assert said(asked) == sentence("talk-said", phrase=sentence(f"phrase-{PHRASES[0]}"))


async def test_alerts_are_listed_with_the_names_of_all_servers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    others = Others()
    async with open_house(tmp_path, others=others) as house:
        (ann,) = house.invite_all("Ann")
        await ann.slash("notify", game=GAME)
        others.theirs = frozenset({house.guild.id})
        monkeypatch.setattr(house.bot, "get_guild", lambda _: None)
        listed = said(await ann.slash_dm("notify"))
        assert house.guild.name in listed


async def test_whoever_is_forgotten_is_passed_on_before_anything_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Should the process die meanwhile: nobody else would know what is to be written anew."""
    others, told = Others(), list[tuple[str, str]]()
    async with open_house(tmp_path, others=others) as house:
        (ann,) = house.invite_all("Ann")

        async def pass_on(kind: str, body: str) -> None:
            known = await house.bot.store.people.person(UserId(ann.id))
            told.append((kind, known.name))

        monkeypatch.setattr(others, "pass_on", pass_on)
        asked = (await ann.slash("privacy delete")).response
        sure = (await ann.press(asked, "privacy:0:forget")).response
        await ann.press(sure, "privacy:0:for-good")
        assert told == [("forget", "Ann"), ("forget", "")]


async def test_who_chooses_elsewhere_to_get_their_hand_gets_it_here(tmp_path: Path) -> None:
    """Their direct messages were closed; other choices there do not say that they are open."""
    others = Others()
    async with open_house(tmp_path, others=others) as house:
        ann, bob = house.invite_all("Ann", "Bob")
        house.closed_dm(bob)
        await house.started("four-jacks", ann, bob)
        house.env.backend.faults.clear()
        house.bot.dispatch("person_changed_elsewhere", bob.id)
        await house.env.settle()
        await house.bot.display.redraws.finish()
        assert not bob.letters
        others.told = (Handed(1, "hand", json.dumps({"user": bob.id}), 0.1),)
        assert house.bot.handing is not None
        await house.bot.handing._do()
        await house.bot.display.redraws.finish()
        assert bob.lines()


async def test_emoji_that_another_process_has_uploaded_are_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """There were none when this one began, and cards would stand in words for good."""
    others = Others()
    uploaded: EmojiBook = {("swiss", "JS"): "<:swiss_JS_0123abcd:7>"}
    async with open_house(tmp_path, others=others) as house:

        async def look_up(_: object) -> EmojiBook:
            return uploaded

        assert not house.bot.preferences.emoji
        monkeypatch.setattr(emoji, "look_up", look_up)
        others.told = (Handed(1, "emoji", "{}", 0.1),)
        assert house.bot.handing is not None
        await house.bot.handing._do()
        assert house.bot.preferences.emoji == uploaded


async def test_the_only_set_somebody_plays_in_is_left_from_any_server(tmp_path: Path) -> None:
    """It may be that of a server of another process: they were told that they play in none."""
    others = Others()
    async with open_house(tmp_path, others=others) as house:
        (ann,) = house.invite_all("Ann")
        await ann.slash("duplicate open", game="euchre", rules="house")
        await ann.slash("duplicate join")
        away = house.env.create_guild("Away")
        desk, guest = away.create_text_channel("desk"), away.add_member(ann.member.user)
        others.theirs = frozenset({house.guild.id})
        await house.restart()
        await guest.slash(desk, "duplicate leave")
        assert [guild for guild, _ in others.handed] == [house.guild.id]


async def test_who_is_told_of_no_more_tables_hears_so_in_any_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They may press something of another server next, or in their direct messages."""
    others, told = Others(), list[tuple[str, str]]()

    async def pass_on(kind: str, body: str) -> None:
        told.append((kind, body))

    monkeypatch.setattr(others, "pass_on", pass_on)
    monkeypatch.setattr(alerts, "TRIES", 1)
    async with open_house(tmp_path, others=others) as house:
        ann, bob = house.invite_all("Ann", "Bob")
        await bob.slash("notify", game=GAME)
        house.closed_dm(bob)
        await house.opened(ann, GAME)
        await house.env.settle()
        assert told == [("given-up", json.dumps({"user": bob.id}))]
        await house.bot.store.social.give_up(UserId(ann.id))
        others.told = (Handed(1, "given-up", json.dumps({"user": ann.id}), 0.1),)
        assert house.bot.handing is not None
        await house.bot.handing._do()
        assert said(await ann.slash("my-tables")).endswith(sentence("wanted-given-up"))


async def test_a_command_is_answered_though_a_table_of_another_process_cannot_be_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is of a newer version, perhaps: Discord said that nobody answered, and a stop waited."""
    others = Others()
    async with open_house(tmp_path, others=others) as house:
        (ann,) = house.invite_all("Ann")

        async def unreadable(_: UserId) -> None:
            raise ValueError("no such state")

        monkeypatch.setattr(house.bot.tables, "elsewhere_of", unreadable)
        assert said(await ann.slash("card score")) == sentence("no-failed")
        assert not len(house.bot.inflight)
        house.faults.seen.clear()  # what the log says of it is meant
