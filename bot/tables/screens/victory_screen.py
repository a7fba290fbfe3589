"""The end of a game: who won, the final score, moments worth telling, and changed ratings."""

from collections.abc import Sequence

from bot.rules.about.moments import moments
from bot.storage.rows.boards import RatingChange
from bot.storage.rows.ids import TableId
from bot.tables.model.offers import NO_OFFERS, Offers
from bot.tables.model.ratings import PROVISIONAL, START
from bot.tables.model.session import GameSession
from bot.tables.screens import custom_ids
from bot.tables.screens.deal_screen import deal_lines, last_tricks, show_button
from bot.tables.screens.details import in_one
from bot.tables.screens.ends import Ending
from bot.tables.screens.moment_screen import moments_button
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import Button, Picture, Screen, in_rows, message, unless_in_words
from bot.tables.screens.table_screen import opened, secret
from bot.tables.screens.talk_screen import talk_lines
from bot.tables.screens.telling import Teller, as_sentence
from bot.words.words import Words, escape
from cardart.scene import VictoryScene

Ratings = Sequence[RatingChange]


def victory_screen(
    words: Words,
    table: TableId,
    session: GameSession,
    ratings: Ratings = (),
    offers: Offers = NO_OFFERS,
    *,
    public: bool = True,
    again: bool = True,
) -> Screen:
    """The last message of a game at a table, and in the hands of those who played it.

    Where there is no ``public`` place nothing is shown to others; ``again``: a rematch is theirs
    to play.
    """
    text = [*_text(words, table, session, ratings), *talk_lines(words, offers.heard)]
    buttons = []
    if again:
        rematch = custom_ids.Look.of(table, "rematch")
        buttons.append(Button(words.say("button-rematch"), rematch, "primary"))
    if any(session.movers):
        buttons.append(moments_button(words, session.game_id))
    buttons.append(Button(words.say("button-replay"), custom_ids.Replay.of(session.game_id)))
    if session.sheet:
        look = custom_ids.Look.of(table, "deal")
        buttons.append(Button(words.say("button-last-deal"), look))
    buttons.append(Button(words.say("button-score"), custom_ids.Look.of(table, "score")))
    if public:
        buttons.append(show_button(words, custom_ids.Show.of(table, "game")))
    buttons.append(Button(words.say("button-menu"), custom_ids.Look.of(table, "menu")))
    picture = unless_in_words(words.style, victory_picture(words, table, session, ratings))
    return Screen(message(text), picture, in_rows(buttons), framed=True)


def shown_victory(
    words: Words, table: TableId, session: GameSession, ratings: Ratings = ()
) -> Screen:
    """The end of a game for everybody, with a button for its replay."""
    text = message(_text(words, table, session, ratings))
    button = Button(words.say("button-replay"), custom_ids.Replay.of(session.game_id))
    return Screen(text, victory_picture(words, table, session, ratings), ((button,),))


def _text(words: Words, table: TableId, session: GameSession, ratings: Ratings) -> list[str]:
    """The end of a game as the message says it: in short beside the picture, or all in words."""
    game = session.log.game
    teller = Teller.at(words, session)
    title = words.say("victory-title", game=game_name(words, game), table=table)
    won = f"**{headline(teller, session)}**"
    rated = ratings_told(words, session, ratings, markup=True)
    if not words.style.text_only:
        claims = teller.events(session.claims, None)
        return [in_one((title, opened(words, session))), *claims, won, rated]
    return [
        title,
        in_one((won, _reason(teller, session))),
        teller.scores(session.view(None)),
        *moments_told(teller, session),
        rated,
        *_last_deal(words, session),
        secret(words, session),
    ]


def _last_deal(words: Words, session: GameSession) -> list[str]:
    """The last deal in words, with its last tricks; it has a picture of its own."""
    if not session.sheet:
        return []
    ending = Ending(words, session, session.sheet[-1].deal)
    told = (*last_tricks(ending.teller, session), *deal_lines(ending, last=True))
    return [f"> {line}" for line in told if line]


def victory_picture(
    words: Words, table: TableId, session: GameSession, ratings: Ratings
) -> Picture:
    """The picture of the end of a game, with the same in words."""
    game, view = session.log.game, session.view(None)
    deal = session.sheet[-1].deal if session.sheet else view.deal
    ending = Ending(words, session, deal, markup=False)
    teller, result = ending.teller, session.result
    won = result.winners if result else ()
    scene = VictoryScene(
        title=words.say("victory-title", game=game_name(words, game), table=table).replace("*", ""),
        headline=headline(teller, session),
        sides=ending.scenes(final=view.scores),
        winners=tuple(n for n, side in enumerate(ending.sides) if side[0] in won),
        why=why(teller, session),
        moments=tuple(moments_told(teller, session)),
        ratings_label=words.say("victory-ratings"),
        ratings=tuple(
            (_name(session, change), _rating(change), words.gain(_gain(change)))
            for change in ratings
        ),
        target=ending.teller.target(view),
        dress=session.game.sheet,
        theme=words.style.theme,
        deck=words.style.deck,
    )
    said = [
        game_name(words, game),
        scene.headline.rstrip("!！\u202f"),
        as_sentence(_reason(teller, session)),
        teller.scores(view),
        *scene.moments,
        ratings_told(words, session, ratings),
    ]
    return Picture(scene, f"victory-{table}.png", teller.joined(said))


def ended_picture(words: Words, table: TableId, session: GameSession) -> Picture:
    """The picture of a game that was ended before it was over, which counts for nothing."""
    game, view = session.log.game, session.view(None)
    ending = Ending(words, session, view.deal, markup=False)
    scene = VictoryScene(
        title=words.say("ended-title", game=game_name(words, game), table=table),
        headline=words.say("victory-ended"),
        sides=ending.scenes(final=view.scores),
        why=words.say("victory-unscored"),
        target=ending.teller.target(view),
        dress=session.game.sheet,
        theme=words.style.theme,
        deck=words.style.deck,
    )
    said = [scene.title, scene.headline, scene.why, ending.teller.scores(view)]
    return Picture(scene, f"ended-{table}.png", ending.teller.joined(said))


def ended_scores(words: Words, session: GameSession) -> str:
    """The points of such a game, for someone who has chosen words."""
    return Teller.at(words, session).scores(session.view(None))


def headline(teller: Teller, session: GameSession) -> str:
    """The winners, or that it is a draw."""
    words, result = teller.words, session.result
    sides = teller.scorers(session.view(None))
    won = [side for side in sides if result and side[0] in result.winners]
    names = words.all_of([teller.side(side) for side in won])
    if len(won) == len(sides):
        return words.say("victory-draw")
    if any(event.what.code == "game-drawn" for event in session.closing):
        return words.say("victory-draw-between", winners=names)
    count = sum(len(side) for side in won)
    return words.say("victory-headline", winners=names, count=count)


def why(teller: Teller, session: GameSession) -> str:
    """The sentence that says why the game is over."""
    return teller.result(session.result) if session.result else ""


def _reason(teller: Teller, session: GameSession) -> str:
    """The reason of the end, above a final score which says itself that the fewest points win."""
    result = session.result
    return teller.words.reason(teller.game, "result", result.why, teller.names) if result else ""


def moments_told(teller: Teller, session: GameSession) -> list[str]:
    """One or two moments worth telling."""
    if session.result is None:
        return []
    told = moments(session.reckonings, session.result)
    return [teller.words.reason(teller.game, "moment", one, teller.names) for one in told]


def ratings_told(words: Words, session: GameSession, ratings: Ratings, markup: bool = False) -> str:
    """The changed ratings in a line; empty where nobody's has changed."""
    said = [
        words.say(
            "victory-rating",
            who=escape(_name(session, change)) if markup else _name(session, change),
            rating=_rating(change),
            gain=words.gain(_gain(change)),
        )
        for change in ratings
    ]
    label, text = words.say("victory-ratings"), " · ".join(said)
    return words.say("labelled", label=label, text=text) if said else ""


def _name(session: GameSession, change: RatingChange) -> str:
    """The name at the table of whoever plays there, else the last one they were known by."""
    names = [chair.name for chair in session.chairs if chair.user == change.user_id]
    return next(iter(names), change.name or "?")


def _rating(change: RatingChange) -> str:
    """A rating as boards write it: in brackets while it is provisional."""
    return f"({change.rating:.0f})" if change.rated < PROVISIONAL else f"{change.rating:.0f}"


def _gain(change: RatingChange) -> int:
    before = START if change.before is None else round(change.before)
    return round(change.rating) - before
