"""The keys that screens and cogs ask for can be said, and nothing is written for nobody."""

import re
from collections.abc import Collection, Iterator, Mapping
from fnmatch import fnmatch
from functools import cache
from itertools import chain
from pathlib import Path
from typing import get_args

import discord
import pytest

from bot.client.naming import RENAMED
from bot.duplicate.movement import FORMS
from bot.duplicate.scoring import SCALES
from bot.robots.grounds import Ground
from bot.rules import GAMES
from bot.rules.about.hand_order import Ranks, Side
from bot.rules.kit import actions
from bot.rules.kit.cards import JOKERS, RANKS, SUIT_LETTERS, TRUMPS
from bot.rules.options import spell
from bot.storage.rows.achievements import ANY_GAME
from bot.storage.rows.people import HandPlace, Ping
from bot.tables.model.clock import PACES
from bot.tables.model.evenings import Off
from bot.tables.model.lobby import HINTS, LEVELS, ROBOTS, TAKEBACKS
from bot.tables.model.notes import Obstacle
from bot.tables.model.reviewing import Kind
from bot.tables.model.talk import PHRASES
from bot.tables.model.turn_clock import CLOCKS
from bot.tables.screens.board_screen import COLUMNS
from bot.tables.screens.boards import MEASURES, PERIODS
from bot.tables.screens.help_screen import BASICS, EXAMPLE, PAGES, SHORT
from bot.tables.screens.settings_screen import AS_DISCORD
from bot.tournaments.screens.pictures import COLUMNS as TOURNAMENT_COLUMNS
from bot.tournaments.values import SYSTEMS
from bot.words.card_style import THEMES
from bot.words.words import DEFAULT, languages
from cardart.scene import AVATARS, DECKS
from tests.words import reading
from tests.words.catalogues import Message, messages

BY_THE_GAMES = (
    "phase-*",
    "ask-*",
    "up-*",
    "way-*",
    "said-*",
    "short-contract-*",
    "pile-*",
    "mark-*",
    "marked-*",
    "contract-*",
    "short-contract-*",
    "preset-*",
    "preset-*-about",
    "preset-*-where",
    "option-*",
    "help-*",
    "feat-*",
)
"""Families whose members are the games' own: they are looked at game by game."""
FAMILIES: Mapping[str, Collection[str]] = {
    "hand-place-*": get_args(HandPlace),
    "ping-*": get_args(Ping),
    "evening-over-*": get_args(Off),
    "rail-*": ("open", "closed"),
    "achievement-*": (*ANY_GAME, *(name for game in GAMES.values() for name in game.achievements)),
    "button-text-only-*": ("yes", "no"),
    "button-tutor-*": ("yes", "no"),
    "button-moments-*": ("yes", "no"),
    "moments-*": get_args(Kind),
    "ranks-*": get_args(Ranks),
    "trumps-*": get_args(Side),
    "language-*": (AS_DISCORD, *languages()),
    "held-*": get_args(Obstacle),
    "ground-*": tuple(Ground),
    "limits-*": ("server", "host", "person"),
    "menu-limit-*": ("server", "host", "person"),
    "help-page-*": (BASICS, SHORT, *PAGES, EXAMPLE),
    "help-row-*": ("trump", "plain", "every"),
    "level-*": LEVELS,
    "takebacks-*": TAKEBACKS,
    "hints-*": HINTS,
    "button-*-takeback": ("agree", "refuse", "withdraw"),
    "clock-*": tuple(CLOCKS),
    "clock-button-*": ("pause", "agree", "resume", "back"),
    "button-*": (
        "join",
        "leave",
        "robot",
        "norobot",
        "start",
        "swap",
        "rules",
        "end",
        "more",
        "host",
    ),
    "button-concede-*": ("deal", "game"),
    "concede-*-question": ("deal", "game"),
    "phrase-*": PHRASES,
    "robots-*": ROBOTS,
    "talk-is-*": ("yes", "no"),
    "pace-*": tuple(PACES),
    "seats-button-*": ("lock", "unlock"),
    "system-*": SYSTEMS,
    "tournament-ties-*": SYSTEMS,
    "tournament-cancelled-*": ("by-hand", "too-few", "channel-gone", "not-begun"),
    "tournament-column-*": {*chain(*TOURNAMENT_COLUMNS.values()), "table", "sides", "result"},
    "button-tournament-*": (
        *("join", "pair", "leave", "standing", "tables", "mine", "lead"),
        *("start", "next", "cancel", "cancel-now", "keep", "leave-now", "stay", "points"),
    ),
    "button-board-*": ("back", "next"),
    "badge-*": ("dealer", "maker", "partner", "alone"),
    "board-column-*": (*COLUMNS, "points", "made", "curve"),
    "stats-*-row": ("won", "lost"),
    "period-*": PERIODS,
    "measure-*": MEASURES,
    "measure-*-about": MEASURES,
    "button-daily-*": ("week", "month"),
    "daily-field-*": ("bid", "card"),
    "button-theme-*": THEMES,
    "button-listed-*": ("yes", "no"),
    "button-emoji-*": ("yes", "no"),
    "button-pings-*": ("yes", "no"),
    "rank-*": RANKS,
    "typed-rank-*": RANKS,
    "typed-suit-*": SUIT_LETTERS,
    "plain-suit-*": SUIT_LETTERS,
    "card-*": JOKERS,
    "suit-*": (*SUIT_LETTERS, TRUMPS),
    "sign-*": SUIT_LETTERS,
    "cards-*": DECKS,
    "cloth-*": THEMES,
    "game-*": tuple(GAMES),
    "robot-name-*": tuple(str(number + 1) for number in range(len(AVATARS))),
    "formerly-*": RENAMED,
    "duplicate-form-*": FORMS,
    "duplicate-about-*": FORMS,
    "duplicate-*-line": FORMS,
    "duplicate-scale-*": SCALES,
    "duplicate-scales-*": SCALES,
    "duplicate-column-*": SCALES,
    "duplicate-foot-*": SCALES,
    "duplicate-*": ("ns", "ew"),
    "menu-duplicate-*": ("form", "scale", "deals", "minutes", "level"),
    "action-*": (),
    "*-about": (),
    "*-*": (),
    # Read off the source by ``members_of``.
    "right-*": (),
}
"""Every key that is put together: by what, as far as the table and not the game decides."""
KINDS = (
    *("why", "event", "fact", "result", "shown"),
    *("bid-was", "verdict", "sum", "stake", "aloud", "brief", "moment", "tag", "line"),
)
"""The kinds of reasons that the rules give."""
SHARED_RULES = (
    "bot/rules/kit",
    "bot/rules/about",
    *(f"bot/rules/{path.name}" for path in sorted((reading.ROOT / "bot/rules").glob("*.py"))),
)


def members_of(family: str) -> Collection[str]:
    """The words in the place of the star: the values listed, or rights of Discord in use."""
    if family != "right-*":
        return FAMILIES[family]
    used = reading.constants("bot/client", "cogs") & discord.Permissions.VALID_FLAGS.keys()
    return [name.replace("_", "-") for name in used]


@cache
def spelled_out() -> frozenset[str]:
    """Every key that is asked for, those put together too, but for the games' own."""
    plain = (said.key for said in reading.said() if "*" not in said.key)
    families = ({family.replace("*", one) for one in members_of(family)} for family in FAMILIES)
    return frozenset(plain).union(*families)


def spoken() -> dict[str, Message]:
    """The messages in English, by key."""
    return messages(DEFAULT)


def words_of(key: str) -> list[Message]:
    """The sentences a key can come to: the common one, and the games' own."""
    keys = (key, *(f"{game}-{key}" for game in GAMES))
    return [spoken()[found] for found in keys if found in spoken()]


def test_the_code_asks_for_something() -> None:
    keys = {said.key for said in reading.said()}
    assert {"your-turn", "trick-now", "joined", "command-open", "contract-by"} <= keys


def test_every_key_that_is_asked_for_is_there() -> None:
    assert len(spelled_out()) > 1000
    assert [key for key in sorted(spelled_out()) if not words_of(key)] == []


def test_every_key_put_together_comes_from_somewhere() -> None:
    patterns = {said.key: said.where for said in reading.said() if "*" in said.key}
    unknown = {k: where for k, where in patterns.items() if k not in (*FAMILIES, *BY_THE_GAMES)}
    assert unknown == {}, "say in FAMILIES which values these have"


def test_buttons_of_the_lobby_are_those_listed() -> None:
    pressed = {
        text
        for file in ("lobby_screen", "lobby_panels")
        for _, tree in reading.sources(f"bot/tables/screens/{file}.py")
        for call, home in reading.calls(tree)
        if reading.name_of(call) == "button"
        for text in reading.strings(call.args[0], home)
    }
    assert pressed == set(FAMILIES["button-*"])


def test_sentences_use_what_they_are_given() -> None:
    asked = [said for said in reading.said() if "*" not in said.key and said.every]
    assert len(asked) > 1000
    lacking = {
        f"{message.key} {said.where}": message.variables - said.variables
        for said in asked
        for message in (words_of(said.key) if said.of_game else [spoken()[said.key]])
        if not message.variables <= said.variables
    }
    assert lacking == {}


@pytest.mark.parametrize("game", GAMES)
def test_every_feat_has_its_word(game: str) -> None:
    for feat in GAMES[game].counted:
        assert f"{game}-feat-{feat}" in spoken() or f"feat-{feat}" in spoken(), feat


@cache
def refusals() -> tuple[reading.Told, ...]:
    """The refusals of the table itself (``Refusal``), and those for the rules (``Reason.of``)."""
    found = reading.told(*reading.SPEAKERS)
    return tuple(told for told in found if told.by in ("Refusal", "of"))


def test_every_refusal_of_the_table_has_its_sentence() -> None:
    assert len(refusals()) > 100
    faults = []
    for told in refusals():
        key = f"no-{told.code}" if told.by == "Refusal" else f"why-{told.code}"
        if key not in spoken():
            faults.append(f"{told.where}: there is no {key}")
        elif lacking := spoken()[key].variables - told.facts:
            faults.append(f"{told.where}: {key} is not given {sorted(lacking)}")
    assert faults == []


def test_every_reason_of_the_shared_rules_has_its_sentence() -> None:
    shared = [told for told in reading.told(*SHARED_RULES) if told.by == "of"]
    assert len(shared) > 30
    assert [fault for told in shared for fault in faults_of_shared(told)] == []


def faults_of_shared(told: reading.Told) -> Iterator[str]:
    """The faults of the sentences of a reason that the shared rules give."""
    kinds = {
        "ending": "result",
        "facts": "fact",
        "reckoning": "sum",
        "stake": "stake",
        "tags": "tag",
        "moments": "moment",
        "bids_of_melds": "moment",
    }
    kind = kinds.get(Path(told.where.split(":")[0]).stem, "why")
    sentences = words_of(f"{kind}-{told.code}")
    with_own_facts = {
        f"{key}-{kind}-{told.code}"
        for key, game in GAMES.items()
        if told.code in {own.code for own in reading.told(reading.package_of(game))}
    }
    given = told.facts | {f"{fact}_count" for fact in told.facts}
    for message in sentences:
        lacking = message.variables - given
        if lacking and message.key not in with_own_facts:
            yield f"{told.where}: {message.key} is not given {sorted(lacking)}"
    if not sentences or (kind == "why" and f"why-{told.code}" not in spoken()):
        yield f"{told.where}: there is no {kind}-{told.code}"


@cache
def referred_to() -> frozenset[str]:
    """The keys of all messages that stand in others."""
    return frozenset(key for message in spoken().values() for key in message.refers_to)


def takes_the_place_of(key: str) -> str:
    """The key replaced by a deck's own sentence, or by a plain one; empty for any other."""
    prefixes = (*(f"deck-{deck}-" for deck in DECKS), "plain-")
    prefix = next((prefix for prefix in prefixes if key.startswith(prefix)), "")
    return key.removeprefix(prefix) if prefix else ""


def test_what_is_said_differently_uses_no_other_facts() -> None:
    own = [(key, usual) for key in spoken() if (usual := takes_the_place_of(key))]
    assert own
    for key, usual in own:
        assert spoken()[key].variables <= spoken()[usual].variables, key


def _asked_for(key: str) -> bool:
    """Whether anybody can ask for a key of no game."""
    kind, rest = _parted(key)
    if takes_the_place_of(key) in spoken() or key in referred_to():
        return True
    if key in spelled_out() or key in reading.constants(*reading.SPEAKERS):
        return True
    if any(fnmatch(key, family) for family in ("right-*", "language-*", "mark-*", "marked-*")):
        return True
    match kind:
        case "no":
            return rest in {told.code for told in refusals() if told.by == "Refusal"}
        case kind if kind in KINDS:
            said = (*reading.told("bot/rules"), *reading.told("bot/tables"), *refusals())
            of_duties = {duty.removeprefix("duty-") for duty in spoken() if duty[:5] == "duty-"}
            return rest in {told.code for told in said} | of_duties
        case "up":
            return rest in {told.code for told in reading.told("bot/rules")}
        case "duty":
            return rest in reading.constants("bot/rules")
        case "lesson":
            return rest in {code for game in GAMES for code in _taught(game)}
        case "action" | "way" | "said":
            return rest in _verbs()
        case "feat":
            return rest in {feat for game in GAMES.values() for feat in game.counted}
        case "phase" | "ask" | "pile" | "preset":
            named = rest.removesuffix("-about") if kind == "preset" else rest
            return named in reading.constants("bot/rules") | _phases_by_class()
        case "option" | "value":
            return rest in _settings()[kind]
    return False


@cache
def _settings() -> Mapping[str, Collection[str]]:
    """The keys of single rules and of their values, with the rules' names and without."""
    knobs = [knob for game in GAMES.values() for knob in game.options.fields()]
    names = {knob.name.replace("_", "-") for knob in knobs}
    values = [(knob.name.replace("_", "-"), spell(v)) for knob in knobs for v in knob.values]
    named = {f"{name}-{value}" for name, value in values}
    return {"option": names, "value": named | {value for _, value in values}}


def _parted(key: str) -> tuple[str, str]:
    """The kind of a sentence and its code; one kind is two words."""
    kind, _, rest = key.removeprefix("bid-was-").partition("-")
    return ("bid-was", key.removeprefix("bid-was-")) if key.startswith("bid-was-") else (kind, rest)


@cache
def _taught(game: str) -> frozenset[str]:
    """The codes of what a game's first lesson says."""
    lesson = GAMES[game].lesson
    exercises = lesson.exercises if lesson else ()
    return frozenset(said.code for one in exercises for said in one.sayings)


@cache
def _rows(game: str) -> frozenset[str]:
    """The names of the rows in which a game's cards are shown from the top."""
    rules = GAMES[game]
    sets = rules.presets.values()
    shown = (rules.rankings(one, size) for one in sets for size in rules.players(one))
    return frozenset(row.name for rows in shown for row in rows)


@pytest.mark.parametrize("game", GAMES)
def test_every_row_of_cards_has_its_label(game: str) -> None:
    for name in _rows(game):
        assert f"{game}-help-row-{name}" in spoken() or f"help-row-{name}" in spoken(), name


@cache
def _verbs() -> frozenset[str]:
    """The verbs of the shared actions: a new game finds words for the commonest."""
    kinds = [x for x in vars(actions).values() if isinstance(x, type)]
    says = [x for x in vars(actions).values() if isinstance(x, actions.Say)]
    verbs = {x.verb for x in kinds if issubclass(x, actions.Action)} - {"play", "deal"}
    return frozenset(verbs | {str(x).replace(" ", "-") for x in says})


@cache
def _phases_by_class() -> frozenset[str]:
    """Games may name their phases after the classes of their states."""
    return frozenset(name.lower() for game in GAMES.values() for name in _classes(game))


@cache
def _classes(game: object) -> frozenset[str]:
    return frozenset(
        node.name
        for _, tree in reading.sources(reading.package_of(game))
        for node in tree.body
        if hasattr(node, "name")
    )


def test_nothing_is_written_for_nobody() -> None:
    common = [k for k in spoken() if not any(k.startswith(f"{game}-") for game in GAMES)]
    assert [key for key in common if not _asked_for(key)] == []


@pytest.mark.parametrize("game", GAMES)
def test_no_game_has_words_it_does_not_use(game: str) -> None:
    home = reading.package_of(GAMES[game])
    longer = [other for other in GAMES if other.startswith(f"{game}-")]
    own = [
        key.removeprefix(f"{game}-")
        for key in spoken()
        if key.startswith(f"{game}-") and not any(key.startswith(f"{o}-") for o in longer)
    ]
    unused = [key for key in own if not _used_by(game, home, key)]
    assert not unused, f"no module of {game} has the words of {unused} as literals"


def _used_by(game: str, home: str, key: str) -> bool:
    if f"{game}-{key}" in referred_to():
        return True
    kind, rest = _parted(key)
    knobs = GAMES[game].options.fields()
    match kind:
        case kind if kind in KINDS:
            told = {told.code for told in reading.told(home, *SHARED_RULES)}
            return rest in told or rest in reading.written_for(home)
        case "phase" | "ask":
            named = {name.lower() for name in _classes(GAMES[game])}
            asked = reading.asked(home, "bot/rules/kit/view.py")
            bids = (
                {"bid"} if kind == "ask" and actions.Bid in GAMES[game].vocabulary.kinds else set()
            )
            return rest in {*reading.phases(home), *asked, *named, *bids}
        case "preset":
            return re.sub("-(about|where)$", "", rest) in GAMES[game].presets
        case "option":
            return rest in {knob.name.replace("_", "-") for knob in knobs}
        case "value":
            values = {(k.name.replace("_", "-"), spell(v)) for k in knobs for v in k.values}
            return rest in {f"{name}-{value}" for name, value in values}
        case "ground":  # robots have the same for every game
            return rest in tuple(Ground)
        case "up":
            return rest in {told.code for told in reading.told("bot/rules")}
        case "duty":
            return rest in reading.constants("bot/rules") | reading.constants(home)
        case "action" | "way" | "said":
            return rest in _verbs() | {say.word for say in GAMES[game].vocabulary.phrases}
        case "feat":
            return rest in GAMES[game].counted
        case "achievement":
            return rest in GAMES[game].achievements
        case "badge":
            return rest in FAMILIES["badge-*"]
        case "help":
            pages = (SHORT, *PAGES, EXAMPLE)
            return rest.removeprefix("page-") in pages or rest.removeprefix("row-") in _rows(game)
        case "lesson":
            return rest in _taught(game) | {"begins"}
        case "short":
            return rest.removeprefix("contract-") in reading.written_for(home)
        case "pile" | "mark" | "marked" | "contract":
            return key in ("contract", "contract-by") or rest in reading.written_for(home)
    return key in {said.key for said in reading.said() if said.of_game}
