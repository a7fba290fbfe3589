"""The examples in docstrings are run, and there are some."""

import doctest
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PLACES = ("bot", "cardart", "cogs")


def modules() -> Iterator[str]:
    """The modules whose source has an example."""
    for place in PLACES:
        for path in sorted((ROOT / place).rglob("*.py")):
            if ">>> " in path.read_text(encoding="utf-8"):
                yield ".".join(path.relative_to(ROOT).with_suffix("").parts)


@pytest.mark.parametrize("name", list(modules()))
def test_the_examples_of_a_module_are_true(name: str) -> None:
    module = import_module(name.removesuffix(".__init__"))
    result = doctest.testmod(module)
    assert result.attempted and not result.failed


def test_the_rules_have_examples() -> None:
    assert sum(name.startswith("bot.rules") for name in modules()) > 8
