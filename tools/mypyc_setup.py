"""Compile the modules named on the command line in place: `tools/compile.py` runs it where the package is laid out.

Each module becomes a C file of its own, and as many are compiled at a time as there are cores: one file for all of
them takes minutes longer and far more memory.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from mypyc.build import mypycify
from setuptools import setup

try:
    from setuptools._distutils.ccompiler import CCompiler
except ImportError:  # newer setuptools keep it elsewhere
    from setuptools._distutils.compilers.C.base import Compiler as CCompiler

OPTIMISE = os.environ.get("MYPYC_OPT_LEVEL", "2")


def compile_all(self: Any, sources: list[str], output_dir: str | None = None, **given: Any) -> list[str]:
    """What distutils does one after the other, side by side."""
    macros, include_dirs = given.get("macros"), given.get("include_dirs")
    debug, extra, depends = given.get("debug", 0), given.get("extra_postargs"), given.get("depends")
    _, objects, extra, pp_opts, build = self._setup_compile(output_dir, macros, include_dirs, sources, depends, extra)
    cc_args = self._get_cc_args(pp_opts, debug, given.get("extra_preargs"))

    def one(target: str) -> None:
        source, ending = build[target]
        self._compile(target, source, ending, cc_args, extra, pp_opts)

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        list(pool.map(one, [target for target in objects if target in build]))
    return list(objects)


def main() -> None:
    """Build every module in place."""
    CCompiler.compile = compile_all
    modules = mypycify(
        ["--ignore-missing-imports", *sys.argv[1:]], opt_level=OPTIMISE, debug_level="0", multi_file=True
    )
    setup(name="navarch-compiled", ext_modules=modules, script_args=["build_ext", "--inplace"])


if __name__ == "__main__":
    main()
