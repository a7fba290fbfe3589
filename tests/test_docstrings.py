"""A docstring stands alone: it names its subject, the units of numbers, and what is raised."""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
ROOMS = ("bot", "cogs", "cardart")
TESTS = "tests"
TEST = "test_"
"""The beginning of a test's name."""
FEWEST = 4
"""Words that the first sentence has at least."""
OPENINGS = re.compile(r"(The same|And|Another|Also|It|This|Its|Them|They|Same|Ditto)\b(?!-)")
"""Words with which no first sentence begins: they point at something outside of it."""
CLAUSES = re.compile(r"(What|Who|Whom|Whose|Whoever|How)\b")
"""Nor does it begin with these: a clause, where its subject is a noun."""
END = re.compile(r"[.!?…][\"')`]*(?=\s|$)")
"""The end of a sentence."""
TIMES = r"((milli)?seconds?|minutes?|hours?|days?)"
AMOUNTS = (
    r"(bytes?|[KM]iB|characters?|pixels?|points?|cards?|players?|people|chairs?|seats?|tables?"
    r"|rows?|lines?|items?|entries|deals?|tricks?|games?|messages?|requests?|places|parts?|units?)"
)
UNITS = {
    re.compile(r"(^|_)(seconds|grace|patience|timeout|delay|pause|interval|age)$"): TIMES,
    re.compile(r"(^|_)length$"): f"({AMOUNTS}|{TIMES})",
    re.compile(r"(^|_)(size|limit|width|height|longest|largest)$"): AMOUNTS,
}
"""Names of parameters that are a number of something, and of what it can be one."""
OWN_AFFAIR = {"NotImplementedError", "AssertionError", "StopIteration", "SystemExit"}
"""Exceptions that no caller is told of: they say that the program is wrong."""
HANDLERS = re.compile(r"(\w+\.)*(answers|command|autocomplete|listener|step)")
"""Decorators that register a method of a cog, or a step of the trial in real Discord.

No one else calls such a function, and what it refuses is answered in one place.
"""

LIBRARIES = {"BackendError"}
"""Exceptions that are imported by name: simcord's."""
TURNED = {"Lobby.with_option": {"Refused"}}
"""Exceptions that turn into others on their way out, in a ``with`` around them."""

Function = ast.FunctionDef | ast.AsyncFunctionDef
Documented = ast.Module | ast.ClassDef | Function


@dataclass(frozen=True)
class Item:
    """A public thing with the docstrings of what it stands in, the module's first."""

    name: str
    node: Documented
    around: tuple[str, ...]

    @property
    def doc(self) -> str:
        return ast.get_docstring(self.node) or ""


@lru_cache(1)
def _parsed(source: str) -> ast.Module:
    return ast.parse(source)


def items(source: str) -> Iterator[Item]:
    """The module and every public class, function and method in it, but none inside a function."""
    tree = _parsed(source)
    yield Item("module", tree, ())
    yield from _below(tree, "", (ast.get_docstring(tree) or "",))


def _below(node: ast.Module | ast.ClassDef, prefix: str, around: tuple[str, ...]) -> Iterator[Item]:
    for child in node.body:
        if isinstance(child, ast.ClassDef | Function) and not child.name.startswith("_"):
            if _is_overload(child):
                continue
            yield Item(f"{prefix}{child.name}", child, around)
            if isinstance(child, ast.ClassDef):
                doc = ast.get_docstring(child) or ""
                yield from _below(child, f"{prefix}{child.name}.", (*around, doc))


def _is_overload(node: ast.ClassDef | Function) -> bool:
    """Whether it is a signature only, or the setter of a property: the other has the docstring."""
    return any(
        (isinstance(mark, ast.Name) and mark.id == "overload")
        or (isinstance(mark, ast.Attribute) and mark.attr == "setter")
        for mark in node.decorator_list
    )


def first_sentence(doc: str) -> str:
    """The first sentence of a docstring, or its first paragraph where that has no end."""
    paragraph = " ".join(doc.strip().partition("\n\n")[0].split())
    for found in END.finditer(paragraph):
        if not re.search(r"\b(e\.g|i\.e|vs)\.$", paragraph[: found.end()]):
            return paragraph[: found.end()]
    return paragraph


@cache
def exceptions() -> frozenset[str]:
    """The names of Python's exceptions, and of all classes of the program and its tests."""
    paths = (path for room in (*ROOMS, TESTS) for path in (ROOT / room).rglob("*.py"))
    texts = (path.read_text("utf-8") for path in paths)
    ours = {name for text in texts for name in re.findall(r"^class (\w+)", text, re.MULTILINE)}
    return frozenset(ours | set(dir(builtins)) | LIBRARIES)


def faults(source: str) -> list[str]:
    """The faults of the docstrings of a source."""
    return [f"{item.name}: {fault}" for item in items(source) for fault in _faults(item)]


def faults_of_tests(source: str) -> list[str]:
    """The faults of a source of the tests: only of docstrings that are there.

    The docstring of a test goes on from its name, but does not begin with a clause, either.
    """
    helpers = [
        item for item in items(source) if item.doc and not item.name.split(".")[-1].startswith(TEST)
    ]
    found = [f"{item.name}: {fault}" for item in helpers for fault in _faults(item)]
    return [*found, *clauses(source)]


def clauses(source: str) -> Iterator[str]:
    """The docstrings that begin with a clause, those of private things and constants included."""
    for node in ast.walk(_parsed(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(doc))) if CLAUSES.match(doc):
                yield f"line {node.lineno} begins with a clause: {first_sentence(doc)!r}"


def _faults(item: Item) -> Iterator[str]:
    if not item.doc:
        if not _is_empty(item.node):
            yield "no docstring"
        return
    sentence = first_sentence(item.doc)
    if len(sentence.split()) < FEWEST:
        yield f"fewer than {FEWEST} words: {sentence!r}"
    if OPENINGS.match(sentence):
        yield f"begins by pointing elsewhere: {sentence!r}"
    if CLAUSES.match(sentence):
        yield f"begins with a clause: {sentence!r}"
    if not END.search(sentence) and not sentence.endswith(":"):  # a list may follow
        yield f"does not end: {sentence!r}"
    for name in re.findall(r":raises ([\w.]+)", item.doc):
        if "." not in name and name not in exceptions():
            yield f"there is no {name}"
    if isinstance(item.node, Function):
        told = " ".join((*item.around[1:], item.doc))
        for name, units in _numbers(item.node):
            if not re.search(rf"\b{units}\b", told) and not re.search(
                rf"\b(in|are) {units}\b", item.around[0]
            ):
                yield f"no unit of {name}"
        if _is_handler(item.node):
            return
        for error in sorted(_raised(item.node) - OWN_AFFAIR - TURNED.get(item.name, set())):
            if not re.search(rf":raises (\w+\.)*{error.rpartition('.')[2]}\b", item.doc):
                yield f"no :raises {error}"


def _is_empty(node: Documented) -> bool:
    """Whether a module has nothing in it, such as the door of a room."""
    return isinstance(node, ast.Module) and not node.body


def _is_handler(function: Function) -> bool:
    marks = (m.func if isinstance(m, ast.Call) else m for m in function.decorator_list)
    return any(HANDLERS.fullmatch(ast.unparse(mark)) for mark in marks)


def _numbers(function: Function) -> Iterator[tuple[str, str]]:
    """The parameters that are a number of something, and of what, as a pattern."""
    given = function.args
    for arg in (*given.posonlyargs, *given.args, *given.kwonlyargs):
        kind = ast.unparse(arg.annotation) if arg.annotation else ""
        if set(kind.split(" | ")) & {"int", "float"}:
            yield from ((arg.arg, units) for name, units in UNITS.items() if name.search(arg.arg))


def _raised(function: Function) -> set[str]:
    """The public exceptions that a function makes and raises itself, but for those it catches."""
    return {name for child in function.body for name in _raised_in(child)}


def _raised_in(node: ast.AST) -> set[str]:
    match node:
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef() | ast.Lambda():
            return set()
        case ast.Raise(exc=ast.Call(func=made) | (ast.Name() | ast.Attribute() as made)):
            name = ast.unparse(made)
            return {name} if re.fullmatch(r"(\w+\.)*[A-Z]\w*", name) else set()
        case ast.Try(body=body, handlers=handlers, orelse=orelse, finalbody=finalbody):
            kinds = [ast.unparse(h.type) for h in handlers if h.type]
            tried = {name for child in body for name in _raised_in(child)}
            kept = {name for name in tried if not any(name in kind for kind in kinds)}
            rest = [*handlers, *orelse, *finalbody]
            return kept.union(*(_raised_in(child) for child in rest))
    return {name for child in ast.iter_child_nodes(node) for name in _raised_in(child)}


FILES = sorted(
    str(path.relative_to(ROOT)) for room in ROOMS for path in (ROOT / room).rglob("*.py")
)


OF_TESTS = sorted(str(path.relative_to(ROOT)) for path in (ROOT / TESTS).rglob("*.py"))


def test_docstrings_stand_alone() -> None:
    found = {path: faults((ROOT / path).read_text("utf-8")) for path in FILES}
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


def test_no_docstring_of_the_program_begins_with_a_clause() -> None:
    """Private things, constants and fields included: all that `faults` does not look at."""
    found = {path: [*clauses((ROOT / path).read_text("utf-8"))] for path in FILES}
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


def test_docstrings_of_the_tests_stand_alone() -> None:
    found = {path: faults_of_tests((ROOT / path).read_text("utf-8")) for path in OF_TESTS}
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


def test_there_is_something_to_look_at() -> None:
    """Much of what is found is methods: the walk goes into classes."""
    names = [item.name for path in FILES for item in items((ROOT / path).read_text("utf-8"))]
    assert len(names) > 2000
    assert sum("." in name for name in names) > len(names) / 4


ABOUT = '"""A module about nothing in particular."""\n'
PLANTED = {
    "": "no docstring",
    '"""Short."""': "fewer than 4 words",
    '"""The same as it was before."""': "begins by pointing elsewhere",
    '"""And then there was a sentence."""': "begins by pointing elsewhere",
    '"""Another thing to be thought of."""': "begins by pointing elsewhere",
    '"""It does what it has to do."""': "begins by pointing elsewhere",
    '"""This player sits down at once."""': "begins by pointing elsewhere",
    '"""Also sit down at this table."""': "begins by pointing elsewhere",
    '"""What a table needs around it."""': "begins with a clause",
    '"""Whoever sits down at this table."""': "begins with a clause",
    '"""How many chairs there are."""': "begins with a clause",
    '"""Sit down at the table"""': "does not end",
    '"""Why not. A reason that comes later is no excuse."""': "fewer than 4 words",
}
"""A fault in the docstring of a function, and what is said of it."""
PLACES = (
    "def sit() -> None:\n    {}\n    pass",
    "async def sit() -> None:\n    {}\n    pass",
    "class Chair:\n    {}\n    pass",
    'class Chair:\n    """A chair at the table."""\n    def sit(self):\n        {}\n        pass',
)


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("docstring", "fault"), PLANTED.items())
def test_a_planted_docstring_is_found(place: str, docstring: str, fault: str) -> None:
    (found,) = faults(ABOUT + place.format(docstring))
    assert fault in found


@pytest.mark.parametrize(("docstring", "fault"), [*PLANTED.items()][1:])
def test_a_planted_docstring_of_a_module_is_found(docstring: str, fault: str) -> None:
    (found,) = faults(f"{docstring}\nx = 1")
    assert fault in found


@pytest.mark.parametrize(
    ("signature", "docstring"),
    [
        ("seconds: float", "Wait as long as it takes."),
        ("pause: float | None", "Wait as long as it takes."),
        ("*, first_delay: int = 3", "Wait as long as it takes, over 3 tries."),
        ("self, timeout: float", "Wait for the cards to come."),
        ("size: int", "Make room for that many, within seconds."),
        ("max_length: int | None = None", "Shorten a text to what fits."),
    ],
)
def test_a_planted_number_without_its_unit_is_found(signature: str, docstring: str) -> None:
    (found,) = faults(f'{ABOUT}def wait({signature}) -> None:\n    """{docstring}"""')
    assert "no unit of" in found


@pytest.mark.parametrize(
    "body",
    [
        "raise Refusal",
        "raise Refusal('not-here')",
        "raise errors.Refusal('not-here') from None",
        "if 1:\n        for x in y:\n            raise Refusal('a')",
        "try:\n        pass\n    except Refusal:\n        raise Refusal('b') from None",
        "try:\n        raise Refusal('c')\n    except KeyError:\n        pass",
    ],
)
def test_a_planted_exception_is_found(body: str) -> None:
    docstring = '"""Sit down at the table.\n\n    :raises ValueError: never.\n    """'
    (found,) = faults(f"{ABOUT}def sit() -> None:\n    {docstring}\n    {body}")
    assert "no :raises" in found and "Refusal" in found


def test_a_planted_name_of_no_exception_is_found() -> None:
    docstring = '"""Sit down at the table.\n\n    :raises Nonsense: never.\n    """'
    assert faults(f"{ABOUT}def sit() -> None:\n    {docstring}") == ["sit: there is no Nonsense"]


SIT = 'def sit() -> None:\n    """Sit down at once.{}"""\n    '


@pytest.mark.parametrize(
    "source",
    [
        SIT.format("\n\n    :raises Refusal: the chair is taken.") + "raise Refusal",
        SIT.format("") + "def inner() -> None:\n        raise Refusal",
        SIT.format("") + "try:\n        raise Refusal\n    except Refusal:\n        pass",
        SIT.format("") + "try:\n        pass\n    except Refusal:\n        raise",
        "@answers('sit')\n" + SIT.format("") + "raise Refusal",
        "def _sit() -> None:\n    raise Refusal",
        "class _Chair:\n    def sit(self) -> None:\n        pass",
        'def wait(pause: float) -> None:\n    """Wait for some seconds."""',
        'def wait(pause: Pause) -> None:\n    """Wait for the others."""',
        'class Bell:\n    """Rings after some seconds."""\n'
        '    def set(self, pause: int) -> None:\n        """Set the bell anew."""',
    ],
)
def test_what_is_well_is_let_pass(source: str) -> None:
    assert faults(ABOUT + source) == []


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("docstring", "fault"), [*PLANTED.items()][1:])
def test_a_planted_docstring_of_a_helper_is_found(place: str, docstring: str, fault: str) -> None:
    found = faults_of_tests(ABOUT + place.format(docstring))
    assert found and all(fault in one for one in found)


@pytest.mark.parametrize(
    "source",
    [
        'def _sit() -> None:\n    """Whoever sits down."""',
        'def test_sitting() -> None:\n    """Who sits down is seen."""',
        'CHAIRS = 4\n"""How many chairs there are."""',
        'class Chair:\n    legs: int = 4\n    """What it stands on."""',
    ],
)
def test_a_planted_clause_of_the_tests_is_found(source: str) -> None:
    (found,) = faults_of_tests(ABOUT + source)
    assert "begins with a clause" in found


@pytest.mark.parametrize(
    "source",
    [
        "def sit() -> None:\n    pass",
        "def test_sitting() -> None:\n    pass",
        'def test_sitting() -> None:\n    """They sit."""',
        'CHAIRS = 4\n"""Four."""',
    ],
)
def test_what_is_well_in_the_tests_is_let_pass(source: str) -> None:
    assert faults_of_tests(ABOUT + source) == []
