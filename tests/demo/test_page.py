"""People click, type and press keys in a real browser."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from bot.demo.server import Demo, Person, serve

from .conftest import opened

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="session")]


def box(page: Page, place: str = "#games") -> Locator:
    return page.get_by_role("combobox", name=f"Message {place}")


def option(page: Page, name: str, role: Literal["textbox", "combobox"] = "textbox") -> Locator:
    return page.get_by_role(role, name=name, exact=True)


def newest(page: Page) -> Locator:
    return page.locator(".message").last


async def lobby(demo: Demo, page: Page) -> Locator:
    await demo.people["alice"].slash("games", "table open", game="euchre")
    table = page.locator(".message").filter(has_text="Table 1")
    await expect(table).to_be_visible()
    return table


async def test_a_command_is_written_with_the_keyboard_alone(demo: Demo, page: Page) -> None:
    await box(page).press_sequentially("/open")
    await expect(page.get_by_role("option", name="/table open")).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(option(page, "game", "combobox")).to_be_focused()
    await page.keyboard.type("pin")
    await expect(page.get_by_role("option")).to_have_text(["Pinochle"])
    await page.keyboard.press("Enter")
    await option(page, "target").fill("9999")
    await page.keyboard.press("Enter")
    await expect(page.get_by_text("Must be (10 to 2500).")).to_be_visible()
    await option(page, "target").fill("500")
    await page.keyboard.press("Tab")
    await page.keyboard.type("bo")
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(newest(page)).to_contain_text("en-US de pinochle 500 bob False")
    await expect(newest(page)).to_contain_text("alice used /table open")
    await expect(box(page)).to_be_focused()


async def test_enter_chooses_from_what_is_typed_not_from_what_was(page: Page) -> None:
    """A fast typist on a slow machine: the list of commands is on its way again."""
    await box(page).press_sequentially("/")
    await expect(page.get_by_role("option").first).to_contain_text("/board")
    await page.route("**/commands?*", lambda route: None)
    await page.keyboard.type("open")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("form", name="/table open")).to_be_visible()
    await page.unroute_all(behavior="ignoreErrors")


async def test_a_number_is_one_where_numbers_are_offered_too(page: Page) -> None:
    await box(page).fill("/table find ")
    for typed, wrong in (
        ("seven", "This is not a number."),
        ("7.5", "This is not a whole number."),
        ("1e30", "Must be (-9007199254740991 to 9007199254740991)."),
    ):
        await option(page, "number", "combobox").fill(typed)
        await page.get_by_role("button", name="Send", exact=True).click()
        await expect(page.locator(".wrong")).to_have_text(wrong)
    await option(page, "number", "combobox").fill("12")
    await page.get_by_role("button", name="Send", exact=True).click()
    await expect(newest(page)).to_contain_text("table 12")


async def test_options_that_do_not_come_are_no_empty_list(page: Page) -> None:
    failed = {"error": "Loading options failed"}
    await page.route("**/act?*", lambda route: route.fulfill(json=failed))
    await box(page).fill("/table open ")
    await expect(page.get_by_text("Loading options failed")).to_be_visible()


async def test_escape_leaves_a_command(page: Page) -> None:
    await box(page).press_sequentially("/mood")
    await page.get_by_role("option", name="/table mood").click()
    await expect(page.get_by_role("option")).to_have_text(["glad", "sad"])
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("option")).to_have_count(0)
    await page.keyboard.press("Escape")
    await expect(box(page)).to_be_focused()


async def test_commands_speak_the_persons_language(demo: Demo, browser: Browser) -> None:
    async with opened(demo, browser, "bob") as page:
        await box(page).press_sequentially("/tisch")
        entry = page.get_by_role("option", name="/tisch eröffnen")
        await expect(entry).to_contain_text("Einen Tisch eröffnen")


async def test_buttons_and_private_answers(demo: Demo, page: Page) -> None:
    table = await lobby(demo, page)
    await expect(table.get_by_role("button", name="Full")).to_be_disabled()
    await expect(table.get_by_role("link", name="Rules")).to_have_attribute("target", "_blank")
    await table.get_by_role("button", name="Join").click()
    await expect(newest(page)).to_contain_text("@alice sits")
    await expect(newest(page)).to_contain_text("Only you can see this")
    await newest(page).get_by_role("button", name="Dismiss message").click()
    await expect(page.get_by_text("@alice sits")).to_have_count(0)


async def test_an_answer_that_takes_its_time(demo: Demo, page: Page) -> None:
    table = await lobby(demo, page)
    await table.get_by_role("button", name="Leave").click()
    await expect(page.get_by_text("Knave is thinking…")).to_be_visible()
    await expect(newest(page)).to_contain_text("You left.")
    await expect(newest(page).get_by_role("img", name="good bye")).to_be_visible()
    await expect(newest(page)).not_to_contain_text("(edited)")


async def test_menus_for_cards_and_people(demo: Demo, page: Page) -> None:
    table = await lobby(demo, page)
    await table.get_by_role("button", name="Two cards to pass").click()
    confirm = page.get_by_role("button", name="Confirm")
    await page.get_by_role("option", name="Queen").click()
    await expect(confirm).to_be_disabled()
    await page.keyboard.press("Home")
    await page.keyboard.press("Space")
    await confirm.click()
    await expect(newest(page)).to_contain_text("passed AQ")
    await table.get_by_role("button", name="A partner").focus()
    await page.keyboard.press("Enter")
    await page.keyboard.type("c")
    await page.keyboard.press("Enter")
    await expect(newest(page)).to_contain_text("with carol")
    await table.get_by_role("button", name="A partner").click()
    await page.keyboard.press("Escape")
    await expect(table.get_by_role("button", name="A partner")).to_be_focused()


async def test_a_menu_is_called_by_what_it_is_and_by_what_is_chosen(page: Page) -> None:
    """The chosen entry alone is seen of it; those who see nothing hear its name too."""
    drawn = """async (menus) => {
        const { components } = await import("/page/components.js");
        const told = menus.map((menu, n) => ({ type: 3, custom_id: `menu${n}`, ...menu }));
        document.body.append(...components(told, { id: "1" }).flat());
    }"""
    options = [{"label": "quick", "value": "q", "default": True}, {"label": "slow", "value": "s"}]
    bare = [{"label": "Pace: quick", "value": "q", "default": True}]
    await page.evaluate(
        drawn,
        [
            {"placeholder": "Pace", "options": options},
            {"placeholder": "Speed", "options": options[1:]},
            {"placeholder": "Pace", "options": bare},
        ],
    )
    for number, (name, text) in enumerate(
        (("Pace: quick", "quick"), ("Speed", "Speed"), ("Pace: quick", "Pace: quick"))
    ):
        button = page.locator(f"[data-custom=menu{number}]")
        await expect(button).to_have_accessible_name(name)
        await expect(button).to_have_text(text)


async def test_menus_for_channels_and_for_whoever_is_mentioned(demo: Demo, page: Page) -> None:
    table = await lobby(demo, page)
    demo.world.backend.create_thread(demo.world.channel("games").id, "aside", demo.people["bob"].id)
    await expect(newest(page)).to_contain_text("started a thread: #aside")  # it moves all else up
    await table.get_by_role("button", name="A channel").click()
    await expect(page.get_by_role("option")).to_have_text(["#games", "#talk"])
    await page.get_by_role("option", name="#talk").click()
    await expect(newest(page)).to_contain_text("in talk")
    await table.get_by_role("button", name="Guests").click()
    offered = ["alice", "bob", "carol", "Knave", "@everyone", "@Knave"]
    await expect(page.get_by_role("option").locator(".words")).to_have_text(offered)
    await page.get_by_role("option", name="@everyone").click()
    await expect(newest(page)).to_contain_text("for @everyone")


async def test_a_button_that_moves_away_under_the_finger_is_pressed(demo: Demo, page: Page) -> None:
    table = await lobby(demo, page)
    note = table.get_by_role("button", name="Note…")
    await note.hover()
    before = await note.bounding_box()
    await page.mouse.down()
    demo.world.backend.create_thread(demo.world.channel("games").id, "aside", demo.people["bob"].id)
    await expect(newest(page)).to_contain_text("started a thread: #aside")
    await expect(newest(page)).to_be_in_viewport(ratio=1)  # it is scrolled to a moment later
    assert await note.bounding_box() != before
    await page.mouse.up()
    await expect(page.get_by_role("dialog", name="Leave a note")).to_be_visible()


async def test_nothing_is_pressed_where_the_finger_goes_elsewhere(demo: Demo, page: Page) -> None:
    table = await lobby(demo, page)
    await table.get_by_role("button", name="Note…").hover()
    await page.mouse.down()
    await table.get_by_role("button", name="Leave").hover()
    await page.mouse.up()
    await expect(page.get_by_role("dialog", name="Leave a note")).to_have_count(0)
    await expect(table.get_by_role("button", name="Leave")).not_to_have_attribute(
        "aria-busy", "true"
    )


async def test_the_word_of_a_thread_leads_into_it(demo: Demo, page: Page) -> None:
    demo.world.backend.create_thread(demo.world.channel("games").id, "aside", demo.people["bob"].id)
    await expect(newest(page)).to_contain_text("started a thread: #aside")
    await newest(page).get_by_role("button", name="#aside").click()
    await expect(box(page, "#aside")).to_be_visible()


async def test_a_modal(demo: Demo, page: Page) -> None:
    table = await lobby(demo, page)
    await table.get_by_role("button", name="Note…").click()
    dialog = page.get_by_role("dialog", name="Leave a note")
    await expect(dialog.get_by_label("Name")).to_be_focused()
    hint = "How long the game lasts"
    await expect(dialog.get_by_label("Target")).to_have_accessible_description(hint)
    unchosen = "Target Make a selection"
    await expect(dialog.get_by_label("Target")).to_have_accessible_name(unchosen)
    await dialog.get_by_role("button", name="Submit").click()
    await expect(dialog.get_by_text("This field is required.")).to_have_count(2)
    await dialog.get_by_label("Name").fill("A")
    await expect(dialog.get_by_text("At least 2 characters.")).to_be_visible()
    await dialog.get_by_label("Name").fill("Alice")
    await dialog.get_by_label("Note", exact=True).fill("hello")
    await dialog.get_by_label("Target").click()
    await page.get_by_role("option", name="1000 points").click()
    await expect(dialog.get_by_label("Target")).to_have_accessible_name("Target 1000 points")
    await page.keyboard.press("Tab")
    await dialog.get_by_role("button", name="Submit").click()
    await expect(newest(page)).to_contain_text("Alice wrote 'hello', 1000")
    await expect(dialog).to_have_count(0)


async def test_an_edit_keeps_place_picture_and_focus(demo: Demo, page: Page) -> None:
    await demo.people["alice"].slash("games", "board")
    board = newest(page)
    await expect(board.get_by_role("img", name="trick 0")).to_be_visible()
    await page.evaluate("document.querySelector('.message img').marked = true")
    await board.get_by_role("button", name="Next").press("Enter")
    await expect(board.get_by_role("img", name="trick 1")).to_have_attribute(
        "src", re.compile("board1")
    )
    assert await page.evaluate("document.querySelector('.message img').marked")
    await expect(board).to_contain_text("(edited)")
    await expect(board.get_by_role("button", name="Next")).to_be_focused()


async def test_a_menu_stays_open_while_its_message_changes(demo: Demo, page: Page) -> None:
    table = await lobby(demo, page)
    await table.get_by_role("button", name="Two cards to pass").click()
    await page.get_by_role("option", name="King").click()
    await demo.people["bob"].say("games", "hurry up")
    await expect(newest(page)).to_contain_text("hurry up")
    await expect(page.get_by_role("option", name="King")).to_have_attribute("aria-selected", "true")


async def test_a_failed_interaction_is_shown(demo: Demo, page: Page) -> None:
    await demo.people["alice"].slash("games", "board")
    demo.fail("POST", "/callback", 400, 50035, times=9)
    await newest(page).get_by_role("button", name="Next").click()
    await expect(newest(page).get_by_role("button", name="Next")).to_have_attribute(
        "aria-busy", "true"
    )
    await expect(newest(page).get_by_role("alert")).to_have_text("This interaction failed")


async def test_a_hand_in_the_direct_messages(demo: Demo, page: Page) -> None:
    await expect(box(page)).to_be_visible()
    await demo.people["bob"].slash("games", "deal", who="alice")
    entry = page.get_by_role("navigation").get_by_role("button", name="Knave")
    await expect(entry.locator(".badge")).to_have_text("1")
    await entry.click()
    hand = newest(page)
    await expect(hand.get_by_role("img", name="ace and king")).to_be_visible()
    await expect(entry.locator(".badge")).to_have_count(0)
    await hand.get_by_role("button", name="HK").press("Enter")
    await expect(hand).to_contain_text("alice played HK; turn 2")
    await expect(hand.get_by_role("button", name="SA")).to_be_focused()
    await hand.get_by_role("button", name="Enlarge").click()
    await expect(page.get_by_role("dialog", name="Picture")).to_be_visible()
    await page.keyboard.press("Escape")
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def test_back_leads_to_the_channel_before(page: Page) -> None:
    entries = page.get_by_role("navigation")
    for name, place in (("Knave", "@Knave"), ("talk", "#talk")):
        await entries.get_by_role("button", name=name).click()
        await expect(box(page, place)).to_be_visible()
    for place in ("@Knave", "#games"):
        await page.go_back()
        await expect(box(page, place)).to_be_visible()
    await page.go_forward()
    await page.reload()
    await expect(box(page, "@Knave")).to_be_visible()


async def test_switching_people_keeps_what_they_have_not_seen(demo: Demo, page: Page) -> None:
    await expect(box(page)).to_be_visible()
    await demo.people["alice"].slash("games", "deal", who="bob")
    chip = page.get_by_role("link", name="Play as bob (news)")
    await chip.click()
    await expect(page).to_have_title("(1) #games · bob")
    await page.get_by_role("navigation").get_by_role("button", name="Knave").click()
    await page.get_by_role("link", name="Play as alice").click()
    await expect(page.get_by_role("link", name="Play as bob", exact=True)).to_be_visible()


async def test_markdown(demo: Demo, page: Page) -> None:
    await demo.people["alice"].slash("games", "rich")
    message = newest(page)
    await expect(message.get_by_role("heading", name="Heading")).to_be_visible()
    told: dict[str, str | re.Pattern[str]] = {
        "strong": "bold",
        "em": "italic",
        "u": "under",
        "s": "strike",
        "blockquote": "a quote with weight",
        "pre": 'print("hello")',
        "ol": "firstsecond",
        "ul ul": "inner",
        ".markup > small": re.compile("small print, .* ago"),
    }
    for tag, words in told.items():
        await expect(message.locator(tag).first).to_have_text(words)
    await expect(message.get_by_role("link", name="a link")).to_be_visible()
    await expect(message).to_contain_text("snake_case_stays *literal* @alice in #games")
    await message.get_by_role("button", name="Spoiler").press("Enter")
    await expect(message.get_by_text("secret")).to_have_css("opacity", "1")
    for image in await message.locator("img.emoji").all():
        await expect(image).to_have_js_property("naturalWidth", 128)


async def test_the_conversation_stays_at_the_bottom_unless_read(demo: Demo, page: Page) -> None:
    alice = demo.people["alice"]
    for number in range(30):
        await alice.say("games", f"line {number}")
    await expect(page.get_by_text("line 29")).to_be_in_viewport()
    await page.get_by_text("line 3", exact=True).scroll_into_view_if_needed()
    await expect(page.get_by_role("button", name="Jump to the newest message")).to_be_visible()
    await alice.say("games", "line 30")
    await expect(page.get_by_text("line 30")).to_be_attached()
    await expect(page.get_by_text("line 30")).not_to_be_in_viewport()
    await page.get_by_role("button", name="Jump to the newest message").click()
    await expect(page.get_by_text("line 30")).to_be_in_viewport()


async def test_the_way_back_down_covers_no_message(demo: Demo, page: Page) -> None:
    for number in range(40):
        await demo.people["alice"].say("games", f"line {number}")
    await expect(newest(page)).to_contain_text("line 39")
    await page.locator("#log").evaluate("log => { log.scrollTop = 0; }")
    down = page.get_by_role("button", name="Jump to the newest message")
    await expect(down).to_be_visible()
    place, log = await down.bounding_box(), await page.locator("#log").bounding_box()
    assert place is not None and log is not None
    assert place["y"] >= log["y"] + log["height"]
    await down.click()
    await expect(down).to_be_hidden()
    await expect(newest(page)).to_be_in_viewport()


async def test_talking(demo: Demo, page: Page) -> None:
    await box(page).fill("hello **you**")
    await page.keyboard.press("Enter")
    await expect(newest(page)).to_contain_text("hello you")
    await expect(box(page)).to_have_value("")
    await box(page).fill("/nonsense")
    await page.keyboard.press("Enter")
    await expect(page.locator("#notice")).to_contain_text("no such command")
    await page.keyboard.press("Escape")
    await expect(box(page)).to_have_value("")
    await expect(page.locator("#notice")).to_be_empty()


async def test_what_cannot_be_sent_is_not_lost(page: Page) -> None:
    await box(page).fill("x" * 2001)
    await page.keyboard.press("Enter")
    told = "This message is too long: 2001 of 2000 characters."
    await expect(page.locator("#notice")).to_have_text(told)
    await expect(box(page)).to_have_value("x" * 2001)
    await page.route(re.compile("/(act|commands)[?]"), lambda route: route.abort())
    await box(page).fill("hello")
    await page.keyboard.press("Enter")
    await expect(page.locator("#notice")).to_have_text("The demo is not running.")
    await expect(box(page)).to_have_value("hello")
    for key in ("Escape", "Backspace"):
        await page.get_by_role("button", name="Commands").click()
        await expect(box(page)).to_have_value("/")
        await page.keyboard.press(key)
        await expect(box(page)).to_have_value("hello")


async def test_a_link_to_a_message_leads_to_it(demo: Demo, page: Page) -> None:
    alice = demo.people["alice"]
    for number in range(40):
        await alice.say("games", f"line {number}")
    message = alice.messages("games")[0]
    guild, channel = demo.world.guild.id, message["channel_id"]
    await alice.say("talk", f"https://discord.com/channels/{guild}/{channel}/{message['id']}")
    await page.get_by_role("navigation").get_by_role("button", name="talk").click()
    pill = newest(page).get_by_role("link", name="#games, a message")
    await expect(pill).to_have_text("#games › ")
    await pill.click()
    first = page.locator(".message").filter(has_text=re.compile("line 0$"))
    await expect(first).to_be_in_viewport()
    await expect(first).to_be_focused()


async def test_who_speaks_sees_it(demo: Demo, page: Page) -> None:
    for number in range(30):
        await demo.people["bob"].say("games", f"line {number}")
    for text, answer in (("hello", "hello"), ("/secret ", "two")):
        await page.get_by_text("line 3", exact=True).scroll_into_view_if_needed()
        await expect(page.get_by_role("button", name="Jump to the newest message")).to_be_visible()
        await box(page).fill(text)
        await expect(page.get_by_role("form")).to_have_count(text.count("/"))
        await page.get_by_role("button", name="Send", exact=True).click()
        await expect(newest(page)).to_contain_text(answer)
        await expect(newest(page)).to_be_in_viewport()


async def test_an_unanswered_command_says_so(demo: Demo, page: Page) -> None:
    await box(page).press_sequentially("/silent")
    await expect(page.get_by_role("option", name="/silent")).to_be_visible()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(page.locator("#notice")).to_have_text("The application did not respond")


async def test_a_phone(demo: Demo, browser: Browser) -> None:
    async with opened(demo, browser, "alice", 390, 844) as page:
        await expect(box(page)).to_be_visible()
        await demo.people["bob"].slash("games", "deal", who="alice")
        channels = page.get_by_role("button", name="Channels, 1 unread")
        await channels.press("Enter")
        entries = page.get_by_role("navigation").get_by_role("button")
        await expect(entries.and_(page.get_by_role("button", name="games"))).to_be_focused()
        await page.keyboard.press("Escape")
        await expect(channels).to_be_focused()
        await channels.click()
        await page.get_by_role("navigation").get_by_role("button", name="Knave").click()
        await expect(page.get_by_role("navigation")).to_be_hidden()
        await newest(page).get_by_role("button", name="DQ").click()
        await expect(newest(page)).to_contain_text("alice played DQ")
        assert await page.evaluate("document.documentElement.scrollWidth") == 390


async def test_a_long_name_leaves_the_people_their_room_on_a_phone(browser: Browser) -> None:
    """A thread of a tournament is called by all who play there."""
    people = tuple(Person(name) for name in ("alice", "bob", "carol", "dan"))
    async with (
        serve(people=people, channels=("games",)) as demo,
        opened(demo, browser, "dan", 390, 844) as page,
    ):
        games, name = demo.world.channel("games").id, "Round 1, table 1: alice – bob – carol"
        demo.world.backend.create_thread(games, name, demo.people["bob"].id)
        await newest(page).get_by_role("button", name=name).click()
        await expect(box(page, f"#{name}")).to_be_visible()
        own = await page.get_by_role("link", name="Play as dan").bounding_box()
        rail = await page.get_by_role("group", name="Play as").bounding_box()
        assert own and rail and own["x"] + own["width"] <= rail["x"] + rail["width"] <= 390


async def test_a_command_fits_above_the_keyboard_of_a_phone(demo: Demo, browser: Browser) -> None:
    async with opened(demo, browser, "alice", 360, 400) as page:
        await box(page).fill("/table open ")
        await expect(page.get_by_role("option").first).to_be_in_viewport(ratio=1)
        await option(page, "thread", "combobox").click()
        await expect(page.get_by_role("option", name="True")).to_be_in_viewport(ratio=1)
        field = await option(page, "thread", "combobox").bounding_box()
        send = await page.get_by_role("button", name="Send", exact=True).bounding_box()
        assert field is not None and send is not None
        assert field["y"] + field["height"] <= send["y"]
        await expect(page.get_by_role("button", name="Channels")).to_be_in_viewport()


async def test_a_page_goes_on_when_the_demo_has_started_again(browser: Browser) -> None:
    """With the same people, and then with others."""
    async with serve(people=[Person("alice")], channels=["games"]) as first:
        port = int(first.url.rpartition(":")[2])
        context = await browser.new_context()
        page = await context.new_page()
        await page.goto(first.page_of("alice"))
        await expect(box(page)).to_be_visible()
    for name in ("alice", "zoe"):
        await expect(page.get_by_role("status")).to_have_text("Reconnecting…")
        async with serve(port=port, people=[Person(name)], channels=["games"]):
            await expect(page.get_by_role("status")).to_have_text("Knave is offline")
            await expect(page).to_have_title(f"#games · {name}")
    await context.close()


async def test_the_bot_going_offline_is_said(demo: Demo, page: Page) -> None:
    await expect(page.get_by_role("status")).to_have_text("")
    await demo.gateway.close()
    await expect(page.get_by_role("status")).to_have_text("Knave is offline")
