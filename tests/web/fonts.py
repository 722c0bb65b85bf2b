"""Which fonts a browser finds on its machine."""

from pathlib import Path


def configured(folder: Path, lines: str) -> dict[str, str]:
    """Return the environment of a browser whose fontconfig also has these lines."""
    path = folder / "fonts.conf"
    path.write_text(
        f'<?xml version="1.0"?><fontconfig><include>/etc/fonts/fonts.conf</include>{lines}</fontconfig>',
        encoding="utf-8",
    )
    return {"FONTCONFIG_FILE": str(path)}
