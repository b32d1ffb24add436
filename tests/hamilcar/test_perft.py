"""How many ways lead on from scripted openings; nobody is asked for Counter Events that nobody holds."""

from __future__ import annotations

from typing import Any

import pytest

from tests.perft import counts

from .positions import ENNA
from .table import Table

SETUP = {
    "messana": "rome 2cu 1st claudius_caudex", "regium": "rome 4cu 1st valerius_maximus",
    "roma": "rome 3cu fulvius_flaccus:proconsul", "tarentum": "rome 1cu", "capua": "rome 1cu", "neapolis": "rome 1cu",
    "carthago": "carthage 2cu 1el 1st hanno", "thermae": "carthage 2cu gisco", "agrigentum": "carthage 1cu 1st",
    "lilybaeum": "carthage 1cu 1st", "lipara": "carthage 1cu", "carales": "carthage 1cu",
}  # fmt: skip
ROME: dict[str, Any] = {
    "rome": "socii_navales minor_campaign_1",
    "carthage": "epidemic",
    "ready": (1, 2),
    "spent": (0, 1),
}
PUNIC: dict[str, Any] = {
    "carthage": "shipyards_of_the_cothon raid_on_port",
    "rome": "spies",
    "active": "carthage",
    "ready": (1, 2),
}
SOCII, YARDS = "rome operate socii_navales", "carthage operate shipyards_of_the_cothon"


@pytest.mark.parametrize(
    ("pieces", "more", "opening", "expected"),
    [
        (SETUP, ROME, "", [6, 68, 1075]),
        (SETUP, ROME, "rome operate socii_navales; rome activate valerius_maximus", [7, 32, 154]),
        (SETUP, ROME, "rome event minor_campaign_1; rome activate claudius_caudex", [7, 29, 127]),
        (
            SETUP,
            ROME,
            "rome operate socii_navales; rome activate fulvius_flaccus; rome embark; rome ships 1",
            [2, 3, 11],
        ),
        (
            SETUP,
            PUNIC,
            "carthage operate shipyards_of_the_cothon; carthage activate gisco; carthage embark",
            [3, 3, 24],
        ),
        (SETUP, PUNIC, "carthage event raid_on_port; carthage activate hanno", [6, 26, 97]),
        (ENNA, ROME, "rome operate socii_navales; rome activate atilius_regulus; rome march enna", [4, 9, 35]),
    ],
    ids=["first card", "valerius", "caudex in a campaign", "a voyage", "gisco at sea", "a raid", "reactions at enna"],
)
@pytest.mark.rule("hamilcar", "5.2.C-1", "7.1.2", "7.3.A1", "10.0.8")
def test_as_many_ways_lead_on_as_ever(
    pieces: dict[str, str], more: dict[str, Any], opening: str, expected: list[int]
) -> None:
    table = Table(pieces, **more)
    if opening:
        table.do(opening)
    assert counts(table.s, 3) == expected
