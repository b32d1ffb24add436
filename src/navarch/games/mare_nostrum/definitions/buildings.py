"""Definitions, Cities: Buildings come from their reserve and go back to it. [D-5, D-10]

CI-1 the kinds of Cities: `box/labels.py`. CI-3, CI-6 their names: `setup/printed_facts.py`. CI-2, CI-4, CI-7 what they
yield: `ch01_collect`. CI-5 building at home: `ch03_build/control.py`.
"""

from __future__ import annotations

from ..box.labels import CONTROL_SITE
from ..state import MareState


def erect(s: MareState, site: int) -> None:
    """A building counter comes from the reserve. [D-5, D-10]"""
    assert s.box.site_kind[site] != CONTROL_SITE
    s.built[site] = 1
    s.counters[s.box.site_kind[site]] -= 1


def stands(s: MareState, site: int) -> bool:
    """Whether there is anything to hold on a site: a building, or the control marker."""
    return s.box.site_kind[site] == CONTROL_SITE or s.built[site] != 0


def demolish(s: MareState, site: int) -> None:
    """A building counter goes back to the reserve. [4.3.1-7]"""
    s.built[site] = 0
    s.counters[s.box.site_kind[site]] += 1
