"""Arrays in PostgreSQL's own notation.

psycopg finds out the type of a list from its elements, in Python, anew for every statement. With twenty lists
to a statement, that took longer than anything else a node did for an append.
"""

from collections.abc import Iterable, Sequence


def array(values: Iterable[object]) -> str:
    """Return an array of numbers, ids, moments, texts or bytes; the statement casts it to its type."""
    return f"{{{','.join([_element(value) for value in values])}}}"


def columns(rows: Sequence[tuple[object, ...]], width: int) -> list[str]:
    """Return one array for each of the `width` columns of some rows."""
    return [array(column) for column in zip(*rows, strict=True)] or ["{}"] * width


def _element(value: object) -> str:
    if value is None:
        return "NULL"
    if isinstance(value, bytes):
        return f'"\\\\x{value.hex()}"'
    text = str(value)
    if "\\" in text or '"' in text:
        text = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{text}"'
