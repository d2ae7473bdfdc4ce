"""Numbers for whoever runs the server, in the text format of Prometheus. None of them tells anything about a game."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass(slots=True)
class Metrics:
    """Counters since the start."""

    moves: int = 0
    entries: int = 0
    refusals: int = 0
    hellos: int = 0
    resumes: int = 0
    cut_off: int = 0
    bot_answers: int = 0
    bot_fallbacks: int = 0
    requests: Counter[str] = field(default_factory=Counter)
    """By the first digit of the status."""

    def text(self, **gauges: int) -> str:
        """All numbers; gauges are what can go down again."""
        lines = [_line("counter", name, getattr(self, name)) for name in _COUNTERS]
        lines += [_line("gauge", name, value) for name, value in gauges.items()]
        lines.append("# TYPE saboteur_requests_total counter")
        lines += [
            f'saboteur_requests_total{{status="{kind}"}} {count}' for kind, count in sorted(self.requests.items())
        ]
        return "\n".join(lines) + "\n"


_COUNTERS = ("moves", "entries", "refusals", "hellos", "resumes", "cut_off", "bot_answers", "bot_fallbacks")


def _line(kind: str, name: str, value: int) -> str:
    full = f"saboteur_{name}_total" if kind == "counter" else f"saboteur_{name}"
    return f"# TYPE {full} {kind}\n{full} {value}"
