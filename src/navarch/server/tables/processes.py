"""Processes beside a worker, for what takes long: bots that think, chronicles and reviews that are made."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def begin_process(niceness: int) -> None:
    """It leaves the processor to play as far as it is nice, and the keyboard's interrupt to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(niceness)


def _end_with_the_server() -> None:
    """A server that is killed cannot stop it: it sees that itself."""
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)
