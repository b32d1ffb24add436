"""What is shipped for hosts: image, compose file, proxy, unit. They name settings and commands that there are."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from navarch.server.settings import Limits, Settings, read_settings
from navarch.server.storage.vault import KEYS

from .helpers import ROOT

DEPLOY = ROOT / "deploy"


def known() -> set[str]:
    """Every variable that a server reads."""
    own = {f"NAVARCH_{field.name.upper()}" for field in msgspec.structs.fields(Settings)}
    limits = {f"NAVARCH_LIMITS_{field.name.upper()}" for field in msgspec.structs.fields(Limits)}
    return own | limits | {KEYS, "NAVARCH_CONFIG"}


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def image_environment() -> dict[str, str]:
    last = (DEPLOY / "Containerfile").read_text().rpartition("\nFROM ")[2]
    return dict(re.findall(r"(NAVARCH_\w+)=(\S+)", last))


def unit() -> list[tuple[str, str]]:
    lines = (DEPLOY / "navarch.service").read_text().splitlines()
    return [
        (name, value) for line in lines if not line.startswith("#") for name, sep, value in [line.partition("=")] if sep
    ]


def test_image_compose_and_unit_name_settings_that_there_are() -> None:
    said = compose()["services"]["navarch"]["environment"]
    services = [value.partition("=")[0] for name, value in unit() if name == "Environment"]
    assert set(said) | set(image_environment()) | set(services) <= known()
    assert read_settings(None, image_environment(), {}).database == "sqlite:////data/games.sqlite"


def test_the_compose_file_holds_together() -> None:
    services, said = compose()["services"], compose()["services"]["navarch"]["environment"]
    assert set(services) == {"database", "navarch", "caddy"}
    (subnet,) = [one["subnet"] for one in compose()["networks"]["inside"]["ipam"]["config"]]
    settings = read_settings(None, {name: str(value) for name, value in said.items()}, {})
    assert settings.trusted_proxies == (subnet,)
    assert settings.workers == 2
    assert "@database/" in settings.database
    assert "ports" not in services["navarch"]  # guests come by the proxy alone
    assert (DEPLOY / services["navarch"]["build"]["context"] / services["navarch"]["build"]["dockerfile"]).is_file()
    asked = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text()))
    offered = set(re.findall(r"^(\w+)=", (DEPLOY / "environment.example").read_text(), re.MULTILINE))
    assert asked == offered


def test_whoever_stops_it_waits_for_longer_than_it_takes() -> None:
    settings = read_settings(None, image_environment(), {})
    longest = settings.drain_seconds + 30  # connections, chronicles, and the writer's queue
    assert int(compose()["services"]["navarch"]["stop_grace_period"].removesuffix("s")) >= longest
    assert int(dict(unit())["TimeoutStopSec"]) >= longest


def test_the_image_copies_what_it_needs_and_no_secret() -> None:
    ignored = (DEPLOY / "Containerfile.dockerignore").read_text().splitlines()
    assert ignored[0] == "*"
    let_in = [line[1:] for line in ignored if line.startswith("!")]
    assert all((ROOT / name).exists() for name in let_in)
    assert {"pyproject.toml", "src", "tools", "web", "requirements"} <= set(let_in)
    assert (ROOT / "requirements" / "server.txt").is_file()


def test_the_proxy_keeps_figures_and_health_to_the_house() -> None:
    text = (DEPLOY / "Caddyfile").read_text()
    assert re.search(r"@machines path /healthz /readyz /metrics\n\s*respond @machines 404", text)
    assert text.count("{") == text.count("}")


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd verifies its units itself")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    program = tmp_path / "navarch"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    copy = tmp_path / "navarch.service"
    copy.write_text((DEPLOY / "navarch.service").read_text().replace("/opt/navarch/bin/navarch", str(program)))
    done = subprocess.run(["systemd-analyze", "verify", str(copy)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
