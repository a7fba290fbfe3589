"""Frozen values that are made by the thousand.

A frozen dataclass sets each of its fields by name, through ``object.__setattr__``. Where it has
slots the same can be done by the slots themselves, which takes about half the time. Nothing else
changes: the class is as frozen as before, and takes the same arguments. Such a class is made anew
with its slots, so that a bare ``super()`` in it finds the one that was made before.
"""

import dataclasses
from collections.abc import Callable, Sequence
from dataclasses import MISSING, Field, fields
from typing import Any, Final, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")
THAWED: Final = ("__init__", "__setattr__", "__delattr__")
"""The methods a frozen class gets back so that its values can be filled in piece by piece."""


def fast_frozen(cls: type[T]) -> type[T]:
    """Give a frozen dataclass with slots an ``__init__`` that sets these directly.

    >>> from dataclasses import dataclass
    >>> @fast_frozen
    ... @dataclass(frozen=True, slots=True)
    ... class Point:
    ...     x: int
    ...     y: int = 0
    >>> Point(3), Point(1, y=2) == Point(1, 2)
    (Point(x=3, y=0), True)

    :raises TypeError: it has no slots, a ``__post_init__``, or a field that makes its own default.
    """
    own = fields(cls)  # type: ignore[arg-type]
    if "__slots__" not in vars(cls):
        raise TypeError(f"{cls.__name__} has no slots: dataclass(frozen=True, slots=True)")
    if hasattr(cls, "__post_init__") or any(f.default_factory is not MISSING for f in own):
        raise TypeError(f"{cls.__name__} does more than to set its fields")
    space: dict[str, Any] = {f"_default_{f.name}": f.default for f in own}
    space |= {f"_set_{f.name}": getattr(cls, f.name).__set__ for f in own}
    words = ["self", *(_argument(f) for f in own if not f.kw_only)]
    if by_name := [_argument(f) for f in own if f.kw_only]:
        words += ["*", *by_name]
    lines = [f"_set_{f.name}(self, {f.name})" for f in own]
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
    """A quicker :func:`replace` of this one field, where it is replaced at every turn.

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
            made = known[kind] = changer(kind, [name])
        return made(thing, value)

    return changed


def changer(kind: type[T], names: Sequence[str], more: Sequence[str] = ()) -> Callable[..., T]:
    """A quicker :func:`replace` of these fields of one kind, given in this order.

    The values of the fields ``more`` come as a tuple at the end.

    >>> from dataclasses import dataclass
    >>> @dataclass(frozen=True, slots=True)
    ... class Point:
    ...     x: int
    ...     y: int = 0
    ...     z: int = 0
    >>> changer(Point, ["z"], ["x", "y"])(Point(3), 6, (4, 5))
    Point(x=4, y=5, z=6)

    :raises TypeError: it has no such field.
    """
    own = [f.name for f in fields(kind)]  # type: ignore[arg-type]
    if missing := [name for name in (*names, *more) if name not in own]:
        raise TypeError(f"{kind.__name__} has no field {missing[0]}")
    new = {name: f"_new_{name}" for name in names}
    words = ", ".join(["_old", *new.values(), "_more=()"])
    new |= {name: f"_more[{place}]" for place, name in enumerate(more)}
    return _compiled(kind, words, [new.get(name, f"_old.{name}") for name in own], {})


_replacing: dict[type[Any], Callable[..., Any]] = {}
_SAME: Final = object()


def _replacer(kind: type[Any]) -> Callable[..., Any]:
    own = fields(kind)
    names = [f.name for f in own]
    if not all(f.init for f in own) or "__slots__" not in vars(kind):
        return dataclasses.replace
    words = ", ".join(["_old", *(f"{name}=_same" for name in names)])
    values = [f"_old.{name} if {name} is _same else {name}" for name in names]
    return _compiled(kind, words, values, {"_same": _SAME})


def _compiled(
    kind: type[Any], words: str, values: Sequence[str], space: dict[str, Any]
) -> Callable[..., Any]:
    """A function that fills in a value of this kind, and then freezes it.

    The class filled in is derived from the kind: between two classes of which neither is, Python
    would compare the slots for every value.
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
