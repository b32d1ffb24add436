"""The HTTP side of holidays."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ..clock import CLOCK
from ..people.holidays import DAYS_A_YEAR, Holiday, days_used
from ..tables.worker import Worker
from ..words.people import EndHoliday, HolidaysWords, HolidayWords, PlanHoliday
from .answering import answer, body_of
from .people import known


class HolidayDesk:
    """Answers people who go on holiday."""

    def __init__(self, worker: Worker) -> None:
        self.holidays = worker.holidays

    async def my_holidays(self, request: Request) -> Response:
        """Mine."""
        return answer(await self._told(known(request)))

    async def plan_holiday(self, request: Request) -> Response:
        """One more."""
        said = await body_of(request, PlanHoliday)
        person = known(request)
        await self.holidays.plan(person, Holiday(said.start, said.until))
        return answer(await self._told(person), 201)

    async def end_holiday(self, request: Request) -> Response:
        """One less, or a shorter one."""
        said = await body_of(request, EndHoliday)
        person = known(request)
        await self.holidays.end(person, said.start)
        return answer(await self._told(person))

    async def _told(self, person: str) -> HolidaysWords:
        now = CLOCK.now()
        mine = await self.holidays.of(person)
        left = max(0, int(DAYS_A_YEAR - days_used(mine, now)))
        return HolidaysWords([HolidayWords(one.start, one.until) for one in mine if one.until > now], left)
