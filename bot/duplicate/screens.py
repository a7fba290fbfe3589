"""The screens of a set: its public message, the results of a deal, and a hand that is over."""

from collections.abc import Iterator

from bot.duplicate import names
from bot.duplicate.cards import after, deal_lines, deal_picture, standing_picture
from bot.duplicate.model import DuplicateSet, Played
from bot.duplicate.movement import SIZE, seated
from bot.duplicate.standing import Rank, standing
from bot.storage.rows.ids import GameId, TableId
from bot.tables.model.session import GameSession
from bot.tables.screens.custom_ids import Duplicate, Replay
from bot.tables.screens.deal_screen import deal_picture as own_deal_picture
from bot.tables.screens.deal_screen import last_tricks
from bot.tables.screens.discord_limits import ITEM, MENU_ITEMS, shorten
from bot.tables.screens.screen import (
    Button,
    Item,
    Menu,
    Picture,
    Row,
    Screen,
    Style,
    in_rows,
    message,
    unless_in_words,
)
from bot.tables.screens.telling import Teller
from bot.words.words import Words, clean, escape, when

MOST_RANKED = 12
"""Lines of the standing in words beside its picture, which has the others."""


def set_screen(words: Words, one: DuplicateSet, seed: str = "") -> Screen:
    """The public message of a set; ``seed`` is its secret, once it is over."""
    if one.status == "open":
        return _open(words, one)
    lines = [
        names.title(words, one.terms),
        _outcome(words, one),
        *(_under_way(words, one) if one.open else ()),
        *ranks_told(words, one),
        *_fairness(words, one, seed),
    ]
    picture = standing_picture(words, one) if one.finished else None
    if picture is not None:
        picture = unless_in_words(words.style, picture)
    return Screen(message(lines), picture, _rows(words, one))


def _open(words: Words, one: DuplicateSet) -> Screen:
    lines = [
        names.title(words, one.terms),
        words.say(f"duplicate-about-{one.terms.form}"),
        names.terms_told(words, one.terms),
        *_places(words, one),
        words.say("duplicate-hint-open", host=escape(_host(one))),
    ]
    buttons = [
        _button(words, one, "join", "primary"),
        _button(words, one, "start"),
        _button(words, one, "terms"),
        _button(words, one, "leave"),
    ]
    return Screen(message(lines), rows=in_rows(buttons))


def _places(words: Words, one: DuplicateSet) -> Iterator[str]:
    """The people so far, contestant by contestant, and the number of free places."""
    form, size = one.terms.form, SIZE[one.terms.form]
    comers = [escape(clean(place.name)) for place in one.places]
    places = seated(form, comers, "")
    for number in range(len(places) // size):
        line = words.say(f"duplicate-{form}-line", number=number + 1)
        here = [name for name in places[number * size :][:size] if name]
        if free := size - len(here):
            here.append(words.say("duplicate-free", count=free))
        yield f"{line} {words.say('comma').join(here)}"


def _host(one: DuplicateSet) -> str:
    return next((clean(place.name) for place in one.places if place.user == one.host), "?")


def _under_way(words: Words, one: DuplicateSet) -> Iterator[str]:
    """The progress of each table: that is no secret, and nothing else of it is told."""
    for table in range(one.tables):
        played = one.under_way(table)
        if played is None:
            yield words.say("duplicate-table-waits", table=table + 1)
        else:
            due, deal = when(played.due), played.deal
            yield words.say("duplicate-table-plays", table=table + 1, deal=deal, when=due)


def _outcome(words: Words, one: DuplicateSet) -> str:
    if one.status == "playing":
        return after(words, one)
    if not one.open and not one.commitment:
        return words.say("duplicate-is-unbegun")
    key = "duplicate-is-over" if one.status == "over" else "duplicate-is-ended"
    said = words.say(key, done=len(one.finished), deals=one.terms.deals)
    best = [
        names.contestant_called(words, one, ranks[0].contestant)
        for ranks in standing(one).values()
        if one.finished and len([rank for rank in ranks if rank.place == 1]) == 1
    ]
    won = words.say("duplicate-won", who=escape(" · ".join(best))) if best else ""
    return words.in_a_row([said, won])


def ranks_told(words: Words, one: DuplicateSet) -> Iterator[str]:
    """The standing in words, field by field; before the first result, who plays."""
    if not one.finished:
        yield from _contestants(words, one)
        return
    fields = standing(one)
    for field, ranks in fields.items():
        if len(fields) > 1:
            yield words.say("duplicate-field", field=words.say(f"duplicate-{field}"))
        shown = ranks if words.style.text_only else ranks[:MOST_RANKED]
        yield from (_rank(words, one, rank) for rank in shown)


def _contestants(words: Words, one: DuplicateSet) -> Iterator[str]:
    """Everybody who plays, robots among them, contestant by contestant."""
    for number in range(min(one.count, MOST_RANKED)):
        line = words.say(f"duplicate-{one.terms.form}-line", number=number + 1)
        yield f"{line} {names.people_of(words, one, number, markup=True)}"


def _rank(words: Words, one: DuplicateSet, rank: Rank) -> str:
    who = names.ranked(words, one, rank, markup=True)
    if one.terms.form == "teams":
        who = f"{names.contestant_called(words, one, rank.contestant)} ({who})"
    total = names.worth_told(words, one.terms.scale, rank.total)
    return words.say("duplicate-rank", place=rank.place, who=who, total=total)


def _fairness(words: Words, one: DuplicateSet, seed: str) -> Iterator[str]:
    if seed:
        yield "-# " + words.say("duplicate-seed", seed=seed)
    elif one.commitment:
        yield "-# " + words.say("duplicate-commitment", commitment=one.commitment)


def _rows(words: Words, one: DuplicateSet) -> tuple[Row, ...]:
    buttons = []
    if one.open:
        buttons.append(_button(words, one, "hand", "primary"))
        if any(place.user is None for place in one.places):
            buttons.append(_button(words, one, "join"))
    if one.finished:
        buttons.append(Button(words.say("button-duplicate-deal"), _deal_id(one, one.finished[-1])))
    if one.open:
        buttons.append(_button(words, one, "leave"))
    return in_rows(buttons)


LABELS = {
    "join": "button-join",
    "start": "button-start",
    "terms": "button-rules",
    "leave": "button-leave",
    "hand": "button-hand",
}
"""The labels of a set's buttons: as those of a table."""


def _button(words: Words, one: DuplicateSet, verb: str, style: Style = "secondary") -> Button:
    return Button(words.say(LABELS[verb]), Duplicate.of(one.id, verb), style)


def _deal_id(one: DuplicateSet, deal: int) -> str:
    return Duplicate.of(one.id, "deal", deal)


# ---------------------------------------------------------------------- the results of a deal


def deal_screen(
    words: Words, one: DuplicateSet, deal: int, games: tuple[tuple[int, GameId], ...] = ()
) -> Screen:
    """The results of a deal at every table; ``games`` are those of some tables, to be replayed.

    :raises LookupError: not all tables have played it.
    """
    if deal not in one.finished:
        raise LookupError(f"deal {deal} is not over everywhere")
    shown = unless_in_words(words.style, deal_picture(words, one, deal))
    text = words.say("duplicate-deal-text", deal=deal, deals=one.terms.deals)
    lines = [f"**{text}**", *(map(escape, deal_lines(words, one, deal)) if shown is None else ())]
    items = tuple(
        Item(words.say("duplicate-deal-item", deal=n), str(n), _scores(words, one, n), n == deal)
        for n in one.finished[-MENU_ITEMS:]
    )
    menu = Menu(Duplicate.of(one.id, "deal"), words.say("menu-duplicate-deal"), items)
    buttons = [
        Button(words.say("button-duplicate-replay", table=table + 1), Replay.of(game))
        for table, game in games
    ]
    return Screen(message(lines), shown, (menu, *in_rows(buttons)))


def _scores(words: Words, one: DuplicateSet, deal: int) -> str:
    """The outcomes of a deal, table by table, in a line under its name."""
    played = sorted(one.of_deal(deal), key=lambda each: each.table)
    told = [names.points_told(words, one.terms, one.score(each)) for each in played]
    said = words.say("comma").join(told)
    if one.terms.has_sides and one.terms.form != "alone":
        said = words.say("labelled", label=words.say("duplicate-ns"), text=said)
    return shorten(said, ITEM)


def hand_line(words: Words, one: DuplicateSet, played: Played) -> str:
    """The line under a hand: which deal this is, and when its time is up."""
    due, deals = when(played.due), one.terms.deals
    return words.say("duplicate-hand", deal=played.deal, deals=deals, when=due)


def over_screen(
    words: Words, table: TableId, session: GameSession | None, one: DuplicateSet, deal: int
) -> Screen:
    """The hand at a table whose deal is over: what it came to here, and the way to the others.

    A deal that not all tables had played when the set was ended is never compared.
    """
    lines = [names.title(words, one.terms)]
    if one.open or any(played.table_id == table and played.is_over for played in one.played):
        lines.append(words.say("duplicate-deal-over", deal=deal, deals=one.terms.deals))
    lines.append(_compared(words, one, deal, table))
    picture: Picture | None = None
    if session is not None and session.sheet:
        picture = own_deal_picture(words, table, session, session.sheet[-1].deal, called=deal)
        if words.style.text_only:
            lines += [*last_tricks(Teller.at(words, session), session), escape(picture.alt)]
        picture = unless_in_words(words.style, picture)
    if one.open or one.compared(deal):
        buttons = [_compare(words, one, deal, "button-duplicate-compare")]
    else:
        buttons = [_compare(words, one, n, "button-duplicate-deal") for n in one.finished[-1:]]
    return Screen(message(lines), picture, in_rows(buttons))


def _compare(words: Words, one: DuplicateSet, deal: int, label: str) -> Button:
    return Button(words.say(label), _deal_id(one, deal), "primary")


def _compared(words: Words, one: DuplicateSet, deal: int, table: TableId) -> str:
    """The results of a deal, when they will come, or how the set ended without them."""
    if one.compared(deal):
        return _results(words, one, deal, table)
    if not one.open:
        return _outcome(words, one)
    last = deal == one.terms.deals
    return words.say("duplicate-last-deal-waits" if last else "duplicate-deal-waits")


def _results(words: Words, one: DuplicateSet, deal: int, table: TableId) -> str:
    """The results of a deal here and elsewhere, in a line."""
    scores = {
        played.table_id: names.points_told(words, one.terms, one.score(played))
        for played in one.of_deal(deal)
    }
    here = scores.pop(table)
    sided = one.terms.has_sides and one.terms.form != "alone"
    key = "duplicate-deal-results" if sided else "duplicate-deal-points"
    return words.say(key, here=here, others=words.say("comma").join(scores.values()))
