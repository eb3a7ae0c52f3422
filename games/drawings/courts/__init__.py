"""Portraits of the twelve court cards and the jokers, built from plain shapes.

All are drawn in a window 128 wide and 244 high with the origin in the middle of its upper edge;
what reaches beyond it is covered by the card around it.
"""
