"""A notice."""

from rifugio.server.people.notices.ways import Notice

NOTICE = Notice(
    key="n7-42-push",
    tag="table-AAECAwQFBgcICQoLDA0ODw",
    title="Rifugio: du bist dran",
    text="Löwe & Wilma warten auf dich.",
    url="https://huts.example/t/AAECAwQFBgcICQoLDA0ODw",
    language="de",
    ttl_seconds=86_400,
    quiet=False,
    stop_url="https://huts.example/stop/" + "x" * 150,
)
