"""A replay as the fragment of a link: packed, and in letters that no program changes."""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

RAW: Final = -15
"""Deflate without a frame, which every browser can unpack by itself (`deflate-raw`)."""


def fragment(replay: str) -> str:
    """Pack a replay."""
    packer = zlib.compressobj(level=9, wbits=RAW, memLevel=9)
    packed = packer.compress(replay.encode()) + packer.flush()
    return urlsafe_b64encode(packed).rstrip(b"=").decode()


def unfolded(text: str) -> str:
    """Unpack a replay."""
    return zlib.decompress(urlsafe_b64decode(text + "=" * (-len(text) % 4)), RAW).decode()
