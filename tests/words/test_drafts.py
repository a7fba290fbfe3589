"""A draft of a language is offered to nobody; what there is of it is sound all the same."""

import asyncio
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
from discord.app_commands import TranslationContext, TranslationContextLocation, locale_str
from fluent.syntax import ast

import bot.words.locales
from bot.client import translation
from bot.ops.settings import SettingsError, load
from bot.storage.rows.ids import GuildId, UserId
from bot.storage.rows.people import GuildRow, PersonRow
from bot.tables.screens.screen import Menu, Screen
from bot.tables.screens.settings_screen import server_screen, settings_screen
from bot.words import catalogue
from bot.words.words import DEFAULT, language_of, languages, words
from tests.words.catalogues import entries, messages

HERE = Path(bot.words.locales.__file__).parent
PLANTED = "ko"
"""A language of Discord that has no catalogues here."""


def forget() -> None:
    catalogue.languages.cache_clear()
    translation._speaker.cache_clear()


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """All catalogues and one more, whole, which is marked as a draft."""
    folder = tmp_path / "locales"
    shutil.copytree(HERE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(folder / DEFAULT, folder / PLANTED)
    (folder / PLANTED / catalogue.DRAFT).touch()
    monkeypatch.setattr(catalogue, "PLACES", [folder])
    forget()
    yield folder / PLANTED
    forget()


def in_menus(screen: Screen) -> set[str]:
    """The values of all menus of a screen."""
    return {item.value for row in screen.rows if isinstance(row, Menu) for item in row.items}


def offered() -> dict[str, bool]:
    """The places that offer the planted language: locale, setting, menus, Discord, and others."""
    key = "command-table"
    context: TranslationContext[Any, Any]
    context = TranslationContext(TranslationContextLocation.other, None)
    command = locale_str("table", key=key)
    named = translation.Translator().translate(command, discord.Locale(PLANTED), context)
    try:
        taken = load({"KNAVE_LANGUAGE": PLANTED}, None).language == PLANTED
    except SettingsError:
        taken = False
    mine = settings_screen(words(DEFAULT), PersonRow(user_id=UserId(1)))
    ours = server_screen(words(DEFAULT), GuildRow(guild_id=GuildId(1)))
    return {
        "languages": PLANTED in languages(),
        "locale": language_of(PLANTED) == PLANTED,
        "stored": words(PLANTED).language == PLANTED,
        "commands": asyncio.run(named) is not None,
        "setting": taken,
        "my settings": PLANTED in in_menus(mine),
        "server settings": PLANTED in in_menus(ours),
    }


def test_a_draft_is_offered_nowhere(planted: Path) -> None:
    assert PLANTED in catalogue.drafts()
    assert [place for place, is_there in offered().items() if is_there] == []


def test_without_its_mark_it_is_offered_everywhere(planted: Path) -> None:
    (planted / catalogue.DRAFT).unlink()
    forget()
    assert PLANTED not in catalogue.drafts()
    assert [place for place, is_there in offered().items() if not is_there] == []


def test_a_language_is_a_draft_or_offered() -> None:
    assert not {*languages()} & {*catalogue.drafts()}
    folders = {entry.name for entry in HERE.iterdir() if entry.is_dir()} - {"__pycache__"}
    assert {*languages(), *catalogue.drafts()} == folders


def test_what_there_is_of_a_draft_says_what_english_says() -> None:
    """No key that English lacks, in the same file, with the same facts."""
    for language in catalogue.drafts():
        odd = [e for _, e in entries(language) if not isinstance(e, ast.Message | ast.BaseComment)]
        assert odd == []
        for key, message in messages(language).items():
            model = messages(DEFAULT)[key]
            assert message.file == model.file, key
            assert message.said == model.said, key
            assert message.choosing <= model.variables, key
