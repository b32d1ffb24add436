"""How often somebody may do something: by person, whatever the number of their pages, and by address."""

from __future__ import annotations

import ipaddress
import time
from collections import OrderedDict
from functools import lru_cache

from starlette.types import Scope

from ..settings import Limits

REMEMBERED = 20_000
NETWORK_BITS = 64  # of an IPv6 address: the rest is free to choose for whoever has it


class Bucket:
    """So many a second, and so many at once."""

    __slots__ = ("_at", "_burst", "_left", "_rate", "_refused")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = time.monotonic()
        self._refused = 0

    def has(self) -> bool:
        """Whether one more is allowed now."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            self._refused += 1
            return False
        return True

    def take(self) -> bool:
        """Take one, where it is allowed."""
        if not self.has():
            return False
        self._left -= 1
        self._refused = 0
        return True

    def drained(self) -> bool:
        """Whether somebody goes on and on although refused."""
        return self._refused > self._burst * 10


class Buckets:
    """A bucket for each; those not seen for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, who: str) -> Bucket:
        """Whose bucket it is stays the same, however often they come anew."""
        bucket = self._buckets.get(who)
        if bucket is None:
            bucket = self._buckets[who] = Bucket(self._rate, self._burst)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(who)
        return bucket

    def take(self, who: str) -> bool:
        """Whether they may do one more."""
        return self.of(who).take()


class Rate:
    """How often one person, and all people at one address, may do one thing."""

    def __init__(self, rate: float, burst: float, people: float) -> None:
        self._people = Buckets(rate, burst)
        self._addresses = Buckets(rate * people, burst * people)

    def take(self, person: str, address: str) -> bool:
        """Whether both may; a person without a cookie is known by the address alone."""
        own = self._people.of(person or address)
        return own.has() and self._addresses.take(address) and own.take()

    def drained(self, person: str, address: str) -> bool:
        """Whether somebody goes on and on although refused."""
        return self._people.of(person or address).drained()


class Rates:
    """All that is limited, for everybody at a worker."""

    def __init__(self, limits: Limits) -> None:
        people = limits.people_at_an_address
        self.messages = Rate(limits.messages_rate, limits.messages_burst, people)
        self.chats = Rate(limits.chats_rate, limits.chats_burst, people)
        self.advice = Rate(limits.advice_rate, limits.advice_burst, people)
        self.reviews = Rate(limits.reviews_rate, limits.reviews_burst, people)
        self.rollbacks = Rate(limits.rollbacks_rate, limits.rollbacks_burst, people)
        self.history = Rate(limits.history_rate, limits.history_burst, people)
        self.logins = Rate(limits.logins_rate, limits.logins_burst, people)
        self.letters = Rate(limits.letters_rate, limits.letters_burst, people)
        self.invitations = Rate(limits.invitations_rate, limits.invitations_burst, people)
        self.reports = Rate(limits.reports_rate, limits.reports_burst, people)
        self.notices = Rate(limits.notices_rate, limits.notices_burst, people)
        self.tables = Rate(limits.tables_rate, limits.tables_burst, people)


def address_of(scope: Scope) -> str:
    """From where somebody asks; of an IPv6 address only the network."""
    client = scope.get("client")
    return network_of(client[0]) if client else "local"


@lru_cache(maxsize=10_000)
def network_of(address: str) -> str:
    """The address; of an IPv6 address only the network, for the rest is free to choose."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(ipaddress.ip_network((found, NETWORK_BITS), strict=False))
