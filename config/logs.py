"""Logs: one JSON object a line where machines read them, and no secrets in either form."""

import json
import logging
import re
from datetime import UTC, datetime
from typing import Any

from config import draining

# What must not be written down, wherever it stands in a message or a traceback: passwords in
# addresses of services; seeds, session keys and signed tokens, which are long and mixed; people's
# mail addresses.
_PASSWORD = re.compile(r"(?<=://)[^/\s:@]*:[^/\s@]+(?=@)")
_LONG = re.compile(r"(?<![\w-])(?=[A-Za-z-]*\d)(?=[\d-]*[A-Za-z])[A-Za-z0-9-]{24,}(?![\w-])")
_MAIL = re.compile(r"[\w.+-]+@(?=[\w-]+\.[\w.-]+)")
# Tokens in our addresses, whatever they look like.
_TOKEN = re.compile(r"(?<=/)(ban|stop|key|confirm-email)/[^\s/?\"']+")
HIDDEN = "[hidden]"


def discreet(text: str) -> str:
    """The text without secrets."""
    text = _PASSWORD.sub(HIDDEN, text)
    text = _TOKEN.sub(rf"\1/{HIDDEN}", text)
    text = _LONG.sub(HIDDEN, text)
    return _MAIL.sub(f"{HIDDEN}@", text)


class Line(logging.Formatter):
    """For people."""

    def format(self, record: logging.LogRecord) -> str:
        return discreet(super().format(record))


class Json(logging.Formatter):
    """For machines."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "process": record.process,
            "message": discreet(record.getMessage()),
        }
        if record.exc_info:
            said["exception"] = discreet(self.formatException(record.exc_info))
        if hasattr(record, "status_code"):  # Django's word on a request that went wrong
            said["status"] = record.status_code
        return json.dumps(said, ensure_ascii=False)


def is_news(record: logging.LogRecord) -> bool:
    """Not that a process which is about to end says so to who asks: Django takes every answer of
    503 for an error."""
    request = getattr(record, "request", None)
    return not (draining.is_draining() and request is not None and request.path == "/readyz")


def configuration(form: str, level: str) -> dict[str, Any]:
    """What Django is told of logs: `form` is "line" or "json"."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {
            "line": {
                "()": Line,
                "format": "%(asctime)s %(levelname)s %(name)s: %(message)s",
            },
            "json": {"()": Json},
        },
        "filters": {"news": {"()": lambda: is_news}},
        "handlers": {
            "console": {
                "class": "logging.StreamHandler",
                "formatter": form,
                "filters": ["news"],
            }
        },
        "root": {"handlers": ["console"], "level": level},
        "loggers": {
            "daphne": {"level": "WARNING"},
            "django.server": {"level": "WARNING"},
            "django.request": {"level": "ERROR"},
        },
    }
