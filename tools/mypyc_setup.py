"""Compile modules in place: `python mypyc_setup.py SETTING FILE…`, run by `compile.py` where the package is laid out.

Everything made on the way stays in `.mypyc`: types, C files and objects, each with the key of what it was made from.
Only what has another key than before is compiled and linked again. In a full build all modules are one library, for
they play fastest so; in a quick build each is a library of its own, so that a changed module touches few others.
mypyc would make two of it, the module and what it is imported by: those are compiled as one, under both names.
"""

from __future__ import annotations

import hashlib
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

WORKSHOP = Path(".mypyc")
SETTINGS: dict[str, dict[str, Any]] = {
    "full": {"opt_level": "2", "multi_file": True, "group_name": "navarch"},
    "quick": {"opt_level": "0", "separate": True, "include_runtime_files": False},
}
# Only a module's entry is seen outside its library: calls inside it need no detour, and compiling is quicker.
HIDDEN = [] if os.name == "nt" else ["-fvisibility=hidden"]
# Tables for unwinding take time to write and nobody reads them; mypyc would turn C's assertions on without optimising.
LEAN = [] if os.name == "nt" else ["-pipe", "-fno-asynchronous-unwind-tables", "-DNDEBUG"]
OPTIONS = {"full": HIDDEN, "quick": [*HIDDEN, *LEAN]}


class Incremental(build_ext):
    """Compiles side by side, and only what was made from other sources, headers or options before."""

    def build_extensions(self) -> None:
        """All objects, each once though all libraries share those of mypyc's runtime; then all libraries."""
        if sys.platform == "linux":
            self.read_headers_once()
        users = {source: extension for extension in self.extensions for source in extension.sources}
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            self.keys = dict(zip(users, pool.map(self.compile_object, users, users.values()), strict=True))
            list(pool.map(self.link, self.extensions))

    def read_headers_once(self) -> None:
        """Compile the headers of Python and mypyc in advance: to read them takes longer than a small module."""
        header = Path(self.build_temp).absolute() / "headers.h"
        header.parent.mkdir(parents=True, exist_ok=True)
        header.write_text("#include <Python.h>\n#include <CPy.h>\n")
        library = next(extension for extension in self.extensions if extension.include_dirs)
        folders = [f"-I{folder}" for folder in [*library.include_dirs, *self.compiler.include_dirs]]
        options = [*library.extra_compile_args, *folders, "-x", "c-header", str(header), "-o", f"{header}.gch"]
        self.compiler.spawn([*self.compiler.compiler_so, *options])
        for extension in self.extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, "-include", str(header)]

    def compile_object(self, source: str, extension: Extension) -> str:
        """Compile one object, unless it is there already; gives the key of what it is made from."""
        options = [version("mypy"), str(self.compiler.executables), *extension.include_dirs]
        texts = [Path(file).read_text(encoding="utf-8") for file in (source, *extension.depends)]
        key = key_of([*options, *extension.extra_compile_args, *texts])
        (target,) = self.objects([source])
        if not is_made(target, key):
            self.compiler.compile(
                [source],
                output_dir=self.build_temp,
                include_dirs=extension.include_dirs,
                extra_postargs=extension.extra_compile_args,
            )
            note(target, key)
        return key

    def link(self, extension: Extension) -> None:
        """Link one library from its objects, unless it is there already."""
        target = self.get_ext_fullpath(extension.name)
        key = key_of([self.keys[source] for source in extension.sources])
        if not is_made(target, key):
            self.force = True  # its own look at times is not needed
            extension.extra_objects, extension.sources = self.objects([str(one) for one in extension.sources]), []
            self.build_extension(extension)
            note(target, key)

    def copy_extensions_to_source(self) -> None:
        """Put the libraries beside the sources, under both names where they have two."""
        super().copy_extensions_to_source()
        for extension in self.extensions:
            if isinstance(extension, Both):
                target, link = (self.get_ext_fullpath(name) for name in (extension.name, extension.other_name))
                lay_link(Path(link), Path(target))

    def objects(self, sources: list[str]) -> list[str]:
        """The objects of sources."""
        found: list[str] = self.compiler.object_filenames(sources, output_dir=self.build_temp)
        return found


class Both(Extension):
    """A module of its own with the library that mypyc wants beside it: one library under two names."""

    def __init__(self, library: Extension, module: Extension) -> None:
        """Compile mypyc's code of the module and the few lines that import it in one go."""
        code, *runtime = map(str, library.sources)
        (entry,) = map(str, module.sources)
        both = Path(entry).with_name(f"__both_{Path(entry).name}")
        both.write_text(f'#include "{Path(code).name}"\n#include "{Path(entry).name}"\n')
        super().__init__(
            module.name,
            [str(both), *runtime],
            include_dirs=library.include_dirs,
            depends=[*library.depends, code, entry],
            extra_compile_args=library.extra_compile_args,
        )
        self.other_name = library.name


def lay_link(link: Path, target: Path) -> None:
    """Let a library be found under another name."""
    if not link.is_symlink():
        link.unlink(missing_ok=True)
        link.symlink_to(target.name)


def key_of(parts: list[str]) -> str:
    """One short key for all that something is made from."""
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def is_made(target: str, key: str) -> bool:
    """Whether a file is there, made from what the key stands for."""
    noted = Path(f"{target}.key")
    return Path(target).exists() and noted.exists() and noted.read_text() == key


def note(target: str, key: str) -> None:
    """Remember what a file was made from."""
    Path(f"{target}.key").write_text(key)


def main() -> None:
    """Build every module in place."""
    setting, *files = sys.argv[1:]
    made = WORKSHOP / f"{setting}-{sys.implementation.cache_tag}"
    options = ["--ignore-missing-imports", f"--cache-dir={WORKSHOP / 'types'}"]
    modules: Any = mypycify([*options, *files], debug_level="0", target_dir=str(made / "c"), **SETTINGS[setting])
    if setting == "quick":
        modules = [Both(library, module) for library, module in zip(modules[::2], modules[1::2], strict=True)]
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *OPTIONS[setting]]
    places = {"build_temp": str(made / "objects"), "build_lib": str(made / "libraries"), "inplace": "1"}
    setup(
        name="navarch-compiled",
        ext_modules=modules,
        cmdclass={"build_ext": Incremental},
        options={"build_ext": places},
        script_args=["build_ext"],
    )


if __name__ == "__main__":
    main()
