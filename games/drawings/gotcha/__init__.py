"""The pictures on the cards of Things & Gotchas: a hundred units wide, seventy-two high.

Things are furry creatures in blue, Gotchas a red crab that is up to no good, Actions drawn in
ink. The colours come from the page: --gotcha-ink, --gotcha-fill, --gotcha-tint, --gotcha-gold.
"""
