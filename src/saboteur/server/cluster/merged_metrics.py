"""The metrics of several workers as one page: every sample gets a label that says whose it is.

The library's own mode for several processes adds the workers up, and keeps those that have ended; here each worker is
seen by itself, and only while it answers.
"""

from __future__ import annotations

from collections.abc import Mapping

from prometheus_client.metrics_core import Metric
from prometheus_client.parser import text_string_to_metric_families

from saboteur.server.metrics import page_of


def merged(pages: Mapping[str, str]) -> str:
    """One page from the pages of all workers; a family's samples stand together, as the format wants it."""
    families: dict[str, Metric] = {}
    for worker in sorted(pages):
        for found in text_string_to_metric_families(pages[worker]):
            family = families.setdefault(found.name, Metric(found.name, found.documentation, found.type))
            for sample in found.samples:
                family.add_sample(sample.name, {"worker": worker} | sample.labels, sample.value)
    return page_of(families.values())
