"""Pictures of a set: how it stands, and a deal with the results of all its tables."""

from collections.abc import Iterable, Iterator

from bot.duplicate import names
from bot.duplicate.model import DuplicateSet, Place, Played
from bot.duplicate.movement import Direction
from bot.duplicate.standing import Entry, Rank, compared, standing
from bot.tables.screens.discord_limits import ALT, shorten
from bot.tables.screens.names import game_name
from bot.tables.screens.screen import Picture
from bot.words.words import Words, clean
from cardart.scene import BoardScene, SheetScene

NS, EW = 0, 1
"""The chairs of a circle by which its two sides are known."""
MOST_LINES = 24
"""Lines of a picture at most."""


def standing_picture(words: Words, one: DuplicateSet) -> Picture:
    """The standing of a set: deal by deal with both results for teams, else place by place."""
    scene = _match(words, one) if one.terms.form == "teams" else _places(words, one)
    lines = [scene.title, _in_words(scene.columns), *map(_in_words, scene.rows)]
    if isinstance(scene, SheetScene):
        lines.append(_in_words(scene.total))
    lines.append(scene.footer)
    return Picture(scene, f"duplicate-{one.id}.png", shorten("; ".join(lines), ALT))


def _in_words(row: Iterable[str]) -> str:
    """A row of a picture, or the heads of its columns, for whoever does not see it."""
    return " · ".join(filter(None, row))


def after(words: Words, one: DuplicateSet) -> str:
    """The progress of a set."""
    return words.say("duplicate-after", done=len(one.finished), deals=one.terms.deals)


def _title(words: Words, one: DuplicateSet) -> str:
    return words.say(
        "duplicate-picture", game=game_name(words, one.terms.game), after=after(words, one)
    )


def _match(words: Words, one: DuplicateSet) -> SheetScene:
    """The results of both tables for every deal, the difference, and what it is worth."""
    scale, say = one.terms.scale, words.say
    rows = []
    for deal in one.finished[-MOST_LINES:]:
        entries = sorted(compared(one, deal)["ns"], key=lambda entry: entry.contestant)
        results = [words.gain(entry.points) for entry in entries]
        ahead = words.gain(entries[0].points - entries[1].points)
        worth = () if scale == "points" else (names.worth_cell(words, scale, entries[0].worth),)
        rows.append((str(deal), *results, ahead, *worth))
    totals = {rank.contestant: rank for rank in standing(one)["ns"]}
    teams = [names.contestant_called(words, one, n) for n in range(one.count)]
    ahead = say("duplicate-column-ahead", team=teams[0])
    head: tuple[str, ...] = (say("duplicate-column-deal"), *teams, ahead)
    counted = names.worth_cell(words, scale, totals[0].total)
    total: tuple[str, ...] = (say("duplicate-column-total"), "", "", counted)
    if scale != "points":
        head, total = (*head, say(f"duplicate-column-{scale}")), (*total[:3], "", counted)
    won = [n for n, rank in totals.items() if rank.place == 1]
    return SheetScene(
        title=_title(words, one),
        columns=head,
        rows=tuple(rows),
        total=total,
        winners=tuple(1 + n for n in won) if len(won) == 1 and not one.open else (),
        footer=say("duplicate-foot-teams"),
        theme=words.style.theme,
    )


def _places(words: Words, one: DuplicateSet) -> BoardScene:
    """The standing place by place; pairs in their two fields, one below the other."""
    fields, say = standing(one), words.say
    rows = [
        (*_field(words, field, len(fields)), *_row(words, one, rank))
        for field, ranks in fields.items()
        for rank in ranks
    ]
    direction = (say("duplicate-column-field"),) if len(fields) > 1 else ()
    return BoardScene(
        title=_title(words, one),
        columns=(
            *direction,
            say("duplicate-column-place"),
            say("duplicate-column-who"),
            say(f"duplicate-column-{one.terms.scale}"),
        ),
        rows=tuple(rows[:MOST_LINES]),
        footer=say(f"duplicate-foot-{one.terms.scale}"),
        names=_people(one),
        theme=words.style.theme,
    )


def _people(one: DuplicateSet) -> tuple[str, ...]:
    """The names of all people of a set, as its pictures write them."""
    return tuple(clean(place.name) for place in one.places if place.user)


def _field(words: Words, field: Direction, fields: int) -> tuple[str, ...]:
    return (words.say(f"duplicate-{field}"),) if fields > 1 else ()


def _row(words: Words, one: DuplicateSet, rank: Rank) -> tuple[str, str, str]:
    who = names.ranked(words, one, rank)
    return str(rank.place), who, names.worth_cell(words, one.terms.scale, rank.total)


# ---------------------------------------------------------------------- a deal


def deal_picture(words: Words, one: DuplicateSet, deal: int) -> Picture:
    """The results of a deal at every table, the best first, with what each was worth."""
    alt = shorten("; ".join(deal_lines(words, one, deal)), ALT)
    return Picture(_deal_scene(words, one, deal), f"duplicate-{one.id}-{deal}.png", alt)


def deal_lines(words: Words, one: DuplicateSet, deal: int) -> list[str]:
    """The picture of a deal in words, all of it: there is more room beside one than under it."""
    scene = _deal_scene(words, one, deal)
    return [scene.title, *map(_in_words, (scene.columns, *scene.rows)), scene.footer]


def _deal_scene(words: Words, one: DuplicateSet, deal: int) -> BoardScene:
    say, fields = words.say, compared(one, deal)
    sided = one.terms.has_sides and one.terms.form != "alone"
    who = ("duplicate-ns", "duplicate-ew") if sided else ("duplicate-column-who",)
    rows = tuple(_results(words, one, deal, fields.get("ns", ())))
    return BoardScene(
        title=say("duplicate-deal-title", game=game_name(words, one.terms.game), deal=deal),
        columns=(
            say("duplicate-column-table"),
            *map(say, who),
            say("duplicate-column-result"),
            say(f"duplicate-column-{one.terms.scale}"),
        ),
        rows=rows[:MOST_LINES],
        footer=say("duplicate-foot-deal" if sided else "duplicate-foot-alone"),
        names=_people(one),
        theme=words.style.theme,
    )


def _results(
    words: Words, one: DuplicateSet, deal: int, entries: tuple[Entry, ...]
) -> Iterator[tuple[str, ...]]:
    tables = {played.table: played for played in one.of_deal(deal)}
    for entry in entries:
        yield (
            str(entry.table + 1),
            *sides(words, one, tables[entry.table]),
            names.points_told(words, one.terms, entry.points),
            names.worth_cell(words, one.terms.scale, entry.worth),
        )


def sides(words: Words, one: DuplicateSet, played: Played) -> tuple[str, ...]:
    """The players of a deal at a table: N-S and E-W, or one name for each who sat alone.

    People who have come to a place since are not named; a robot stands for those who have gone.
    """
    circle = one.circle(*played.key)
    if one.terms.form == "alone":
        return (_pair(words, one, played, circle[:1]),)
    return _pair(words, one, played, circle[NS::2]), _pair(words, one, played, circle[EW::2])


def _pair(words: Words, one: DuplicateSet, played: Played, places: tuple[int | None, ...]) -> str:
    own = {(part.place, part.user) for part in played.parts if part.share}
    there = [(n, one.places[n]) for n in places if n is not None]
    made = [place if (n, place.user) in own else Place() for n, place in there]
    return names.all_called(words, made)
