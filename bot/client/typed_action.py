"""Actions typed instead of pressed: a label, the notation, or cards in words."""

import re
from collections import Counter
from collections.abc import Sequence

from bot.client.typed_cards import cards_in, named_in, notation, readers, small_words
from bot.client.typed_text import plain
from bot.rules import AnyGame, Card, Pick, Seat
from bot.rules.kit.actions import PASS, Bid
from bot.tables.model.refusals import Refusal
from bot.tables.model.session import GameSession
from bot.tables.screens.controls import action_label, labelled, numbers_to_bid
from bot.words.words import Words
from cardart.scene import SUITS

LONGEST = 400
"""Characters that are read: a whole hand of cards in words. Discord sends fifteen times as many."""
Text = Sequence[str]
"""A typed text or a label word by word, each thing under one name."""
Labels = Sequence[tuple[str, str]]
"""The actions of this moment: labels, each with the line it stands for."""


def played(said: Words, session: GameSession, typed: str) -> str:
    """The line that plays the card that was typed; other lines of the notation stay as they are.

    :raises Refusal: no card is called so.
    """
    _must_be_short(typed)
    if _reads(session.game, typed):
        return typed
    cards = cards_in(said, typed) or _by_mark(said, session, typed)
    line = f"play {cards[0] if len(cards) == 1 else notation(typed)}"
    if not _reads(session.game, line):
        raise Refusal("no-such-action", action=typed)
    return line


def bid(said: Words, session: GameSession, seat: Seat, typed: str) -> str:
    """The line that bids what was typed: a number, what else the game has for a bid, or a pass.

    :raises Refusal: it is no bid, a number is asked for, or nobody bids in this game.
    """
    _must_be_short(typed)
    if not any(issubclass(kind, Bid) for kind in session.game.vocabulary.kinds):
        raise Refusal("no-bidding")
    value = typed.removeprefix("bid ").strip()
    named = _labelled(said, session, seat, value)
    if named is not None and named.split()[0] in (Bid.verb, str(PASS)):
        return named
    if numbers_to_bid(session.decision(seat)):
        numbers = re.findall(r"\d+", value)
        if len(numbers) != 1:
            raise Refusal("not-a-number", bid=value)
        (value,) = numbers
    line = f"bid {value}"
    if not _reads(session.game, line):
        raise Refusal("no-such-action", action=value)
    return line


def passed(session: GameSession) -> str:
    """The line that passes.

    :raises Refusal: nobody passes in this game.
    """
    if not _reads(session.game, str(PASS)):
        raise Refusal("no-passing")
    return str(PASS)


def said_as(said: Words, session: GameSession, seat: Seat, typed: str) -> str:
    """The line of what was typed: its label or a part of one, the notation, or cards.

    :raises Refusal: nothing is called so.
    """
    _must_be_short(typed)
    if _reads(session.game, typed):
        return typed
    for meant in (_labelled, _put_away, _not_offered):
        if (line := meant(said, session, seat, typed)) is not None:
            return line
    return played(said, session, typed)


def _must_be_short(typed: str) -> None:
    """Refuse what nobody calls anything: to read it takes long, and what is read is kept.

    :raises Refusal: it is too long.
    """
    if len(typed) > LONGEST:
        raise Refusal("no-such-action", action=typed)


def _by_mark(said: Words, session: GameSession, typed: str) -> Sequence[str]:
    """The cards with such a name for what they are in this deal: *right bower*, *the left*."""
    key, marks = session.log.game, session.game.marks(session.view(None))
    found = dict[Card, None]()
    for by in readers(said):
        wanted = _without_naming(by, _words_of(by, typed))
        if any(not word.startswith("=") for word in wanted):  # *jack* is no name of the left jack
            names = {card: by.of(key, f"marked-{mark}") for card, mark in marks.items()}
            found |= dict.fromkeys(
                card for card, name in names.items() if _has(_words_of(by, name), wanted)
            )
    return tuple(found)


def _reads(game: AnyGame, line: str) -> bool:
    try:
        game.read(" ".join(line.split()))
    except ValueError:
        return False
    return True


# ---------------------------------------------------------------------- labels


def _labelled(said: Words, session: GameSession, seat: Seat, typed: str) -> str | None:
    """The action that may be done now and whose label was typed, or the one words of it fit."""
    wanted, labels = plain(typed), _labels(said, session, seat)
    exact = (line for label, line in labels if wanted in (plain(label), plain(line)))
    if (found := next(exact, None)) is not None:
        return found
    return _meant(said, labels, _words_of(said, typed))


def _labels(said: Words, session: GameSession, seat: Seat) -> Labels:
    """The actions of now by their labels, and by those that others than the dealer read."""
    own = list(labelled(said, session, seat))
    common = [
        (action_label(said, session.log.game, session.game.read(line)), line) for _, line in own
    ]
    return list(dict.fromkeys((*own, *common)))


def _meant(said: Words, labels: Labels, wanted: Text) -> str | None:
    """The action whose label fits these words, or these without the verbs of naming and bidding."""
    fewer = _without_naming(said, wanted)
    return _fitting(said, labels, wanted) or _fitting(said, labels, fewer)


def _without_naming(said: Words, wanted: Text) -> Text:
    """The words without the verbs of naming, bidding and playing."""
    naming = plain(said.say("typed-naming")).split()
    return [word for word in wanted if word not in naming]


def _fitting(said: Words, labels: Labels, wanted: Text) -> str | None:
    """The action whose label is these words, or has them.

    Where several have them, the plainest is meant, of which the others say more, or else the one
    that begins with them.
    """
    if not wanted:
        return None
    told = [(_words_of(said, label), line) for label, line in labels]
    for test in (_is, _has):
        fit = [line for label, line in told if test(label, wanted)]
        plainest = [one for one in fit if all(line.startswith(one) for line in fit)]
        if plainest:
            return plainest[0]
    begun = [line for label, line in told if label[: len(wanted)] == wanted]
    return begun[0] if len(begun) == 1 else None


def _is(label: Text, wanted: Text) -> bool:
    return label == wanted


def _has(label: Text, wanted: Text) -> bool:
    return not Counter(wanted) - Counter(label)


def _words_of(said: Words, typed: str) -> Text:
    """The words of a text without the small ones, unless there are no others."""
    small, words = small_words(said), [named.text for named in named_in(said, typed)]
    return [word for word in words if word not in small] or words


def _not_offered(said: Words, session: GameSession, seat: Seat, typed: str) -> str | None:
    """The line that names a suit as others may be named now: the rules say why it may not."""
    named = [one.suit for one in named_in(said, typed) if one.suit]
    if len(named) != 1:
        return None
    (suit,) = named
    labels, wanted = _labels(said, session, seat), _words_of(said, typed)
    for other in SUITS.replace(suit, ""):
        instead = [f"={other}" if word == f"={suit}" else word for word in wanted]
        if (line := _meant(said, labels, instead)) is not None:
            swapped = re.sub(rf"\b{other}\b", suit, line)
            return swapped if swapped != line and _reads(session.game, swapped) else None
    return None


# ---------------------------------------------------------------------- cards put away


def _put_away(said: Words, session: GameSession, seat: Seat, typed: str) -> str | None:
    """The line that does with these cards what is to be done with cards now, if not to play one.

    Beside them stand words of its label at most: *all but the jack of hearts* is nothing we read.
    """
    decision = session.decision(seat)
    cards = tuple(map(Card, cards_in(said, typed)))
    if not cards or not isinstance(decision, Pick):
        return None
    chosen = tuple(card for card in cards if card not in decision.always)
    action = decision.made_of(chosen)
    label = action_label(said, session.log.game, action)
    known = {decision.verb, *small_words(said), *_words_of(said, label)}
    if any(one.says_nothing and one.text not in known for one in named_in(said, typed)):
        return None
    return session.game.write(action)
