"""Settings: where they come from, and what production refuses."""

from pathlib import Path

import pytest
from pydantic import ValidationError

from rifugio.server.host.key_file import server_key
from rifugio.server.settings import Settings, WrongSettings, default_data_folder, settings_from

KEY = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
DATABASE = "postgresql://rifugio:hut@db.example.org/rifugio?sslmode=verify-full"
SAFE = {
    "production": True,
    "key": KEY,
    "public_url": "https://play.example.org/",
    "database_url": DATABASE,
}


def made(**values: object) -> Settings:
    return Settings.model_validate({**SAFE, **values})


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DATABASE_URL", "NATS_URL", "RIFUGIO_DATABASE_URL", "RIFUGIO_KEY", "RIFUGIO_PRODUCTION"):
        monkeypatch.delenv(name, raising=False)


def test_a_household_needs_no_settings() -> None:
    settings = Settings()
    assert (settings.database_url, settings.nats_url, settings.key) == (None, None, None)
    assert settings.sweep_seconds == 2.0
    assert settings.origins == frozenset()


def test_they_come_from_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", DATABASE)
    monkeypatch.setenv("NATS_URL", "nats://news.example.org")
    monkeypatch.setenv("RIFUGIO_PRODUCTION", "yes")
    monkeypatch.setenv("RIFUGIO_KEY", KEY)
    monkeypatch.setenv("RIFUGIO_PUBLIC_URL", "https://play.example.org")
    monkeypatch.setenv("RIFUGIO_ALLOWED_ORIGINS", "https://a.example.org, https://b.example.org:8443")
    monkeypatch.setenv("RIFUGIO_POOL_SIZE", "3")
    settings = Settings()
    assert settings.database_url == DATABASE
    assert settings.nats_url == "nats://news.example.org"
    assert settings.pool_size == 3
    assert settings.origins == {
        "https://a.example.org",
        "https://b.example.org:8443",
        "https://play.example.org",
    }


def test_several_processes_need_news() -> None:
    with pytest.raises(ValidationError, match="2 processes need a NATS server"):
        Settings(processes=2)
    assert Settings(processes=2, nats_url="nats://news.example.org").processes == 2


def test_a_service_of_kubernetes_is_no_port(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIFUGIO_PORT", "tcp://10.0.0.7:8000")
    assert Settings().port is None
    monkeypatch.setenv("RIFUGIO_PORT", "8080")
    assert Settings().port == 8080


def test_our_own_name_for_the_database_counts_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "postgresql://other")
    monkeypatch.setenv("RIFUGIO_DATABASE_URL", "postgresql://ours")
    assert Settings().database_url == "postgresql://ours"


def test_safe_production() -> None:
    assert made().public_url == "https://play.example.org"
    for url in (
        "postgresql://rifugio@/rifugio?host=/run/postgresql",
        "postgresql://rifugio:hut@127.0.0.1/rifugio",
        "postgresql://rifugio:hut@a.example.org,b.example.org/rifugio?sslmode=require",
        "host=db.example.org user=rifugio passfile=/run/secrets/pgpass sslmode=verify-ca",
    ):
        made(database_url=url)


@pytest.mark.parametrize(
    ("unsafe", "why"),
    [
        ({"key": None}, "no key"),
        ({"public_url": None}, "no public address"),
        ({"public_url": "http://play.example.org"}, "not https"),
        ({"allowed_origins": ("http://a.example.org",)}, "not https"),
        ({"database_url": None}, "no database"),
        ({"database_url": "postgresql://rifugio@db.example.org/rifugio?sslmode=require"}, "no password"),
        ({"database_url": "postgresql://rifugio@127.0.0.1/rifugio"}, "no password"),
        ({"database_url": "postgresql://rifugio:hut@db.example.org/rifugio"}, "not encrypted"),
        ({"database_url": "postgresql://rifugio:hut@db.example.org/rifugio?sslmode=prefer"}, "not encrypted"),
        ({"database_url": "postgresql://rifugio:hut@127.0.0.1,db.example.org/rifugio"}, "not encrypted"),
        ({"database_url": "what is this"}, "cannot be read"),
    ],
)
def test_refused_in_production_only(unsafe: dict[str, object], why: str) -> None:
    with pytest.raises(ValidationError, match=why):
        made(**unsafe)
    made(**unsafe, production=False)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"key": KEY[:-2]}, "shorter"),
        ({"key": "00" * 32}, "repeats"),
        ({"key": "0123456789abcdef" * 4 + "ff"}, None),
        ({"key": "abcd" * 16}, "repeats"),
        ({"key": "correct horse battery staple"}, "hexadecimal"),
        ({"allowed_origins": ("*",)}, "origin"),
        ({"allowed_origins": ("https://*.example.org",)}, "origin"),
        ({"allowed_origins": ("https://a.example.org/",)}, "origin"),
        ({"allowed_origins": ("https://A.example.org",)}, "origin"),
        ({"public_url": "play.example.org"}, "http"),
        ({"pool_size": 9}, "pool_size"),
        ({"nobody_knows": 1}, "nobody_knows"),
    ],
)
def test_refused_everywhere(wrong: dict[str, object], why: str | None) -> None:
    if why is None:
        made(**wrong, production=False)
        return
    with pytest.raises(ValidationError, match=why):
        made(**wrong, production=False)


def test_neither_key_nor_password_is_shown() -> None:
    shown = repr(made()) + str(made())
    with pytest.raises(ValidationError) as caught:
        made(public_url="http://play.example.org", database_url="postgresql://rifugio:hut@db/x", key=KEY[:-2])
    for secret in (KEY, KEY[:-2], "hut@"):
        assert secret not in shown + str(caught.value)


def test_what_is_secret_comes_from_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "rifugio_key").write_text(KEY + "\n")
    (tmp_path / "rifugio_database_url").write_text(DATABASE + "\n")
    (tmp_path / "of_somebody_else").write_text("anything")
    monkeypatch.setenv("RIFUGIO_SECRETS", str(tmp_path))
    settings = settings_from({"production": True, "public_url": "https://play.example.org"})
    assert settings.database_url == DATABASE
    assert server_key(settings).hex() == KEY
    monkeypatch.setenv("RIFUGIO_DATABASE_URL", DATABASE + "&dbname=other")
    assert str(settings_from({}).database_url).endswith("other"), "the environment counts before files"


def test_a_folder_of_secrets_that_is_not_there(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("RIFUGIO_SECRETS", str(tmp_path / "nowhere"))
    with pytest.raises(WrongSettings, match="there is no such folder"):
        settings_from({})


def test_a_user_without_a_home(monkeypatch: pytest.MonkeyPatch) -> None:
    """A container's user may have an id and no home."""

    def no_home() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.setattr("os.geteuid", lambda: 10001)
    monkeypatch.setattr(Path, "home", no_home)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    assert default_data_folder() == Path("/var/lib/rifugio")


@pytest.mark.parametrize(
    "contact", ["mailto:guide@example.org", "https://example.org/security", "tel:+39-0471"]
)
def test_whom_to_tell_about_a_weakness(contact: str) -> None:
    assert made(security_contact=contact).security_contact == contact


@pytest.mark.parametrize(
    "contact",
    ["guide@example.org", "http://example.org", "mailto:a\nExpires: never", "mailto:", "https://a b"],
)
def test_a_contact_that_could_break_security_txt_is_refused(contact: str) -> None:
    with pytest.raises(ValidationError):
        made(security_contact=contact)
