"""Whether the seed that was revealed accounts for every deal, reckoned beside the program's own."""

from __future__ import annotations

from collections.abc import Iterator

from bot.rules.about.conceding import CONCEDE
from bot.rules.about.log import Log, follow, game_of, is_of_table, seeds_of
from bot.rules.about.rule_changes import is_change
from bot.rules.kit.seats import CHANCE


def unfair_deals(log: Log) -> Iterator[int]:
    """The numbers (from 1) of the deals that the revealed seed does not account for.

    :raises ValueError: there is no seed, or it is not the one that was committed to.
    """
    seeds = seeds_of(log)
    if tuple(seed.commitment for seed in seeds) != log.commitments:
        raise ValueError("the seed is not the one whose SHA-256 was shown before the first bid")
    game, eras = game_of(log), log.eras
    state, number = game.start(game.options.read(log.options), log.players), 0
    for at, seat, line in log.numbered():
        if is_of_table(line):
            continue
        if is_change(seat, line) or line == CONCEDE:
            state = follow(game, state, seat, line).state
            continue
        if seat == CHANCE:
            number += 1
            if at < log.laid:
                state = game.apply(state, seat, game.read(line)).state
                continue
            below = seeds[eras[at - 1]].below(f"deal {number}")
            if game.write(game.chance(state, below)) != line:
                yield number
        state = game.apply(state, seat, game.read(line)).state
