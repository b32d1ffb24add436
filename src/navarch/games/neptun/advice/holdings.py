"""What the merchants have in play: what advice speaks of."""

from __future__ import annotations

from ....engine.account import HELD, Share
from ..labels import OARS, REGIONS, SLOTS
from ..state import NeptunState


def holdings(s: NeptunState, looker: int) -> list[Share]:
    """Gold, steps on the temple tracks, open and fulfilled contracts; of the own hand the oar power."""
    shares: list[Share] = []
    for seat in range(s.players):
        status = [s.chart_status[seat * SLOTS + i] for i in range(SLOTS) if s.chart_card[seat * SLOTS + i] >= 0]
        shares.append(Share(seat, "held-gold", "P2.19", s.gold[seat], kind=HELD))
        shares.append(Share(seat, "held-fulfilled", "P2.17", status.count(1), kind=HELD))
        for region in range(len(REGIONS)):
            steps = s.temple[region * s.players + seat]
            shares.append(Share(seat, "held-steps", "P2.20", steps, (region,), kind=HELD))
        if seat == looker:
            shares.append(Share(seat, "held-open", "P1.5", status.count(0), kind=HELD))
            power = sum(s.hand[seat * len(OARS) + oar] * s.box.oar_power[oar] for oar in range(len(OARS)))
            shares.append(Share(seat, "held-power", "P1.L.7", power, kind=HELD))
    return shares
