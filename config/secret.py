"""The secret key of an installation that was not given one: made once, then kept in a file."""

import os
import secrets
from pathlib import Path


def kept_secret(path: Path) -> str:
    """The key in the file; a new one, readable by its owner alone, on the first run."""
    try:
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = path.read_text().strip()
        if len(key) < 50:
            raise RuntimeError(f"{path} does not hold a secret key: remove it to make a new one.")
        return key
    with os.fdopen(descriptor, "w") as file:
        key = secrets.token_urlsafe(64)
        file.write(key)
    return key
