"""The privacy policy and the terms, as texts that an operator adapts and publishes.

Discord asks for both from everyone who runs a bot. They say what this program stores, filled in
with what is set; a lawyer of the operator's country may have more to say.
"""

from dataclasses import dataclass
from importlib.resources import files

from bot.ops.settings import Settings
from bot.storage.address import ServerAddress

TEXTS = ("PRIVACY.md", "TERMS.md")


@dataclass(frozen=True, slots=True)
class Published:
    """The addresses at which an operator has published the two texts; empty for nowhere."""

    privacy: str = ""
    terms: str = ""

    @classmethod
    def of(cls, settings: Settings) -> "Published":
        """The addresses as they are set."""
        return cls(settings.privacy_url or "", settings.terms_url or "")


def template(name: str) -> str:
    """One of the texts, with its placeholders."""
    return (files("bot.legal") / name).read_text("utf-8")


def filled_in(name: str, settings: Settings, operator: str, contact: str, date: str) -> str:
    """One of the texts for this operator, true to what is set."""
    return template(name).format(
        operator=operator,
        contact=contact,
        date=date,
        servers=_servers(settings.keep_servers),
        backups=_backups(settings),
        encryption=_encryption(settings),
    )


def _servers(days: int) -> str:
    if not days:
        return (
            "What belongs to a server stays after it has removed the bot, because"
            " [THE OPERATOR'S REASON]; practice tables stay likewise."
        )
    unit = "day" if days == 1 else "days"
    return (
        f"What belongs to a server, and people of whom nothing else tells: {days} {unit} after the"
        f" server has removed the bot. Practice tables: {days} {unit} after they have closed."
    )


def _backups(settings: Settings) -> str:
    if settings.backup_dir is None or isinstance(settings.database, ServerAddress):
        return "In backups that the operator makes: [HOW LONG THEY ARE KEPT]."
    hours = settings.backup_hours * settings.backup_keep
    return (
        f"In backups, which are made every {settings.backup_hours:g} hours: until"
        f" {settings.backup_keep} newer ones have been made, some {hours / 24:.3g} days."
    )


def _encryption(settings: Settings) -> str:
    volume = "The database lies on an encrypted volume [SEE TO IT THAT IT DOES]."
    if settings.backup_encrypt_to is None:
        return f"{volume} So do its backups [SEE TO IT THAT THEY DO]."
    return f"{volume} Its backups are encrypted."
