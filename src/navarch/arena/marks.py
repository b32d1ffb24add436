"""The marks of a report: intervals, bars, columns and the chart of estimates, as HTML and SVG."""

from __future__ import annotations

from typing import Any


def whisker(interval: dict[str, float], low: float, high: float, even: float) -> str:
    """A mean with its bounds on a track from `low` to `high`, and a line where all would be even."""

    def at(value: float) -> float:
        return min(100.0, max(0.0, 100 * (value - low) / (high - low)))

    left, right = at(interval["low"]), at(interval["high"])
    return (
        f'<div class="track"><i class="reach" style="left:{left:.1f}%;width:{right - left:.1f}%"></i>'
        f'<i class="even" style="left:{at(even):.1f}%"></i>'
        f'<i class="dot" style="left:{at(interval["mean"]):.1f}%"></i></div>'
    )


def bar(share: float) -> str:
    """A bar for a share."""
    return f'<div class="track"><i class="fill" style="left:0;width:{100 * share:.1f}%"></i></div>'


def columns(spread: dict[str, Any]) -> str:
    """A column for each part of a spread, with the first and last number below, and the mean told."""
    parts = spread["parts"]
    most = max(part["count"] for part in parts)
    width = 240 / len(parts)
    drawn = ""
    for i, part in enumerate(parts):
        height = 80 * part["count"] / most
        last = part["from"] + spread["width"] - 1
        label = f"{part['from']}" if last == part["from"] else f"{part['from']} to {last}"
        drawn += (
            f'<rect x="{i * width + 1:.1f}" y="{90 - height:.1f}" width="{width - 2:.1f}" height="{height:.1f}" '
            f'fill="var(--mark)"><title>{label}: {part["count"]} games</title></rect>'
        )
    said = f"{spread['mean']} on average, from {spread['min']} to {spread['max']}"
    return (
        f'<svg viewBox="0 0 240 104" role="img" aria-label="{said}">{drawn}'
        f'<line x1="0" y1="90.5" x2="240" y2="90.5" stroke="var(--soft)"/>'
        f'<text x="0" y="102">{spread["min"]}</text><text x="240" y="102" text-anchor="end">{spread["max"]}</text>'
        f'</svg><p class="soft">{said}</p>'
    )


def calibration_chart(bins: list[dict[str, float]]) -> str:
    """What was expected against what came; the larger a dot, the more estimates it stands for."""
    most = max(one["times"] for one in bins)
    dots = ""
    for one in bins:
        radius = 2 + 5 * (one["times"] / most) ** 0.5
        said = f"expected {one['told']:.0%}, came {one['came']:.0%}, {one['times']:,} estimates"
        x, y = 24 + 200 * one["told"], 210 - 200 * one["came"]
        dots += f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="var(--mark)"><title>{said}</title></circle>'
    total = sum(one["times"] for one in bins)
    off = sum(one["times"] * abs(one["told"] - one["came"]) for one in bins) / total
    ticks = "".join(
        f'<text x="{24 + 200 * tenth / 10:.0f}" y="224" text-anchor="middle">{10 * tenth}</text>'
        f'<text x="20" y="{213 - 200 * tenth / 10:.0f}" text-anchor="end">{10 * tenth}</text>'
        for tenth in (0, 5, 10)
    )
    said = f"{total:,.0f} estimates, off by {100 * off:.1f} points on average"
    return (
        f'<svg viewBox="0 0 240 230" role="img" aria-label="{said}">'
        f'<rect x="24" y="10" width="200" height="200" fill="none" stroke="var(--rule)"/>'
        f'<line x1="24" y1="210" x2="224" y2="10" stroke="var(--fair)"/>{ticks}{dots}</svg><p class="soft">{said}</p>'
    )
