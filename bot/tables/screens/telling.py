"""The table in words: the same facts for the public text, the hand's text and the alt text."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.rules import CHANCE, GAMES, Card, Log, Seat, View
from bot.rules.about.closing import CLOSE
from bot.rules.about.hand_order import AS_LAID, arranged
from bot.rules.kit.events import Event
from bot.rules.kit.fast_frozen import fast_frozen
from bot.rules.kit.match import Result
from bot.rules.kit.reasons import Reason
from bot.rules.kit.tags import POINTS
from bot.rules.kit.tricks import Trick
from bot.rules.kit.view import Pile
from bot.storage.rows.ids import TableId
from bot.tables.model.chairs import Chair
from bot.tables.model.session import GameSession, claims_in
from bot.tables.screens.counts import counts_of
from bot.tables.screens.discord_limits import ALT, length
from bot.tables.screens.names import game_name, names_of, option_in_words
from bot.tables.screens.told_events import told_of
from bot.words.words import CLOSING, Words
from cardart.text_cache import text_cache

CHANGED = "rule-changed"
"""The code of the event of a rule that is another from this deal on."""


@fast_frozen
@dataclass(frozen=True, slots=True)
class Teller:
    """Puts what a view shows into words.

    With ``markup`` for a message: names are harmless to Discord's Markdown, cards have emoji.
    """

    words: Words
    game: str
    names: tuple[str, ...]
    markup: bool = True
    deals: tuple[int, int] = (0, 0)
    """The number of the deal (0: the view's), and that of all, where the table ends the game."""
    sides: tuple[tuple[Seat, ...], ...] = ()
    """The seats that share a score; none where nobody is told of points."""

    @classmethod
    def of(cls, words: Words, game: str, chairs: Sequence[Chair], markup: bool = True) -> "Teller":
        """Make a teller for the people on these chairs."""
        return cls(words, game, names_of(words.plainly, tuple(chairs), markup), markup)

    @classmethod
    def at(cls, words: Words, session: GameSession, markup: bool = True) -> "Teller":
        """Make a teller for those who play a game."""
        names = names_of(words.plainly, session.chairs, markup)
        most = session.most_deals
        deals = (max(session.deals, 1), most) if most else (0, 0)
        sides = session.game.sides(session.options, session.log.players)
        return cls(words, session.log.game, names, markup, deals, sides)

    @classmethod
    def replaying(
        cls, words: Words, log: Log, chairs: Sequence[Chair], markup: bool = True
    ) -> "Teller":
        """Make a teller for a game that is over: perhaps it was ended after so many deals."""
        names = names_of(words.plainly, tuple(chairs), markup)
        closed = any(line == CLOSE for _, line in log.moves[-1:])
        deals = (0, sum(seat == CHANCE for seat, _ in log.mainline)) if closed else (0, 0)
        game = GAMES[log.game]
        sides = game.sides(game.options.read(log.options), log.players)
        return cls(words, log.game, names, markup, deals, sides)

    def target(self, view: View[Any]) -> int:
        """The points that end the game; 0 where the table ends it after some deals, or none do."""
        return 0 if self.deals[1] else view.target

    def aim(self, view: View[Any]) -> str:
        """The points that end the game, and whether the fewest win; empty if neither matters."""
        target, lowest = self.target(view), view.options.lowest_wins
        key = "sheet-lowest" if lowest else "sheet-target"
        return self.words.say(key, target=target) if target or lowest else ""

    def which_deal(self, view: View[Any]) -> str:
        """The number of the deal, and of all deals; empty if points end the game, or it is over."""
        between = view.turn == (CHANCE,) and view.deal > 1  # the next one is not dealt yet
        deal, deals = self.deals if self.deals[1] else (0, view.last_deal)
        deal = deal or view.deal - between
        if not view.turn or deal > deals:
            return ""
        return self.words.say("score-deal", deal=deal, deals=deals)

    def side(self, side: Sequence[Seat]) -> str:
        """The names of a side."""
        return self.words.all_of([self.names[seat] for seat in side])

    def partners(self, side: Sequence[Seat]) -> tuple[str, ...]:
        """The names of partners one by one; none of who plays alone."""
        return tuple(self.names[seat] for seat in side) if len(side) > 1 else ()

    def contract(self, view: View[Any]) -> str:
        """The contract: trump, its maker, who sits out; before that, the card turned up."""
        w = self.words
        if not view.contract:
            return " · ".join(self._turned_up(view))
        name = w.suit(view.trump) if view.trump else self._contract_begun(view.contract)
        key = "contract-by" if view.maker is not None else "contract"
        maker = self.names[view.maker] if view.maker is not None else ""
        said = w.of(self.game, key, contract=name, maker=maker, trump="yes" if view.trump else "no")
        if view.sitting_out:
            out = w.all_of([self.names[s] for s in view.sitting_out])
            said += " · " + w.say("sits-out", who=out, count=len(view.sitting_out))
        return said

    def headline(self, view: View[Any]) -> str:
        """The trump suit, or the contract in a word."""
        if view.trump:
            return self.words.suit(view.trump)
        if not view.contract:
            return ""
        if self.words.known(self.game, f"short-contract-{view.contract}"):
            return self.words.of(self.game, f"short-contract-{view.contract}")
        return self._contract_begun(view.contract)

    def way(self, view: View[Any]) -> str:
        """The maker, and how they came to the contract, if its own name does not say it."""
        if view.maker is None:
            return ""
        maker = self.names[view.maker]
        if view.contract and not view.trump and view.contract != "NT":
            return maker
        for done in reversed(view.history):
            if done.seat == view.maker and self.words.known(self.game, f"way-{done.action.word}"):
                way = f"way-{done.action.word}"
                dealer = "yes" if done.seat == view.dealer else "no"
                return self.words.of(self.game, way, who=maker, dealer=dealer, **done.action.facts)
        return maker

    def _contract_begun(self, contract: str) -> str:
        """The name of a contract with which a line begins."""
        name = self._contract_name(contract)
        return name[0].upper() + name[1:]

    def _contract_name(self, contract: str) -> str:
        if contract == "NT":
            return self.words.say("no-trump")
        return self.words.of(self.game, f"contract-{contract}")

    def _turned_up(self, view: View[Any]) -> Iterable[str]:
        card = GAMES[self.game].card_up(view)
        told = [value for fact in counts_of(view).facts for _, value in fact.facts]
        if card is not None and card not in told:
            yield self.words.of(self.game, "turned-up-is", card=self.words.card(card))

    def trick(self, view: View[Any], trick: Trick | None, key: str = "trick-now") -> str:
        """A trick of this view in the order played, with who holds it; empty if there is none."""
        if trick is None or not trick.cards:
            return ""
        cards = self.cards(view, trick.cards)
        played = " · ".join(
            f"{self.names[seat]} {card}" for seat, card in zip(trick.seats, cards, strict=True)
        )
        holder = self.names[trick.winner] if trick.winner is not None else ""
        return self.words.say(key, played=played, holder=holder)

    def turn(self, view: View[Any]) -> str:
        """The line about whose turn it is."""
        if view.turn in ((), (CHANCE,)):
            return self.words.say("turn-deck")
        who = self.words.all_of([self.names[s] for s in view.turn])
        if view.phase == "playing":
            return self.words.say("turn-whose", who=who)
        phase = self.words.of(self.game, f"phase-{view.asks}")
        return self.words.say("turn-of", who=who, phase=phase, count=len(view.turn))

    def scorers(self, view: View[Any]) -> tuple[tuple[Seat, ...], ...]:
        """The seats that share a score: the sides of the whole game, not of this deal."""
        return GAMES[self.game].sides(view.options, view.players)

    def title(self, table: TableId, view: View[Any]) -> str:
        """The game, its table, and which deal it is."""
        game = game_name(self.words, self.game)
        if deal := self.which_deal(view):
            return self.words.say("table-title-of", game=game, table=table, deal=deal)
        return self.words.say("table-title", game=game, table=table, deal=view.deal)

    def scores(self, view: View[Any], titled: bool = False) -> str:
        """Every side's points, its tricks in this deal, and what ends the game.

        Where the deal stands in a title (``titled``) it is not said again.
        """
        said = _scores(
            self.words.plainly, self.names, self.scorers(view), view.scores, view.tricks_won
        )
        ends = [said]
        if view.options.lowest_wins:
            ends.append(f"· {self.aim(view)}")
        elif target := self.target(view):
            ends.append(self.words.of(self.game, "score-to", target=target))
        if not titled and (deal := self.which_deal(view)):
            ends.append(f"· {deal}")
        return " ".join(ends)

    def facts(self, view: View[Any]) -> list[str]:
        """The facts that players of this game keep count of."""
        said = [
            self.words.reason(self.game, "fact", fact, self.names) for fact in counts_of(view).facts
        ]
        return [line for line in said if line]

    def tags(self, view: View[Any], seat: Seat) -> tuple[str, ...]:
        """The tags on a player's plate: a bid, a meld, points taken, each in a word or two.

        Points are told while the deal goes on: at its end the last trick is not among them.
        """
        return self._tagged(_standing(view, seat))

    def in_brackets(self, tags: Sequence[Reason]) -> str:
        """Tags as they stand beside points, a number by itself; empty without any."""
        told = zip(tags, self._tagged(tags), strict=True)
        said = self.words.say("comma").join(_number_of(tag) or text for tag, text in told)
        return self.words.say("in-brackets", text=said) if said else ""

    def _tagged(self, tags: Sequence[Reason]) -> tuple[str, ...]:
        return tuple(self.words.reason(self.game, "tag", tag, self.names) for tag in tags)

    def tagged(self, view: View[Any], code: str = "") -> list[str]:
        """The tags of all who have any (or any of this ``code``), each with its player.

        Points are left out here too where the deal does not go on.
        """
        comma, say = self.words.say("comma"), self.words.say
        told = []
        for seat, name in enumerate(self.names):
            tags = self._tagged([t for t in _standing(view, Seat(seat)) if code in ("", t.code)])
            told += [say("tags-of", who=name, tags=comma.join(tags))] if tags else []
        return told

    def hand(self, view: View[Any]) -> str:
        """The hand, as its owner likes it to lie."""
        return self.words.side_by_side(self.cards(view, laid(self.words, self.game, view)))

    def cards(self, view: View[Any], cards: Iterable[Card]) -> list[str]:
        """Cards of a view; those that are not what they seem with the word for them."""
        marks, said = GAMES[self.game].marks(view), []
        for card in cards:
            name = self.words.pictured(card) if self.markup else self.words.card(card)
            if card in marks:
                mark = self.words.of(self.game, f"marked-{marks[card]}")
                name = self.words.say("card-with-mark", card=name, mark=mark)
            said.append(name)
        return said

    def marks(self, view: View[Any]) -> str:
        """The letters that a picture sets on cards of this view, with what they mean."""
        words, game = self.words, self.game
        said = [
            words.say(
                "mark-is",
                sign=words.of(game, f"mark-{mark}"),
                mark=words.of(game, f"marked-{mark}"),
                card=words.card(card),
            )
            for card, mark in GAMES[game].marks(view).items()
        ]
        return words.say("marks-are", marks=words.say("comma").join(said)) if said else ""

    def middle(self, view: View[Any]) -> str:
        """The dealer, and the number of cards face down in the middle."""
        piles = [
            self.words.say(
                "pile-is", pile=self.words.of(self.game, f"pile-{p.name}"), count=p.count
            )
            for p in hidden_piles(self.game, view)
        ]
        return " · ".join([self.words.say("dealer-is", who=self.names[view.dealer]), *piles])

    def shown(self, view: View[Any]) -> list[str]:
        """The cards that lie open on the table, with their owners."""
        if not view.shown:
            return []
        plain = replace(self, markup=False)
        return [
            self.words.say(
                "shown-is",
                who=self.names[shown.seat],
                what=self.words.reason(self.game, "shown", shown.what, self.names),
                cards=self.words.side_by_side(plain.cards(view, shown.cards)),
            )
            for shown in view.shown
        ]

    def events(self, events: Iterable[Event], seat: Seat | None) -> list[str]:
        """The events told to a seat (``None``: to everyone), as sentences.

        Cards are not told twice, to those who know which as a number of cards as well. All rules
        that change at once are one sentence.
        """
        said: list[str] = []
        before = ""
        for what in told_of(events, seat, self.sides):
            if what.code == before == CHANGED:
                said[-1] = f"{said[-1]} · {self._option(what)}"
            else:
                said.append(self.words.reason(self.game, "event", what, self.names))
            before = what.code
        return [line for line in said if line]

    def _option(self, changed: Reason) -> str:
        """A rule that has changed, and its new value."""
        facts = dict(changed.facts)
        return option_in_words(self.words, self.game, str(facts["option"]), str(facts["values"]))

    def summary(self, events: Sequence[Event]) -> list[str]:
        """The end of a deal: the events after its last trick."""
        tricks = [n for n, event in enumerate(events) if event.what.code == "trick-won"]
        return self.events(events[tricks[-1] + 1 :] if tricks else events, None)

    def ending(self, closing: Sequence[Event], result: Result | None) -> list[str]:
        """The end of the last deal as a paragraph, and that of the game."""
        claims = self.events(claims_in(closing), None)
        lines = [f"> {line}" for line in (*claims, *self.summary(closing))]
        return [*lines, self.result(result)] if result else lines

    def result(self, result: Result) -> str:
        """The sentence that says why the game is over, and that it was won by the fewest points."""
        why = self.words.reason(self.game, "result", result.why, self.names)
        told = result.lowest_wins and result.why.code != "conceded"
        return f"{why} · {self.words.say('sheet-lowest', target=0)}" if told else why

    def joined(self, sentences: Iterable[str]) -> str:
        """Sentences joined as a screen reader reads them.

        The most important come first; those that do not fit are left out.
        """
        stop = self.words.say("full-stop")
        after = stop.lstrip(".。")
        parts = [
            sentence.rstrip(".。") + (after if sentence.rstrip(CLOSING)[-1] in "!?！？…" else stop)
            for sentence in sentences
            if sentence
        ]
        said = self.words.aloud("".join(parts))
        if length(said.strip()) <= ALT:  # nearly always
            return said.strip()
        said = ""
        for part in map(self.words.aloud, parts):
            said = said + part if length((said + part).strip()) <= ALT else said
        return said.strip()


def as_sentence(text: str) -> str:
    """A text from the midst of a line, as the beginning of a sentence."""
    return text[:1].upper() + text[1:]


def laid(words: Words, game: str, view: View[Any]) -> tuple[Card, ...]:
    """The hand of a view, in the order that its reader has chosen."""
    wish = words.style.hand
    return view.hand if wish == AS_LAID else arranged(view.hand, GAMES[game].order(view), wish)


def hidden_piles(game: str, view: View[Any]) -> list[Pile]:
    """The piles that lie face down for everyone."""
    up = GAMES[game].turned_up
    return [p for p in view.piles if p.count and not (p.name == up and p.cards)]


def _standing(view: View[Any], seat: Seat) -> list[Reason]:
    """The tags of a seat that are true as the view is shown: after the last trick no points."""
    return [tag for tag in view.tags(seat) if view.turn or tag.code != POINTS]


def _number_of(tag: Reason) -> str:
    """The number that is all a tag tells; empty if it tells anything else."""
    values = [value for _, value in tag.facts]
    return str(values[0]) if len(values) == 1 and type(values[0]) is int else ""


@text_cache(4096)
def _scores(
    words: Words,
    names: tuple[str, ...],
    sides: tuple[tuple[Seat, ...], ...],
    scores: tuple[int, ...],
    tricks: tuple[int, ...],
) -> str:
    """The points and tricks of these sides: everybody at a table is told the same."""
    return " — ".join(
        words.say(
            "score-of",
            side=words.all_of([names[seat] for seat in side]),
            score=scores[side[0]],
            tricks=sum(tricks[seat] for seat in side),
        )
        for side in sides
    )
