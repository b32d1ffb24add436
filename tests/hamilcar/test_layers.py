"""The game's folders stand in one order, and imports point only down it (docs/games/hamilcar.md)."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2] / "src" / "navarch" / "games" / "hamilcar"
ORDER = (
    "box", "state", "actions", "reasons", "kinds", "texts", "ch02_concepts", "ch04_victory", "ch15_other_rules",
    "ch05_1_reinforcement", "ch16_optional", "ch17_1_counter_events", "ch17_2_generals", "ch14_siege",
    "ch13_land_battle", "ch12_land_interception", "ch11_avoid_battle", "ch10_land_reactions", "ch09_naval_battle",
    "ch08_naval_interception", "ch07_movement", "ch05_2_operations", "ch17_1_events", "ch05_2_strategy",
    "ch06_end_game", "ch05_turn", "ch03_setup", "seen", "advice", "game", "__init__",
)  # fmt: skip


def imported(file: Path) -> set[Path]:
    """The modules of the game that a module imports, as paths below the game's folder without their endings."""
    here = file.relative_to(ROOT).parent
    found: set[Path] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and 0 < node.level <= len(here.parts) + 1:
            base = Path(*here.parts[: len(here.parts) - node.level + 1], *(node.module or "").split("."))
            modules = [base / name.name for name in node.names]
            found |= {module if (ROOT / module).with_suffix(".py").exists() else base for module in modules}
    return found


def layer(module: Path) -> int:
    """Where a module's folder, or the module itself at the root, stands in the order."""
    return ORDER.index(module.parts[0])


def test_every_folder_imports_only_what_stands_before_it() -> None:
    for file in ROOT.rglob("*.py"):
        own = file.relative_to(ROOT).with_suffix("")
        for other in imported(file):
            assert layer(other) <= layer(own), f"{own} imports {other}"


def test_no_module_takes_part_in_a_cycle() -> None:
    left = {file.relative_to(ROOT).with_suffix(""): imported(file) for file in ROOT.rglob("*.py")}
    while left:
        free = [module for module, needed in left.items() if not needed & left.keys()]
        assert free, f"a cycle among {sorted(map(str, left))}"
        for module in free:
            del left[module]
