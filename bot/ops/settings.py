"""The settings: from the environment, else from ``.env``, else the defaults.

Any fault in them is a :class:`SettingsError` of one sentence, which never shows a token.
"""

import io
import os
import re
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Literal, NamedTuple, Self, TypeAlias
from urllib.parse import urlsplit

from dotenv.parser import parse_stream
from pydantic import (
    AfterValidator,
    BaseModel,
    BeforeValidator,
    ConfigDict,
    Field,
    PrivateAttr,
    SecretStr,
    StringConstraints,
    ValidationError,
)

from bot.storage.address import Address, ServerAddress, address_of, at_home
from bot.storage.rows.processes import MOST_SHARDS, ShardRange, division
from bot.words.words import languages

PREFIX = "KNAVE_"
TOKEN = f"{PREFIX}TOKEN"
OTHER_TOKEN = "DISCORD_TOKEN"
"""The name under which many a host already keeps the token."""
ENV_FILE = Path(".env")
PORTAL = "https://discord.com/developers/applications (your application, Bot, Reset Token)"
_TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+", re.ASCII)
_ADDRESS = (
    r"^([\w.-]+|\[[0-9a-fA-F:]+\]):"
    r"([1-9]\d{0,3}|[1-5]\d{4}|6[0-4]\d{3}|65[0-4]\d{2}|655[0-2]\d|6553[0-5])$"
)
SECRET_KEY = re.compile(r"AGE-SECRET-KEY-\S+", re.IGNORECASE)
"""A private key, as age writes it. It is never shown."""
_ADDRESS_OF_PAGE = r"^https://[^\s/<>]+\.[^\s/<>]+[^\s<>]*$"
_PASSWORD = re.compile(r"(://[^/@:\s]*):[^@\s]*@")
_LIKE_TOKEN = re.compile(r"[\w-]{20,}\.[\w-]{5,}\.[\w-]{20,}")


class SettingsError(Exception):
    """A setting is wrong or missing; the text is one sentence for the person who set it."""


class Described(NamedTuple):
    """A setting as it may be shown to anyone."""

    name: str
    value: str
    source: str


def _spoken_here(language: str) -> str:
    if language not in languages():
        raise ValueError("no words")
    return language


def _no_secret(told: str) -> str:
    if _LIKE_TOKEN.search(told) or SECRET_KEY.search(told):
        raise ValueError("what is secret is not to be shown")
    return told


def _with_place(address: str) -> str:
    try:
        parts = urlsplit(address)
        there = bool(parts.hostname) and parts.port != 0
    except ValueError:  # which may quote a password
        there = False
    if not there:
        raise ValueError("without a host, or with a port that cannot be")
    return address


Web: TypeAlias = Annotated[
    str, StringConstraints(pattern=r"^https?://[^\s/]+\S*$"), AfterValidator(_with_place)
]
Socket: TypeAlias = Annotated[
    str, StringConstraints(pattern=r"^wss?://[^\s/]+\S*$"), AfterValidator(_with_place)
]


class Settings(BaseModel):
    """The settings of the program. A description ends the sentence "KNAVE_… must be …"."""

    model_config = ConfigDict(
        alias_generator=lambda field: PREFIX + field.upper(),
        extra="forbid",
        frozen=True,
        hide_input_in_errors=True,
    )

    token: SecretStr | None = Field(None, description="the bot's token")
    database: Annotated[Address, BeforeValidator(address_of)] = Field(
        Path("knave.db"), description="the path of a file, or postgresql://USER@HOST/NAME"
    )
    processes: int = Field(1, ge=1, le=1000, description="a whole number from 1 to 1000")
    shards: int | None = Field(
        None, ge=1, le=MOST_SHARDS, description=f"a whole number from 1 to {MOST_SHARDS}"
    )
    rest_proxy: Web | None = Field(
        None, description="an address such as http://127.0.0.1:8080/api/v10"
    )
    language: Annotated[str, AfterValidator(_spoken_here)] = Field(
        "en", description="one of {languages}"
    )
    log_level: Annotated[
        Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(str.upper)
    ] = Field("INFO", description="DEBUG, INFO, WARNING or ERROR")
    log_format: Annotated[Literal["text", "json"], BeforeValidator(str.lower)] = Field(
        "text", description="text or json"
    )
    metrics: Annotated[str, StringConstraints(pattern=_ADDRESS)] | None = Field(
        None, description="an address and a port, such as 127.0.0.1:9108"
    )
    backup_dir: Annotated[Path, BeforeValidator(_no_secret), AfterValidator(at_home)] | None = (
        Field(None, description="the path of a folder")
    )
    backup_hours: float = Field(24, ge=0.1, le=8760, description="hours, from 0.1 to 8760")
    backup_keep: int = Field(7, ge=1, le=1000, description="a whole number from 1 to 1000")
    backup_encrypt_to: Annotated[str, AfterValidator(_no_secret)] | None = Field(
        None, description="public keys (age1… or ssh-…), or the path of a file with them"
    )
    keep_servers: int = Field(30, ge=0, le=3650, description="days, a whole number from 0 to 3650")
    robot_workers: int = Field(1, ge=1, le=64, description="a whole number from 1 to 64")
    robot_pause: float = Field(1.6, ge=0, le=30, description="seconds, from 0 to 30")
    upload_emoji: bool = Field(False, description="yes or no")
    contact: (
        Annotated[str, StringConstraints(max_length=200), AfterValidator(_no_secret)] | None
    ) = Field(None, description="at most 200 letters, and no token")
    privacy_url: (
        Annotated[
            str,
            StringConstraints(pattern=_ADDRESS_OF_PAGE, max_length=200),
            AfterValidator(_no_secret),
        ]
        | None
    ) = Field(None, description="an address that begins with https://")
    terms_url: (
        Annotated[
            str,
            StringConstraints(pattern=_ADDRESS_OF_PAGE, max_length=200),
            AfterValidator(_no_secret),
        ]
        | None
    ) = Field(None, description="an address that begins with https://")
    dev_guild: int | None = Field(None, gt=0, description="the id of a server, a whole number")
    api_base: Web | None = Field(
        None, description="an address such as http://127.0.0.1:8098/api/v10"
    )
    gateway: Socket | None = Field(
        None, description="an address such as ws://127.0.0.1:8098/gateway"
    )

    _sources: Mapping[str, str] = PrivateAttr(default_factory=dict)

    @classmethod
    def gathered(cls, sources: Mapping[str, Mapping[str, str]]) -> Self:
        """Make the settings from sources by name, the weakest first.

        :raises SettingsError: a value is wrong.
        """
        values: dict[str, str] = {}
        origins: dict[str, str] = {}
        for source, names in sources.items():
            found = _recognised(names)
            values |= found
            origins |= dict.fromkeys(found, source)
        try:
            settings = cls.model_validate(values)
        except ValidationError as error:
            raise SettingsError(_sentence(error, values)) from None
        settings._sources = origins
        return settings

    def require_token(self) -> str:
        """The token of the bot.

        :raises SettingsError: the token is missing or malformed; the text says where to get one.
        """
        if self.token is None:
            raise SettingsError(f"No token is set: write KNAVE_TOKEN=… into .env, from {PORTAL}.")
        token = self.token.get_secret_value()
        if not _TOKEN.fullmatch(token):
            raise SettingsError(
                "KNAVE_TOKEN is not a bot's token, which has three parts with dots between them:"
                f" copy it again from {PORTAL}."
            )
        return token

    @property
    def ranges(self) -> tuple[ShardRange, ...]:
        """The ranges of shards of all processes."""
        return division(self.processes, self.shards or self.processes)

    def database_file(self, instead: str) -> Path:
        """The file of the database; ``instead`` is what does the same on a server.

        :raises SettingsError: it is on a server.
        """
        if isinstance(self.database, ServerAddress):
            raise SettingsError(
                f"The database {self.database} is on a PostgreSQL server: use {instead}."
            )
        return self.database

    def describe(self) -> tuple[Described, ...]:
        """Every setting with its value and where it is from; the token stays hidden."""
        return tuple(
            Described(
                name := PREFIX + field.upper(),
                _shown(getattr(self, field)),
                self._sources.get(name, "default"),
            )
            for field in type(self).model_fields
        )


NAMES = tuple(PREFIX + field.upper() for field in Settings.model_fields)


def load(env: Mapping[str, str] | None = None, env_file: Path | None = ENV_FILE) -> Settings:
    """Read the settings from an environment, by default the process's own, and from a file, if any.

    :raises SettingsError: an unknown name, a wrong value, or a file that cannot be read.
    """
    sources = {"the environment": _clean(os.environ if env is None else env)}
    if env_file is not None:
        sources = {env_file.name: _clean(_read(env_file)), **sources}
    for source, names in sources.items():
        _refuse_unknown(names, source)
    settings = Settings.gathered(sources)
    _refuse_half(settings)
    _refuse_sharing(settings)
    return settings


def _clean(names: Mapping[str, str]) -> dict[str, str]:
    return {name: value.strip() for name, value in names.items() if value.strip()}


def _read(env_file: Path) -> dict[str, str]:
    try:
        text = env_file.read_text("utf-8-sig")
    except FileNotFoundError:
        return {}
    except PermissionError:
        raise SettingsError(
            f"The file {env_file} may not be read by the user who runs this: make it theirs, with"
            " chown."
        ) from None
    except (OSError, UnicodeDecodeError):
        raise SettingsError(f"The file {env_file} cannot be read as UTF-8 text.") from None
    names = {}
    for line in parse_stream(io.StringIO(text)):
        if line.error or (line.key is not None and line.value is None):
            number = line.original.line
            raise SettingsError(f"Line {number} of {env_file} is not of the form NAME=value.")
        if line.key is not None:
            names[line.key] = line.value or ""
    return names


def _refuse_unknown(names: Mapping[str, str], source: str) -> None:
    for name in names:
        if name.upper().startswith(PREFIX) and name not in NAMES:
            known = [known.removeprefix(PREFIX) for known in NAMES]
            near = get_close_matches(name.upper().removeprefix(PREFIX), known, n=1)
            hint = f"did you mean {PREFIX}{near[0]}?" if near else f"there are {', '.join(NAMES)}."
            raise SettingsError(f"{name} (from {source}) is not a setting: {hint}")


def _refuse_half(settings: Settings) -> None:
    if (settings.api_base is None) != (settings.gateway is None):
        missing = "KNAVE_API_BASE" if settings.api_base is None else "KNAVE_GATEWAY"
        raise SettingsError(f"KNAVE_API_BASE and KNAVE_GATEWAY go together: {missing} is missing.")


def _refuse_sharing(settings: Settings) -> None:
    if settings.processes == 1:
        if (settings.shards or 1) > 1:
            raise SettingsError(
                f"KNAVE_SHARDS is {settings.shards}, and a process alone runs as many shards as"
                " Discord wants: leave it out, or set KNAVE_PROCESSES to the number of those that"
                " divide them."
            )
        return
    if not isinstance(settings.database, ServerAddress):
        raise SettingsError(
            f"KNAVE_PROCESSES is {settings.processes}, and a file is for one process alone: set"
            " KNAVE_DATABASE to the address of a PostgreSQL database, or KNAVE_PROCESSES to 1."
        )
    if (settings.shards or settings.processes) < settings.processes:
        raise SettingsError(
            f"KNAVE_SHARDS is {settings.shards}, too few for {settings.processes} processes: each"
            " has at least one."
        )


def _recognised(names: Mapping[str, str]) -> dict[str, str]:
    found = {name.upper(): value for name, value in names.items()}
    if OTHER_TOKEN in found:
        found.setdefault(TOKEN, found[OTHER_TOKEN])
    return {name: found[name] for name in NAMES if name in found}


def _sentence(error: ValidationError, values: Mapping[str, str]) -> str:
    name = str(error.errors()[0]["loc"][0])
    field = Settings.model_fields[name.removeprefix(PREFIX).lower()]
    wanted = str(field.description).format(languages=", ".join(languages()))
    value, why = values[name], error.errors()[0].get("ctx", {}).get("error")
    if why and re.search("[@=]", value):  # an address may be told in which a password hides
        return f"{name} must be {wanted}; it is {why}."
    return f"{name} must be {wanted}; it is {_shown(value)!r}."


def _shown(value: object) -> str:
    """A value as text; what is a token, or looks like one in the wrong place, is hidden."""
    text = ("no", "yes")[value] if isinstance(value, bool) else str(value)
    if isinstance(value, SecretStr) or _LIKE_TOKEN.search(text) or SECRET_KEY.search(text):
        return "(hidden)"
    return "(not set)" if value is None else _PASSWORD.sub(r"\1:(hidden)@", text)
