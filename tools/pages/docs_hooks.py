"""MkDocs hooks of the documentation site.

They add pages from the top of the repository. Pages are also read in a checkout, where a link to a source
file works; on the site it would not, so only its text is kept. Table cells get classes that say which of
them may wrap, which Markdown cannot express.
"""

import html
import posixpath
import re
from pathlib import Path
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

FROM_THE_TOP: Final = {
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "CONTRIBUTING.md": "contributing.md",
}
"""Repository files, and the site pages made of them."""
_ELSEWHERE: Final = {**FROM_THE_TOP, "README.md": "index.md"}
_BACK: Final = {page: name for name, page in FROM_THE_TOP.items()}
_LINK: Final = re.compile(r"(!?)\[((?:`[^`]*`|[^\[\]`])*)\]\(([^)\s]+)\)")
_FENCED: Final = re.compile(r"(^```.*?^```[^\n]*$)", re.MULTILINE | re.DOTALL)
_BEGINS: Final = re.compile(r"[-*] |\d+\. |\|")
_GOES_ON: Final = re.compile(r"[-*] |\d+\. |\||\s|#")
_NESTED: Final = re.compile(r"^ {2}(?=[-*] )")
_EVERY_DECISION: Final = "decisions/*.md"
_CELL: Final = re.compile(r"<(td|th)\b([^>]*)>(.*?)</\1>", re.DOTALL)
_PICTURE: Final = re.compile(r'(<img [^>]*\bsrc="([^"]+)"[^>]*>)')
_TAG: Final = re.compile(r"<[^>]+>")
_FIGURES: Final = re.compile(r"[\d\s.,:;%()/×≥≤<>+−–-]{1,32}( (s|ms|KiB|MiB|GiB|kB|MB|GB))?")
_LONG_NAME: Final = re.compile(r"(?<=<code>)[^<]{24,}(?=</code>)")
_SHORT, _LONG, _SEVERAL = 18, 60, 2
_BEHIND: Final = (
    "decisions/",
    "screens/",
    "changelog",
    "conduct",
    "contributing",
    "roadmap",
    "licences",
    "rule-index",
    "mutants",
)
"""Pages for contributors: search ranks them lower."""


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Add the list of decisions to the navigation, so that a new one needs no line in mkdocs.yml."""
    folder = Path(config.docs_dir) / "decisions"
    pages = [f"decisions/{page.name}" for page in sorted(folder.glob("[0-9]*.md"))]
    for chapter in config.nav or []:
        for entry in next(iter(chapter.values())):
            if isinstance(entry, dict) and _EVERY_DECISION in (listed := next(iter(entry.values()))):
                where = listed.index(_EVERY_DECISION)
                listed[where : where + 1] = pages
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages from the top of the repository."""
    top = Path(config.docs_dir).parent
    for name, page in FROM_THE_TOP.items():
        files.append(File.generated(config, page, content=(top / name).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Rewrite links to point at pages of the site."""
    del config, files
    here = page.file.src_uri
    if here.startswith(_BEHIND):
        page.meta["search"] = {"boost": 0.5}
    if here == "index.md":
        page.meta["hide"] = ["navigation"]
    several = len(re.findall(r"^# ", _FENCED.sub("", markdown), re.MULTILINE)) > 1
    return "".join(
        part if part.startswith("```") else led(shaped(part, lower=several), here)
        for part in _FENCED.split(markdown)
    )


def on_page_content(content: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Mark which table cells may wrap, and load pictures lazily."""
    del config, files
    if "<h2" not in content:
        page.meta["hide"] = [*page.meta.get("hide", []), "toc"]  # makes room for a wide table
    if page.file.src_uri.startswith("screens/"):
        content = _PICTURE.sub(r'<a href="\2">\1</a>', content)  # a tap opens it at full size
    return _CELL.sub(_cell, content).replace("<img ", '<img loading="lazy" ')


def _cell(found: re.Match[str]) -> str:
    """Return a table cell with a CSS class: short cells stay on one line, long ones get room.

    Long names may break at separators, and cells with many lines are folded into <details>.
    """
    tag, attributes, inside = found[1], found[2], found[3]
    text = html.unescape(_TAG.sub("", inside)).strip()
    inside = _LONG_NAME.sub(lambda name: re.sub(r"(::|[/_](?=\w))", r"\1<wbr>", name[0]), inside)
    if _FIGURES.fullmatch(text):
        inside = inside.replace(" (", "<br>(") if len(text) > _SHORT else inside
        return f'<{tag} class="short"{attributes}>{inside}</{tag}>'
    if len(text) <= (_SHORT if tag == "td" else _SHORT // 2) and "<br" not in inside:
        return f'<{tag} class="short"{attributes}>{inside}</{tag}>'
    if (several := inside.count("<br") + 1) > _SEVERAL:
        inside = f"<details><summary>{several} of them</summary>{inside}</details>"
    if len(text) > _LONG:
        return f'<{tag} class="long"{attributes}>{inside}</{tag}>'
    return f"<{tag}{attributes}>{inside}</{tag}>"


def shaped(text: str, *, lower: bool) -> str:
    """Return a page's text with empty lines before lists and tables, which Python's Markdown requires.

    `lower`: the page has several titles; all but the first become lower headings.
    """
    lines: list[str] = []
    before = ""
    for line in (_NESTED.sub("    ", one) for one in text.split("\n")):
        if _BEGINS.match(line) and before and not _GOES_ON.match(before):
            lines.append("")
        is_title = before == "" and not any(lines)
        lines.append(f"#{line}" if lower and re.match(r"#+ ", line) and not is_title else line)
        before = line
    return "\n".join(lines)


def led(text: str, page: str) -> str:
    """Return a page's text with its links rewritten for the site."""
    source = _BACK.get(page, posixpath.join("docs", page))

    def one(found: re.Match[str]) -> str:
        target, mark, anchor = found[3].partition("#")
        if not target or re.match(r"[a-z]+:", target):
            return found[0]
        path = posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
        if path in _ELSEWHERE:
            path = _ELSEWHERE[path]
        elif path.startswith("docs/"):
            path = path.removeprefix("docs/")
        else:
            return found[2]
        path = posixpath.relpath(path, posixpath.dirname(page) or ".")
        return f"{found[1]}[{found[2]}]({path}{mark}{anchor})"

    return _LINK.sub(one, text)
