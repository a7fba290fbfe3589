"""Sentences name commands as the reader's own Discord shows them."""

import re

from bot.client.catalogue import names_of
from bot.words.command_names import CommandNames, Reading
from bot.words.words import language_of, words
from tests.support.house import House
from tests.support.messages import said
from tests.support.places import spoken
from tests.words.test_commands import payloads


def names() -> CommandNames:
    """The names of all commands, with a number for one of them."""
    return CommandNames.of(names_of(payloads()), {"table": 7})


def commands_in(text: str) -> set[str]:
    """The commands that a text quotes."""
    return set(re.findall(r"`(/[^`]+)`", text))


async def test_whatever_is_read_the_commands_are_those_of_the_client(house: House) -> None:
    """Someone with an English client reads Japanese: their Discord knows no ``/テーブル``."""
    ann, bob = house.invite("Ann", locale="en-US"), house.invite("Bob", locale="de")
    for player, language in ((ann, "ja"), (bob, "en")):
        settings = (await player.slash("knave settings")).response
        await player.choose(settings, "mine:0:language", language)
    told = said(await ann.slash("help"))
    assert told.startswith(words("ja").say("guide-title"))
    english = commands_in("\n".join(words("en").say(key) for key in ("guide-open", "guide-rules")))
    assert english <= commands_in(told) and not re.search("`/[^ -~]", told)
    german = commands_in("\n".join(words("de").say(key) for key in ("guide-open", "guide-rules")))
    told = said(await bob.slash("help"))
    assert told.startswith(words("en").say("guide-title"))
    assert german <= commands_in(told)


async def test_in_public_a_command_has_the_name_that_everyone_finds(house: House) -> None:
    """The name can be pressed after a restart, though Discord is told nothing again."""
    ada = house.invite_admin("Ada")
    bob = house.invite("Bob", locale="ja")
    panel = (await ada.slash("server-settings")).response
    await ada.choose(panel, "ours:0:language", "de")
    number = house.bot.preferences.commands.ids["table"]
    await house.restart()
    assert house.bot.preferences.commands.ids["table"] == number
    await house.opened(ada, "euchre")
    await ada.slash("seat reserve", person=bob.member)
    assert f"</table join:{number}>" in "\n".join(spoken(house))


def test_names_of_an_unknown_client_are_the_default_ones() -> None:
    """A Korean client is offered what has no Korean name under the default one."""
    assert [language_of(locale, "") for locale in ("ko", "de", "en-GB")] == ["", "de", "en"]
    text = words("de", reading=Reading(names())).say("guide-open")
    assert commands_in(text) == commands_in(words("en").say("guide-open"))


def test_a_parameter_is_named_as_the_client_names_it() -> None:
    facts = {"table": 3}
    usual = words("de").say("held-channel-gone", **facts)
    for client, language in (("", "en"), ("ja", "ja"), ("de", "de")):
        read = words("de", reading=Reading(names(), client)).say("held-channel-gone", **facts)
        quoted = re.findall("`([^`]+)`", read)
        assert quoted == re.findall("`([^`]+)`", words(language).say("held-channel-gone", **facts))
        assert (read == usual) == (client == "de")


def test_a_command_within_a_group_is_no_parameter() -> None:
    """Some are called alike in one language and not in another: bid, enchérir, enchère."""
    said = names().said
    assert said["", "bid:"]["fr"] == "enchère:"
    assert ("", "open:") not in said and ("", "/table open") in said


def test_only_commands_whose_number_is_known_can_be_pressed() -> None:
    w = words("ja", reading=Reading(names(), linked=True))
    assert "</table open:7>" in w.say("guide-open") and "`/practice`" in w.say("guide-open")
