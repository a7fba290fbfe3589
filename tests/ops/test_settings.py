"""Settings: what is read from where, and the sentence for everything that is wrong."""

import traceback
from pathlib import Path
from typing import Any

import pytest

from bot.ops.settings import NAMES, SettingsError, load
from bot.words.words import languages

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GAbcde.abcdefghijklmnopqrstuvwxyz0123456789_-"


def sentence(env: dict[str, str], env_file: Path | None = None) -> str:
    with pytest.raises(SettingsError) as caught:
        load(env, env_file)
    return str(caught.value)


def test_defaults() -> None:
    settings = load({}, None)
    assert settings.token is None
    assert settings.database == Path("knave.db")
    assert (settings.language, settings.log_level, settings.robot_workers) == ("en", "INFO", 1)
    assert (settings.dev_guild, settings.api_base, settings.gateway) == (None, None, None)


def test_everything_from_the_environment() -> None:
    settings = load(
        {
            "KNAVE_TOKEN": TOKEN,
            "KNAVE_DATABASE": "data/k.db",
            "KNAVE_LANGUAGE": languages()[-1],
            "KNAVE_LOG_LEVEL": "debug",
            "KNAVE_ROBOT_WORKERS": "2",
            "KNAVE_DEV_GUILD": "123456789012345678",
            "KNAVE_API_BASE": "http://127.0.0.1:8098/api/v10",
            "KNAVE_GATEWAY": "ws://127.0.0.1:8098/gateway",
            "PATH": "/bin",
        },
        None,
    )
    assert settings.require_token() == TOKEN
    assert settings.database == Path("data/k.db")
    assert settings.language == languages()[-1]
    assert (settings.log_level, settings.robot_workers) == ("DEBUG", 2)
    assert settings.dev_guild == 123456789012345678
    assert settings.api_base == "http://127.0.0.1:8098/api/v10"
    assert settings.gateway == "ws://127.0.0.1:8098/gateway"


def test_the_process_environment_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("KNAVE_DATABASE", "here.db")
    assert load(env_file=None).database == Path("here.db")


def test_the_environment_comes_before_the_file(tmp_path: Path) -> None:
    env_file = tmp_path / ".env"
    env_file.write_text('KNAVE_DATABASE="file.db"  # a comment\nexport KNAVE_ROBOT_WORKERS=3\n')
    settings = load({"KNAVE_DATABASE": "environment.db"}, env_file)
    assert settings.database == Path("environment.db")
    assert settings.robot_workers == 3


def test_the_token_goes_by_two_names(tmp_path: Path) -> None:
    env_file = tmp_path / ".env"
    env_file.write_text("KNAVE_TOKEN=from.the.file\n")
    assert load({"DISCORD_TOKEN": TOKEN}, None).require_token() == TOKEN
    assert load({"DISCORD_TOKEN": TOKEN, "KNAVE_TOKEN": "a.b.c"}, None).require_token() == "a.b.c"
    assert load({"DISCORD_TOKEN": TOKEN}, env_file).require_token() == TOKEN
    assert load({}, env_file).require_token() == "from.the.file"


def test_what_is_left_empty_is_not_set(tmp_path: Path) -> None:
    env_file = tmp_path / ".env"
    env_file.write_text("\ufeffKNAVE_TOKEN=\nKNAVE_DEV_GUILD=  \n", "utf-8")
    settings = load({"KNAVE_DATABASE": " "}, env_file)
    assert (settings.token, settings.dev_guild) == (None, None)
    assert settings.database == Path("knave.db")


def test_no_file_is_no_fault(tmp_path: Path) -> None:
    assert load({}, tmp_path / ".env").database == Path("knave.db")


def test_the_file_is_taken_literally(tmp_path: Path) -> None:
    env_file = tmp_path / ".env"
    env_file.write_text("KNAVE_DATABASE=${HOME}.db\n")
    assert load({}, env_file).database == Path("${HOME}.db")


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("KNAVE_LANGUAGE", "xx", f"must be one of {', '.join(languages())}; it is 'xx'."),
        ("KNAVE_LOG_LEVEL", "loud", "must be DEBUG, INFO, WARNING or ERROR; it is 'loud'."),
        ("KNAVE_ROBOT_WORKERS", "many", "must be a whole number from 1 to 64; it is 'many'."),
        ("KNAVE_ROBOT_WORKERS", "-1", "must be a whole number from 1 to 64; it is '-1'."),
        ("KNAVE_ROBOT_WORKERS", "65", "must be a whole number from 1 to 64; it is '65'."),
        ("KNAVE_DEV_GUILD", "home", "must be the id of a server, a whole number; it is 'home'."),
        ("KNAVE_DEV_GUILD", "0", "must be the id of a server, a whole number; it is '0'."),
        (
            "KNAVE_API_BASE",
            "127.0.0.1:80",
            "must be an address such as http://127.0.0.1:8098/api/v10; it is '127.0.0.1:80'.",
        ),
        (
            "KNAVE_GATEWAY",
            "http://a",
            "must be an address such as ws://127.0.0.1:8098/gateway; it is 'http://a'.",
        ),
    ],
)
def test_a_wrong_value_is_one_sentence(name: str, value: str, wanted: str) -> None:
    assert sentence({name: value}) == f"{name} {wanted}"


@pytest.mark.parametrize("place", ["h:80800", "h:8o80", "h:0", "[", "[::1", ":8080"])
def test_an_address_that_leads_nowhere_is_one_sentence(place: str) -> None:
    """``knave check`` says so: a start would be tried for ever, or end in a traceback."""
    for name, scheme in (("REST_PROXY", "http"), ("API_BASE", "https"), ("GATEWAY", "ws")):
        told = sentence({f"KNAVE_{name}": f"{scheme}://{place}/api"})
        assert "must be an address such as" in told and told.endswith(f"{place}/api'.")
        secret = sentence({f"KNAVE_{name}": f"{scheme}://me:hidden/word@{place}/api"})
        assert "hidden" not in secret and "word" not in secret


def test_half_of_another_server_is_refused() -> None:
    together = "KNAVE_API_BASE and KNAVE_GATEWAY go together"
    assert sentence({"KNAVE_API_BASE": "http://a"}) == f"{together}: KNAVE_GATEWAY is missing."
    assert sentence({"KNAVE_GATEWAY": "ws://a"}) == f"{together}: KNAVE_API_BASE is missing."


@pytest.mark.parametrize(
    ("env", "told"),
    [
        ({"KNAVE_SHARDS": "8"}, "KNAVE_SHARDS is 8, and a process alone runs as many"),
        ({"KNAVE_PROCESSES": "2"}, "KNAVE_PROCESSES is 2, and a file is for one process alone"),
        (
            {
                "KNAVE_PROCESSES": "3",
                "KNAVE_SHARDS": "2",
                "KNAVE_DATABASE": "postgresql://knave@db/knave",
            },
            "KNAVE_SHARDS is 2, too few for 3 processes",
        ),
    ],
)
def test_shards_that_cannot_be_divided_so_are_refused(env: dict[str, str], told: str) -> None:
    assert sentence(env).startswith(told)
    assert load({"KNAVE_SHARDS": "1"}, None).shards == 1


@pytest.mark.parametrize(
    ("typo", "meant"),
    [
        ("KNAVE_DATABSE", "KNAVE_DATABASE"),
        ("knave_database", "KNAVE_DATABASE"),
        ("KNAVE_TOKENS", "KNAVE_TOKEN"),
        ("KNAVE_LOGLEVEL", "KNAVE_LOG_LEVEL"),
    ],
)
def test_a_misspelt_name_is_refused(typo: str, meant: str, tmp_path: Path) -> None:
    wanted = f"is not a setting: did you mean {meant}?"
    assert sentence({typo: "1"}) == f"{typo} (from the environment) {wanted}"
    env_file = tmp_path / ".env"
    env_file.write_text(f"{typo}=1\n")
    assert sentence({}, env_file) == f"{typo} (from .env) {wanted}"


def test_a_name_like_no_other_is_told_them_all() -> None:
    assert sentence({"KNAVE_QQQ": "1"}) == (
        f"KNAVE_QQQ (from the environment) is not a setting: there are {', '.join(NAMES)}."
    )


@pytest.mark.parametrize("line", ["KNAVE_TOKEN", "KNAVE_TOKEN: a.b.c", "just words"])
def test_a_line_that_sets_nothing_is_refused(line: str, tmp_path: Path) -> None:
    env_file = tmp_path / ".env"
    env_file.write_text(f"# settings\n{line}\n")
    assert sentence({}, env_file) == f"Line 2 of {env_file} is not of the form NAME=value."


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    binary = tmp_path / ".env"
    binary.write_bytes(b"\xff\xfe\x00")
    assert sentence({}, binary) == f"The file {binary} cannot be read as UTF-8 text."
    assert sentence({}, tmp_path) == f"The file {tmp_path} cannot be read as UTF-8 text."


def test_a_missing_token_says_where_to_get_one() -> None:
    with pytest.raises(SettingsError, match=r"^No token is set: write KNAVE_TOKEN=… into \.env"):
        load({}, None).require_token()


@pytest.mark.parametrize("token", ["one", "a.b", "a..c", "a.b.c.d", "Bot a.b.c", "ä.b.c", "a.b.c="])
def test_a_token_of_the_wrong_shape_is_refused_unseen(token: str) -> None:
    with pytest.raises(SettingsError) as caught:
        load({"KNAVE_TOKEN": token}, None).require_token()
    assert str(caught.value) == (
        "KNAVE_TOKEN is not a bot's token, which has three parts with dots between them: copy it "
        "again from https://discord.com/developers/applications (your application, Bot, Reset "
        "Token)."
    )


@pytest.mark.parametrize("name", [name for name in NAMES if name != "KNAVE_DATABASE"])
def test_a_token_is_never_shown_not_even_in_the_wrong_place(name: str) -> None:
    shown = ""
    try:
        settings = load({name: TOKEN}, None)
        shown = f"{settings!r} {settings} {settings.describe()}"
    except SettingsError as error:
        shown = "".join(traceback.format_exception(error))
    assert shown
    assert TOKEN not in shown


def test_check_shows_every_setting_and_where_it_is_from(tmp_path: Path) -> None:
    env_file = tmp_path / ".env"
    env_file.write_text("KNAVE_DATABASE=file.db\n")
    rows = load({"DISCORD_TOKEN": TOKEN}, env_file).describe()
    assert [row.name for row in rows] == list(NAMES)
    assert ("KNAVE_TOKEN", "(hidden)", "the environment") in rows
    assert ("KNAVE_DATABASE", "file.db", ".env") in rows
    assert ("KNAVE_LOG_LEVEL", "INFO", "default") in rows
    assert ("KNAVE_GATEWAY", "(not set)", "default") in rows


def test_settings_do_not_change() -> None:
    settings: Any = load({}, None)
    with pytest.raises(ValueError, match="frozen"):
        settings.database = Path("other.db")


def test_the_example_names_every_setting_and_loads(tmp_path: Path) -> None:
    example = Path(__file__).parents[2] / ".env.example"
    lines = example.read_text("utf-8").splitlines()
    named = [line.removeprefix("#") for line in lines if "=" in line]
    assert sorted(line.partition("=")[0] for line in named) == sorted(NAMES)
    assert load({}, example).describe()[1:] == load({}, None).describe()[1:]
    uncommented = tmp_path / ".env"
    uncommented.write_text("\n".join(named) + "\nKNAVE_DEV_GUILD=1\n")
    assert load({}, uncommented).database == Path("knave.db")


def test_how_the_bot_is_kept() -> None:
    settings = load({}, None)
    assert (settings.log_format, settings.metrics, settings.backup_dir) == ("text", None, None)
    assert (settings.backup_hours, settings.backup_keep) == (24, 7)
    settings = load(
        {
            "KNAVE_LOG_FORMAT": "JSON",
            "KNAVE_METRICS": "[::1]:9108",
            "KNAVE_BACKUP_DIR": "kept",
            "KNAVE_BACKUP_HOURS": "0.5",
            "KNAVE_BACKUP_KEEP": "3",
        },
        None,
    )
    assert (settings.log_format, settings.metrics) == ("json", "[::1]:9108")
    assert settings.backup_dir == Path("kept")
    assert (settings.backup_hours, settings.backup_keep) == (0.5, 3)


@pytest.mark.parametrize(
    ("name", "value", "wanted"),
    [
        ("KNAVE_LOG_FORMAT", "xml", "text or json"),
        ("KNAVE_METRICS", "9108", "an address and a port, such as 127.0.0.1:9108"),
        ("KNAVE_METRICS", "127.0.0.1:0", "an address and a port, such as 127.0.0.1:9108"),
        ("KNAVE_METRICS", "127.0.0.1:65536", "an address and a port, such as 127.0.0.1:9108"),
        ("KNAVE_BACKUP_HOURS", "0", "hours, from 0.1 to 8760"),
        ("KNAVE_BACKUP_KEEP", "0", "a whole number from 1 to 1000"),
        ("KNAVE_PRIVACY_URL", "http://example.org/privacy", "an address that begins with https://"),
        ("KNAVE_TERMS_URL", "example.org", "an address that begins with https://"),
        ("KNAVE_TERMS_URL", "https://example.org/a b", "an address that begins with https://"),
        ("KNAVE_TERMS_URL", "https://example.org/>", "an address that begins with https://"),
    ],
)
def test_how_the_bot_is_not_kept(name: str, value: str, wanted: str) -> None:
    assert sentence({name: value}) == f"{name} must be {wanted}; it is {value!r}."
