"""Rules that a server keeps by name, codes of rules, and the same again."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest
from simcord import SetupError

from bot.rules import GAMES
from bot.rules.about.rule_codes import write_code
from bot.tables.live.presets import LONGEST
from bot.tables.model.presets import AGAIN, MOST
from bot.tables.screens.telling import as_sentence
from bot.words.words import escape, languages, words
from tests.support.house import House
from tests.support.messages import enabled, in_words, menu, said, sentence
from tests.support.player import Player
from tests.support.reading import text_of

GAME = "euchre"
ALL = GAMES[GAME]
CODE = write_code(ALL, ALL.options(target=7, no_trump=True))


def options(house: House, table: int) -> Any:
    ((game, text),) = house.rows("SELECT game, options FROM tables WHERE id = ?", table)
    return GAMES[game].options.read(text)


def target_is(points: int) -> str:
    label = sentence("euchre-option-target")
    return sentence("option-is", option=label, value=points)


async def more_room(house: House, boss: Player) -> None:
    panel = (await boss.slash("server-settings")).response
    await boss.choose(panel, "ours:0:tables", "10")


async def kept(house: House, boss: Player, name: str, code: str = CODE) -> str:
    """A set that the server keeps; the answer is how a menu names it."""
    result = await boss.slash("server-rules save", name=name, code=code)
    ((number,),) = house.rows("SELECT max(id) FROM presets")
    assert escape(name) in said(result)
    return f"<{number}>"


# ---------------------------------------------------------------------- sets of a server


async def test_the_rules_of_the_table_are_kept_and_used(house: House) -> None:
    """From arranging a table to the next one, with only what differs shown beside the name."""
    boss, bob = house.invite_admin("Boss"), house.invite("Bob")
    await more_room(house, boss)
    await house.opened(boss, GAME, rules="american")
    panel = (await boss.press(house.public, "lobby:1:rules")).response
    await boss.choose(panel, "rules:1:option", "target")
    await boss.choose(panel, "value:1:target", "5")
    told = said(await boss.slash("server-rules save", name="Friday night"))
    assert "Friday night" in told and target_is(5) in told
    ((number,),) = house.rows("SELECT id FROM presets")
    assert f"<{number}>" in await bob.complete("table open", "rules", "fri", game=GAME)
    assert not await bob.complete("table open", "rules", "fri", game="pepper")
    await house.opened(bob, GAME, rules=f"<{number}>")
    assert options(house, 2) == ALL.options(pack=24, lone_lead="eldest", target=5)
    assert "Friday night" in in_words(house.public)
    panel = (await bob.press(house.public, "lobby:2:rules")).response
    chosen = [o["value"] for o in menu(panel, "rules:2:preset")["options"] if o.get("default")]
    assert chosen == [f"<{number}>"]
    await bob.choose(panel, "rules:2:option", "target")
    await bob.choose(panel, "value:2:target", "7")
    text = f"Friday night · {target_is(7)}"
    assert text in in_words(house.public), "its name, and only what differs from it"
    await house.restart()
    await bob.slash("table show", table=2)
    assert text in in_words(house.public)


async def test_a_table_keeps_what_it_took_over(house: House) -> None:
    """Changed, renamed, deleted: that is for tables to come."""
    boss, bob = house.invite_admin("Boss"), house.invite("Bob")
    await more_room(house, boss)
    one = await kept(house, boss, "Ours")
    await house.opened(bob, GAME, rules=one)
    before = in_words(house.public)
    assert "Ours" in before
    await kept(house, boss, "OURS", write_code(ALL, ALL.options(target=15)))
    assert house.rows("SELECT name FROM presets") == [("OURS",)], "the same name: the same set"
    await boss.slash("server-rules rename", set=one, name="Others")
    await bob.more("robot")
    await bob.more("norobot")
    assert in_words(house.public) == before
    await boss.slash("server-rules delete", set="others")
    await house.restart()
    await bob.more("robot")
    assert "Ours" in in_words(house.public)
    assert options(house, 1) == ALL.options(target=7, no_trump=True)
    gone = await bob.slash("table open", game=GAME, rules=one)
    assert said(gone) == sentence("no-unknown-preset", preset=escape(one))


async def test_the_usual_rules_of_a_server(house: House) -> None:
    """The rules of a table without a choice: one of the server's sets, or of the game's."""
    boss, bob = house.invite_admin("Boss"), house.invite("Bob")
    await more_room(house, boss)
    one = await kept(house, boss, "Ours")
    label = sentence("set-is-usual", game=sentence("game-euchre"), name="Ours")
    assert said(await boss.slash("server-rules default", game=GAME, set=one)) == label
    await house.opened(bob, GAME, rules="")
    assert "Ours" in in_words(house.public)
    assert (await bob.complete("table open", "rules", game=GAME))[:2] == [AGAIN, one]
    await house.opened(bob, GAME, rules="house")
    assert options(house, 2) == ALL.options()
    await boss.slash("server-rules default", game=GAME, set="american")
    await house.opened(bob, GAME, rules="")
    assert options(house, 3) == ALL.presets["american"]
    await boss.slash("server-rules default", game=GAME, set=one)
    told = said(await boss.slash("server-rules delete", set=one))
    assert f"`{CODE}`" in told, "the way back"
    await house.opened(bob, GAME, rules="")
    expected = ALL.presets["american"]
    assert options(house, 4) == expected, "a set that is deleted is nobody's usual one"
    await house.opened(bob, "pepper", rules="")
    assert options(house, 5) == GAMES["pepper"].options()


async def test_the_list_of_a_server(house: House) -> None:
    boss = house.invite_admin("Boss")
    empty = said(await boss.slash("server-rules list"))
    assert sentence("sets-none") in empty
    one = await kept(house, boss, "Ours")
    await boss.slash("server-rules default", game=GAME, set=one)
    await boss.slash("server-rules default", game="pepper", set="source")
    listed = said(await boss.slash("server-rules list"))
    rules = " · ".join([sentence("preset-house"), target_is(7)])
    assert rules in listed
    game = sentence("game-pepper")
    usual = sentence("set-is-usual", game=game, name=sentence("preset-source"))
    assert usual in listed
    assert sentence("sets-none") not in listed
    assert await boss.complete("server-rules delete", "set") == [one]
    offered = await boss.complete("server-rules default", "set", game=GAME)
    assert offered == [*ALL.presets, one]


async def test_rules_are_kept_by_those_whom_the_server_lets(house: House) -> None:
    """Discord asks for the right; to whom else an admin gives the command is not refused again."""
    boss, bob = house.invite_admin("Boss"), house.invite("Bob")
    one = await kept(house, boss, "Ours")
    with pytest.raises(SetupError, match="default-member-permissions"):
        await bob.slash("server-rules list")
    commands = await house.bot.tree.fetch_commands()
    (ours,) = [command for command in commands if command.name == "server-rules"]
    house.guild.set_command_permissions(ours, {bob.member: True})
    await bob.slash("server-rules save", name="Mine", code=CODE)
    assert "Mine" in said(await bob.slash("server-rules list"))
    await bob.slash("server-rules rename", set=one, name="Theirs")
    await bob.slash("server-rules default", game=GAME, set=one)
    assert house.rows("SELECT name FROM presets ORDER BY id") == [("Theirs",), ("Mine",)]
    assert house.rows("SELECT game FROM usual_rules") == [(GAME,)]
    await bob.slash("server-rules delete", set=one)
    assert house.rows("SELECT name FROM presets") == [("Mine",)]


@pytest.mark.parametrize(
    "name",
    ["金曜の会", "Fürs Wochenende – 2 Runden!", "قواعد البيت", "It's #1 (really)", "🃏 night"],
)
async def test_names_in_any_script(house: House, name: str) -> None:
    boss = house.invite_admin("Boss")
    one = await kept(house, boss, name)
    assert one in await boss.complete("table open", "rules", name[:3], game=GAME)
    await house.opened(boss, GAME, rules=name)
    assert name in in_words(house.public)


@pytest.mark.parametrize(
    ("name", "refused"),
    [
        ("   ", sentence("no-set-without-name")),
        ("\u200b\u2060", sentence("no-set-without-name")),
        ("x" * (LONGEST + 1), sentence("no-name-too-long", most=LONGEST)),
        ("**bold**", sentence("no-name-with-markup")),
        ("@everyone", sentence("no-name-with-markup")),
        ("<12>", sentence("no-name-with-markup")),
        ("see https://example.org", sentence("no-name-with-markup")),
    ],
)
async def test_names_that_are_none(house: House, name: str, refused: str) -> None:
    boss = house.invite_admin("Boss")
    one = await kept(house, boss, "Ours")
    assert said(await boss.slash("server-rules save", name=name, code=CODE)) == refused
    assert said(await boss.slash("server-rules rename", set=one, name=name)) == refused
    assert house.rows("SELECT name FROM presets") == [("Ours",)]


async def test_what_cannot_be_done_with_sets(house: House) -> None:
    boss = house.invite_admin("Boss")
    nothing = await boss.slash("server-rules save", name="Ours")
    assert said(nothing) == sentence("no-no-table-to-keep")
    one = await kept(house, boss, "Ours")
    await kept(house, boss, "Theirs")
    taken = await boss.slash("server-rules rename", set=one, name="THEIRS")
    assert said(taken) == sentence("no-name-taken", preset="THEIRS")
    unknown = sentence("no-no-such-set", preset="Nobody’s")
    assert said(await boss.slash("server-rules delete", set="Nobody’s")) == unknown
    assert said(await boss.slash("server-rules default", game=GAME, set=CODE)) == sentence(
        "no-no-such-set", preset=escape(CODE)
    )
    pepper = GAMES["pepper"]
    await kept(house, boss, "Ours", write_code(pepper, pepper.options()))
    which = sentence("no-which-set", preset="ours")
    assert said(await boss.slash("server-rules delete", set="ours")) == which
    await house.opened(boss, GAME, rules="ours")
    assert options(house, 1) == ALL.options(target=7, no_trump=True), "the game says which"


async def test_there_is_room_for_so_many(house: House) -> None:
    """All of them fit into the menu of the panel, with the game’s own."""
    boss = house.invite_admin("Boss")
    for n in range(MOST):
        await kept(house, boss, f"Set {n}")
    full = await boss.slash("server-rules save", name="One more", code=CODE)
    assert said(full) == sentence("no-too-many-sets", count=MOST)
    await kept(house, boss, "SET 3")
    await house.opened(boss, GAME, rules="set 14")
    panel = (await boss.press(house.public, "lobby:1:rules")).response
    offered = [o["value"] for o in menu(panel, "rules:1:preset")["options"]]
    assert len(offered) == MOST + len(ALL.presets) <= 25


async def test_what_is_no_code_is_quoted_as_it_was_typed(house: House) -> None:
    """A refusal of the rules, too, shows it so: it calls nobody, and hides nothing."""
    boss = house.invite_admin("Boss")
    await house.opened(boss, GAME)
    for wrong in ("<@1> *bold*", f"{CODE[:-1]}<@1>*"):
        told = said(await boss.slash("server-rules save", name="Ours", code=wrong))
        assert "<@1>" in told.replace("\\", "")
        assert "<@1>" not in told and " *bold" not in told
    assert not house.rows("SELECT * FROM presets")


async def test_another_servers_sets_are_none_of_ours(house: House) -> None:
    boss = house.invite_admin("Boss")
    await kept(house, boss, "Ours")
    with house_writing(house) as db:
        db.execute("UPDATE presets SET guild_id = guild_id + 1")
    assert sentence("sets-none") in said(await boss.slash("server-rules list"))
    refused = await boss.slash("table open", game=GAME, rules="<1>")
    assert said(refused) == sentence("no-unknown-preset", preset=escape("<1>"))


@contextmanager
def house_writing(house: House) -> Iterator[sqlite3.Connection]:
    """The file, to do with it what an older program may have done."""
    with closing(sqlite3.connect(house.path)) as db, db:
        yield db


async def test_rules_that_a_later_program_does_not_know(house: House) -> None:
    """A set with an option that is gone: a sentence, and everything else goes on."""
    boss, bob = house.invite_admin("Boss"), house.invite("Bob")
    one = await kept(house, boss, "Ours")
    await boss.slash("server-rules default", game=GAME, set=one)
    await house.opened(bob, GAME, rules=one)
    for lost in ("colour=red", "target=8", "pack=24 farmers_hand=exchange joker=benny"):
        with house_writing(house) as db:
            db.execute("UPDATE presets SET options = ?", (lost,))
            db.execute("UPDATE tables SET own_options = ?", (lost.split()[0],))
        text = sentence("no-set-outdated", preset="Ours")
        panel = (await bob.press(house.public, "lobby:1:rules")).response
        assert said(await bob.choose(panel, "rules:1:preset", one)) == text
        assert said(await bob.slash("table open", game=GAME)) == text
        assert sentence("set-not-understood") in said(await boss.slash("server-rules list"))
    with house_writing(house) as db:
        db.execute("UPDATE tables SET own_options = 'colour=red'")
    await house.restart()
    await bob.more("robot")
    rules = " · ".join([as_sentence(sentence("preset-house")), target_is(7)])
    assert rules in in_words(house.public), "the table is played by what it took over"
    await boss.slash("server-rules delete", set=one)


# ---------------------------------------------------------------------- codes


async def test_a_code_recreates_rules_anywhere(house: House) -> None:
    """As shown in the menu of a game, typed in small letters when another table is opened."""
    boss = house.invite_admin("Boss")
    await more_room(house, boss)
    await house.started(GAME, boss, rules="railroad")
    code = write_code(ALL, ALL.presets["railroad"])
    shown = (await boss.press(house.public, "table:1:menu")).response
    assert sentence("rules-code", rules_code=code) in text_of(shown)
    await boss.press(shown, f"help:1:{GAME}:rules")
    assert sentence("rules-code", rules_code=code) in text_of(shown)
    typed = code.lower().replace("-", " ")
    await house.opened(boss, GAME, rules=typed)
    assert options(house, 2) == ALL.presets["railroad"]
    name = sentence("euchre-preset-railroad")
    assert as_sentence(name) in in_words(house.public)
    await house.opened(boss, GAME, rules=CODE)
    assert target_is(7) in in_words(house.public)
    assert as_sentence(sentence("preset-house")) in in_words(house.public)
    for typed in (CODE, CODE.lower(), CODE.replace("-", "")):
        assert await boss.complete("table open", "rules", typed, game=GAME) == [CODE]
    for typed in (CODE + "-" + "0" * 200, CODE[:-1]):
        assert await boss.complete("table open", "rules", typed, game=GAME) == []
    assert await boss.complete("table open", "rules", CODE, game="pepper") == []


async def test_a_code_typed_in_the_panel(house: House) -> None:
    ann = house.invite("Ann")
    await house.opened(ann, GAME)
    panel = (await ann.press(house.public, "lobby:1:rules")).response

    async def typed(text: str) -> Any:
        asked = await ann.press(panel, "rules:1:code")
        return await ann._answered(await ann.member.submit_modal(asked, {"code": text}))

    await typed(CODE)
    assert options(house, 1) == ALL.options(target=7, no_trump=True)
    assert sentence("rules-code", rules_code=CODE) in text_of(panel)
    assert target_is(7) in in_words(house.public)
    wrong = CODE[:-1] + ("0" if CODE[-1] != "0" else "1")
    assert said(await typed(wrong)) == sentence("why-code-mistyped", typed=escape(wrong))
    pepper = write_code(GAMES["pepper"], GAMES["pepper"].options())
    assert said(await typed(pepper)) == sentence("no-code-of-another-game", typed=escape(pepper))
    assert said(await typed("what")) == sentence("why-code-unknown-game", typed="what")
    assert options(house, 1) == ALL.options(target=7, no_trump=True)


async def test_only_the_host_types_a_code(house: House) -> None:
    ann, bob = house.invite_all("Ann", "Bob")
    await house.opened(ann, GAME, rules="house")
    shown = (await bob.press(house.public, "lobby:1:rules")).response
    house_code = write_code(ALL, ALL.options())
    assert sentence("rules-code", rules_code=house_code) in text_of(shown)
    refused = await bob.forge(shown, "rules:1:code")
    assert said(refused) == sentence("no-host-only")


@pytest.mark.parametrize("language", languages())
async def test_wrong_codes_are_explained_when_a_table_is_opened(
    house: House, language: str
) -> None:
    ann, w = house.invite("Ann", locale=language), words(language)
    pinochle = GAMES["pinochle"]
    clash = write_code(pinochle, pinochle.options(card_values="original"))
    for game, typed, text in (
        (GAME, "EUCHRE-7K3F-X", w.say("why-code-mistyped", typed=escape("EUCHRE-7K3F-X"))),
        (GAME, "friday", w.say("no-unknown-preset", preset="friday")),
        ("pepper", CODE, w.say("no-code-of-another-game", typed=escape(CODE))),
        ("pinochle", clash, w.of("pinochle", "why-pinochle-values-need-tens")),
    ):
        assert said(await ann.slash("table open", game=game, rules=typed)) == text
    assert not house.rows("SELECT * FROM tables")


# ---------------------------------------------------------------------- the same again


async def test_the_same_again(house: House) -> None:
    """Game, rules, robots, clock and size of one's last table, in any channel of the server."""
    boss, bob = house.invite_admin("Boss"), house.invite("Bob")
    await more_room(house, boss)
    none = await bob.slash("again")
    assert said(none) == sentence("no-no-last-table")
    one = await kept(house, boss, "Ours")
    await house.opened(bob, GAME, rules=one)
    panel = (await bob.press(house.public, "lobby:1:rules")).response
    for what, value in (("level", "hard"), ("clock", "15m")):
        await bob.choose(panel, f"rules:1:{what}", value)
    await house.opened(boss, "four-jacks")
    await bob.press(house.public, "lobby:2:join")
    await boss.slash("server-rules delete", set=one)
    await house.restart()
    await bob.slash("again")
    columns = "game, preset, options, level, clock, own_name, own_options"
    first, second, third = house.rows(f"SELECT {columns} FROM tables ORDER BY id")
    assert third == first != second
    assert house.seats(3) == [bob.id, None, None, None]
    assert "Ours" in in_words(house.public)
    assert (await bob.complete("table open", "rules", game=GAME))[0] == AGAIN
    assert AGAIN not in await bob.complete("table open", "rules", game="pepper")
    await house.opened(bob, "pepper")
    await house.opened(bob, GAME, rules=AGAIN)
    assert house.rows(f"SELECT {columns} FROM tables WHERE id = 5") == [first]
    assert enabled(house.public, "lobby:5:start")
    plan = house.rows(
        "EXPLAIN QUERY PLAN SELECT id FROM tables WHERE guild_id = 1 AND host_id = 2"
        " ORDER BY id DESC LIMIT 1"
    )
    assert "tables_by_host" in str(plan)
