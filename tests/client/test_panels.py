"""The panels of a server's settings: for those whom the server lets, and nothing chosen is lost."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.at_once import click_at_once
from tests.support.house import House
from tests.support.messages import said, sentence, wishes
from tests.support.player import Player
from tests.support.reading import text_of

PAGES = {
    "ours": ("ours:0:tables", "3"),
    "limit": ("limit:0:server", "5"),
    "season": ("season:0:length", "1"),
}


@pytest.fixture
def boss(house: House) -> Player:
    return house.invite_admin("Boss")


async def let(house: House, command: str, *players: Player) -> None:
    """The server's admins give a command to these people, in *Integrations*."""
    known = await house.bot.tree.fetch_commands()
    (ours,) = [one for one in known if one.name == command]
    house.guild.set_command_permissions(ours, {player.member: True for player in players})


async def page(player: Player, kind: str) -> Any:
    panel = (await player.slash("server-settings")).response
    if kind != "ours":
        await player.press(panel, f"{kind}:0:show")
    return panel


def chosen(house: House) -> tuple[Any, ...]:
    rows = house.rows("SELECT language, tables_per_channel, tables_per_server, deck FROM guilds")
    rows += house.rows("SELECT season_months FROM board_choices")
    return tuple(rows)


@pytest.mark.parametrize("kind", PAGES)
async def test_a_panel_serves_whom_the_server_lets(house: House, kind: str) -> None:
    """Manage Server is what Discord asks for; a role that was given the command needs it not."""
    bob = house.invite("Bob")
    await let(house, "server-settings", bob)
    panel = await page(bob, kind)
    wish, value = PAGES[kind]
    before = chosen(house)
    await bob.choose(panel, wish, value)
    assert chosen(house) != before


@pytest.mark.parametrize("kind", PAGES)
async def test_nobody_else_presses_it(house: House, boss: Player, kind: str) -> None:
    """Neither on the admin's panel, nor on a message of one's own, nor on one for all to see."""
    bob = house.invite("Bob")
    panel = await page(boss, kind)
    wish, value = PAGES[kind]
    await house.opened(bob, "euchre")
    own = (await bob.slash("knave settings")).response
    letter = (await bob.slash_dm("knave settings")).response
    before = chosen(house)
    for message in (panel, own, house.public):
        told = said(await bob.forge(message, wish, value, who=bob.member))
        assert told == sentence("no-admin-only")
    assert said(await bob.forge(letter, wish, value)) == sentence("no-admin-only")
    assert chosen(house) == before
    await boss.forge(own, wish, value, who=boss.member)
    assert chosen(house) != before, "who may manage the server may, wherever they press"


async def test_a_panel_is_good_for_a_while(house: House) -> None:
    """Rights may have been taken away since; the command asks again."""
    bob = house.invite("Bob")
    await let(house, "server-settings", bob)
    panel = await page(bob, "ours")
    await house.env.advance_time(16 * 60)
    before = chosen(house)
    assert said(await bob.choose(panel, "ours:0:tables", "3")) == sentence("no-panel-too-old")
    assert chosen(house) == before


async def test_the_doctor_comes_to_whom_the_server_lets(house: House) -> None:
    bob = house.invite("Bob")
    await let(house, "doctor", bob)
    assert sentence("doctor-title") in said(await bob.slash("doctor"))


# ---------------------------------------------------------------------- in one moment


async def test_two_admins_choose_at_once(house: House, boss: Player) -> None:
    """Everything both were shown as chosen is stored."""
    other = house.invite("Other")
    await let(house, "server-settings", other)
    one, two = await page(boss, "ours"), await page(other, "ours")
    await click_at_once(
        house,
        (boss, one, "ours:0:language", ("de",)),
        (other, two, "ours:0:tables", ("5",)),
    )
    assert chosen(house) == (("de", 5, 0, "classic"),)


async def test_settings_and_limits_at_once(house: House, boss: Player) -> None:
    """One person on two pages, in more than one round."""
    settings, limits = await page(boss, "ours"), await page(boss, "limit")
    for deck, count in (("jumbo", "2"), ("swiss", "20")):
        await click_at_once(
            house,
            (boss, settings, "ours:0:deck", (deck,)),
            (boss, limits, "limit:0:server", (count,)),
            (boss, limits, "limit:0:host", (count,)),
        )
        row = house.rows("SELECT deck, tables_per_server, tables_per_host FROM guilds")
        assert row == [(deck, int(count), int(count))]


async def test_a_season_and_its_channel_at_once(house: House, boss: Player) -> None:
    panel = await page(boss, "season")
    await click_at_once(
        house,
        (boss, panel, "season:0:length", ("1",)),
        (boss, panel, "season:0:channel", (str(house.channel.id),)),
    )
    kept = house.rows("SELECT season_months, digest_channel FROM board_choices")
    assert kept == [(1, house.channel.id)]


async def test_mentions_are_allowed_and_forbidden_with_a_button(house: House, boss: Player) -> None:
    panel = await page(boss, "limit")
    assert sentence("limits-pings") in text_of(panel)
    await boss.press(panel, "limit:0:pings:no")
    assert sentence("limits-no-pings") in text_of(panel)
    assert house.rows("SELECT pings FROM guilds") == [(0,)]
    assert "limit:0:pings:yes" in wishes(panel)
