"""The figures of the web side: requests, open pages, rooms and actions."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

REQUESTS = Counter("navarch_requests_total", "Requests that were answered.", ["method", "status"])
REQUEST_SECONDS = Histogram("navarch_request_seconds", "From a request to its answer.")
PAGES = Gauge("navarch_pages", "Pages that are open at tables.", multiprocess_mode="livesum")
ROOMS = Gauge("navarch_rooms", "Tables in memory.", multiprocess_mode="livesum")
COMMITS = Gauge("navarch_commits", "Transactions committed since the start.", multiprocess_mode="livesum")
JOBS = Gauge("navarch_jobs", "Changes in those transactions.", multiprocess_mode="livesum")
