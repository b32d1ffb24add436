"""One decorator for the optional compiled build; without it the engine needs nothing but Python."""

from __future__ import annotations

try:
    from mypy_extensions import mypyc_attr
except ImportError:  # the interpreted build: the mark means nothing there

    def mypyc_attr(**_marks: object):  # type: ignore[no-untyped-def,misc]  # a stand-in for the import above
        """Return the class as it is."""

        def keep(cls: type) -> type:
            return cls

        return keep


__all__ = ["mypyc_attr"]
