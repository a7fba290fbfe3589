"""Frozen values that are made by the thousand.

A frozen dataclass sets each of its fields by name, through ``object.__setattr__``. Where it has
slots the same can be done by the slots themselves, which takes about half the time. Nothing else
changes: the class is as frozen as before, and takes the same arguments.
"""

import dataclasses
from collections.abc import Callable, Sequence
from dataclasses import MISSING, Field, fields
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
THAWED: Final = ("__init__", "__setattr__", "__delattr__")
"""What a frozen class gets back so that its values can be filled in piece by piece."""


def fast_frozen(cls: type[T]) -> type[T]:
    """Give a frozen dataclass an ``__init__`` that sets its slots, or its fields, directly.

    >>> from dataclasses import dataclass
    >>> @fast_frozen
    ... @dataclass(frozen=True, slots=True)
    ... class Point:
    ...     x: int
    ...     y: int = 0
    >>> Point(3), Point(1, y=2) == Point(1, 2)
    (Point(x=3, y=0), True)

    :raises TypeError: a field makes its own default, or the class has a ``__post_init__``.
    """
    own = fields(cls)  # type: ignore[arg-type]
    if hasattr(cls, "__post_init__") or any(f.default_factory is not MISSING for f in own):
        raise TypeError(f"{cls.__name__} does more than to set its fields")
    space: dict[str, Any] = {f"_default_{f.name}": f.default for f in own}
    has_slots = "__slots__" in vars(cls)
    if has_slots:
        space |= {f"_set_{f.name}": getattr(cls, f.name).__set__ for f in own}
    words = ["self", *(_argument(f) for f in own if not f.kw_only)]
    if by_name := [_argument(f) for f in own if f.kw_only]:
        words += ["*", *by_name]
    if has_slots:
        lines = [f"_set_{f.name}(self, {f.name})" for f in own]
    else:
        named = ", ".join(f"{f.name!r}: {f.name}" for f in own)
        lines = [f"_set(self, '__dict__', {{{named}}})"]
        space["_set"] = object.__setattr__
    exec(f"def __init__({', '.join(words)}):\n    " + "\n    ".join(lines), space)
    made = space["__init__"]
    made.__qualname__ = f"{cls.__qualname__}.__init__"
    cls.__init__ = made  # type: ignore[method-assign]
    return cls


def quick(cls: Callable[P, T]) -> Callable[P, T]:
    """A constructor of a frozen dataclass with slots, for where it is made for every card played.

    The value is filled in while nothing keeps it from being changed, and then frozen: that takes
    half the time again.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True, slots=True)
    ... class Point:
    ...     x: int
    ...     y: int = 0
    >>> quick(Point)(3)
    Point(x=3, y=0)
    """
    kind: Any = cls
    own = fields(kind)
    space: dict[str, Any] = {f"_default_{f.name}": f.default for f in own}
    made = _compiled(kind, ", ".join(map(_argument, own)), [f.name for f in own], space)
    constructor: Callable[P, T] = made
    return constructor


def replace(thing: T, /, **changes: Any) -> T:
    """A frozen value with other values for some fields: :func:`dataclasses.replace`, made quick.

    :raises TypeError: it has no such field.
    """
    kind = type(thing)
    if (made := _replacing.get(kind)) is None:
        made = _replacing[kind] = _replacer(kind)
    replaced: T = made(thing, **changes)
    return replaced


def changing(name: str) -> Callable[[Any, Any], Any]:
    """What :func:`replace` does for this one field, for where it is done at every turn.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True, slots=True)
    ... class Point:
    ...     x: int
    ...     y: int = 0
    >>> changing("y")(Point(3), 4)
    Point(x=3, y=4)
    """
    known: dict[type[Any], Callable[[Any, Any], Any]] = {}

    def changed(thing: Any, value: Any) -> Any:
        kind = type(thing)
        if (made := known.get(kind)) is None:
            made = known[kind] = _changer(kind, name)
        return made(thing, value)

    return changed


def _changer(kind: type[Any], name: str) -> Callable[[Any, Any], Any]:
    names = [f.name for f in fields(kind)]
    if name not in names or "__slots__" not in vars(kind):
        return lambda thing, value: replace(thing, **{name: value})
    values = [_NEW if one == name else f"_old.{one}" for one in names]
    return _compiled(kind, f"_old, {_NEW}", values, {})


_replacing: dict[type[Any], Callable[..., Any]] = {}
_NEW: Final = "_new"
_SAME: Final = object()


def _replacer(kind: type[Any]) -> Callable[..., Any]:
    own = fields(kind)
    names = [f.name for f in own]
    if not all(f.init for f in own):
        return dataclasses.replace
    if "__slots__" not in vars(kind):
        return _in_a_dict(kind, names)
    words = ", ".join(["_old", *(f"{name}=_same" for name in names)])
    values = [f"_old.{name} if {name} is _same else {name}" for name in names]
    return _compiled(kind, words, values, {"_same": _SAME})


def _in_a_dict(kind: type[Any], names: Sequence[str]) -> Callable[..., Any]:
    """A function that makes a value of this kind, whose fields lie in a dictionary."""
    if hasattr(kind, "__post_init__") or any(vars(base).get("__slots__") for base in kind.__mro__):
        return dataclasses.replace
    own, new, put = frozenset(names), object.__new__, object.__setattr__

    def made(old: Any, **changes: Any) -> Any:
        if not own.issuperset(changes):
            return dataclasses.replace(old, **changes)
        thing, held = new(kind), vars(old)
        put(thing, "__dict__", {name: held[name] for name in held if name in own} | changes)
        return thing

    return made


def _compiled(
    kind: type[Any], words: str, values: Sequence[str], space: dict[str, Any]
) -> Callable[..., Any]:
    """A function that fills in a value of this kind, and then freezes it.

    What fills it in is derived from the kind: between two classes of which neither is, Python would
    compare the slots for every value.
    """
    body = {name: getattr(object, name) for name in THAWED} | {"__slots__": ()}
    space |= {"_kind": kind, "_thawed": type(f"_Thawed{kind.__name__}", (kind,), body)}
    lines = ["_made = _thawed()"]
    lines += [f"_made.{f.name} = {value}" for f, value in zip(fields(kind), values, strict=True)]
    lines += ["_made.__class__ = _kind"]
    lines += ["_made.__post_init__()"] * hasattr(kind, "__post_init__")
    lines += ["return _made"]
    exec(f"def made({words}):\n    " + "\n    ".join(lines), space)
    made: Callable[..., Any] = space["made"]
    return made


def _argument(field: "Field[Any]") -> str:
    return field.name if field.default is MISSING else f"{field.name}=_default_{field.name}"
