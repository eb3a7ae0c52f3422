"""The five kinds of auction, a module each, all of the shape that `rules.py` describes."""
