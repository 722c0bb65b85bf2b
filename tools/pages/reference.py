"""The reference pages: Markdown made from schema/openapi.json and schema/stream.schema.json.

An MkDocs hook: it replaces the placeholder in docs/reference/http.md and socket.md when the site is
built. Standard library only, because our package is not installed where the site is built.
"""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

Json = dict[str, Any]
METHODS: Final = ("get", "post", "put", "delete")
CHAPTERS: Final = {
    "Frames from the client": "ClientFrame",
    "Frames from the server": "ServerFrame",
    "Commands": "SentCommand",
    "Stored events": "StoredEvent",
    "Effects": "Effect",
    "Changes to the table": "TableChange",
    "Reasons": "Reason",
}
"""Chapters of the socket page, each with the union (or single message) whose members it lists."""
MARK: Final = re.compile(r"<!-- reference: (\w+) -->")


def on_page_markdown(markdown: str, config: Json, **_others: object) -> str:
    """Write the reference in place of a page's placeholder."""
    return filled(markdown, Path(config["docs_dir"]).parent / "schema")


def http_page(openapi: Json, stream: Json) -> str:
    """Return the operations by tag, then the types that only HTTP uses."""
    lines = ["## Authentication", ""]
    for name, scheme in openapi["components"]["securitySchemes"].items():
        lines += [f"`{name}`: {scheme['description']}", ""]
    for tag in openapi["tags"]:
        lines += [f"## {tag['name'].capitalize()}", "", tag["description"], ""]
        for path, method, operation in operations(openapi):
            if tag["name"] in operation["tags"]:
                lines += _operation(path, method, operation)
    known = stream["$defs"].keys()
    own = {name: one for name, one in openapi["components"]["schemas"].items() if name not in known}
    lines += ["## Types", "", *(_definition(name, one) for name, one in sorted(own.items()))]
    return _with_links("\n".join(lines), lambda name: "" if name in own else "socket.md")


def operations(openapi: Json) -> Iterator[tuple[str, str, Json]]:
    """Yield path, method and description of every operation."""
    for path, methods in openapi["paths"].items():
        for method in METHODS:
            if method in methods:
                yield path, method, methods[method]


def _operation(path: str, method: str, operation: Json) -> list[str]:
    lines = [f"### {method.upper()} {path}", "", operation["description"], ""]
    if operation.get("security"):
        lines += ["Authentication: optional, `Authorization: Bearer TOKEN[,TOKEN…]`.", ""]
    parameters = [one for one in operation.get("parameters", ()) if one["name"] != "authorization"]
    if parameters:
        lines += ["| parameter | in | type |", "|---|---|---|"]
        lines += [f"| `{one['name']}` | {one['in']} | {kind(one['schema'])} |" for one in parameters] + [""]
    for content in operation.get("requestBody", {}).get("content", {}).values():
        lines += _example(content, f"Request: {kind(content['schema'])}")
    lines += ["| status | answer |", "|---|---|"]
    for status, answer in sorted(operation["responses"].items()):
        kinds = [kind(one["schema"]) for one in answer.get("content", {}).values() if one.get("schema")]
        lines.append(f"| {status} | {', '.join([answer['description'], *kinds])} |")
    lines.append("")
    for answer in operation["responses"].values():
        for content in answer.get("content", {}).values():
            lines += _example(content, "Example of an answer:")
    return lines


def _example(content: Json, title: str) -> list[str]:
    if "example" not in content:
        return []
    return [title, "", "```json", json.dumps(content["example"], indent=2, ensure_ascii=False), "```", ""]


def socket_page(stream: Json) -> str:
    """Return every message by chapter, then the types that messages share."""
    found, listed, lines = stream["$defs"], set[str](), list[str]()
    for title, root in CHAPTERS.items():
        lines += [f"## {title}", "", found[root].get("description", ""), ""]
        for name in members(found[root]) if title != "Commands" else [root, *_commands(found[root])]:
            if name not in listed:
                listed.add(name)
                lines.append(_definition(name, found[name]))
    lines += ["## Other types", ""]
    lines += [_definition(name, one) for name, one in found.items() if name not in listed]
    return _with_links("\n".join(lines), lambda _name: "")


def _commands(sent: Json) -> list[str]:
    return members(sent["properties"]["command"])


def members(union: Json) -> list[str]:
    """Return the names of a union's members, in its order."""
    return [_name(one["$ref"]) for one in union["oneOf"]]


def _definition(name: str, one: Json) -> str:
    lines = [f"#### {name}", "", one.get("description", "").split("\n\n")[0], ""]
    properties = one.get("properties", {})
    if properties:
        lines += ["| field | type | |", "|---|---|---|"]
        lines += [
            f"| `{field}` | {kind(said)} | {_presence(field, said, one)} |"
            for field, said in properties.items()
        ]
        lines.append("")
    elif "properties" not in one and one.get("type") != "object":
        lines += [kind(one), ""]
    return "\n".join(lines)


def _presence(field: str, said: Json, one: Json) -> str:
    note: str = said.get("description", "")
    if "default" in said and field not in one.get("required", ()):
        note = f"default `{json.dumps(said['default'])}`" + (f"; {note}" if note else "")
    return note


def kind(said: Json) -> str:
    """Return what a schema allows, in a few words; names of other types are in double brackets."""
    if "$ref" in said:
        return f"[[{_name(said['$ref'])}]]"
    for several in ("oneOf", "anyOf"):
        if several in said:
            return " or ".join(dict.fromkeys(kind(one) for one in said[several]))
    if "allOf" in said:
        return kind(said["allOf"][0])
    if "const" in said:
        return f"`{json.dumps(said['const'])}`"
    if "enum" in said:
        return ", ".join(f"`{json.dumps(one)}`" for one in said["enum"])
    sort = said.get("type")
    if sort == "array":
        return _array(said)
    if sort == "object" or sort is None:
        inside = said.get("additionalProperties")
        return f"object of {kind(inside)}" if isinstance(inside, dict) else sort or "any value"
    return f"{sort}{_bounds(said)}"


def _array(said: Json) -> str:
    if "prefixItems" in said:
        return "[" + ", ".join(kind(one) for one in said["prefixItems"]) + "]"
    most = f", at most {said['maxItems']}" if "maxItems" in said else ""
    return f"array of {kind(said.get('items', {}))}{most}"


def _bounds(said: Json) -> str:
    if "format" in said:
        return f" ({said['format']})"
    if "minimum" in said and "maximum" in said:
        return f" from {said['minimum']} to {said['maximum']}"
    if "maxLength" in said:
        return f" of at most {said['maxLength']} characters"
    return ""


def _name(reference: str) -> str:
    return reference.rpartition("/")[2]


def _with_links(text: str, page_of: Callable[[str], str]) -> str:
    """Turn names in double brackets into links to their headings, on this page or another."""
    return re.sub(
        r"\[\[(\w+)\]\]", lambda found: f"[{found[1]}]({page_of(found[1])}#{found[1].lower()})", text
    )


def filled(markdown: str, schemas: Path) -> str:
    """Return a page with its placeholder replaced by the reference that it names."""

    def one(found: re.Match[str]) -> str:
        openapi, stream = (_read(schemas / name) for name in ("openapi.json", "stream.schema.json"))
        return http_page(openapi, stream) if found[1] == "http" else socket_page(stream)

    return MARK.sub(one, markdown)


def _read(path: Path) -> Json:
    found: Json = json.loads(path.read_text(encoding="utf-8"))
    return found
