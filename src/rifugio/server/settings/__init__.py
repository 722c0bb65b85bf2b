"""The settings of a server, from options, the environment and files, with the checks for production."""

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
from rifugio.server.settings.databases import named_databases
from rifugio.server.settings.production_checks import allows_push, database_faults, origin_of, web_faults


def default_data_folder() -> Path:
    """Return the default data folder."""
    if os.name == "posix" and os.geteuid() == 0:
        return Path("/var/lib/rifugio")  # PostgreSQL, which is not root, has to reach it
    try:
        if sys.platform == "darwin":
            return Path.home() / "Library" / "Application Support" / "rifugio"
        return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "rifugio"
    except RuntimeError:  # a user without a name or a home directory, as in containers
        return Path("/var/lib/rifugio")


SECRETS_FOLDER = "RIFUGIO_SECRETS"
"""The variable that names a folder with settings as files."""


class WrongSettings(ValueError):
    """The settings are invalid; the message says why, without their values."""


class Settings(BaseSettings):
    """Each setting is read from RIFUGIO_ and its name in capitals; DATABASE_URL and NATS_URL work too.

    Or from a file `rifugio_` and its name in the folder RIFUGIO_SECRETS, the way containers get secrets.
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
    """None: the embedded PostgreSQL."""
    databases: Annotated[Mapping[str, str], NoDecode] = Field(default={}, repr=False)
    """More databases, `name=URL`, separated by spaces or lines, to which shards can be moved."""
    nats_url: str | None = Field(
        default=None, repr=False, validation_alias=AliasChoices("RIFUGIO_NATS_URL", "NATS_URL")
    )
    """None: a single process, without a message bus."""
    key: SecretStr | None = None
    """The server's key, at least 32 bytes in hexadecimal. None: the key file in the data folder."""
    production: bool = False
    public_url: str | None = None
    """The server's public URL. None: the machine's own addresses."""
    security_contact: str | None = Field(default=None, pattern=r"^(https://|mailto:|tel:)[!-~]+$")
    """Whom to tell about a security problem, as a URL, for /.well-known/security.txt. None: no such file."""
    smtp_url: SecretStr | None = None
    """The mail server, as `smtp://name:password@host:587` or `smtps://…`. None: no letters."""
    mail_from: str | None = Field(default=None, pattern=r"^[^@\r\n]+@[^@\s]+$")
    """The sender of letters, such as `Rifugio <huts@example.org>`."""
    push_contact: str | None = Field(default=None, pattern=r"^(mailto:[^\s@]+@[^\s@]+|https://[!-~]+)$")
    """Whom push services tell about trouble with our messages. None: no Web Push."""
    hooks: bool = False
    """Whether people may have notices sent to a web hook of theirs."""
    outbound_allowed: Annotated[tuple[str, ...], NoDecode] = ()
    """Hosts of one's own network to which notices may be sent, `host` or `host:port`, comma-separated."""
    allowed_origins: Annotated[tuple[str, ...], NoDecode] = ()
    """Origins whose pages may open a socket, besides the server's own; exact and comma-separated."""
    trusted_proxies: str = ""
    """Trusted proxies, comma-separated: X-Forwarded-For is ignored from any other address."""
    data_folder: Path = Field(default_factory=default_data_folder)
    host: str = "0.0.0.0"  # so that phones at the table can reach it
    """The address to listen on; the default is all interfaces."""
    port: int | None = Field(default=None, ge=0, le=65535)
    """None: 8000, or the next free port. 0: any free port."""
    processes: int = Field(default=1, ge=1, le=64)
    """Worker processes; more than one need NATS as their message bus."""
    migrate: bool = True
    """Whether to migrate the database at the start."""
    json_logs: bool | None = None
    """Whether to log JSON; None: in production."""

    pool_size: int = Field(default=8, ge=1, le=8)
    """PostgreSQL connections per process."""
    sweep_seconds: float = Field(default=2.0, gt=0, le=60)
    """How often PostgreSQL is polled for the heads of the tables watched here."""
    drain_seconds: float = Field(default=5.0, ge=0, le=60)
    """How long a graceful shutdown waits for running commands."""
    bot_processes: int = Field(default=1, ge=0, le=64)
    """Bot processes per worker process; 0 leaves the bots to other nodes."""

    keep_days: int = Field(default=365, ge=1, le=3650)
    """How long a person is remembered after the last visit, and names at tables that nobody keeps."""
    new_people: int = Field(default=30, ge=1)
    new_people_node: int = Field(default=3000, ge=1)
    new_people_seconds: float = Field(default=3600.0, gt=0)
    """Rate limit for packing rucksacks, per network and per node, in this many seconds."""

    socket_messages: int = Field(default=100, ge=1)
    socket_seconds: float = Field(default=20.0, gt=0)
    """Rate limit per socket: `socket_messages` messages in this many seconds."""
    new_tables: int = Field(default=30, ge=1)
    new_tables_node: int = Field(default=3000, ge=1)
    new_tables_seconds: float = Field(default=3600.0, gt=0)
    """Rate limit for opening tables, per network and per node, in this many seconds."""
    room_guesses: int = Field(default=30, ge=1)
    room_guesses_node: int = Field(default=3000, ge=1)
    room_guesses_seconds: float = Field(default=3600.0, gt=0)
    """Rate limit for wrong room codes, per network and per node, in this many seconds."""
    reading: int = Field(default=1500, ge=1)
    reading_node: int = Field(default=15_000, ge=1)
    reading_seconds: float = Field(default=30.0, gt=0)
    """Rate limit for expensive reads, per network and per node, in this many seconds.

    A unit is about a millisecond of a core (rifugio.server.web.api has the costs).
    """

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Precedence: arguments, then the environment, then files."""
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
        """Ignore the tcp://… that Kubernetes puts into RIFUGIO_PORT beside a service called rifugio."""
        return None if isinstance(port, str) and port.startswith("tcp://") else port

    @field_validator("smtp_url")
    @classmethod
    def _mail_server(cls, url: SecretStr | None) -> SecretStr | None:
        parts = urlsplit("" if url is None else url.get_secret_value())
        if url is not None and not (parts.scheme in {"smtp", "smtps"} and parts.hostname):
            raise ValueError("the mail server begins with smtp:// or smtps:// and a host")
        return url

    @field_validator("allowed_origins", "outbound_allowed", mode="before")
    @classmethod
    def _split(cls, value: object) -> object:
        return (
            [part.strip() for part in value.split(",") if part.strip()] if isinstance(value, str) else value
        )

    @field_validator("databases", mode="before")
    @classmethod
    def _named(cls, value: object) -> object:
        return named_databases(value) if isinstance(value, str) else value

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
    def _letters_lead_somewhere(self) -> Self:
        if self.smtp_url is not None and (self.public_url is None or self.mail_from is None):
            raise ValueError("letters need a sender (mail_from) and the address in their links (public_url)")
        return self

    @model_validator(mode="after")
    def _notices_lead_somewhere(self) -> Self:
        if (self.hooks or self.push_contact) and self.public_url is None:
            raise ValueError("notices need the address in their links (public_url)")
        if self.push_contact and not allows_push(self.public_url or ""):
            raise ValueError("browsers allow Web Push only at https addresses and at localhost (public_url)")
        return self

    @model_validator(mode="after")
    def _safe_in_production(self) -> Self:
        if self.production:
            faults = [] if self.key is not None else ["no key"]
            faults += [] if self.public_url is not None else ["no public address (public_url)"]
            faults += web_faults(self.origins)
            for url in (self.database_url, *self.databases.values()):
                faults += database_faults(url)
            if faults:
                raise ValueError("not safe in production: " + "; ".join(faults))
        return self

    @property
    def origins(self) -> frozenset[str]:
        """Every origin whose pages may open a socket, the server's own included."""
        own = () if self.public_url is None else (origin_of(self.public_url),)
        return frozenset({*own, *self.allowed_origins})


def settings_from(given: Mapping[str, object]) -> Settings:
    """Return the settings: arguments, then environment, then defaults; raise WrongSettings if invalid."""
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
