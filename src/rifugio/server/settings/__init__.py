"""The settings of a server, from options and the environment, and what production refuses."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Self
from urllib.parse import urlsplit

from pydantic import AliasChoices, Field, SecretStr, ValidationError, field_validator, model_validator
from pydantic_settings import (
    BaseSettings,
    NoDecode,
    PydanticBaseSettingsSource,
    SecretsSettingsSource,
    SettingsConfigDict,
)

from rifugio.server.keys import read_key
from rifugio.server.settings.production_checks import database_faults, origin_of, web_faults


def default_data_folder() -> Path:
    """Return where a household keeps its games if nobody says otherwise."""
    if os.name == "posix" and os.geteuid() == 0:
        return Path("/var/lib/rifugio")  # PostgreSQL, which is not root, has to reach it
    try:
        if sys.platform == "darwin":
            return Path.home() / "Library" / "Application Support" / "rifugio"
        return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "rifugio"
    except RuntimeError:  # a user without a name or a home, as containers have
        return Path("/var/lib/rifugio")


SECRETS_FOLDER = "RIFUGIO_SECRETS"
"""The variable that names a folder with settings as files."""


class WrongSettings(ValueError):
    """The settings cannot be used, and why, without their values."""


class Settings(BaseSettings):
    """Each is RIFUGIO_ and its name in capitals; DATABASE_URL and NATS_URL are understood as well.

    Or a file `rifugio_` and its name in the folder RIFUGIO_SECRETS, as containers are given what is secret.
    """

    model_config = SettingsConfigDict(
        env_prefix="RIFUGIO_",
        env_ignore_empty=True,
        extra="forbid",
        frozen=True,
        populate_by_name=True,
        hide_input_in_errors=True,
    )

    database_url: str | None = Field(
        default=None, repr=False, validation_alias=AliasChoices("RIFUGIO_DATABASE_URL", "DATABASE_URL")
    )
    """None: the household's own PostgreSQL."""
    nats_url: str | None = Field(
        default=None, repr=False, validation_alias=AliasChoices("RIFUGIO_NATS_URL", "NATS_URL")
    )
    """None: there is one process, and it tells itself the news."""
    key: SecretStr | None = None
    """The server's key, at least 32 bytes in hexadecimal. None: the household's key file."""
    production: bool = False
    public_url: str | None = None
    """The address by which others reach the server. None: the household's own addresses."""
    allowed_origins: Annotated[tuple[str, ...], NoDecode] = ()
    """Pages that may speak to the server besides its own; exact origins, with commas between them."""
    trusted_proxies: str = ""
    """Addresses whose X-Forwarded-For is believed, with commas between them; anybody else's is not."""
    data_folder: Path = Field(default_factory=default_data_folder)
    host: str = "0.0.0.0"  # phones at the table shall reach it
    """The address to listen at; this one is all that the machine has."""
    port: int | None = Field(default=None, ge=0, le=65535)
    """None: 8000, or the next that is free. 0: any."""
    processes: int = Field(default=1, ge=1, le=64)
    """Processes that serve; with more than one they need NATS to hear of each other."""
    migrate: bool = True
    """Whether to bring the database to the newest version at the start."""
    json_logs: bool | None = None
    """Whether to log for machines; None: in production."""

    pool_size: int = Field(default=8, ge=1, le=8)
    """Connections to PostgreSQL of one process."""
    sweep_seconds: float = Field(default=2.0, gt=0, le=60)
    """How often PostgreSQL is asked for the heads of the tables that are watched here."""
    drain_seconds: float = Field(default=5.0, ge=0, le=60)
    """How long a graceful shutdown waits for running commands."""
    bot_processes: int = Field(default=1, ge=0, le=64)
    """Processes for bots, of each process that serves; 0 leaves the bots to other nodes."""

    socket_messages: int = Field(default=100, ge=1)
    socket_seconds: float = Field(default=20.0, gt=0)
    """So many messages in so many seconds may come through one socket."""
    new_tables: int = Field(default=30, ge=1)
    new_tables_node: int = Field(default=3000, ge=1)
    new_tables_seconds: float = Field(default=3600.0, gt=0)
    """So many tables in so long may be opened from one network, and from all of them at one node."""
    room_guesses: int = Field(default=30, ge=1)
    room_guesses_node: int = Field(default=3000, ge=1)
    room_guesses_seconds: float = Field(default=3600.0, gt=0)
    """So many wrong codes of tables in so long may be tried from one network, and from all of them."""
    reading: int = Field(default=1500, ge=1)
    reading_node: int = Field(default=15_000, ge=1)
    reading_seconds: float = Field(default=30.0, gt=0)
    """So much in so long may be read by what takes long, from one network and from all of them at one node:
    about a millisecond of a core each (rifugio.server.web.api says what costs how much)."""

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """What was given counts before the environment, and that before files."""
        folder = os.environ.get(SECRETS_FOLDER)
        files = (SecretsSettingsSource(settings_cls, secrets_dir=folder),) if folder else ()
        return (init_settings, env_settings, *files)

    @field_validator("key")
    @classmethod
    def _strong(cls, key: SecretStr | None) -> SecretStr | None:
        if key is not None:
            read_key(key.get_secret_value())
        return key

    @field_validator("port", mode="before")
    @classmethod
    def _no_service(cls, port: object) -> object:
        """Kubernetes sets RIFUGIO_PORT to tcp://… in every pod beside a service that is called rifugio."""
        return None if isinstance(port, str) and port.startswith("tcp://") else port

    @field_validator("allowed_origins", mode="before")
    @classmethod
    def _split(cls, value: object) -> object:
        return (
            [part.strip() for part in value.split(",") if part.strip()] if isinstance(value, str) else value
        )

    @field_validator("allowed_origins")
    @classmethod
    def _exact(cls, origins: tuple[str, ...]) -> tuple[str, ...]:
        for origin in origins:
            if origin_of(origin) != origin or "*" in origin:
                raise ValueError("an allowed origin is a scheme and a host, perhaps a port, and nothing else")
        return origins

    @field_validator("public_url")
    @classmethod
    def _address(cls, url: str | None) -> str | None:
        if url is None:
            return None
        if urlsplit(url).scheme not in {"http", "https"} or not urlsplit(url).hostname:
            raise ValueError("the public address begins with http:// or https:// and a host")
        return url.rstrip("/")

    @model_validator(mode="after")
    def _one_without_news(self) -> Self:
        if self.processes > 1 and self.nats_url is None:
            raise ValueError(
                f"{self.processes} processes need a NATS server (nats_url) to tell each other the news;"
                " without one, serve with one process"
            )
        return self

    @model_validator(mode="after")
    def _safe_in_production(self) -> Self:
        if self.production:
            faults = [] if self.key is not None else ["no key"]
            faults += [] if self.public_url is not None else ["no public address (public_url)"]
            faults += web_faults(self.origins)
            faults += database_faults(self.database_url)
            if faults:
                raise ValueError("not safe in production: " + "; ".join(faults))
        return self

    @property
    def origins(self) -> frozenset[str]:
        """Every origin that may speak to the server, its own among them."""
        own = () if self.public_url is None else (origin_of(self.public_url),)
        return frozenset({*own, *self.allowed_origins})


def settings_from(given: Mapping[str, object]) -> Settings:
    """Return what was given, else what the environment says, else what is usual; raise WrongSettings."""
    folder = os.environ.get(SECRETS_FOLDER)
    if folder and not Path(folder).is_dir():  # pydantic would only warn
        raise WrongSettings(f"{SECRETS_FOLDER} names {folder}, and there is no such folder")
    try:
        return Settings.model_validate(given)
    except ValidationError as error:
        faults = [(".".join(map(str, one["loc"])), one["msg"]) for one in error.errors(include_input=False)]
        plain = [(name, message.removeprefix("Value error, ")) for name, message in faults]
        sentence = "; ".join(f"{name}: {message}" if name else message for name, message in plain)
        raise WrongSettings(sentence) from None
