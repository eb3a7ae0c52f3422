"""Modern Art: 3 to 5 seats buy and sell paintings in five kinds of auction.

The rules: docs/rules/modern_art.md.
"""
