"""What docs/deployment.md promises of the production settings."""

import json
import os
import re
import secrets
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLE = ROOT / "docs" / "deployment" / "parlour.env"


def production(tmp_path) -> dict[str, str]:
    """The example's variables, with a key of one's own."""
    lines = [line for line in EXAMPLE.read_text().splitlines() if line and line[0] != "#"]
    said = dict(line.split("=", 1) for line in lines)
    return said | {"SECRET_KEY": secrets.token_urlsafe(64), "VAR_DIR": str(tmp_path)}


def test_the_production_settings_pass_djangos_own_check(tmp_path):
    # Of our own environment only what Python needs: the example must be enough.
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    checked = subprocess.run(
        [sys.executable, "manage.py", "check", "--deploy", "--fail-level", "INFO"],
        cwd=ROOT,
        env=kept | production(tmp_path),
        capture_output=True,
        text=True,
        check=False,
    )

    assert checked.returncode == 0, checked.stderr


def test_every_variable_of_the_example_is_in_the_readme(tmp_path):
    readme = (ROOT / "README.md").read_text()

    assert all(f"`{name}`" in readme for name in production(tmp_path))


def test_every_setting_that_is_read_is_in_the_readme():
    """A variable that nobody is told of might as well not be there."""
    read = re.findall(r'env\.\w+\(\s*"([A-Z_]+)"', (ROOT / "config" / "settings.py").read_text())
    readme = (ROOT / "README.md").read_text()

    assert {name for name in read if f"`{name}`" not in readme} == set()


def test_pages_come_back_by_themselves_and_not_all_at_once():
    page = (ROOT / "templates" / "components" / "live.html").read_text()
    said = json.loads(re.findall(r"content='({.*?})'", page)[0])["ws"]

    assert said["reconnectMaxDelay"] <= 10_000
    assert said["reconnectJitter"] >= 0.5
    assert said.get("reconnect", True)


def test_what_is_kept_beside_the_examples_gets_neither_into_git_nor_into_the_image():
    compose = (ROOT / "docs" / "deployment" / "compose.yaml").read_text()
    git = (ROOT / ".gitignore").read_text().splitlines()
    image = (ROOT / ".dockerignore").read_text().splitlines()

    assert "env_file: parlour.env\n" in compose
    assert "./certificates:" in compose
    assert {"/parlour.env", "/certificates/"} <= set(git)
    assert {"*.env", "certificates", "var", ".git"} <= set(image)
