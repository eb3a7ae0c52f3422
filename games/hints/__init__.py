"""Advice for players, computed from what their view shows them anyway: one module per game."""

from importlib import import_module
from types import ModuleType


def hints(slug: str) -> ModuleType:
    return import_module(f"{__name__}.{slug}")
