"""Ramon Martins's colours: the greens of a forest, and what shines in it."""

NIGHT, FOREST, LEAF, FRESH, LIME = "#0a2b22", "#124a34", "#1f7d49", "#57ad4c", "#b7da58"
MOSS, TEAL, MINT, CREAM = "#7f9437", "#137a70", "#bfe5c1", "#f5f0d3"
PINK, MARIGOLD, SCARLET = "#ec5089", "#f6ab1d", "#dc4031"
