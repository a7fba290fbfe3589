"""The report of a run as files: JSON to resume from, and Markdown to read."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bot.smoke.check import Check, Result

FORMAT, VERSION = "knave-smoke", 1
SETTLED = ("agrees", "differs", "noted")
"""Verdicts of steps that a resumed run does not repeat."""


def write(file: Path, head: Mapping[str, str], results: Iterable[Result]) -> None:
    """Write a report as JSON, and as Markdown under the same name with ``.md``."""
    told = [asdict(result) for result in results]
    whole = {"format": FORMAT, "version": VERSION, **head, "steps": told}
    file.write_text(json.dumps(whole, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    file.with_suffix(".md").write_text(markdown(head, read_results(told)), encoding="utf-8")


def read(file: Path) -> dict[str, Result]:
    """The settled results of an earlier run, by step.

    :raises ValueError: the file is no report.
    """
    told = json.loads(file.read_text(encoding="utf-8"))
    if not isinstance(told, dict) or told.get("format") != FORMAT:
        raise ValueError(f"{file} is no report of knave smoke")
    found = read_results(told.get("steps", []))
    return {result.step: result for result in found if result.verdict in SETTLED}


def read_results(told: Iterable[Mapping[str, Any]]) -> list[Result]:
    """The results of steps from their JSON."""
    return [
        Result(**{**one, "checks": tuple(Check(**check) for check in one["checks"])})
        for one in told
    ]


def summary(results: Iterable[Result]) -> str:
    """The number of steps with each verdict, as text."""
    count = Counter(result.verdict for result in results)
    return ", ".join(f"{count[verdict]} {verdict}" for verdict in sorted(count)) or "nothing"


def markdown(head: Mapping[str, str], results: list[Result]) -> str:
    """The report of a run as Markdown."""
    lines = ["# knave smoke", "", *(f"- {name}: {value}" for name, value in head.items())]
    lines += ["", f"**{summary(results)}**", "", "| step | verdict | we believe | source |"]
    lines += ["|---|---|---|---|"]
    for one in results:
        note = f" ({_cell(one.note)})" if one.note else ""
        lines.append(
            f"| {one.step} | {one.verdict}{note} | {_cell(one.belief)} | {_cell(one.source)} |"
        )
    for one in results:
        if not one.checks:
            continue
        lines += ["", f"## {one.step}", "", "| what | believed | seen | verdict | ms | headers |"]
        lines.append("|---|---|---|---|---|---|")
        lines += [_row(check) for check in one.checks]
    return "\n".join(lines) + "\n"


def _row(check: Check) -> str:
    headers = " ".join(f"{name}={value}" for name, value in check.headers.items())
    cells = (check.what, check.believed, check.seen, check.verdict, check.ms or "", headers)
    return "| " + " | ".join(_cell(str(cell)) for cell in cells) + " |"


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")
