"""Check: two to six seats, the lowest hand wins. The rules: docs/rules/check.md."""
