"""The ways by which this server can send notices: those that its settings turn on."""

from rifugio.server.keys import Keys
from rifugio.server.people.notices.ways import Kind, Way
from rifugio.server.play.seams import Clock
from rifugio.server.settings import Settings

# Imports are late: at home there are no ways, and a start takes no longer.


def ways_of(settings: Settings, keys: Keys, clock: Clock) -> dict[Kind, Way]:
    """Return a way for each kind that is turned on."""
    ways: dict[Kind, Way] = {}
    if settings.smtp_url and settings.mail_from:
        from rifugio.server.host.mail_way import MailWay  # noqa: PLC0415
        from rifugio.server.host.smtp import SmtpPost  # noqa: PLC0415

        ways["mail"] = MailWay(SmtpPost(settings.smtp_url.get_secret_value(), settings.mail_from))
    if settings.push_contact or settings.hooks:
        from rifugio.server.host.outbound import Outbound  # noqa: PLC0415

        out = Outbound(clock, settings.outbound_allowed)
        if settings.push_contact:
            from rifugio.server.host.web_push import PushWay  # noqa: PLC0415 (a third of a second)

            ways["push"] = PushWay(out, keys.push, settings.push_contact, clock)
        if settings.hooks:
            from rifugio.server.host.hooks import HookWay  # noqa: PLC0415

            ways["hook"] = HookWay(out)
    return ways
