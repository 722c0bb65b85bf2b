"""What the documentation's site does beyond MkDocs.

It has pages from the top of the repository. All pages are also read in a checkout, where a link to a source
file leads somewhere; on the site it does not, and only its text is left.
"""

import posixpath
import re
from pathlib import Path
from typing import Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

FROM_THE_TOP: Final = {"CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Files of the repository, and the pages they are."""
_ELSEWHERE: Final = {**FROM_THE_TOP, "README.md": "index.md"}
_BACK: Final = {page: name for name, page in FROM_THE_TOP.items()}
_LINK: Final = re.compile(r"(!?)\[((?:`[^`]*`|[^\[\]`])*)\]\(([^)\s]+)\)")
_FENCED: Final = re.compile(r"(^```.*?^```[^\n]*$)", re.MULTILINE | re.DOTALL)
_BEGINS: Final = re.compile(r"[-*] |\d+\. |\|")
_GOES_ON: Final = re.compile(r"[-*] |\d+\. |\||\s|#")
_NESTED: Final = re.compile(r"^ {2}(?=[-*] )")
_EVERY_DECISION: Final = "decisions/*.md"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Write out the list of decisions, so that a new one needs no line in mkdocs.yml."""
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
    """Lead links to where things are on the site."""
    del config, files
    here = page.file.src_uri
    several = len(re.findall(r"^# ", _FENCED.sub("", markdown), re.MULTILINE)) > 1
    return "".join(
        part if part.startswith("```") else led(shaped(part, lower=several), here)
        for part in _FENCED.split(markdown)
    )


def shaped(text: str, *, lower: bool) -> str:
    """Return a page's text with empty lines before lists and tables, as Python's Markdown wants it.

    `lower`: the page has several titles, which all but the first become headings, each with what is below it.
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
    """Return a page's text with links as the site needs them."""
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
