"""The server's key: tokens signed and bags encrypted with keys derived from it."""

import pickle
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from hypothesis import given
from hypothesis import strategies as st

from rifugio.answering.callers import HostToken, SeatToken
from rifugio.server.host.key_file import household_key
from rifugio.server.ids import EPOCH_MS, SHARDS, derived_id, game_id_of, is_link, shard_of, shard_of_link
from rifugio.server.keys import Keys, Secret, WeakKey
from rifugio.server.store.encryption import BrokenSeal, open_secret, seal_secret
from rifugio.server.tokens import Tokens
from tests.server.fresh import new_game_id, new_link, new_secret

KEYS = Keys.derive(bytes(range(32)))
TOKENS = Tokens(KEYS.tokens)
LINK = "AAECAwQFBgcICQoLDA0ODw"


def test_each_purpose_has_its_own_key_by_the_standard_way() -> None:
    assert len(set(KEYS)) == len(KEYS)
    standard = HKDF(SHA256(), 32, salt=None, info=b"rifugio bags").derive(bytes(range(32)))
    assert standard == KEYS.bags
    assert Keys.derive(bytes(31) + b"\1").tokens != KEYS.tokens
    assert repr(KEYS) == str(KEYS) == "Keys(…)"


def test_a_household_makes_its_key_once_and_keeps_it_to_itself(tmp_path: Path) -> None:
    key = household_key(tmp_path)
    assert household_key(tmp_path) == key
    assert len(key) == 32
    (file,) = tmp_path.iterdir()
    assert file.stat().st_mode & 0o777 == 0o600
    file.chmod(0o644)
    with pytest.raises(WeakKey, match="others may read"):
        household_key(tmp_path)


def test_a_damaged_key_file_is_not_replaced(tmp_path: Path) -> None:
    household_key(tmp_path)
    (file,) = tmp_path.iterdir()
    file.write_text("", encoding="ascii")
    with pytest.raises(WeakKey, match="shorter"):
        household_key(tmp_path)


def test_a_token_says_what_it_was_made_for() -> None:
    seat = TOKENS.seat(LINK, 3, 2)
    assert TOKENS.read(seat) == SeatToken(LINK, 3, 2)
    assert TOKENS.read(TOKENS.host(LINK)) == HostToken(LINK)
    assert seat == Tokens(KEYS.tokens).seat(LINK, 3, 2)
    assert len(seat) < 100


def test_all_tokens_differ() -> None:
    other = new_link()
    tokens = [TOKENS.seat(link, seat, age) for link in (LINK, other) for seat in (0, 1) for age in (0, 1)]
    tokens += [TOKENS.host(link) for link in (LINK, other)]
    assert len(set(tokens)) == 10


def test_no_single_letter_of_a_token_can_be_changed() -> None:
    for token in (TOKENS.seat(LINK, 0, 1), TOKENS.host(LINK)):
        for place, letter in enumerate(token):
            for other in {"A", "B", "Q", "g", "w", "x", "-", "_", ".", "="} - {letter}:
                assert TOKENS.read(token[:place] + other + token[place + 1 :]) is None
        assert TOKENS.read(token + "=") is None
        assert TOKENS.read(token[:-1]) is None


def test_a_token_under_another_key_or_of_another_shape_is_none() -> None:
    stranger = Tokens(KEYS.bags)
    assert TOKENS.read(stranger.seat(LINK, 0, 0)) is None
    assert TOKENS.read(TOKENS.seat(LINK, 5, 0)) is None
    assert TOKENS.read(TOKENS.host("no link")) is None
    assert TOKENS.read("x" * 100_000) is None


@given(st.text(max_size=150))
def test_no_text_is_a_token_by_chance(text: str) -> None:
    assert TOKENS.read(text) is None


def test_a_sealed_secret_opens_for_its_game_and_key_only() -> None:
    game_id, secret = new_game_id(), new_secret()
    sealed = seal_secret(KEYS.bags, game_id, secret)
    assert open_secret(KEYS.bags, game_id, sealed).reveal() == secret.reveal()
    assert secret.reveal() not in sealed
    assert seal_secret(KEYS.bags, game_id, secret) != sealed
    with pytest.raises(BrokenSeal):
        open_secret(KEYS.bags, game_id + 1, sealed)
    with pytest.raises(BrokenSeal):
        open_secret(KEYS.tokens, game_id, sealed)


def test_no_byte_of_a_sealed_secret_can_be_changed() -> None:
    sealed = seal_secret(KEYS.bags, 7, new_secret())
    changed = [sealed[:i] + bytes([sealed[i] ^ 1]) + sealed[i + 1 :] for i in range(len(sealed))]
    for broken in [*changed, sealed[:-1], sealed[:5], b""]:
        with pytest.raises(BrokenSeal):
            open_secret(KEYS.bags, 7, broken)


def test_a_secret_does_not_show_itself() -> None:
    secret = Secret(b"seven dwarves")
    assert "seven" not in f"{secret} {secret!r} {[secret]}"
    with pytest.raises(TypeError):
        pickle.dumps(secret)


def test_a_link_tells_the_shard_of_its_table() -> None:
    games = [game_id_of(EPOCH_MS, 0, shard) for shard in range(SHARDS)]
    links = [new_link(game_id) for game_id in games for _ in range(20)]
    assert all(map(is_link, links))
    assert [shard_of_link(link) for link in links] == [shard_of(game) for game in games for _ in range(20)]
    assert len({link[1:] for link in links}) == len(links), "and is chance otherwise"


def test_links_and_derived_ids() -> None:
    assert is_link(LINK)
    assert all(is_link(new_link()) for _ in range(100))
    assert not any(map(is_link, ("", LINK[:-1], LINK + "A", LINK[:-1] + "B", LINK[:-1] + "/")))
    ids = {derived_id(game, seq, kind) for game in (1, 11) for seq in (1, 11) for kind in ("bot", "deadline")}
    assert len(ids) == 8
    assert derived_id(1, 1, "bot") == derived_id(1, 1, "bot")
