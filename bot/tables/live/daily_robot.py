"""A strong robot's attempt at a daily in the player's seat, against the robots that all meet."""

from bot.rules import CHANCE, GAMES, Seed
from bot.storage.rows.dailies import DailyRow
from bot.tables.live.robots import Thinker
from bot.tables.model.dailies import seat_of, worth

LEVEL = "hard"
"""The level of the strong robot."""


async def played_by_robot(daily: DailyRow, strong: Thinker, others: Thinker) -> tuple[int, str]:
    """The worth that a strong robot reaches, and its own actions, deal by deal.

    The ``others`` answer as they do to everyone.
    """
    game, seed = GAMES[daily.game], Seed.read(daily.seed)
    options = game.options.read(daily.options)
    state = game.start(options, daily.players)
    mine = seat_of(seed, daily.players)
    deals, moves, lines = 0, 0, list[list[str]]()
    while turn := game.to_act(state):
        seat = turn[0]
        if seat == CHANCE:
            if deals == daily.deals:
                break
            deals += 1
            lines.append([])
            action = game.chance(state, seed.below(f"deal {deals}"))
        else:
            who, level = (strong, LEVEL) if seat == mine else (others, daily.level)
            line = await who.choose(daily.game, game.view(state, seat), moves, level)
            action = game.read(line)
            if seat == mine:
                lines[-1].append(line)
        state = game.apply(state, seat, action).state
        moves += 1
    own = next(side for side in game.sides(options, daily.players) if mine in side)
    told = "\n".join("; ".join(deal) for deal in lines)
    return worth(game.match(state).merits, own), told
