"""The settings of a person and of a server, with panels for cards of single games and the hand."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TypeVar, get_args

from bot.rules import GAMES, Card
from bot.rules.about.hand_order import HandOrder, Ranks, Side, SuitOrder, arranged
from bot.rules.kit.cards import RANKS, SUITS, cards
from bot.rules.kit.tricks import Order, display_suits
from bot.storage.rows.people import GuildRow, HandPlace, PersonRow, Ping
from bot.tables.screens.custom_ids import Limit, MySettings, Season, ServerSettings
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import Button, Item, Menu, Picture, Row, Screen, unless_in_words
from bot.words.card_style import THEMES, CardStyle, decks_of
from bot.words.words import Words, languages
from bot.words.words import words as in_words
from cardart.scene import DECKS, CardFace, Deck, SeatScene, TableScene, Theme

AS_DISCORD = "auto"
AS_USUAL = "usual"
"""The choice of no deck of its own for a game."""
TABLES = (1, 2, 3, 5, 10)
SAMPLE = cards("JS QH KD AC TS")
HAND = cards("AS 9S KH TH QD 8D JC 7C")
"""A hand that shows an order, with hearts as trumps."""
ORDER = Order.plain(HAND, RANKS, trump=SUITS[1])
Name = TypeVar("Name", bound=str)
Ids = type[MySettings] | type[ServerSettings]
"""The custom ids of a panel of settings: a person's, or a server's."""


def settings_screen(words: Words, person: PersonRow, *, closed: bool = False) -> Screen:
    """One's own settings, each as a menu that shows what is chosen, and a sample of the cards.

    A closed menu shows the chosen entry and no title: each entry says what it is a choice of.

    While direct messages are known to be ``closed``, the menu of the place for the hand shows none:
    a menu tells nothing if the entry that it shows is chosen again, and that is how someone says
    that theirs are open.
    """
    text = [
        words.say("settings-title"),
        *settings_told(words, person),
        *switches_told(words, person),
        words.say("settings-quiet", hours=_quiet(words, person)),
        words.say("settings-people"),
        words.say("settings-listed", listed="yes" if person.listed else "no"),
    ]
    rows = (*_menus(words, person, closed), *_buttons(words, person))
    return Screen("\n".join(text), _sample(words), rows)


def _menus(words: Words, person: PersonRow, closed: bool) -> tuple[Row, ...]:
    """The settings of which one of several is chosen."""
    hands = {
        place: words.say("settings-hand", hand=words.say(f"hand-place-{place}"))
        for place in get_args(HandPlace)
    }
    pings = {
        ping: words.say("alert-item", ping=words.say(f"ping-{ping}")) for ping in get_args(Ping)
    }
    decks = {one: words.say("settings-deck", deck=said) for one, said in _decks(words).items()}
    return (
        _languages(MySettings.of("language"), words, person.language),
        _menu(
            MySettings.of("hand"),
            words.say("menu-hand-place"),
            hands,
            "" if closed else person.hand,
        ),
        _menu(MySettings.of("ping"), words.say("menu-ping"), pings, person.ping),
        _menu(MySettings.of("deck"), words.say("menu-deck"), decks, words.style.deck),
    )


def _buttons(words: Words, person: PersonRow) -> tuple[Row, ...]:
    """The panels that lie behind the settings, and what is on or off."""
    listed, emoji, text_only, tutor, moments = (
        "no" if shown else "yes" for shown in _switches(person)
    )
    return (
        (
            Button(words.say("button-decks"), MySettings.of("open", "decks")),
            Button(words.say("button-hand-order"), MySettings.of("open", "order")),
            Button(words.say(f"button-tutor-{tutor}"), MySettings.of("tutor", tutor)),
            Button(words.say(f"button-moments-{moments}"), MySettings.of("moments", moments)),
        ),
        (
            *_theme_buttons(words),
            Button(words.say(f"button-emoji-{emoji}"), MySettings.of("emoji", emoji)),
            Button(
                words.say(f"button-text-only-{text_only}"), MySettings.of("text-only", text_only)
            ),
            Button(words.say(f"button-listed-{listed}"), MySettings.of("listed", listed)),
        ),
    )


def settings_told(words: Words, person: PersonRow) -> list[str]:
    """The choices of a person, a line each, without what is on or off."""
    language = words.say(f"language-{person.language or AS_DISCORD}")
    return [
        words.say("settings-language", language=language),
        words.say("settings-hand", hand=words.say(f"hand-place-{person.hand}")),
        words.say("settings-ping", ping=words.say(f"ping-{person.ping}")),
        words.say("settings-deck", deck=_decks(words)[words.style.deck]),
        *_of_games(words, person.decks),
        words.say("settings-hand-order", order=_order_in_words(words)),
        words.say("settings-theme", theme=_themes(words)[words.style.theme]),
    ]


def switches_told(words: Words, person: PersonRow) -> list[str]:
    """Whatever a person has on or off, a line each."""
    return [
        words.say("settings-emoji", emoji="yes" if person.emoji else "no"),
        words.say("settings-text-only", only="yes" if person.text_only else "no"),
        words.say("settings-tutor", tutor="yes" if person.tutor else "no"),
        words.say("settings-moments", moments="yes" if person.moments else "no"),
    ]


def _switches(person: PersonRow) -> tuple[bool, ...]:
    """The settings that a button each switches on or off."""
    return person.listed, person.emoji, person.text_only, person.tutor, person.moments


def server_screen(words: Words, guild: GuildRow) -> Screen:
    """A server's settings, each as a menu that shows what is chosen, and of what."""
    counts = {
        str(n): words.say("server-tables", tables=words.say("tables-count", count=n))
        for n in TABLES
    }
    look = CardStyle.of(guild.deck, guild.theme, {})
    decks, themes = _decks(words), _themes(words)
    text = [
        words.say("server-title"),
        words.say(
            "settings-language", language=words.say(f"language-{guild.language or AS_DISCORD}")
        ),
        words.say(
            "server-tables", tables=words.say("tables-count", count=guild.tables_per_channel)
        ),
        words.say("server-look", deck=decks[look.deck], theme=themes[look.theme]),
        *_of_games(words, guild.decks),
    ]
    rows = (
        _languages(ServerSettings.of("language"), words, guild.language),
        _menu(
            ServerSettings.of("tables"),
            words.say("menu-tables"),
            counts,
            str(guild.tables_per_channel),
        ),
        _labelled(words, ServerSettings.of("deck"), "menu-public-deck", decks, look.deck),
        _labelled(words, ServerSettings.of("theme"), "menu-public-theme", themes, look.theme),
        (
            Button(words.say("button-decks"), ServerSettings.of("open", "decks")),
            Button(words.say("button-limits"), Limit.of("show")),
            Button(words.say("button-boards"), Season.of("show")),
        ),
    )
    return Screen("\n".join(text), rows=rows)


def decks_panel(
    words: Words, ids: Ids, title: str, usual: Deck, stored: str, game: str | None = None
) -> Screen:
    """The decks of single games, with a menu of the games, and one of the decks for ``game``.

    ``usual`` is the deck of every game that has none of its own; ``stored`` are those that have.
    """
    own, decks = decks_of(stored), _decks(words)
    as_usual = words.say("deck-as-usual", deck=decks[usual])
    names = {key: game_name(words, key) for key in GAMES}
    lines = [*_of_games(words, stored), words.say("decks-others", deck=decks[usual])]
    rows: list[Row] = [_menu(ids.of("game"), words.say("menu-deck-game"), names, game or "")]
    picture = None
    if game is not None:
        chosen = own.get(game, AS_USUAL)
        named = dict[str, str]({AS_USUAL: as_usual}) | {
            str(one): said for one, said in decks.items()
        }
        named = {
            one: words.say("settings-deck-of", game=names[game], deck=said)
            for one, said in named.items()
        }
        prompt = words.say("menu-deck-of", game=names[game])
        rows.append(_menu(ids.of("deck-of", game), prompt, named, chosen))
        look = next((deck for deck in DECKS if deck == chosen), usual)
        picture = _sample(in_words(words.language, replace(words.style, deck=look)))
    rows.append((Button(words.say("button-back"), ids.of("show")),))
    return Screen("\n".join([title, *lines]), picture, tuple(rows))


def order_panel(words: Words) -> Screen:
    """The order in which one's own hand lies, with a menu for each part of it and a sample."""
    ids, wish = MySettings, words.style.hand
    suits = {one: _suits_in_words(words, one) for one in get_args(SuitOrder)}
    ranks = {one: words.say(f"ranks-{one}") for one in get_args(Ranks)}
    sides = {one: words.say(f"trumps-{one}") for one in get_args(Side)}
    rows: tuple[Row, ...] = (
        _labelled(words, ids.of("suits"), "menu-suits", suits, wish.suits),
        _labelled(words, ids.of("ranks"), "menu-ranks", ranks, wish.ranks),
        _labelled(words, ids.of("trumps"), "menu-trumps", sides, wish.trumps),
        (Button(words.say("button-back"), ids.of("show")),),
    )
    text = [
        words.say("hand-order-title"),
        words.say("settings-hand-order", order=_order_in_words(words)),
        words.say("hand-order-about"),
    ]
    sample = arranged(ORDER.sorted(HAND), ORDER, wish)
    return Screen("\n".join(text), _sample(words, sample), rows)


def with_hand_order(stored: str, part: str, value: str) -> str | None:
    """A stored order of the hand with one part changed; ``None`` if there is no such choice."""
    choices = {"suits": SuitOrder, "ranks": Ranks, "trumps": Side}
    if part not in choices or value not in get_args(choices[part]):
        return None
    wish = HandOrder.read(stored)
    parts = {"suits": wish.suits, "ranks": wish.ranks, "trumps": wish.trumps, part: value}
    return " ".join(parts.values())


def _of_games(words: Words, stored: str) -> list[str]:
    """A line for each game with a deck of its own."""
    return [
        words.say("settings-deck-of", game=game_name(words, game), deck=_named(words, deck))
        for game, deck in decks_of(stored).items()
        if game in GAMES and _named(words, deck)
    ]


def _named(words: Words, deck: str) -> str:
    return words.say(f"cards-{deck}") if deck in DECKS else ""


def _order_in_words(words: Words) -> str:
    """The order in which someone's hand lies."""
    wish = words.style.hand
    parts = (
        _suits_in_words(words, wish.suits),
        words.say(f"ranks-{wish.ranks}"),
        words.say(f"trumps-{wish.trumps}"),
    )
    return " · ".join(parts)


def _suits_in_words(words: Words, suits: SuitOrder) -> str:
    """An order of suits by their signs."""
    row = display_suits(None) if suits == "alternating" else suits
    signs = " ".join(words.say(f"sign-{suit}") for suit in row)
    return words.say("suits-from-trumps", suits=signs) if suits == "alternating" else signs


def _theme_buttons(words: Words) -> list[Button]:
    """A button for each table there is; that of one's own cannot be pressed."""
    return [
        Button(
            words.say(f"button-theme-{name}"),
            MySettings.of("theme", name),
            enabled=name != words.style.theme,
        )
        for name in THEMES
    ]


def _quiet(words: Words, person: PersonRow) -> str:
    start, end = person.quiet_from, person.quiet_to
    key = "quiet-none" if start == end else "quiet-hours"
    return words.say(key, start=start, end=end, zone=person.zone)


def _sample(words: Words, shown: Sequence[Card] = SAMPLE) -> Picture | None:
    """A few cards as their owner sees them."""
    scene = TableScene(
        seats=(SeatScene(name="Knave", letter="K"),),
        title=_decks(words)[words.style.deck],
        hand=tuple(CardFace(card=card) for card in shown),
        theme=words.style.theme,
        deck=words.style.deck,
    )
    alt = words.say("sample-alt", cards=words.cards(shown))
    return unless_in_words(words.style, Picture(scene, "cards.png", alt))


def _decks(words: Words) -> dict[Deck, str]:
    return {deck: words.say(f"cards-{deck}") for deck in DECKS}


def _themes(words: Words) -> dict[Theme, str]:
    return {theme: words.say(f"cloth-{theme}") for theme in THEMES}


def _languages(wish: str, words: Words, chosen: str) -> Menu:
    named = {
        name: words.say("settings-language", language=words.say(f"language-{name}"))
        for name in (AS_DISCORD, *languages())
    }
    return _menu(wish, words.say("menu-language"), named, chosen or AS_DISCORD)


def _labelled(words: Words, wish: str, prompt: str, named: Mapping[Name, str], chosen: str) -> Menu:
    """A menu whose entries begin with its ``prompt``, which nobody sees beside what is chosen."""
    label = words.say(prompt)
    told = {one: words.say("labelled", label=label, text=said) for one, said in named.items()}
    return _menu(wish, label, told, chosen)


def _menu(wish: str, prompt: str, named: Mapping[Name, str], chosen: str) -> Menu:
    items = [Item(name, value, chosen=value == chosen) for value, name in named.items()]
    return Menu(wish, prompt, tuple(items))
