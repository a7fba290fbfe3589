"""A small bot that uses everything the demo can show; run as a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import io
import logging
import os
import sys
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from PIL import Image, ImageDraw

sys.path.insert(0, str(Path(__file__).parents[2]))
from bot.demo.endpoints import point_discord_at

WORDS = {
    "de": {"table": "tisch", "open": "eröffnen", "Open a table": "Einen Tisch eröffnen"},
    "ja": {"open": "開く", "Open a table": "卓を開く"},
}
GAMES = {
    "euchre": "Euchre",
    "pepper": "Pepper",
    "schieber": "Schieber Jass",
    "pinochle": "Pinochle",
}


def picture(colour: str, text: str = "", size: tuple[int, int] = (480, 270)) -> io.BytesIO:
    image = Image.new("RGB", size, colour)
    ImageDraw.Draw(image).text((20, 20), text, fill="white", font_size=32)
    data = io.BytesIO()
    image.save(data, "PNG")
    data.seek(0)
    return data


def file(colour: str, name: str, alt: str) -> discord.File:
    return discord.File(picture(colour, alt), name, description=alt)


class Translator(app_commands.Translator):
    async def translate(self, string: Any, locale: Any, context: Any) -> Any:
        return WORDS.get(locale.value, {}).get(string.message)


class Card(
    discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"card:(?P<turn>\d+):(?P<card>\w+)"
):
    def __init__(self, turn: int, card: str) -> None:
        self.turn, self.card = turn, card
        style = discord.ButtonStyle.primary
        super().__init__(
            discord.ui.Button(label=card, custom_id=f"card:{turn}:{card}", style=style)
        )

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction, item: Any, match: Any) -> Any:
        return cls(int(match["turn"]), match["card"])

    async def callback(self, interaction: discord.Interaction) -> None:
        turn = self.turn + 1
        await interaction.response.edit_message(
            content=f"{interaction.user.name} played {self.card}; turn {turn}",
            view=hand(turn),
            attachments=[file("darkgreen", f"hand{turn}.png", f"hand at turn {turn}")],
        )


def hand(turn: int) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for card in ("SA", "HK", "DQ", "CJ"):
        view.add_item(Card(turn, card))
    return view


class Note(discord.ui.Modal, title="Leave a note"):
    name: Any = discord.ui.TextInput(label="Name", custom_id="name", min_length=2, max_length=20)
    text: Any = discord.ui.TextInput(
        label="Note",
        custom_id="text",
        style=discord.TextStyle.paragraph,
        required=False,
        placeholder="Anything you like",
    )
    size: Any = discord.ui.Label(
        text="Target",
        description="How long the game lasts",
        component=discord.ui.Select(
            custom_id="size",
            options=[discord.SelectOption(label=f"{n} points", value=str(n)) for n in (500, 1000)],
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        chosen = self.size.component.values
        await interaction.response.send_message(
            f"{self.name.value} wrote {self.text.value!r}, {chosen[0]}", ephemeral=True
        )


class Lobby(discord.ui.View):
    def __init__(self) -> None:
        super().__init__(timeout=None)
        url = "https://example.com/rules"
        self.add_item(discord.ui.Button(label="Rules", url=url))

    @discord.ui.button(
        label="Join", custom_id="join", style=discord.ButtonStyle.success, emoji="🃏"
    )
    async def join(self, interaction: discord.Interaction, button: discord.ui.Button[Any]) -> None:
        await interaction.response.send_message(f"{interaction.user.mention} sits", ephemeral=True)

    @discord.ui.button(label="Leave", custom_id="leave", style=discord.ButtonStyle.danger)
    async def leave(self, interaction: discord.Interaction, button: discord.ui.Button[Any]) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await asyncio.sleep(0.4)
        await interaction.followup.send("You left.", file=file("maroon", "bye.png", "good bye"))

    @discord.ui.button(label="Note…", custom_id="note")
    async def note(self, interaction: discord.Interaction, button: discord.ui.Button[Any]) -> None:
        await interaction.response.send_modal(Note())

    @discord.ui.button(label="Full", custom_id="full", disabled=True)
    async def full(
        self, interaction: discord.Interaction, button: discord.ui.Button[Any]
    ) -> None: ...

    @discord.ui.select(
        custom_id="cards",
        placeholder="Two cards to pass",
        min_values=2,
        max_values=2,
        options=[
            discord.SelectOption(label=label, value=label[0], description="a fine card")
            for label in ("Ace", "King", "Queen", "Jack")
        ],
    )
    async def cards(self, interaction: discord.Interaction, select: Any) -> None:
        await interaction.response.send_message("passed " + "".join(select.values), ephemeral=True)

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="who", placeholder="A partner")
    async def who(self, interaction: discord.Interaction, select: Any) -> None:
        await interaction.response.send_message(f"with {select.values[0].name}", ephemeral=True)

    @discord.ui.select(
        cls=discord.ui.ChannelSelect,
        custom_id="where",
        placeholder="A channel",
        channel_types=[discord.ChannelType.text],
    )
    async def where(self, interaction: discord.Interaction, select: Any) -> None:
        await interaction.response.send_message(f"in {select.values[0].name}", ephemeral=True)

    @discord.ui.select(cls=discord.ui.MentionableSelect, custom_id="whom", placeholder="Guests")
    async def whom(self, interaction: discord.Interaction, select: Any) -> None:
        await interaction.response.send_message(f"for {select.values[0].name}", ephemeral=True)


class Board(discord.ui.LayoutView):
    def __init__(self, move: int = 0) -> None:
        super().__init__(timeout=None)
        name = f"board{move}.png"
        box: Any = discord.ui.Container(accent_colour=0xF0B232)
        box.add_item(discord.ui.TextDisplay(f"## Trick {move}\nTrump **♠**\n-# alice leads"))
        item = discord.MediaGalleryItem(f"attachment://{name}", description=f"trick {move}")
        box.add_item(discord.ui.MediaGallery(item))
        box.add_item(discord.ui.Separator())
        button: Any = discord.ui.Button(label="Next", custom_id=f"next:{move}")
        button.callback = self.next
        box.add_item(discord.ui.Section(discord.ui.TextDisplay("Your turn"), accessory=button))
        row: Any = discord.ui.ActionRow()
        for label in ("My hand", "Last trick", "Menu"):
            row.add_item(discord.ui.Button(label=label, custom_id=f"{label}:{move}"))
        box.add_item(row)
        self.move = move
        self.add_item(box)

    def files(self) -> list[discord.File]:
        colour = "steelblue" if self.move % 2 == 0 else "indigo"
        return [file(colour, f"board{self.move}.png", f"trick {self.move}")]

    async def next(self, interaction: discord.Interaction) -> None:
        board = Board(self.move + 1)
        await interaction.response.edit_message(view=board, attachments=board.files())


RICH = """# Heading
## Smaller
**bold** *italic* __under__ ~~strike~~ `code` ||secret|| [a link](https://example.com)
> a quote with **weight**
- one
- two
  - inner
1. first
2. second
-# small print, <t:1700000000:R> and <t:1700000000:f>
```py
print("hello")
```
snake_case_stays \\*literal\\* <@{user}> in <#{channel}> {emoji}"""

bot = commands.Bot("!", intents=discord.Intents.default())
table = app_commands.Group(name=app_commands.locale_str("table"), description="Tables")
text = app_commands.locale_str


@table.command(name=text("open"), description=text("Open a table"))
@app_commands.describe(game="Which game", target="Points to win", partner="Who plays with you")
async def open_table(
    interaction: discord.Interaction,
    game: str,
    target: app_commands.Range[int, 10, 2500] = 1000,
    partner: discord.Member | None = None,
    thread: bool = False,
) -> None:
    where = interaction.guild_locale
    line = f"{interaction.locale.value} {where and where.value} {game} {target} {partner} {thread}"
    embed = discord.Embed(title="Table 1", description=line, colour=0x5865F2)
    embed.add_field(name="North", value="alice")
    embed.add_field(name="East", value="bob")
    embed.add_field(name="South", value="*free*")
    embed.set_footer(text="Four seats, two teams")
    embed.set_image(url="attachment://table.png")
    picture = file("seagreen", "table.png", "an empty table")
    await interaction.response.send_message(embed=embed, file=picture, view=Lobby())


@bot.tree.context_menu(name="Say hello")
async def hello(interaction: discord.Interaction, person: discord.Member) -> None:
    await interaction.response.send_message(f"Hello {person}")


@open_table.autocomplete("game")
async def games(interaction: discord.Interaction, typed: str) -> Any:
    found = [key for key, name in GAMES.items() if typed.lower() in name.lower()]
    return [app_commands.Choice(name=GAMES[key], value=key) for key in found]


@table.command(description="Look for a table")
async def find(interaction: discord.Interaction, number: int) -> None:
    await interaction.response.send_message(f"table {number}", ephemeral=True)


@find.autocomplete("number")
async def numbers(interaction: discord.Interaction, typed: str) -> Any:
    return [app_commands.Choice(name=f"table {n}", value=n) for n in (7, 8) if str(n) in typed]


@table.command(description="Say what you think")
@app_commands.choices(mood=[app_commands.Choice(name=m, value=m) for m in ("glad", "sad")])
async def mood(interaction: discord.Interaction, mood: str) -> None:
    await interaction.response.send_message(f"{interaction.user.mention} is {mood}")


@bot.tree.command(description="A table picture in the new layout")
async def board(interaction: discord.Interaction) -> None:
    board = Board()
    await interaction.response.send_message(view=board, files=board.files())


@bot.tree.command(description="Send somebody a hand")
@app_commands.allowed_contexts(guilds=True, dms=True)
async def deal(interaction: discord.Interaction, who: discord.User) -> None:
    try:
        await who.send(
            "Your hand", file=file("darkgreen", "hand1.png", "ace and king"), view=hand(1)
        )
    except discord.Forbidden as error:
        await interaction.response.send_message(f"closed {error.code}", ephemeral=True)
    else:
        await interaction.response.send_message("dealt", ephemeral=True)


@bot.tree.command(description="Private, then changed")
async def secret(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("one", ephemeral=True)
    await interaction.edit_original_response(content="two")


@bot.tree.command(description="Everything Markdown can do")
async def rich(interaction: discord.Interaction) -> None:
    emoji = next(iter(await bot.fetch_application_emojis()), None)
    if emoji is None:
        image = picture("crimson", size=(128, 128)).read()
        emoji = await bot.create_application_emoji(name="card_HK", image=image)
    words = RICH.format(user=interaction.user.id, channel=interaction.channel_id, emoji=emoji)
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="King", emoji=emoji, custom_id="king"))
    await interaction.response.send_message(words, view=view)


@bot.tree.command(description="Post two messages and report")
async def post(interaction: discord.Interaction) -> None:
    await interaction.response.defer(ephemeral=True)
    try:
        sent = await interaction.channel.send("first", file=file("red", "a.png", "red"))
        await sent.edit(content="second", attachments=[file("blue", "b.png", "blue")])
        seen = sent.attachments[0]
        report = f"{(await seen.read())[:4]!r} {seen.width}"
    except discord.HTTPException as error:
        report = f"{error.status} {error.code}"
    await interaction.followup.send(report)


@bot.tree.command(description="Never answers")
async def silent(interaction: discord.Interaction) -> None: ...


@bot.event
async def setup_hook() -> None:
    bot.tree.add_command(table)
    bot.add_view(Lobby())
    bot.add_view(Board())
    bot.add_dynamic_items(Card)
    await bot.tree.set_translator(Translator())
    await bot.tree.sync()


@bot.event
async def on_ready() -> None:
    print("ready", flush=True)


@bot.event
async def on_resumed() -> None:
    print("resumed", flush=True)


if __name__ == "__main__":
    point_discord_at(os.environ["API_BASE"], os.environ["GATEWAY"])
    with contextlib.suppress(KeyboardInterrupt):
        bot.run("a.b.c", log_level=logging.WARNING)
