"""Things & Gotchas: three to six seats, one buyer a round. The rules: docs/rules/gotcha.md."""
