"""The first commands at a new table, in the same request that opens it."""

from collections.abc import Sequence

from rifugio.answering.callers import caller_of
from rifugio.server.node import Node
from rifugio.server.play.new_tables import OpenedTable
from rifugio.table.messages.answers import Answer
from rifugio.table.messages.commands import SentCommand


async def carried_out(node: Node, opened: OpenedTable, commands: Sequence[SentCommand]) -> tuple[Answer, ...]:
    """Carry out the commands in order, and return their answers up to the first that is not accepted.

    The caller is the host, and sits on each seat that an earlier command took.
    """
    found = await node.tables.find_now(opened.join_link) if commands else None
    if found is None:
        return ()
    cached, joining = found
    answers: list[Answer] = []
    tokens = [opened.host]
    for sent in commands:
        answer = await node.command(
            cached, caller_of(node.tokens, cached.join_link, tokens, may_join=joining), sent
        )
        answers.append(answer)
        if answer.answer != "accepted":
            break
        if answer.token:
            tokens.append(answer.token)
    return tuple(answers)
