"""The fixtures of this folder."""

from tests.server.people.letter_box import box, mail_port

__all__ = ["box", "mail_port"]
