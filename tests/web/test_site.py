"""The pages as static files: caching, compression and what is not found."""

import gzip
from datetime import UTC, datetime
from pathlib import Path

from fastapi import FastAPI
from starlette.testclient import TestClient

from rifugio.server.web.security_headers import HEADERS, WORKER_POLICY, Guard
from rifugio.server.web.security_txt import add_security_txt
from rifugio.server.web.site import add_site

LINK = "abcdefghij_klmnopqrs-0"


def built(folder: Path) -> TestClient:
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Rifugio</title>", encoding="utf-8")
    (folder / "assets" / "main-abc.js").write_text("let a = 1;\n" * 500, encoding="utf-8")
    return served(folder)


def served(folder: Path) -> TestClient:
    app = FastAPI()

    @app.post("/api/tables")
    async def tables() -> str:
        return "opened"

    add_site(app, folder)
    return TestClient(app)


def test_the_paths_of_the_app_are_the_page_and_are_asked_for_anew(tmp_path: Path) -> None:
    client = built(tmp_path)
    for path in ("/", "/rules", "/replay", f"/t/{LINK}", f"/watch/{LINK}/", f"/replay/{LINK}", "/index.html"):
        answer = client.get(path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
        again = client.get(path, headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304


def test_any_other_path_is_the_page_as_a_404(tmp_path: Path) -> None:
    client = built(tmp_path)
    for path in ("/whatever/it/is", "/t/short", "/rules/more", f"/t/{LINK}/more"):
        answer = client.get(path)
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html")


def test_a_file_that_is_not_there_is_not_the_page(tmp_path: Path) -> None:
    client = built(tmp_path)
    for path in ("/robots.txt", "/favicon.ico", "/.well-known/security.txt", "/wp-login.php"):
        answer = client.get(path)
        assert (answer.status_code, answer.headers["content-type"][:10]) == (404, "text/plain")


def test_whom_to_tell_about_a_security_problem(tmp_path: Path) -> None:
    app = FastAPI()
    add_security_txt(app, "mailto:host@example.org")
    add_site(app, tmp_path)
    answer = TestClient(app).get("/.well-known/security.txt")
    contact, expires = answer.text.splitlines()
    assert (answer.status_code, contact) == (200, "Contact: mailto:host@example.org")
    assert datetime.fromisoformat(expires.removeprefix("Expires: ")) > datetime.now(UTC)


def test_search_engines_leave_tables_alone(tmp_path: Path) -> None:
    client = built(tmp_path)
    for path in (f"/t/{LINK}", f"/watch/{LINK}", f"/replay/{LINK}"):
        assert client.get(path).headers["x-robots-tag"] == "noindex"
    for path in ("/", "/rules", "/replay"):
        assert "x-robots-tag" not in client.get(path).headers


def test_files_with_a_hash_are_kept_for_good_and_packed(tmp_path: Path) -> None:
    client = built(tmp_path)
    with client.stream("GET", "/assets/main-abc.js", headers={"accept-encoding": "gzip"}) as answer:
        packed = b"".join(answer.iter_raw())
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    assert len(packed) < 500
    assert gzip.decompress(packed).startswith(b"let a = 1;")


def test_workers_and_what_they_load_have_a_policy_of_their_own(tmp_path: Path) -> None:
    for folder, name in (
        ("workers", "python-abc.js"),
        ("runtime", "python-abc.wasm.gz"),
        ("runtime", "manifest.json"),
    ):
        (tmp_path / folder).mkdir(exist_ok=True)
        (tmp_path / folder / name).write_bytes(gzip.compress(b"{}", mtime=0))
    client = TestClient(Guard(built(tmp_path).app))
    script, wasm, manifest = (
        client.get(path).headers
        for path in ("/workers/python-abc.js", "/runtime/python-abc.wasm.gz", "/runtime/manifest.json")
    )
    for headers in (script, wasm, manifest):
        assert headers["content-security-policy"] == WORKER_POLICY
        assert headers["x-content-type-options"] == "nosniff"
    assert "immutable" in script["cache-control"]
    assert "immutable" in wasm["cache-control"]
    assert manifest["cache-control"] == "no-cache"
    assert wasm["content-type"] == "application/gzip"  # to be unpacked by the worker, not on the way
    assert "content-encoding" not in wasm
    for path in ("/", "/assets/main-abc.js", "/nothing.js"):
        assert client.get(path).headers["content-security-policy"] == HEADERS["content-security-policy"]


def test_what_is_no_page_is_not_found(tmp_path: Path) -> None:
    client = built(tmp_path)
    assert client.get("/assets/old-abc.js").status_code == 404
    assert client.get("/api/nothing").status_code == 404
    assert client.get("/api/tables").status_code == 405
    assert client.post("/t/abc").status_code in {404, 405}


def test_no_way_out_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("secret", encoding="utf-8")
    (tmp_path / "site").mkdir()
    client = built(tmp_path / "site")
    for path in ("/../secret", "/%2e%2e/secret", "/assets/../../secret", "/assets/%2e%2e%2f%2e%2e%2fsecret"):
        assert "secret" not in client.get(path).text


def test_pages_that_are_not_built_are_a_clear_message(tmp_path: Path) -> None:
    answer = served(tmp_path).get("/")
    assert answer.status_code == 404
    assert "make web" in answer.text
