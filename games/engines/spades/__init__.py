"""Spades: four seats, two teams, spades are trump. The rules: docs/rules/spades.md."""
