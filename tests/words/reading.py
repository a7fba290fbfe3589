"""The sentences that the code asks for, read off its source: keys, and codes with facts."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache, wraps
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent.parent
SPEAKERS = ("bot/words", "bot/tables", "bot/duplicate", "bot/tournaments", "bot/client", "cogs")
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Told:
    """A call that hands a code and its facts to the words: ``tell``, ``Reason.of``, ``Refusal``."""

    by: str
    code: str
    facts: frozenset[str]
    where: str


def sources(*places: str) -> Iterator[tuple[str, ast.Module]]:
    """The files of these places (folders, or single files), read."""
    for file in files(*places):
        yield file, parsed(file)


def files(*places: str) -> Iterator[str]:
    """The files of these places, as paths from the root."""
    for place in places:
        path = ROOT / place
        for file in sorted(path.rglob("*.py")) if path.is_dir() else [path]:
            yield str(file.relative_to(ROOT))


@lru_cache(maxsize=50)
def parsed(file: str) -> ast.Module:
    """One file, read; those of a game are kept while it is looked at from several sides."""
    return ast.parse((ROOT / file).read_text(encoding="utf-8"))


def calls(tree: ast.AST) -> Iterator[tuple[ast.Call, ast.AST]]:
    """Every call with the innermost function (or module) it stands in."""

    def walk(node: ast.AST, home: ast.AST) -> Iterator[tuple[ast.Call, ast.AST]]:
        for child in ast.iter_child_nodes(node):
            if isinstance(child, ast.Call):
                yield child, home
            yield from walk(child, child if isinstance(child, Function) else home)

    return walk(tree, tree)


def name_of(call: ast.Call) -> str:
    """The last name of what is called: ``say`` of ``self.words.say(…)``."""
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def strings(node: ast.expr, home: ast.AST) -> set[str]:
    """The texts an expression can be, as far as its function shows; f-strings with ``*``.

    Every part that varies in an f-string is a ``*``; what cannot be seen at all is nothing.
    """
    match node:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.JoinedStr(values=parts):
            return {"".join(str(p.value) if isinstance(p, ast.Constant) else "*" for p in parts)}
        case ast.IfExp(body=body, orelse=other):
            return strings(body, home) | strings(other, home)
        case ast.Name(id=name):
            return set().union(*(strings(value, home) for value in _given(home, name)))
    return set()


def _given(home: ast.AST, name: str) -> list[ast.expr]:
    """The expressions a name is given in a function: by assignment, or as a parameter's default."""
    return _all_given(home).get(name, [])


@lru_cache(maxsize=64)
def _all_given(home: ast.AST) -> dict[str, list[ast.expr]]:
    """The same of every name."""
    found: dict[str, list[ast.expr]] = {}
    for node in ast.walk(home):
        match node:
            case ast.Assign(targets=targets, value=value):
                for name in {target.id for target in targets if isinstance(target, ast.Name)}:
                    found.setdefault(name, []).append(value)
            case ast.arguments(args=args, defaults=defaults):
                for arg, value in zip(args[len(args) - len(defaults) :], defaults, strict=True):
                    found.setdefault(arg.arg, []).append(value)
    return found


@cache
def told(*places: str) -> tuple[Told, ...]:
    """Every code that is told in these places."""
    return tuple(told for file in files(*places) for told in _told_in(file))


@cache
def _told_in(file: str) -> tuple[Told, ...]:
    found: list[Told] = []
    for call, home in calls(parsed(file)):
        if not call.args or not _hands_over(call):
            continue
        facts = frozenset(k.arg for k in call.keywords if k.arg and k.arg != "to")
        facts |= _facts_in_pairs(call)
        by, where = name_of(call), f"{file}:{call.lineno}"
        found += [Told(by, code, facts, where) for code in sorted(strings(call.args[0], home))]
    return tuple(found)


def _facts_in_pairs(call: ast.Call) -> frozenset[str]:
    """The facts of ``Reason("code", (("fact", value), …))``."""
    match call:
        case ast.Call(func=ast.Name(id="Reason"), args=[_, ast.Tuple(elts=pairs)]):
            names = (pair.elts[0] for pair in pairs if isinstance(pair, ast.Tuple))
            return frozenset(str(name.value) for name in names if isinstance(name, ast.Constant))
    return frozenset()


def _hands_over(call: ast.Call) -> bool:
    match call.func:
        case ast.Name(id="tell" | "Refusal" | "Reason"):
            return True
        case ast.Attribute(attr="of", value=ast.Name(id="Reason")):
            return True
    return False


@dataclass(frozen=True)
class Said:
    """A call that asks for a sentence by its key (``*`` where it varies)."""

    key: str
    variables: frozenset[str]
    every: bool
    """Whether all its variables are written out, none handed over as ``**facts``."""
    of_game: bool
    where: str


@cache
def said() -> tuple[Said, ...]:
    """Every key for which the screens, the cogs and the bot ask."""
    found: list[Said] = []
    for path, tree in sources(*SPEAKERS):
        for call, home in calls(tree):
            if name_of(call) in ("named", "parameters"):
                found += _named(call, f"{path}:{call.lineno}")
            place = {"say": 0, "spoken": 0, "of": 1}.get(name_of(call))
            if place is None or len(call.args) <= place or _of_a_class(call):
                continue
            variables = frozenset(k.arg for k in call.keywords if k.arg)
            every = all(k.arg for k in call.keywords)
            where, of_game = f"{path}:{call.lineno}", place == 1
            keys = sorted(strings(call.args[place], home))
            found += [Said(key, variables, every, of_game, where) for key in keys]
    return tuple(found)


def _of_a_class(call: ast.Call) -> bool:
    """Whether a class makes something, as ``CustomId.of`` does: words are an instance."""
    match call.func:
        case ast.Attribute(value=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name[:1].isupper()
    return False


def _named(call: ast.Call, where: str) -> Iterator[Said]:
    """The name and the description of a command, or of each of its parameters."""
    for value in (*call.args, *(keyword.value for keyword in call.keywords)):
        for key in strings(value, call):
            yield Said(key, frozenset(), True, False, where)
            yield Said(f"{key}-about", frozenset(), True, False, where)


@cache
def constants(*places: str) -> frozenset[str]:
    """Every text written in these places."""
    return frozenset().union(*map(_constants_in, files(*places)))


def written_for(package: str) -> frozenset[str]:
    """Every text written in a package, and in the parts of the kit that it takes over."""
    kit = {
        node.module.replace(".", "/") + ".py"
        for _, tree in sources(package)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("bot.rules.kit.")
    }
    return constants(package, *sorted(one for one in kit if (ROOT / one).is_file()))


@cache
def _constants_in(file: str) -> frozenset[str]:
    found = (node.value for node in ast.walk(parsed(file)) if isinstance(node, ast.Constant))
    return frozenset(value for value in found if isinstance(value, str))


def _kept(read: Callable[..., Iterator[str]]) -> Callable[..., frozenset[str]]:
    """Read the same places once: every language asks for them."""

    @cache
    @wraps(read)
    def kept(*places: str) -> frozenset[str]:
        return frozenset(read(*places))

    return kept


@_kept
def phases(package: str) -> Iterator[str]:
    """The phases that classes of a package name as a constant."""
    for _, tree in sources(package):
        for node in ast.walk(tree):
            match node:
                case ast.AnnAssign(
                    target=ast.Name(id="phase"), value=ast.Constant(value=str(phase))
                ):
                    yield phase


@_kept
def asked(package: str, *more: str) -> Iterator[str]:
    """The questions of a package's views beside their phases: constants, by their names.

    Games of a family have it from a file of the kit.
    """
    trees = [tree for place in (package, *more) for _, tree in sources(place)]
    values = {
        node.target.id: node.value.value
        for tree in trees
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Constant)
    }
    family = {
        f"{node.module.replace('.', '/')}.py"
        for _, tree in sources(package)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("bot.rules.kit.")
    }
    kit = sorted(file for file in family if (ROOT / file).is_file())
    for _, tree in sources(package, *kit):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name == "asks":
                named = {found.id for found in ast.walk(node) if isinstance(found, ast.Name)}
                yield from (str(values[name]) for name in sorted(named & values.keys()))


@_kept
def piles(package: str) -> Iterator[str]:
    """The piles that a package lays out by name."""
    for _, tree in sources(package):
        for call, home in calls(tree):
            if name_of(call) == "Pile" and call.args:
                yield from strings(call.args[0], home)


def package_of(game: Any) -> str:
    """The folder in which the rules of a game are."""
    return "/".join(type(game).__module__.split(".")[:-1])
