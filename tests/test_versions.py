"""Versions that several files name: of Python, and of everything that is installed."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]
CI = (ROOT / ".ci" / "run").read_text("utf-8")
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
PIN = re.compile(r"([A-Za-z0-9][\w.-]*)==([\w.]+)")


def pins() -> dict[str, str]:
    """Every constrained package with its version.

    :raises AssertionError: when a line is anything but a name and a version.
    """
    lines = (ROOT / ".ci" / "constraints.txt").read_text("utf-8").splitlines()
    found = {
        str(canonicalize_name(pin[1])): pin[2] for line in lines if (pin := PIN.fullmatch(line))
    }
    assert len(found) == len(lines), "names and versions, each name once, and nothing else"
    return found


def declared() -> list[Requirement]:
    """Every requirement of pyproject.toml but the engines that only the benchmarks know."""
    groups = [extra for name, extra in EXTRAS.items() if name != "bench"]
    lists = [PROJECT["build-system"]["requires"], PROJECT["project"]["dependencies"], *groups]
    return [Requirement(line) for lines in lists for line in lines]


def test_the_constraints_pin_everything_that_is_declared_within_its_range() -> None:
    pinned = pins()
    wrong = [
        str(wanted)
        for wanted in declared()
        if (name := canonicalize_name(wanted.name)) != "knave"
        and not wanted.specifier.contains(pinned.get(name, "0"))
    ]
    assert wrong == []


def test_ci_and_the_container_install_what_the_constraints_say() -> None:
    assert 'export PIP_CONSTRAINT="$PWD/.ci/constraints.txt"' in CI
    assert "COPY .ci/constraints.txt constraints.txt" in DOCKERFILE
    (install,) = (line for line in DOCKERFILE.splitlines() if "pip install" in line)
    assert "PIP_CONSTRAINT=constraints.txt" in install


def test_every_test_runs_on_the_python_that_the_container_ships_and_the_oldest_allowed() -> None:
    (shipped,) = re.findall(r"^ARG BASE=python:(\d+\.\d+)\.\d+-", DOCKERFILE, re.MULTILINE)
    (whole,) = re.findall(r"^WHOLE=(\S+)", CI, re.MULTILINE)
    assert whole == shipped
    assert PROJECT["project"]["requires-python"] == f">={shipped}"
    assert PROJECT["tool"]["mypy"]["python_version"] == shipped
    assert PROJECT["tool"]["ruff"]["target-version"] == f"py{shipped.replace('.', '')}"


def test_the_second_python_of_ci_is_another_that_is_allowed() -> None:
    (also,) = re.findall(r"^ALSO=(\S+)", CI, re.MULTILINE)
    (whole,) = re.findall(r"^WHOLE=(\S+)", CI, re.MULTILINE)
    assert also != whole
    assert SpecifierSet(PROJECT["project"]["requires-python"]).contains(also)
