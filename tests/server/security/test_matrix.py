"""The authorization matrix: every route, command and frame, for every caller, in every phase."""

import pytest
from httpx2 import AsyncClient

from tests.server.nodes import RunningNode
from tests.server.security import matrix
from tests.server.security.scenes import PHASES


@pytest.mark.parametrize("phase", PHASES)
async def test_each_route_answers_each_caller_as_expected(client: AsyncClient, phase: str) -> None:
    found = await matrix.all_routes(client, phase)
    assert not matrix.differences(matrix.expected("http", phase), found)


@pytest.mark.parametrize("phase", PHASES)
async def test_each_caller_sees_what_is_theirs(client: AsyncClient, phase: str) -> None:
    found = await matrix.all_views(client, phase)
    assert not matrix.differences(matrix.expected("sees", phase), found)


@pytest.mark.parametrize("phase", PHASES)
async def test_each_command_is_for_whom_it_should_be(client: AsyncClient, phase: str) -> None:
    found = await matrix.all_commands(client, phase)
    assert not matrix.differences(matrix.expected("commands", phase), found)


@pytest.mark.parametrize("phase", PHASES)
async def test_each_frame_is_for_whom_it_should_be(
    node: RunningNode, client: AsyncClient, phase: str
) -> None:
    found = await matrix.all_frames(node.url, client, phase)
    assert not matrix.differences(matrix.expected("frames", phase), found)


def test_there_is_one_kind_of_socket_and_its_frames_are_in_the_matrix() -> None:
    sockets = [route for route in matrix.routes() if route.startswith("SOCKET")]
    assert sockets == ["SOCKET /api/tables/{link}/stream"]


def test_a_route_without_a_row_is_a_difference() -> None:
    wanted = matrix.expected("http", "waiting")
    found = {**wanted, "GET /api/new": dict.fromkeys(wanted["GET /healthz"], "200")}
    assert len(matrix.differences(wanted, found)) == len(wanted["GET /healthz"])
    assert matrix.differences(found, wanted) == ["GET /api/new is in the file and nowhere else"]
