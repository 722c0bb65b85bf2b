"""Pictures of screens, and what is wrong on them: what axe finds, is cut off or too small to hit."""

from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.async_api import Page, ViewportSize

from tools.rule_index import ROOT

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES: Final[dict[str, ViewportSize]] = {
    "desktop": {"width": 1440, "height": 900},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 390, "height": 844},
    "landscape": {"width": 844, "height": 390},
}
TOUCHED: Final = "button:enabled, .button, select, input[type=text], nav a"
NARROW: Final = """(touched) => [...document.querySelectorAll(touched)]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 120)])
    .filter(([box]) => box.width < 43.5 || box.height < 43.5)
    .map(([, text]) => text)"""
"""What is smaller than a finger."""
CUT: Final = """() => {
    const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
    const cut = [...document.querySelectorAll("button, h1, h2, p, .line span")]
        .filter((one) => one.checkVisibility() && getComputedStyle(one).overflowX !== "visible")
        .filter((one) => one.clientWidth > 4 && one.scrollWidth > one.clientWidth + 1)
        .map((one) => `cut off: ${one.outerHTML.slice(0, 120)}`);
    return wide ? ["wider than the screen", ...cut] : cut;
}"""
QUALITY: Final = 72


@dataclass
class Album:
    """One way to look at everything: a size, by day or by night, in a language."""

    size: str
    dark: bool
    language: str
    folder: Path | None = None
    """Where pictures are kept; None: nowhere."""
    checks: bool = True
    faults: list[str] = field(default_factory=list)
    taken: list[str] = field(default_factory=list)

    @property
    def suffix(self) -> str:
        """The end of every picture's name."""
        return f"{self.size}-{'dark' if self.dark else 'light'}-{self.language[:2]}"

    @property
    def phone(self) -> bool:
        """Whether it is touched with a finger."""
        return self.size != "desktop"

    async def take(self, page: Page, name: str) -> None:
        """Take a picture of a screen, and look for what is wrong on it."""
        await page.wait_for_timeout(350)  # for what moves into its place
        if self.folder is not None:
            self._keep(name, await page.screenshot(full_page=True))
        self.taken.append(name)
        if self.checks:
            await self._check(page, name)

    def _keep(self, name: str, picture: bytes) -> None:
        assert self.folder is not None
        with Image.open(BytesIO(picture)) as image:
            image.convert("RGB").save(self.folder / f"{name}-{self.suffix}.webp", quality=QUALITY, method=6)

    async def _check(self, page: Page, name: str) -> None:
        found = [str(one) for one in await page.evaluate(CUT)]
        found += [f"too small to hit: {one}" for one in await page.evaluate(NARROW, TOUCHED)]
        await page.evaluate(AXE.read_text(encoding="utf-8"))
        for one in (await page.evaluate("axe.run()"))["violations"]:
            found.append(f"{one['id']}: {one['nodes'][0]['html'][:200]}")
        self.faults += [f"{name} ({self.suffix}): {one}" for one in found]
