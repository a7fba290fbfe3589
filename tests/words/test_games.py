"""Every game has words for all it can say, in every language. No game is called by name here."""

import re
from itertools import product
from typing import Any

import pytest

from bot.rules import GAMES, Reason
from bot.rules.options import spell
from bot.storage.rows.ids import TableId, UserId
from bot.tables.model.chairs import Chair
from bot.tables.model.lobby import HOUSE, Lobby
from bot.tables.screens.controls import action_label
from bot.tables.screens.help_screen import PAGES
from bot.tables.screens.lobby_screen import lobby_screen
from bot.tables.screens.rules_about import option_facts, page_text
from bot.tables.screens.rules_screen import rules_panel, value_panel
from bot.words.words import Words, words
from tests.support.kept import in_words
from tests.words import reading
from tests.words.catalogues import messages
from tests.words.playing import heard
from tests.words.strict import strictly

NAMES = tuple(f"P{n}" for n in range(8))
KINDS = ("why", "fact", "result", "shown", "duty")
KINDS_BY_FILE = {
    "reckon.py": ("bid-was", "verdict", "sum", "moment"),
    "stake.py": ("stake",),
    "tags.py": ("tag",),
}
"""The kinds of sentences for the reasons of a file; elsewhere :data:`KINDS`."""
everywhere = pytest.mark.parametrize(("game", "language"), in_words())


def has(w: Words, game: str, key: str) -> bool:
    """Whether this very language says it, for the game or for every game."""
    return w.has(f"{game}-{key}") or w.has(key)


def family(game: str) -> list[str]:
    """The games that share this one's package: what its source can tell, one of them says."""
    home = reading.package_of(GAMES[game])
    return [key for key, other in GAMES.items() if reading.package_of(other) == home]


@everywhere
def test_name_presets_and_options(game: str, language: str) -> None:
    w, rules = words(language), GAMES[game]
    assert w.has(f"game-{game}")
    assert [p for p in rules.presets if not has(w, game, f"preset-{p}")] == []
    for knob in rules.options.fields():
        with strictly():
            assert 1 <= len(w.option(game, knob.name)) <= 100
            for value in map(spell, knob.values):
                said = w.value(game, knob.name, value)
                assert 1 <= len(said) <= 100
                slugs = (f"value-{knob.name.replace('_', '-')}-{value}", f"value-{value}")
                number = value.lstrip("-").isdecimal()
                assert not number or said == value.replace("-", "−")
                assert number or any(has(w, game, s) for s in slugs), f"{knob.name} {value}"


@everywhere
def test_lobby_and_rules(game: str, language: str) -> None:
    w = words(language)
    for preset in GAMES[game].presets:
        lobby = Lobby.open(game, preset, UserId(1), "A" * 24)
        with strictly():
            assert len(lobby_screen(w, TableId(1), lobby).text) < 2000
            assert len(lobby_screen(w, TableId(1), lobby.fill()).text) < 2000
            for may in (True, False):
                assert len(rules_panel(w, TableId(1), lobby, may).text) < 2000
            for knob in GAMES[game].options.fields():
                value_panel(w, TableId(1), lobby, knob.name)
    assert Chair(user=UserId(1), name="A" * 24) in lobby.chairs


@everywhere
def test_phases_and_piles(game: str, language: str) -> None:
    w, home, found = words(language), reading.package_of(GAMES[game]), heard(game)
    written = {f"phase-{phase}" for phase in reading.phases(home)}
    written |= {f"phase-{asked}" for asked in reading.asked(home, "bot/rules/kit/view.py")}
    written |= {f"pile-{pile}" for pile in reading.piles(home)}
    assert [k for k in sorted(written) if not any(has(w, g, k) for g in family(game))] == []
    acts = [w.of(game, k) for k in sorted(written) if k.startswith("phase-") and has(w, game, k)]
    assert [act for act in acts if act[-1] in ".?!…。？！"] == [], (
        "a full stop follows in why-not-now"
    )
    keys = {f"phase-{phase}" for phase in found.asks}
    keys |= {f"pile-{pile}" for pile in found.piles}
    keys |= {f"{kind}-{mark}" for mark in found.marks for kind in ("mark", "marked")}
    keys |= {f"contract-{contract}" for contract in found.contracts}
    assert [key for key in sorted(keys) if not has(w, game, key)] == []


@everywhere
def test_whoever_is_asked_reads_a_sentence(game: str, language: str) -> None:
    """Of the game's own, in every phase in which somebody may be asked; tricks have duties."""
    w = words(language)
    for phase in sorted(heard(game).asks - {"dealing", "over", "playing"}):
        assert has(w, game, f"ask-{phase}"), phase
        for bid, players, dealer in product((0, 1, 7), (4, 6), ("yes", "no")):
            with strictly():
                text = w.of(
                    game,
                    f"ask-{phase}",
                    **option_facts(GAMES[game].presets[HOUSE]),
                    bid=bid,
                    least=2,
                    most=3,
                    left="Ann",
                    right="Bob",
                    players=players,
                    dealer=dealer,
                )
            assert text[-1] in ".?。？" and len(text) <= 160, text


@everywhere
def test_help_pages(game: str, language: str) -> None:
    w = words(language)
    written = [page for page in PAGES if has(w, game, f"help-{page}")]
    assert {"aim", "deal", "play", "scoring"} <= set(written)
    for page in written:
        with strictly():
            assert 80 <= len(page_text(w, game, page)) <= 900, page


@everywhere
def test_everything_the_rules_can_tell_has_words(game: str, language: str) -> None:
    """By their source: also what comes up once in a thousand deals."""
    said = messages(language)
    for told in reading.told(reading.package_of(GAMES[game])):
        file = told.where.split(":")[0].rpartition("/")[2]
        kinds = ("event",) if told.by == "tell" else KINDS_BY_FILE.get(file, KINDS)
        keys = [f"{kind}-{told.code}" for kind in kinds]
        own = [f"{g}-{key}" for g in (game, *family(game)) for key in keys]
        found = [key for key in (*own, *keys) if key in said]
        assert found, f"nothing says {told.code} of {told.where}: none of {', '.join(keys)}"
        if told.by == "tell" and family(game) == [game]:
            facts = told.facts | {f"{fact}_count" for fact in told.facts}
            assert said[found[0]].variables <= facts, f"{found[0]} of {told.where}"


@everywhere
def test_what_came_up_in_random_games_is_said_well(game: str, language: str) -> None:
    w, found = words(language), heard(game)
    assert found.finished and len(found.reasons) > 10
    with strictly():
        for (kind, code), reasons in found.reasons.items():
            for reason in reasons:
                _check(kind, code, w.reason(game, kind, reason, NAMES))
                if kind == "tag":
                    assert len(w.reason(game, kind, reason, NAMES)) <= 16, code
                if kind == "stake" and w.known(game, f"aloud-{code}"):
                    aloud = w.reason(game, "aloud", reason, NAMES)
                    _check("aloud", code, aloud)
                    assert aloud != w.reason(game, kind, reason, NAMES)
                if kind == "stake" and w.known(game, f"brief-{code}"):
                    brief = w.reason(game, "brief", reason, NAMES)
                    _check("brief", code, brief)
                    assert len(brief) <= 24, brief


@everywhere
def test_nobody_is_asked_to_bid_nothing_or_more(game: str, language: str) -> None:
    w = words(language)
    if w.known(game, "ask-bidding"):
        asked = w.of(game, "ask-bidding", left="", right="", bid=0, least=1, most=1)
        assert not re.search(r"\b0\b|^0|0以上", asked), asked


@everywhere
def test_that_everyone_passed_promises_no_other_deal(game: str, language: str) -> None:
    """It may have been the last one."""
    told = words(language).of(game, "event-all-passed")
    assert not re.search("next|nächste|suivant|prossim|次", told, re.IGNORECASE), told


@everywhere
def test_where_two_play_nobody_is_told_that_everyone_passed(game: str, language: str) -> None:
    rules, w = GAMES[game], words(language)
    if {max(rules.players(options)) for options in rules.presets.values()} != {2}:
        return
    for key in ("ask-must-name", "why-stuck-dealer"):
        if w.known(game, key):
            told = w.of(game, key)
            assert not re.search("everyone|alle |tout le monde|tutti|全員", told, re.IGNORECASE), (
                told
            )


def _check(kind: str, code: str, text: str) -> None:
    assert len(text) <= 300, text
    assert "  " not in text and text == text.strip(), repr(text)
    assert "None" not in text and "Seat(" not in text, text
    if kind != "fact":  # a fact that nobody needs to know may be silent
        assert text, f"{kind}-{code} says nothing"
    assert "\n" not in text, text


@everywhere
def test_every_combination_of_yes_and_no_is_said(game: str, language: str) -> None:
    """Sentences that turn on a yes or no are tried with both, and with every small number."""
    w, found = words(language), heard(game)
    with strictly():
        for (kind, code), reasons in found.reasons.items():
            for name, value in sorted(reasons, key=str)[0].facts:
                tries: tuple[object, ...] = ()
                if isinstance(value, bool):
                    tries = (True, False)
                elif type(value) is int:
                    tries = (*range(-2, 13), 1234)
                facts: dict[str, Any] = dict(sorted(reasons, key=str)[0].facts)
                for other in tries:
                    changed = Reason.of(code, **(facts | {name: other}))
                    _check(kind, code, w.reason(game, kind, changed, NAMES))


@everywhere
def test_actions_fit_on_buttons(game: str, language: str) -> None:
    w, found = words(language), heard(game)
    assert len(found.actions) > 5
    labels: dict[str, str] = {}
    with strictly():
        for action in sorted(found.actions, key=str):
            label = action_label(w, game, action)
            assert 1 <= len(label) <= 80 and label == label.strip(), f"{action}: {label!r}"
            assert label not in labels, f"{action} and {labels[label]} are both {label!r}"
            labels[label] = str(action)


@everywhere
def test_who_plays_is_never_told_with_a_bid_as_the_log_spells_it(game: str, language: str) -> None:
    """*Ann, bid smudge*: what is bid in a word has one of the language, unless it is a contract."""
    w, bids = words(language), (a for a in heard(game).actions if a.word == "bid")
    for value in {str(bid.facts["value"]) for bid in bids}:
        if value.isdecimal() or w.known(game, f"contract-{value}"):
            continue
        with strictly():
            told, other = (w.of(game, "way-bid", who="P0", value=v) for v in (value, "x"))
        assert told != other.replace("x", value), told


@pytest.mark.parametrize("game", ("pepper", "double-pepper"))
@pytest.mark.parametrize(("language", "wrong"), (("de", "Gebot|biete|bot "), ("ja", "ビッド")))
def test_tricks_are_announced_not_bid(game: str, language: str, wrong: str) -> None:
    """The sentences that all games share speak of points; these two have their own for tricks."""
    w = words(language)
    with strictly():
        told = [
            *(w.of(game, key, who="P0", value=5) for key in ("event-bid", "way-bid", "tag-bid")),
            *(w.of(game, "ask-bid", bid=5, also=also) for also in ("pass", "nothing", "higher")),
            w.of(game, "action-bid", value=5),
        ]
    assert [text for text in told if re.search(wrong, text)] == []
