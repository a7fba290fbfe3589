"""Requests against Discord's own description of its interface (OpenAPI 3.1, JSON Schema 2020-12).

The description is not part of this project. It wants snowflakes as strings; Discord's servers,
and so this check, take whole numbers too.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator, ValidationError
from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

DESCRIPTION = "urn:discord"
MEDIA = "application/json"


class Description:
    """The published description, asked whether a request is one of Discord's."""

    def __init__(self, path: Path) -> None:
        spec = json.loads(path.read_text("utf-8"))
        schemas = spec["components"]["schemas"]
        number = {"type": "integer", "minimum": 0}
        schemas["SnowflakeType"] = {"anyOf": [schemas["SnowflakeType"], number]}
        resource = Resource.from_contents(spec, default_specification=DRAFT202012)
        self._registry: Registry[Any] = Registry().with_resource(DESCRIPTION, resource)
        self._paths = spec["paths"]
        # A written-out part of a path goes before a variable: …/@original before …/{message_id}.
        templates = sorted(self._paths, key=lambda template: template.count("{"))
        self._templates = [(_pattern(template), template) for template in templates]
        self._validators: dict[tuple[str, str], Draft202012Validator] = {}

    def faults(self, method: str, path: str, body: Any) -> list[str]:
        """The faults of a request; none if it is as described."""
        template = self._template(method, path)
        if template is None:
            return [f"{method} {path}: there is no such request"]
        wanted = self._paths[template][method.lower()].get("requestBody")
        if body is None or wanted is None:
            missing = body is None and wanted is not None and wanted.get("required", False)
            surplus = body not in (None, {}, []) and wanted is None
            return [f"{method} {template}: wrong body"] if missing or surplus else []
        errors = self._validator(method.lower(), template).iter_errors(body)
        return [f"{method} {template}: {_told(error)}" for error in errors]

    def _template(self, method: str, path: str) -> str | None:
        found = (
            template
            for pattern, template in self._templates
            if pattern.fullmatch(path) and method.lower() in self._paths[template]
        )
        return next(found, None)

    def _validator(self, method: str, template: str) -> Draft202012Validator:
        if (method, template) not in self._validators:
            place = ("paths", template, method, "requestBody", "content", MEDIA, "schema")
            schema = {"$ref": f"{DESCRIPTION}#/{'/'.join(map(_pointer, place))}"}
            validator = Draft202012Validator(schema, registry=self._registry)
            self._validators[method, template] = validator
        return self._validators[method, template]


def _pattern(template: str) -> re.Pattern[str]:
    parts = re.split(r"(\{\w+\})", template)
    return re.compile("".join("[^/]+" if p.startswith("{") else re.escape(p) for p in parts))


def _pointer(part: str) -> str:
    """A key as a JSON pointer in an address writes it."""
    part = part.replace("~", "~0").replace("/", "~1")
    return part.replace("{", "%7B").replace("}", "%7D").replace("@", "%40")


def _told(error: ValidationError) -> str:
    """The deepest thing that is wrong: the alternatives hide it."""
    deepest = max(_below(error), key=lambda e: len(e.absolute_path))
    return f"at {'/'.join(map(str, deepest.absolute_path)) or 'the top'}: {deepest.message[:300]}"


def _below(error: ValidationError) -> Iterator[ValidationError]:
    yield error
    for cause in error.context or ():
        yield from _below(cause)
