"""Messages that Discord refuses, and those it takes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.strict.conftest import Wire, button, file, menu, rows
from tests.support.reading import text_of

FORM = (400, 50035)
CALLED = [str(10**17 + n) for n in range(100)]
GOOD: dict[str, dict[str, Any]] = {
    "text": {"content": "x" * 2000},
    "emoji that count twice": {"content": "😀" * 1000},
    "spaces round a long text": {"content": " " * 50 + "x" * 2000 + "\n" * 50},
    "an emoji on a button": {"components": rows(button(label=None, emoji={"name": "🃏"}))},
    "a digit that is one": {"components": rows(button(emoji={"name": "1️⃣"}))},
    "a link": {"components": rows({"type": 2, "style": 5, "label": "A", "url": "https://a.example"})},
    "a link beside an emoji": {"content": "🎲 [#games \\] x](https://discord.com/channels/1/2)"},
    "the longest label": {"components": rows(button(label="x" * 80))},
    "a menu": {"components": rows(menu(3, min_values=0, max_values=3))},
    "a default": {"components": rows({**menu(), "options": [
        {"label": "A", "value": "a", "default": True}, {"label": "B", "value": "b"}]})},
    "a menu of people": {"components": rows({"type": 5, "custom_id": "u"})},
    "a mark": {"content": "x", "nonce": "n" * 25, "enforce_nonce": True},
    "a hundred who are called": {"content": "x", "allowed_mentions": {"users": CALLED}},
}  # fmt: skip
BAD: dict[str, dict[str, Any]] = {
    "long text": {"content": "x" * 2001},
    "text of 2,002 units": {"content": "😀" * 1001},
    "text cut within an emoji": {"content": "x" * 1980 + "<:JS:14560744"},
    "text cut within a mention": {"content": "x" * 1990 + "<@14"},
    "an emoji in a link": {"content": "[🎲 games](https://discord.com/channels/1/2)"},
    "an emoji of the bot in a link": {"content": "[<:JS:1>](<https://discord.com/channels/1/2>)"},
    "a long mark": {"content": "x", "nonce": "n" * 26},
    "a bare button": {"components": rows(button(label=None))},
    "a blank button": {"components": rows(button(label="  "))},
    "a label of 82 units": {"components": rows(button(label="😀" * 41))},
    "an unknown emoji": {"components": rows(button(emoji={"id": "12345", "name": "ghost"}))},
    "an emoji without a name": {"components": rows(button(emoji={"name": ""}))},
    "a card that is no emoji": {"components": rows(button(emoji={"name": "🂡"}))},
    "a word for an emoji": {"components": rows(button(emoji={"name": "joker"}))},
    "a link without a scheme": {"components": rows({
        "type": 2, "style": 5, "label": "A", "url": "a.example"})},
    "more to choose than options": {"components": rows(menu(2, max_values=3))},
    "more defaults than may be chosen": {"components": rows({**menu(), "options": [
        {"label": x, "value": x, "default": True} for x in "AB"]})},
    "more people than may be chosen": {"components": rows({
        "type": 5, "custom_id": "u", "default_values": [
            {"id": "1", "type": "user"}, {"id": "2", "type": "user"}]})},
    "a blank option": {"components": rows({**menu(), "options": [{"label": " ", "value": "a"}]})},
    "an empty hint": {"components": rows({**menu(), "options": [
        {"label": "A", "value": "a", "description": ""}]})},
    "a long prompt": {"components": rows(menu(placeholder="x" * 151))},
    "one name twice": {"components": rows(button(), button())},
    "too many who are called": {"content": "x", "allowed_mentions": {"users": [*CALLED, "1"]}},
    "six rows": {"components": rows(*(button(custom_id=str(n)) for n in range(6)))},
}  # fmt: skip


@pytest.mark.parametrize("body", GOOD.values(), ids=GOOD)
def test_what_is_taken(wire: Wire, body: dict[str, Any]) -> None:
    sent = wire.ask("POST", wire.messages, body)
    change = {k: v for k, v in body.items() if k not in ("nonce", "enforce_nonce")}
    assert wire.code("PATCH", f"{wire.messages}/{sent['id']}", change) == (200, 0)
    assert wire.answer(wire.pressed(2), 4, **change) == (200, 0)


@pytest.mark.parametrize("body", BAD.values(), ids=BAD)
def test_what_is_refused(wire: Wire, body: dict[str, Any]) -> None:
    assert wire.code("POST", wire.messages, body) == FORM
    sent = wire.ask("POST", wire.messages, {"content": "x"})
    about = wire.pressed(2)
    if "nonce" not in body:
        assert wire.code("PATCH", f"{wire.messages}/{sent['id']}", body) == FORM
        assert wire.answer(about, 4, **body) == FORM
        assert wire.answer(about, 4, content="x") == (200, 0)
        assert wire.code("PATCH", wire.by(about, "@original"), body) == FORM
        assert wire.code("POST", wire.by(about), body) == FORM


@pytest.mark.parametrize("content", ["", "  \n ", "\x00"])
def test_an_empty_message(wire: Wire, content: str) -> None:
    assert wire.code("POST", wire.messages, {"content": content}) == (400, 50006)
    assert wire.code("POST", wire.messages, {"content": content}, [file()]) == (200, 0)


def test_a_message_is_not_emptied(wire: Wire) -> None:
    empty, nothing = (400, 50006), {"content": " ", "components": [], "attachments": []}
    sent = f"{wire.messages}/{wire.ask('POST', wire.messages, {'content': 'x'})['id']}"
    about = wire.pressed(2)
    assert wire.answer(about, 4, content="x", components=rows(button())) == (200, 0)
    original = wire.by(about, "@original")
    click = wire.pressed(3, source=about.message_id)
    assert wire.answer(click, 7, **nothing) == empty
    assert wire.answer(click, 7, content="") == (200, 0)
    assert wire.code("PATCH", original, {"components": []}) == empty
    assert wire.code("PATCH", original, {"components": []}, [file()]) == (200, 0)
    assert wire.code("PATCH", original, {"attachments": []}) == empty
    assert wire.code("PATCH", sent, nothing) == empty
    assert wire.code("PATCH", sent, {"embeds": [{"title": "x"}], "content": None}) == (200, 0)
    assert wire.code("PATCH", sent, {"embeds": []}) == empty


def test_what_discord_takes_out_of_texts_and_names(wire: Wire) -> None:
    sent = wire.ask("POST", wire.messages, {"content": " a\x07b \n"}, [file("Bob’s hand.png")])
    assert sent["content"] == "ab"
    assert sent["attachments"][0]["filename"] == "Bobs_hand.png"
    about = wire.pressed(2)
    assert wire.answer(about, 4, content="  c ") == (200, 0)
    stored = wire.backend.messages[wire.channel.id][about.message_id]
    assert text_of(stored) == "c"


def test_files(wire: Wire) -> None:
    ten = [file(f"{n}.png") for n in range(10)]
    assert wire.code("POST", wire.messages, {}, ten) == (200, 0)
    assert wire.code("POST", wire.messages, {}, [*ten, file()]) == FORM
    large = 10 * 2**20
    assert wire.code("POST", wire.messages, {}, [file(size=large)]) == (200, 0)
    assert wire.code("POST", wire.messages, {}, [file(size=large + 1)]) == (413, 40005)
    assert wire.code("POST", wire.messages, {}, [file(size=large)] * 3) == (413, 40005)
    assert wire.code("POST", wire.messages, {}, [file(alt="x" * 1024)]) == (200, 0)
    assert wire.code("POST", wire.messages, {}, [file(alt="x" * 1025)]) == FORM


def test_the_weight_of_all_components(wire: Wire) -> None:
    """Nothing is too long by itself, and to the byte it is what has been measured."""

    def texts(*said: str) -> dict[str, Any]:
        return {"flags": 1 << 15, "components": [{"type": 10, "content": one} for one in said]}

    fault = (500, 0)
    assert wire.code("POST", wire.messages, texts("あ" * 3386)) == (200, 0)
    assert wire.code("POST", wire.messages, texts("あ" * 3386 + "a")) == fault
    assert wire.code("POST", wire.messages, texts("あ" * 2000, "あ" * 1382)) == (200, 0)
    assert wire.code("POST", wire.messages, texts("あ" * 2000, "あ" * 1382 + "a")) == fault
    options = [{"label": "あ" * 100, "value": str(n)} for n in range(25)]
    menus = rows(*({"type": 3, "custom_id": name, "options": options} for name in "ab"))
    assert wire.code("POST", wire.messages, {"components": menus[:1]}) == (200, 0)
    assert wire.code("POST", wire.messages, {"components": menus}) == fault


def test_a_mark_makes_a_message_once_for_minutes(wire: Wire) -> None:
    body = {"content": "x", "nonce": "once", "enforce_nonce": True}
    first = wire.ask("POST", wire.messages, body)["id"]
    assert wire.ask("POST", wire.messages, {**body, "content": "y"})["id"] == first
    assert wire.ask("POST", wire.messages, {**body, "enforce_nonce": False})["id"] != first
    other = wire.guild.create_text_channel("other").id
    assert wire.ask("POST", f"/channels/{other}/messages", body)["id"] != first
    wire.later(301)
    assert wire.ask("POST", wire.messages, body)["id"] != first


def test_no_other_message_is_sent_for_one_that_was_deleted(wire: Wire) -> None:
    """For minutes its mark is that of a message which is not known any more."""
    body = {"content": "x", "nonce": "once", "enforce_nonce": True}
    first = wire.ask("POST", wire.messages, body)["id"]
    wire.ask("DELETE", f"{wire.messages}/{first}")
    assert wire.code("POST", wire.messages, body) == (404, 10008)
    wire.later(301)
    assert wire.ask("POST", wire.messages, body)["id"] != first
