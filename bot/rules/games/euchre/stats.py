"""The statistics of the Euchre family, deal by deal."""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.rules.kit.events import Event, Stat
from bot.rules.kit.stats import public, seat

FAMILY: Final = ("contract", "made", "march", "euchred")
WITH_LONERS: Final = (*FAMILY, "alone", "alone-made", "defence-alone")


def stats_of(told: Sequence[Event]) -> Iterator[Stat]:
    """The maker's deals, made or euchred; marches, and deals played or defended alone."""
    maker, alone = None, False
    for what in public(told):
        facts = what.values
        if what.code in ("ordered", "named", "named-blind"):
            maker, alone = seat(facts["who"]), bool(facts.get("alone"))
        if what.code not in ("made", "march", "euchred", "euchred-by-one") or maker is None:
            continue
        made = what.code in ("made", "march")
        yield Stat(maker, "contract")
        yield Stat(maker, "made" if made else "euchred")
        if what.code == "march":
            yield Stat(maker, "march")
        if what.code == "euchred-by-one":
            yield Stat(seat(facts["by"]), "defence-alone")
        if alone:
            yield Stat(maker, "alone")
            yield from (Stat(maker, "alone-made") for _ in range(made))
