"""Screenshots, and what is wrong on them: accessibility faults (axe), clipped text, too small targets."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from io import BytesIO
from pathlib import Path
from typing import Final, Literal, TypedDict

from PIL import Image
from playwright.async_api import Page, ViewportSize

from kit.browser import firefox
from kit.repository import ROOT


class Light(TypedDict):
    """Colour scheme and contrast that the device asks for."""

    color_scheme: Literal["light", "dark"]
    contrast: Literal["more", "no-preference"]


AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES: Final[dict[str, ViewportSize]] = {
    "desktop": {"width": 1440, "height": 900},
    "tablet": {"width": 820, "height": 1180},
    "phone": {"width": 390, "height": 844},
    "landscape": {"width": 844, "height": 390},
    "narrow": {"width": 320, "height": 640},
}
LIGHTS: Final[dict[str, Light]] = {
    "light": {"color_scheme": "light", "contrast": "no-preference"},
    "dark": {"color_scheme": "dark", "contrast": "no-preference"},
    "contrast": {"color_scheme": "light", "contrast": "more"},
}
TOUCHED: Final = "button:enabled, .button, select, input[type=text], nav a"
NARROW: Final = """([touched, least]) => [...document.querySelectorAll(touched)]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.getBoundingClientRect(), one.outerHTML.slice(0, 120)])
    .filter(([box]) => box.width < least || box.height < least)
    .map(([, text]) => text)"""
"""Returns buttons and the like that are smaller than a finger or a mouse pointer needs."""
FINGER, MOUSE = 43.5, 23.5
CUT: Final = """() => {
    const wide = document.documentElement.scrollWidth > document.documentElement.clientWidth;
    const holds = "button, .button, td";
    const clips = (one) => one.matches(holds) || getComputedStyle(one).overflowX !== "visible";
    const cut = [...document.querySelectorAll(`${holds}, h1, h2, p, .line span`)]
        .filter((one) => one.checkVisibility() && clips(one))
        .filter((one) => one.clientWidth > 4 && one.scrollWidth > one.clientWidth + 1)
        .map((one) => `cut off: ${one.outerHTML.slice(0, 120)}`);
    return wide ? ["wider than the screen", ...cut] : cut;
}"""
LOOK: Final = """async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(fading.map((one) => one.finished));
    return (await axe.run({ resultTypes: ["violations"] })).violations;
}"""
"""Runs axe, after transitions have ended so that no colour is in between."""
BIG: Final = """localStorage["rifugio.settings"] ??= '{"size": %d}'"""
"""Init script that sets the text size, in per cent."""
QUALITY: Final = 72
WIDEST, HIGHEST = 1440, 4000


@dataclass
class Album:
    """One set of screenshots: screen size, light or dark, language."""

    size: str
    dark: bool
    language: str
    folder: Path | None = None
    """Where pictures are saved; None: nowhere."""
    checked: Sequence[str] = ()
    """The lights in which accessibility is checked."""
    letters: int = 100
    """Text size, in per cent."""
    faults: list[str] = field(default_factory=list)
    taken: list[str] = field(default_factory=list)

    @property
    def light(self) -> str:
        """The light in which the pictures are taken."""
        return "dark" if self.dark else "light"

    @property
    def suffix(self) -> str:
        """The end of every picture's name."""
        return f"{self.size}-{self.light}-{self.language[:2]}"

    @property
    def phone(self) -> bool:
        """Whether it has a touch screen."""
        return self.size != "desktop"

    async def take(self, page: Page, name: str, *, whole: bool = True, checks: bool = True) -> None:
        """Take a screenshot of the page, or of the window alone, and check it for faults."""
        await page.wait_for_timeout(350)  # wait for animations
        self.keep(name, b"" if self.folder is None else await page.screenshot(full_page=whole))
        if self.checked and checks:
            await self._check(page, name)

    def keep(self, name: str, picture: bytes) -> None:
        """Save a picture, scaled down to the largest size allowed."""
        self.taken.append(name)
        if self.folder is None:
            return
        with Image.open(BytesIO(picture)) as image:
            image.thumbnail((WIDEST, HIGHEST))
            image.convert("RGB").save(self.folder / f"{name}-{self.suffix}.webp", quality=QUALITY, method=6)

    async def _check(self, page: Page, name: str) -> None:
        found = [str(one) for one in await page.evaluate(CUT)]
        least = FINGER if self.phone and not firefox.WANTED else MOUSE
        found += [f"too small to hit: {one}" for one in await page.evaluate(NARROW, [TOUCHED, least])]
        if not firefox.WANTED:  # after axe, Debian's Firefox crashes when a list is drawn anew
            found += await self._inaccessible(page)
        self.faults += [f"{name} ({self.suffix}): {one}" for one in found]

    async def _inaccessible(self, page: Page) -> list[str]:
        """Return what axe finds, in each light."""
        found: list[str] = []
        if not await page.evaluate("'axe' in window"):
            await page.evaluate(AXE.read_text(encoding="utf-8"))
        for light in self.checked:
            await page.emulate_media(**LIGHTS[light])
            seen = await page.evaluate(LOOK)
            found += [f"{one['id']} ({light}): {one['nodes'][0]['html'][:200]}" for one in seen]
        await page.emulate_media(**LIGHTS[self.light])
        return found
