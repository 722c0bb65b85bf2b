"""What is measured, for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

COMMANDS = Counter("rifugio_commands_total", "Commands answered.", ["answer"])
TIME_TO_ANSWER = Histogram(
    "rifugio_answer_seconds",
    "From a command read to its answer.",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5),
)
SWEPT = Counter("rifugio_swept_tables_total", "Tables found behind their log: news that was lost.")
SOCKETS = Gauge("rifugio_sockets", "Sockets open.")
TABLES = Gauge("rifugio_tables_attended", "Tables that somebody is at.")
QUESTIONS = Gauge("rifugio_bot_questions_waiting", "Turns that bots are thinking about, or wait to.")
JOBS = Gauge("rifugio_jobs_waiting", "Jobs not done yet.", ["kind"])
OLDEST_JOB = Gauge("rifugio_oldest_due_job_seconds", "How long the oldest due job has waited.", ["kind"])
POISONED = Counter("rifugio_poisoned_tables_total", "Tables whose log cannot be read.")
LOOP_LAG = Gauge("rifugio_loop_lag_seconds", "How late the event loop is.")
