"""A finished deal in the rail: every hand, the bids, what came of them, and the sums."""

from dataclasses import replace

from bot.rules.kit.reckoning import Moment
from bot.storage.rows.ids import TableId
from bot.tables.model.session import GameSession
from bot.tables.past.export import Export
from bot.tables.past.replay import Frame
from bot.tables.screens.deal_screen import deal_lines
from bot.tables.screens.ends import Ending
from bot.tables.screens.names import game_name
from bot.tables.screens.replay_screen import hands, replay_scene, said
from bot.tables.screens.screen import Picture, Screen, message
from bot.tables.screens.telling import Teller
from bot.words.words import Words

MOST_MOMENTS = 2


def rail_screen(words: Words, table: TableId, session: GameSession, frame: Frame) -> Screen:
    """The message of a finished deal; the ``frame`` is the one before its first card."""
    ending = Ending(words, session, frame.deal)
    title = rail_title(words, table, session, frame.deal)
    lines = [
        f"**{title}**",
        " · ".join(said(ending.teller, frame.view.dealer, frame.since)),
        *deal_lines(ending),
        *(
            words.reason(session.log.game, "moment", moment.what, ending.teller.names)
            for moment in _moments(ending)
        ),
    ]
    export = Export(log=session.log, chairs=session.chairs)
    scene = replay_scene(words, export, session.deals, frame)
    scene = replace(scene, table=replace(scene.table, title=title))
    bare = Teller.at(words, session, markup=False)
    alt = bare.joined([title, *hands(bare, frame)])
    return Screen(message(lines), Picture(scene, f"deal-{table}-{frame.deal}.png", alt))


def _moments(ending: Ending) -> list[Moment]:
    """The moments of a deal that are told of it: the verdict above them is not said again."""
    reckoning = ending.reckoning
    if reckoning is None:
        return []
    verdict = reckoning.verdict.code if reckoning.verdict else ""
    others = [moment for moment in reckoning.moments if moment.what.code != verdict]
    return sorted(others, key=lambda moment: -moment.weight)[:MOST_MOMENTS]


def rail_title(words: Words, table: TableId, session: GameSession, deal: int) -> str:
    """The title of a deal in the rail, without any markup."""
    game = game_name(words, session.log.game)
    return words.say("rail-title", game=game, table=table, deal=deal)
