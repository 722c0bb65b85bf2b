"""One statement on a borrowed connection: what the stores of people have in common."""

from typing import Any

from rifugio.server.store.lending import lent
from rifugio.server.store.pool import Pool


class Asking:
    """Asks PostgreSQL one statement at a time."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def _rows(self, statement: str, values: object = ()) -> list[tuple[Any, ...]]:
        async with lent(self._pool) as connection:
            return await (await connection.execute(statement, values)).fetchall()  # type: ignore[call-overload,no-any-return]

    async def _changed(self, statement: str, values: object) -> int:
        async with lent(self._pool) as connection:
            return (await connection.execute(statement, values)).rowcount  # type: ignore[call-overload,no-any-return]
