"""Metrics for the operator, in the text format of Prometheus. None of them tells anything about a game.

A module declares a metric beside the code that counts it, and counts in the `Metrics` of its server:

    CHAT_LINES: Final = counter("chat_lines", "Lines of chat that were stored and told.")
    ...
    metrics[CHAT_LINES].inc()
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric

import saboteur
from saboteur._mode import mode

CONTENT_TYPE: Final = "text/plain; version=0.0.4"
NAMESPACE: Final = "saboteur"
MEMORY_FILE: Final = Path("/proc/self/statm")
"""Where Linux says how much memory this process has."""

# Else every counter would have a second metric beside it that tells when it was made.
disable_created_metrics()  # type: ignore[no-untyped-call]

Kind = TypeVar("Kind", Counter, Gauge, Histogram)


@dataclass(frozen=True, slots=True, eq=False)
class Declared(Generic[Kind]):
    """A metric that every server has; its values are in the `Metrics` of each."""

    make: Callable[[CollectorRegistry], Kind]


_declarations: list[Declared[Any]] = []


def _declared(make: Callable[[CollectorRegistry], Kind]) -> Declared[Kind]:
    declaration = Declared(make)
    _declarations.append(declaration)
    return declaration


def counter(name: str, description: str, *labels: str) -> Declared[Counter]:
    """Declare `saboteur_NAME_total`, which only grows."""
    return _declared(lambda registry: Counter(name, description, labels, NAMESPACE, registry=registry))


def gauge(name: str, description: str, *labels: str) -> Declared[Gauge]:
    """Declare `saboteur_NAME`, which can grow and shrink."""
    return _declared(lambda registry: Gauge(name, description, labels, NAMESPACE, registry=registry))


def histogram(name: str, description: str, bounds: Sequence[float]) -> Declared[Histogram]:
    """Declare `saboteur_NAME`, whose values are counted in classes with these upper bounds."""
    return _declared(
        lambda registry: Histogram(name, description, namespace=NAMESPACE, buckets=bounds, registry=registry)
    )


INFO: Final = gauge("info", "Always 1; the labels say what runs.", "version", "rules")


class Metrics:
    """The values of one server since its start. They are not global: a process may run several servers."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._made: dict[Declared[Any], Any] = {each: each.make(self._registry) for each in _declarations}
        self._registry.register(_Families(_process))
        self[INFO].labels(saboteur.__version__, mode()).set(1)

    def __getitem__(self, declared: Declared[Kind]) -> Kind:
        """A metric as prometheus_client knows it: `inc`, `set` or `observe` changes its value."""
        made: Kind = self._made[declared]
        return made

    def value(self, declared: Declared[Counter], *labels: str) -> int:
        """How much was counted."""
        counted = self[declared].labels(*labels) if labels else self[declared]
        return int(next(iter(counted.collect())).samples[0].value)

    def watch_counter(self, name: str, description: str, read: Callable[[], int]) -> None:
        """Add `saboteur_NAME_total`, which another object counts: `read` returns its value."""
        self._registry.register(_Families(lambda: [CounterMetricFamily(f"{NAMESPACE}_{name}", description, read())]))

    def watch_gauge(self, name: str, description: str, read: Callable[[], int]) -> None:
        """Add `saboteur_NAME`, which `read` returns whenever the page is asked for."""
        Gauge(name, description, namespace=NAMESPACE, registry=self._registry).set_function(read)

    def watch_labelled(self, read: Callable[[], Iterable[Metric]]) -> None:
        """Add metrics with labels that `read` puts together whenever the page is asked for."""
        self._registry.register(_Families(read))

    def text(self) -> str:
        """All metrics as a page that Prometheus reads."""
        return generate_latest(self._registry).decode()


def page_of(families: Iterable[Metric]) -> str:
    """A page of metrics that somebody else has collected."""
    return generate_latest(_Families(lambda: families)).decode()


@dataclass(frozen=True, slots=True)
class _Families:
    """A collector, as prometheus_client calls it: puts metrics together when somebody asks for them."""

    collect: Callable[[], Iterable[Metric]]


def _process() -> Iterator[Metric]:
    """What every program is asked for, under the usual names; the library's own collector has more, and Linux only."""
    words = "Processor time of this process, without its bots."
    yield CounterMetricFamily("process_cpu_seconds", words, round(time.process_time(), 2))
    if MEMORY_FILE.exists():
        pages = int(MEMORY_FILE.read_text().split()[1])
        words, size = "Memory of this process, without its bots.", pages * os.sysconf("SC_PAGE_SIZE")
        yield GaugeMetricFamily("process_resident_memory_bytes", words, size)
