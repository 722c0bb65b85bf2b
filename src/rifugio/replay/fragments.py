"""A replay as the fragment of a link: compressed, in URL-safe base64."""

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Final

RAW: Final = -15
"""Raw deflate, which every browser can decompress natively (`deflate-raw`)."""


def fragment(replay: str) -> str:
    """Compress a replay."""
    packer = zlib.compressobj(level=9, wbits=RAW, memLevel=9)
    packed = packer.compress(replay.encode()) + packer.flush()
    return urlsafe_b64encode(packed).rstrip(b"=").decode()


def unfolded(text: str) -> str:
    """Decompress a replay."""
    return zlib.decompress(urlsafe_b64decode(text + "=" * (-len(text) % 4)), RAW).decode()
