"""Replays, histories and pages on privacy in every language: nothing missing, nothing cut."""

from functools import lru_cache

import pytest

from bot.rules import GAMES
from bot.storage.rows.ids import GameId, GuildId, TableId, UserId
from bot.storage.rows.past import PastGame, PastPage
from bot.storage.rows.tables import SeatRow
from bot.tables.past.export import Export
from bot.tables.past.replay import Replay, replayed
from bot.tables.screens.discord_limits import ALT
from bot.tables.screens.history_screen import PAGE, history_screen
from bot.tables.screens.replay_screen import replay_screen
from bot.tables.screens.telling import Teller
from bot.words.card_style import CardStyle
from bot.words.words import languages, words
from tests.support.kept import turn_of
from tests.tables.past import export
from tests.words.playing import LONG
from tests.words.strict import strictly
from tests.words.test_screens import check, everywhere

LOOKS = CardStyle(), CardStyle("swiss", "light")


@lru_cache(maxsize=2)
def past(game: str) -> tuple[Export, Replay]:
    """A finished game, and all its stops; the languages come to it one after the other."""
    kept = export(game)
    return kept, replayed(kept)


@everywhere
def test_every_stop_of_a_replay(game: str, language: str) -> None:
    """With both looks of the cards by turns: every game, and every language, has either.

    A language shows each third stop, the next two the others.
    """
    turn = turn_of(game) + languages().index(language)
    look = LOOKS[turn % len(LOOKS)]
    w, (kept, replay) = words(language, look), past(game)
    teller = Teller.of(w, game, kept.chairs, markup=False)
    numbers = sorted({0, min(1, len(replay.deals) - 1), len(replay.deals) - 1})
    with strictly():
        for deal in numbers:
            for at in range(turn % 3, len(replay.deals[deal].stops), 3):
                stop = replay.frame(deal, at)
                screen = replay_screen(w, kept, replay, deal, at)
                check(screen)
                assert w.say("former-player") in screen.text
                assert screen.picture is not None
                for hand in stop.hands:
                    cards = w.side_by_side(teller.cards(stop.view, hand))
                    assert cards in screen.text
                    alt = screen.picture.alt  # hands that fit; the text has them all
                    assert cards in alt or len(alt) + len(cards) > ALT - len(LONG)


@pytest.mark.parametrize("language", languages())
def test_a_full_page_of_a_history(language: str) -> None:
    names = [LONG[:23] + str(n) for n in range(6)]
    seats = (
        *(SeatRow(user_id=UserId(n + 1), name=name) for n, name in enumerate(names)),
        SeatRow(),
    )
    games = tuple(
        PastGame(
            id=GameId(10**9 + n), table_id=TableId(n), guild_id=GuildId(1), game=key, players=6,
            ended_at=1.7e9 + n,
            scores=(-1234, 2500, 17, -3, 0, 99), winners=winners,
            seats=seats[:6] if n else seats[1:],
        )
        for n, (key, winners) in enumerate(
            zip([*GAMES][:PAGE], [(0, 2, 4), (1,)] * PAGE, strict=False)
        )
    )  # fmt: skip
    w = words(language)
    with strictly():
        for whose in ("mine", "server"):
            check(history_screen(w, PastPage(games, True, True), whose, "euchre"))
            check(history_screen(w, PastPage(), whose))
        old = PastGame(id=GameId(1), table_id=TableId(1), guild_id=GuildId(1), game="euchre",
                       players=2, ended_at=1.0, seats=seats[:2])  # fmt: skip
        check(history_screen(w, PastPage((old,)), "mine"))


def test_sentences_stand_in_a_row_as_the_language_has_them() -> None:
    """Japanese has no blanks between sentences."""
    assert words("en").in_a_row(("One.", "", "Two.")) == "One. Two."
    assert words("ja").in_a_row(("一つ。", "", "二つ。")) == "一つ。二つ。"
