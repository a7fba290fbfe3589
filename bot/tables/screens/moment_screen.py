"""*My moments*: someone's decisions of a finished game that mattered most, for them alone."""

from dataclasses import replace

from bot.rules import Choose, Decision
from bot.storage.rows.ids import GameId
from bot.tables.model.reviewing import Review, Reviewed
from bot.tables.model.thought import TELLING, Thought
from bot.tables.past.export import Export
from bot.tables.past.review import Recalled
from bot.tables.screens import custom_ids
from bot.tables.screens.controls import action_label
from bot.tables.screens.details import facts_of
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import Button, Picture, Row, Screen, message
from bot.tables.screens.seat_scene import Own, table_scene
from bot.tables.screens.telling import Teller, laid
from bot.tables.screens.thought_screen import chance_of, ground_said
from bot.words.words import Words, when

ANEW, SAME = "anew", "same"
"""Ways to play on from a decision: with all that was hidden dealt anew, or as it was."""


def waiting_screen(words: Words, game: GameId) -> Screen:
    """The screen while a game's decisions are being looked at."""
    return Screen(words.say("moments-waiting", number=game))


def none_screen(words: Words, game: GameId) -> Screen:
    """The screen if no decision was worth a word."""
    return Screen(words.say("moments-none", number=game))


def moment_screen(
    words: Words,
    export: Export,
    review: Review,
    at: int,
    shown: Recalled,
    until: int | None = None,
) -> Screen:
    """One decision of a review: the table as its maker saw it, what they did, and what was better.

    ``at`` is its place in the review, from 0. The game is replayed and played on from there, unless
    others still play its deals: that is possible at ``until``, a Unix time.
    """
    game, number, one = shown.game, export.number, review.found[at]
    teller = Teller.replaying(words, export.log, export.seated)
    lines = [
        _title(words, number, review, at, shown),
        *_in_words(teller, shown),
        _told(words, game, one, shown),
        _ground(teller, one, shown),
        _worth(words, one),
    ]
    rows: tuple[Row, ...] = (_steps(words, number, review, at),)
    if until is None:
        rows += (_ways_on(words, number, one, shown),)
    else:
        lines.append(words.say("moments-later", until=when(until)))
    return Screen(message(lines), _picture(words, export, one, shown), rows)


def _title(words: Words, number: GameId, review: Review, at: int, shown: Recalled) -> str:
    return words.say(
        "moments-title",
        game=game_name(words, shown.game),
        number=number,
        deal=shown.deal,
        trick=shown.trick,
        at=at + 1,
        count=len(review),
    )


def _in_words(teller: Teller, shown: Recalled) -> list[str]:
    """All that the picture shows, for someone who has chosen words in its place."""
    if not teller.words.style.text_only:
        return []
    held = teller.words.say("hand-is", cards=teller.hand(shown.view))
    return [*facts_of(teller, shown.view), held]


def _told(words: Words, game: str, one: Reviewed, shown: Recalled) -> str:
    deals = shown.view.seat == shown.view.dealer
    return words.say(
        f"moments-{one.kind}",
        action=action_label(words, game, shown.action, deals=deals),
        other=action_label(words, game, shown.other, deals=deals),
    )


def _ground(teller: Teller, one: Reviewed, shown: Recalled) -> str:
    """The first ground for the better of the two, if the position holds any for it alone."""
    mine, other = (shown.action, shown.grounds), (shown.other, shown.others_grounds)
    (better, grounds), (_, others) = (other, mine) if one.kind == "cost" else (mine, other)
    thought = Thought(better, better, grounds)
    return ground_said(teller.words, teller.game, thought, teller.names, others)


def _worth(words: Words, one: Reviewed) -> str:
    """The lead of the better choice, and how sure it is.

    The interval is one around points and games won together. Where the lead is told in games, it
    is as wide in proportion.
    """
    if _is_about_the_game(one):
        part = min(one.margin / one.value, 1.0) if one.value > 0 else 0.0
        percent = max(1, chance_of(one.wins))
        least = max(1, chance_of(one.wins * (1 - part)))
        most = min(100, max(percent, chance_of(one.wins * (1 + part))))
        key = "moments-worth-wins" if least < most else "moments-worth-wins-sure"
        return words.say(key, percent=percent, least=least, most=most, worlds=one.worlds)
    points, count = words.decimal(one.points), round(one.points, 1)
    if not one.margin:
        return words.say("moments-worth-sure", points=points, count=count, worlds=one.worlds)
    low, high = (words.decimal(one.points + side * one.margin) for side in (-1, 1))
    return words.say(
        "moments-worth",
        points=points,
        count=count,
        least=low,
        most=high,
        span="no" if low == high else "yes",
        worlds=one.worlds,
    )


def _is_about_the_game(one: Reviewed) -> bool:
    """Whether games won decide, and not the points of that deal."""
    return one.wins > 0 and (one.wins >= TELLING or one.points <= one.margin)


# ---------------------------------------------------------------------- the picture


def _picture(words: Words, export: Export, one: Reviewed, shown: Recalled) -> Picture | None:
    """The table from the seat of then: bright is what was done and what was better.

    The cards of the other choice stand out of the hand.
    """
    if words.style.text_only:
        return None
    game, view, chairs = shown.game, shown.view, export.seated
    teller = Teller.replaying(words, export.log, chairs, markup=False)
    both: Decision = Choose((shown.action, shown.other))
    chosen = shown.other.cards if one.kind == "cost" else shown.action.cards
    own = Own.of(laid(words, game, view), both, chosen)
    note = _told(words, game, one, shown).replace("*", "")
    scene = table_scene(teller, chairs, view, note, own)
    scene = replace(
        scene,
        seats=tuple(
            replace(seat, robot=chair.robot is not None)
            for seat, chair in zip(scene.seats, chairs, strict=True)
        ),
    )
    alt = [words.say("hand-is", cards=teller.hand(view)), note, *facts_of(teller, view)]
    return Picture(scene, f"moment-{export.number}-{one.number}.png", teller.joined(alt))


# ---------------------------------------------------------------------- what can be pressed


def _steps(words: Words, number: GameId, review: Review, at: int) -> Row:
    """A button for each decision of the review; that of the one shown cannot be pressed."""
    return tuple(
        Button(
            words.say("button-moment-well") if one.kind == "well" else str(n + 1),
            custom_ids.Replay.of(number, "moments", str(n)),
            enabled=n != at,
        )
        for n, one in enumerate(review.found)
    )


def _ways_on(words: Words, number: GameId, one: Reviewed, shown: Recalled) -> Row:
    line = str(one.number)
    replayed = custom_ids.Replay.of(number, "at", str(shown.deal - 1), str(shown.stop))
    return (
        Button(
            words.say("button-play-on"),
            custom_ids.Replay.of(number, "on", line, ANEW),
            "primary",
        ),
        Button(words.say("button-play-on-same"), custom_ids.Replay.of(number, "on", line, SAME)),
        Button(words.say("button-replay"), replayed),
    )


def moments_button(words: Words, number: GameId) -> Button:
    """The button that asks for one's own moments of a finished game."""
    return Button(words.say("button-moments"), custom_ids.Replay.of(number, "moments", "0"))
