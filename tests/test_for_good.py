"""The unit, the Dockerfile and the operators' page say what the program does."""

from __future__ import annotations

import configparser
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from bot import __main__ as program
from bot.client.app import FAREWELL
from bot.ground.workers import LAST_WORD
from bot.ops.heartbeat import BEAT, STALE
from bot.ops.restarts import DAY, MOST
from bot.ops.settings import Settings

ROOT = Path(__file__).resolve().parents[1]
PAGE = (ROOT / "bot" / "commands" / "README.md").read_text("utf-8")
UNIT = ROOT / "bot" / "commands" / "knave.service"
SINCE_254 = re.compile(r"Unknown key '(RestartSteps|RestartMaxDelaySec)' .*, ignoring")
LINES = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ").splitlines()


@pytest.fixture
def unit() -> str:
    return UNIT.read_text("utf-8")


def of(word: str) -> list[str]:
    """The text behind this word in the Dockerfile, for each line that begins with it."""
    return [line.removeprefix(word).strip() for line in LINES if line.startswith(word + " ")]


def read(unit: str) -> configparser.RawConfigParser:
    parser = configparser.RawConfigParser(comment_prefixes=("#",))
    names: Any = parser
    names.optionxform = str
    parser.read_string(unit)
    return parser


def test_systemd_understands_the_unit(unit: str, tmp_path: Path) -> None:
    if (verify := shutil.which("systemd-analyze")) is None:
        pytest.skip("systemd is not installed, so that nobody can check the unit")
    knave = tmp_path / "knave"
    knave.write_text("#!/bin/sh\n")
    knave.chmod(0o755)
    file = tmp_path / "knave.service"
    file.write_text(unit.replace("/opt/knave/bin/knave", str(knave)))
    done = subprocess.run([verify, "verify", file], capture_output=True, text=True, check=False)
    complaints = [line for line in done.stderr.splitlines() if not SINCE_254.search(line)]
    assert (done.returncode, complaints) == (0, [])


def test_the_unit_waits_as_long_as_the_program_takes(unit: str) -> None:
    service = read(unit)["Service"]
    assert service["ExecStart"].endswith("/knave run")
    assert int(service["RestartPreventExitStatus"]) == program.WRONG
    assert float(service["WatchdogSec"]) > 2 * BEAT, "a single note that is late is no fault"
    assert float(service["TimeoutStopSec"]) > 2 * FAREWELL + LAST_WORD
    assert service["Type"] == "notify"
    assert service["KillMode"] == "mixed", "what draws and thinks is needed to the last answer"


def test_the_image_is_made_of_what_there_is() -> None:
    copied = [part for line in of("COPY") if "--from" not in line for part in line.split()[:-1]]
    rooms = {"bot", "cogs", "cardart"}
    assert set(copied) == {"pyproject.toml", "README.md", "LICENSE", ".ci/constraints.txt"} | rooms
    assert all((ROOT / part).exists() for part in copied)
    (base,) = of("ARG")
    assert re.fullmatch(r"BASE=python:3\.11\.\d+-slim-bookworm@sha256:[0-9a-f]{64}", base)
    assert {line.split()[0] for line in of("FROM")} == {"${BASE}"}
    assert "--build-arg BASE=python:3.11-slim-bookworm@$digest" in PAGE, "and for a newer one"


def test_the_unit_never_comes_near_discords_limit(unit: str) -> None:
    """A systemd before 254 does not know of steps: there the bot alone counts its sessions.

    No systemd gives up, however long Discord or the network is away.
    """
    parts = read(unit)
    service, general = parts["Service"], parts["Unit"]
    first, last = float(service["RestartSec"]), float(service["RestartMaxDelaySec"])
    steps = int(service["RestartSteps"])
    assert 0 < first < last
    between = [first * (last / first) ** (n / steps) for n in range(steps)]
    assert len(between) + DAY / last < MOST / 2, "as new systemd counts"
    assert int(general["StartLimitIntervalSec"]) == 0


def test_the_unit_keeps_files_to_the_bot(unit: str) -> None:
    assert read(unit)["Service"]["UMask"] == "0077"


def test_the_image_has_a_health_check_that_means_something() -> None:
    (check,) = of("HEALTHCHECK")
    assert check.endswith('CMD ["knave", "health"]')
    (start,) = re.findall(r"--start-period=(\d+)s", check)
    assert float(start) > STALE
    with pytest.raises(SystemExit) as stopped:
        program.main(["health", "--help"])
    assert stopped.value.code == 0, "the command is there"


def test_the_image_runs_without_rights_and_keeps_its_file_on_the_volume() -> None:
    assert of("USER") == ["10001:10001"]
    (volume,) = of("VOLUME")
    settings = dict(re.findall(r"(KNAVE_\w+)=(\S+)", " ".join(of("ENV"))))
    known = {f"KNAVE_{name.upper()}" for name in Settings.model_fields}
    assert settings.keys() <= known
    assert settings["KNAVE_DATABASE"].startswith(f"{volume}/")
    assert of("STOPSIGNAL") == ["SIGTERM"]


def test_whom_to_forget_again_outlives_the_containers() -> None:
    """A volume without a name is another one after ``docker compose down``."""
    compose = (ROOT / "compose.yaml").read_text("utf-8")
    (volume,) = of("VOLUME")
    (named,) = re.findall(rf"^      - (\w+):{volume}(?: |$)", compose, re.MULTILINE)
    assert f"\n  {named}:\n" in compose.partition("\nvolumes:\n")[2], "it is declared"


def test_a_container_is_given_the_time_to_take_leave() -> None:
    """Docker's own ten seconds are one too few where Discord is slow."""
    compose = (ROOT / "compose.yaml").read_text("utf-8")
    for given in (*re.findall(r"docker run -d .*--stop-timeout (\d+)", PAGE),
                  *re.findall(r"stop_grace_period: (\d+)s", compose)):  # fmt: skip
        assert float(given) > 2 * FAREWELL + LAST_WORD
    assert PAGE.count("docker run -d") == PAGE.count("--stop-timeout") == 1
