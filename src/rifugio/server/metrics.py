"""Prometheus metrics.

With several processes on one port each keeps its metrics in a file in PROMETHEUS_MULTIPROC_DIR, and the one
that is scraped aggregates them; `multiprocess_mode` says how.
"""

from prometheus_client import Counter, Gauge, Histogram, disable_created_metrics

disable_created_metrics()  # type: ignore[no-untyped-call]

COMMANDS = Counter("rifugio_commands_total", "Commands answered.", ["answer"])
for _answer in ("accepted", "refused", "unknown"):
    COMMANDS.labels(
        _answer
    )  # start at 0: Prometheus does not see the first increase of a series that begins later
TIME_TO_ANSWER = Histogram(
    "rifugio_answer_seconds",
    "From a command read to its answer.",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5),
)
NOTICES = Counter("rifugio_notices_total", "Notices handed over, or not.", ["way", "outcome"])
SWEPT = Counter("rifugio_swept_tables_total", "Tables found behind their log: news that was lost.")
THROWN_AWAY = Counter(
    "rifugio_thrown_away_tables_total",
    "Times that a table was read anew because the database had lost events of it.",
)
POISONED = Counter("rifugio_poisoned_tables_total", "Times that a log was found that cannot be read.")


def _sum(name: str, what: str, labels: tuple[str, ...] = ()) -> Gauge:
    return Gauge(name, what, labels, multiprocess_mode="livesum")


SOCKETS = _sum("rifugio_sockets", "Sockets open.")
TABLES = _sum("rifugio_tables_attended", "Tables that somebody is at.")
QUESTIONS = _sum("rifugio_bot_questions_waiting", "Turns that bots are thinking about, or wait to.")
BOT_PROCESSES = _sum("rifugio_bot_processes", "Processes for bots that run.")
CONNECTIONS = _sum("rifugio_pool_connections", "Connections to the database.", ("state",))
POOL_WAITING = _sum("rifugio_pool_waiting", "Tasks that wait for a connection to the database.")
LOOP_LAG = Gauge("rifugio_loop_lag_seconds", "How late the event loop was last.", multiprocess_mode="livemax")
NEWS = Gauge(
    "rifugio_news_connected", "1 while news of the other nodes can come.", multiprocess_mode="livemin"
)
NEWS.set(1)  # a single node needs no news
JOBS = Gauge("rifugio_jobs_waiting", "Jobs due.", ["kind"], multiprocess_mode="livemostrecent")
OLDEST_JOB = Gauge(
    "rifugio_oldest_due_job_seconds",
    "How long the oldest due job has waited.",
    ["kind"],
    multiprocess_mode="livemostrecent",
)
