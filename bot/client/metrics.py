"""Numbers for Prometheus, if someone wants them: how many tables, how quick the answers.

Off by default, and the library is an extra. Everything is watched from outside: the parts of the
bot have a place for one watcher each, and know nothing of what watches them.
"""

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server

from bot.robots.explain import Explained
from bot.rules import View
from bot.tables.live.robots import Thinker

if TYPE_CHECKING:
    from bot.client.app import KnaveBot
    from bot.client.display.invalid_requests import InvalidRequestLimit
    from bot.ops.heartbeat import Pulse

SECONDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 10)
"""Discord waits three seconds for an answer."""


class Metrics:
    """The metrics of one bot, in a registry of its own: two bots in one process do not mix."""

    def __init__(self) -> None:
        every = self.registry = CollectorRegistry()
        self.tables = Gauge("knave_tables", "Open tables", ["state"], registry=every)
        self.answers = Histogram(
            "knave_answer_seconds",
            "From a click or a command to its answer",
            ["kind"],
            buckets=SECONDS,
            registry=every,
        )
        self.redraws = Counter("knave_redraws", "Screens drawn", ["what", "ok"], registry=every)
        self.commits = Histogram(
            "knave_store_commit_seconds", "Transactions", buckets=SECONDS, registry=every
        )
        self.log = Gauge(
            "knave_store_log_bytes", "The database's write-ahead log on disk", registry=every
        )
        self.jobs = Counter("knave_store_jobs", "Reads and writes in transactions", registry=every)
        self.requests = Counter(
            "knave_discord_requests", "Requests to Discord", ["method", "status"], registry=every
        )
        self.limited = Counter("knave_rate_limits", "Answers of 429", registry=every)
        self.unopened = Gauge(
            "knave_direct_messages_paused_seconds",
            "Until direct messages may be opened again; 0 if they may be now",
            registry=every,
        )
        self.thinking = Histogram(
            "knave_robot_seconds", "A robot's choice", ["game"], buckets=SECONDS, registry=every
        )
        self.lag = Gauge("knave_loop_lag_seconds", "How late the loop was", registry=every)
        self.refused = Gauge(
            "knave_requests_refused",
            "Answers of 401, 403 and 429 in the last ten minutes (at most 1,000)",
            registry=every,
        )
        self.stopped = Gauge(
            "knave_requests_stopped_seconds",
            "For how long nothing is sent that Discord counts",
            registry=every,
        )
        self.ready = Gauge("knave_ready", "Whether Discord is connected", registry=every)
        self.ranges = Gauge(
            "knave_ranges", "Ranges of shards that this process runs", registry=every
        )
        self.handed = Histogram(
            "knave_handed_seconds",
            "From handing a click over to another process until that has taken it",
            buckets=SECONDS,
            registry=every,
        )
        self._bots: list[KnaveBot] = []
        self._watch()

    def _watch(self) -> None:
        """Show what can be read off the bots of this process."""
        limits = self._invalid_requests
        self.ranges.set_function(lambda: len(self._bots))
        self.refused.set_function(lambda: sum(one.refused for one in limits()))
        self.stopped.set_function(lambda: max((one.left() for one in limits()), default=0.0))
        self.unopened.set_function(
            lambda: max((bot.display.direct.breaker.left for bot in self._bots), default=0.0)
        )
        for state in ("lobby", "playing"):
            self.tables.labels(state).set_function(partial(self._count, state))

    def _count(self, state: str) -> int:
        return sum(_tables(bot, state) for bot in self._bots)

    def _invalid_requests(self) -> "list[InvalidRequestLimit]":
        return [bot.display.redraws.limiter.invalid_requests for bot in self._bots]

    def detach(self, bot: "KnaveBot") -> None:
        """Show nothing of a bot any more that has ended."""
        self._bots.remove(bot)

    def attach(self, bot: "KnaveBot") -> None:
        """Count what this bot does from now on."""
        self._bots.append(bot)
        if bot.handing is not None:
            bot.handing.watch = self.handed.observe
        bot.inflight.watch = lambda kind, seconds: self.answers.labels(kind).observe(seconds)
        bot.display.redraws.on_drawn = self._drawn
        bot.tables.robots = TimedRobots(bot.tables.robots, self)

    def committed(self, jobs: int, seconds: float) -> None:
        """Count a transaction of the store: how many jobs it wrote, in how many seconds."""
        self.jobs.inc(jobs)
        self.commits.observe(seconds)

    def logged(self, left: int) -> None:
        """Show the size of the log of the store: the bytes that are left in it."""
        self.log.set(left)

    def pulse(self, pulse: "Pulse") -> None:
        """Show how the bot is."""
        self.lag.set(pulse.lag)
        self.ready.set(pulse.ready)

    def _drawn(self, what: str, ok: bool) -> None:
        self.redraws.labels(what, "yes" if ok else "no").inc()

    def trace(self) -> aiohttp.TraceConfig:
        """The configuration with which aiohttp counts the requests to Discord."""
        config = aiohttp.TraceConfig()

        async def ended(session: Any, context: Any, asked: aiohttp.TraceRequestEndParams) -> None:
            self.requests.labels(asked.method, asked.response.status).inc()
            if asked.response.status == HTTPStatus.TOO_MANY_REQUESTS:
                self.limited.inc()

        config.on_request_end.append(ended)
        return config

    def serve(self, host: str, port: int) -> Any:
        """Answer ``GET /metrics``, in a thread of its own; the answer can be shut down.

        :raises OSError: the address is taken, or not ours.
        """
        server, _ = start_http_server(port, host, registry=self.registry)
        logging.getLogger(__name__).info("metrics at http://%s:%s/metrics", host, port)
        return server


def _tables(bot: "KnaveBot", state: str) -> int:
    return sum(table.status == state for table in bot.tables.tables)


class TimedRobots:
    """Robots whose thinking is timed."""

    def __init__(self, robots: Thinker, metrics: Metrics) -> None:
        self._robots = robots
        self._metrics = metrics

    async def choose(self, key: str, view: View[Any], seed: int, level: str) -> str:
        """The line of the action the robots choose, timed."""
        with self._timed(key):
            return await self._robots.choose(key, view, seed, level)

    async def advise(self, key: str, view: View[Any], seed: int, level: str) -> Explained:
        """The action the robots choose, explained, timed."""
        with self._timed(key):
            return await self._robots.advise(key, view, seed, level)

    @contextmanager
    def _timed(self, key: str) -> Iterator[None]:
        since = time.perf_counter()
        try:
            yield
        finally:
            self._metrics.thinking.labels(key).observe(time.perf_counter() - since)
