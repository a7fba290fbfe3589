"""Options know their values, print and parse back, and refuse what they do not know."""

from dataclasses import FrozenInstanceError, dataclass
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.kit.reasons import Illegal, Reason, Refused
from bot.rules.options import OptionField, Options, option, spell


@dataclass(frozen=True, slots=True)
class Sample(Options):
    """Options of every kind."""

    pack: int = option(32, 28, 24, 1)
    joker: str = option("none", "best-bower")
    alone: bool = option(True, False)


@dataclass(frozen=True, slots=True)
class Grown(Sample):
    """The sample options with one that was added when games had been played."""

    later: ClassVar[frozenset[str]] = frozenset({"added"})
    added: str = option("as-before", "otherwise")


samples = st.builds(
    Sample,
    st.sampled_from([32, 28, 24, 1]),
    st.sampled_from(["none", "best-bower"]),
    st.booleans(),
)


@given(samples, samples)
def test_options_print_and_parse_back(one: Sample, two: Sample) -> None:
    assert Sample.read(str(one)) == one
    changed = one.differing(two)
    assert two == one if not changed else two != one
    for name, value in changed.items():
        two = two.with_value(name, spell(value))
    assert two == one


def test_knobs_have_a_default_and_values() -> None:
    assert Sample.fields() == (
        OptionField("pack", 32, (32, 28, 24, 1)),
        OptionField("joker", "none", ("none", "best-bower")),
        OptionField("alone", True, (True, False)),
    )
    assert str(Sample()) == "pack=32 joker=none alone=yes"
    assert Sample.read("alone=no") == Sample(alone=False)


def test_an_option_that_came_later_leaves_older_rules_written_as_they_were() -> None:
    """Logs, boards and sets of a server have such a text, and are compared by it."""
    assert str(Grown()) == str(Sample())
    assert Grown.read(str(Sample(pack=24))) == Grown(pack=24)
    other = Grown(added="otherwise")
    assert str(other) == f"{Sample()} added=otherwise"
    assert Grown.read(str(other)) == other


@pytest.mark.parametrize(
    "wrong", [{"pack": 31}, {"pack": True}, {"pack": "32"}, {"alone": 1}, {"joker": "benny"}]
)
def test_a_value_of_another_kind_is_refused(wrong: dict[Any, Any]) -> None:
    with pytest.raises(Refused) as refused:
        Sample(**wrong)
    assert refused.value.reason.code == "option-value"
    assert refused.value.reason.values["option"] in wrong


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("pack=31", "option-value"),
        ("alone=true", "option-value"),
        ("alone=True", "option-value"),
        ("pack", "option-value"),
        ("pack=", "option-value"),
        ("deck=32", "option-name"),
        ("=32", "option-name"),
    ],
)
def test_a_wrong_text_is_refused(text: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        Sample.read(text)
    assert refused.value.reason.code == code
    assert isinstance(refused.value, Illegal)


def test_options_are_frozen() -> None:
    sample: Any = Sample()
    with pytest.raises(FrozenInstanceError):
        sample.pack = 24


def test_reasons_are_values_with_facts_in_order() -> None:
    one, two = Reason.of("code", b=1, a="x"), Reason.of("code", a="x", b=1)
    assert one == two
    assert hash(one) == hash(two)
    assert str(one) == "code a=x b=1"
    assert one.values == {"a": "x", "b": 1}
    assert str(Illegal(one)) == "code a=x b=1"
