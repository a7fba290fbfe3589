"""Whole screens in every language: nothing missing, nothing cut short, no empty line."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.rules import GAMES
from bot.rules.kit.seats import seats
from bot.rules.options import spell
from bot.storage.rows.boards import (
    BoardChoice,
    BoardPage,
    BoardRow,
    Measure,
    MeetingRow,
    SeasonRow,
    StandingRow,
    StatsRows,
)
from bot.storage.rows.ids import BoardId, ChannelId, GuildId, TableId, UserId
from bot.storage.rows.people import PersonRow
from bot.tables.model.lobby import Lobby
from bot.tables.model.session import GameSession, Line
from bot.tables.screens.board_screen import Asker, board_screen, no_board_screen, value
from bot.tables.screens.boards import MEASURES, BoardAsk, about_rules_of, is_current, rules_of
from bot.tables.screens.details_screen import details_screen
from bot.tables.screens.discord_limits import ITEM, TEXTS, length, shorten
from bot.tables.screens.hand_screen import Where, hand_screen
from bot.tables.screens.help_screen import RULES, help_screen, written_pages
from bot.tables.screens.lobby_panels import swap_panel
from bot.tables.screens.lobby_screen import ended_screen
from bot.tables.screens.menu_screen import menu_screen
from bot.tables.screens.screen import Menu, Places, Screen
from bot.tables.screens.season_screen import digest_screen, seasons_screen
from bot.tables.screens.settings_screen import settings_screen
from bot.tables.screens.sheet_screen import MOST_LINES, sheet_screen
from bot.tables.screens.stats_screen import Subject, stats_screen
from bot.tables.screens.table_screen import last_trick_text, table_screen
from bot.words.card_style import CardStyle
from bot.words.words import languages, words
from cardart.scene import SheetScene
from tests.support.kept import in_words, turn_of
from tests.words.playing import heard
from tests.words.strict import strictly

everywhere = pytest.mark.parametrize(("game", "language"), in_words())


def check(screen: Screen) -> None:
    """Within Discord's limits without being cut (a text that was cut is as long as allowed)."""
    assert 1 <= len(screen.text) < TEXTS
    lines = screen.text.split("\n")
    assert not [x for x in lines if x.strip() in ("", "-#", ">", "****")], screen.text
    assert screen.picture is None or 1 <= len(screen.picture.alt) <= 1024
    for row in screen.rows:
        if isinstance(row, Menu):
            assert 1 <= len(row.prompt) <= 150, row.prompt
            assert all(1 <= len(i.label) <= 100 and len(i.hint) <= 100 for i in row.items), row
        elif isinstance(row, Places):
            assert 1 <= len(row.prompt) <= 150, row.prompt
        else:
            assert all(1 <= len(button.label) <= 80 for button in row), row


def moments(game: str, language: str, most: int = 8) -> list[GameSession]:
    """Some moments of random games, others in each language."""
    found = heard(game).moments
    return Random(f"{game} {language}").sample(found, min(most, len(found)))


LOOKS = CardStyle(), CardStyle("swiss"), CardStyle(text_only=True)
in_a_look = pytest.mark.parametrize(
    ("game", "language", "look"),
    [
        (game, language, LOOKS[(turn_of(game) + place) % len(LOOKS)])
        for game, language in in_words()
        for place in [languages().index(language)]
    ],
    ids=lambda x: x if isinstance(x, str) else "text" if x.text_only else x.deck,
)
"""Every game in every language, the looks by turns: each look meets each game and language."""


@in_a_look
def test_the_table(game: str, language: str, look: CardStyle) -> None:
    w = words(language, look)
    with strictly():
        for session in moments(game, language):
            if session.result is None:
                check(table_screen(w, TableId(7), session))
            check(table_screen(w, TableId(7), session, lies=True))
            check(details_screen(w, TableId(7), session))
            assert last_trick_text(w, session)


@in_a_look
def test_hands(game: str, language: str, look: CardStyle) -> None:
    w = words(language, look)
    with strictly():
        for session in moments(game, language, 6):
            for seat in seats(session.log.players):
                where, lies = Where(TableId(7), "#games (Server)"), session.result is not None
                check(hand_screen(w, where, session, seat, lies=lies))
                check(details_screen(w, TableId(7), session, seat))


@everywhere
def test_sheets_and_menus(game: str, language: str) -> None:
    """The sheet of a very long game has its newest deals, and the sum of those before."""
    w = words(language)
    with strictly():
        for session in moments(game, language, 6):
            lobby = replace(
                Lobby.open(game, "house", UserId(1), "Ann"),
                options=session.options,
                chairs=session.chairs,
            )
            check(menu_screen(w, TableId(7), lobby, session))
            check(sheet_screen(w, TableId(7), session))
            scores = session.view(None).scores
            lines = tuple(Line(n, tuple(n * 100 - s for s in scores)) for n in range(1, 90))
            long = sheet_screen(w, TableId(7), replace(session, sheet=lines))
            check(long)
            assert long.picture is not None and isinstance(long.picture.scene, SheetScene)
            assert len(long.picture.scene.rows) <= MOST_LINES + 1
            if not session.view(None).slate:
                assert long.picture.scene.rows[0][0].startswith("1")


@everywhere
def test_the_rules_of_every_table(game: str, language: str) -> None:
    """Of every set of rules, and of tables that changed everything."""
    w, rules = words(language), GAMES[game]
    sets = [(name, options) for name, options in rules.presets.items()]
    with strictly():
        check(help_screen(w, game, RULES))
        for name, options in sets:
            lobby = replace(
                Lobby.open(game, "house", UserId(1), "Ann"), preset=name, options=options
            )
            screen = help_screen(w, game, RULES, TableId(7), lobby)
            check(screen)
            for knob in (*options.in_play(), *options.differing(rules.presets["house"])):
                assert w.option(game, knob) in screen.text


@everywhere
def test_what_is_the_same_for_every_table(game: str, language: str) -> None:
    w = words(language)
    lobby = Lobby.open(game, next(iter(GAMES[game].presets)), UserId(1), "Ann").fill()
    with strictly():
        check(ended_screen(w, TableId(7), game, True))
        check(ended_screen(w, TableId(7), game, True, begun=False))
        check(swap_panel(w, TableId(7), lobby))
        check(settings_screen(w, PersonRow(user_id=UserId(1))))
        for page in written_pages(w, game):
            check(help_screen(w, game, page))


def standing(n: int, **changes: Any) -> StandingRow:
    """Somebody with so many games, who stands at that place."""
    row: dict[str, Any] = {
        "who": n, "people": (n,), "names": (f"N{n}",), "place": n, "games": n + 0.5,
        "wins": n / 2, "points": -3.0 * n, "deals": 2.0 * n, "contracts": n, "made": n,
        "casual": n, "casual_wins": 0, "rated": n, "sigma": 4.0, "rating": 1000.0 + n,
        "streak": n - 1, "best_streak": n, "curve": (1.0, 2.0)[:n],
    } | changes  # fmt: skip
    return StandingRow(**row)


def boards_of(game: str) -> list[BoardRow]:
    """A board of every preset, one of an older version, and one of rules of its own."""
    rules = GAMES[game]
    first = next(iter(rules.presets.values()))
    knob = rules.options.fields()[0]
    own = first.with_value(knob.name, spell(knob.values[-1]))
    prints = [(name, rules.version, o) for name, o in rules.presets.items()]
    prints += [("", rules.version, own), ("house", rules.version + 1, first)]
    return [
        BoardRow(id=BoardId(n), guild_id=GuildId(1), game=game,
                 fingerprint=f"{game} {version} {options}", preset=name, games=n)
        for n, (name, version, options) in enumerate(prints, 1)
    ]  # fmt: skip


@everywhere
def test_a_board_has_the_name_of_a_preset_that_is_still_what_was_played(
    game: str, language: str
) -> None:
    w, presets = words(language), GAMES[game].presets
    for board in boards_of(game):
        named = w.of(game, f"preset-{board.preset}")
        if board.preset and is_current(board):
            assert rules_of(w, board) == named
            option = GAMES[game].options.fields()[0]
            now = spell(getattr(presets[board.preset], option.name))
            then = next(spell(v) for v in option.values if spell(v) != now)
            print_then = board.fingerprint.replace(f"{option.name}={now}", f"{option.name}={then}")
            assert rules_of(w, replace(board, fingerprint=print_then)) != named


@pytest.mark.parametrize("by", MEASURES)
def test_a_board_says_the_rating_in_words_whatever_it_is_sorted_by(by: Measure) -> None:
    """Its picture has it in a column in any case."""
    board = boards_of("euchre")[0]
    page = BoardPage(board=board, rows=(standing(7), standing(12)), count=2, mine=None, season=1)
    pictured, by_ear = (
        board_screen(w, BoardAsk(board.id, by=by), page, [board], "Home", Asker(UserId(20)))
        for w in (words("en"), words("en", CardStyle(text_only=True)))
    )
    assert pictured.picture is not None and by_ear.picture is None
    for told in (pictured.picture.alt, by_ear.text):
        for row in page.rows:
            assert told.count(value(words("en"), row, "rating")) == 1
            assert value(words("en"), row, by) in told


@everywhere
def test_the_menus_of_a_board_say_what_they_choose_and_what_it_means(
    game: str, language: str
) -> None:
    """Where something is chosen nobody sees the prompt of a menu; a measure needs more words."""
    w, boards = words(language), boards_of(game)
    page = BoardPage(board=boards[0], rows=(), count=0, mine=None, season=1)
    shown = board_screen(w, BoardAsk(boards[0].id), page, boards, "Home", Asker(UserId(20)))
    rules, period, measure, _ = (row for row in shown.rows if isinstance(row, Menu))
    for menu in (period, measure):
        assert all(item.label.startswith(menu.prompt) for item in menu.items)
    assert all(item.hint and length(item.hint) <= ITEM for item in measure.items)
    about = {str(board.id): about_rules_of(w, board) for board in boards}
    assert {item.value: item.hint for item in rules.items} == {
        value: shorten(said, ITEM) for value, said in about.items()
    }
    assert any(about.values()) and not all(about.values())


@everywhere
def test_boards_seasons_and_stats(game: str, language: str) -> None:
    w, boards = words(language), boards_of(game)
    rows = (standing(1), standing(12), standing(0, rated=0, sigma=None, deals=0.0, streak=-2))
    pair = (standing(3, who=-1, names=("Ann", "田中")),)
    page = BoardPage(board=boards[0], rows=rows, count=25, mine=standing(20), season=1)
    season = SeasonRow(guild_id=GuildId(1), number=2, began_at=0.0, ends_at=8e6)
    feats = {feat: n for n, feat in enumerate(GAMES[game].counted)}
    met = (MeetingRow(UserId(5), "Bo", 3, 1),)
    with strictly():
        for by in MEASURES:
            check(
                board_screen(
                    w, BoardAsk(BoardId(1), by=by, least=5), page, boards, "Home", Asker(UserId(20))
                )
            )
        pairs = replace(page, rows=pair, mine=None)
        check(
            board_screen(
                w, BoardAsk(BoardId(1), pairs=True), pairs, boards, "Home", Asker(UserId(20))
            )
        )
        nobody = replace(page, rows=(), count=0, mine=None)
        check(
            board_screen(
                w, BoardAsk(BoardId(1)), nobody, boards, "Home", Asker(UserId(20), listed=False)
            )
        )
        check(no_board_screen(w, game))
        check(digest_screen(w, season, [page, pairs], "Home"))
        check(digest_screen(w, season, [nobody], "Home"))
        check(seasons_screen(w, BoardChoice(guild_id=GuildId(1)), 8e6))
        check(
            seasons_screen(
                w,
                BoardChoice(guild_id=GuildId(1), season_months=1, digest_channel=ChannelId(7)),
                8e6,
            )
        )
        for row in rows:
            stats = StatsRows(board=boards[-1], standing=row, dates=(0.0, 9e5)[: len(row.curve)],
                              feats=feats, partners=met, opponents=met)  # fmt: skip
            check(stats_screen(w, Subject(UserId(1), "Ann"), stats, boards, "Home"))
        check(
            stats_screen(w, Subject(UserId(1), "Ann"), StatsRows(board=boards[0]), boards, "Home")
        )
