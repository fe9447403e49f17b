"""A deal looked at again: what each decision of a player was worth, by what he could know then.

In reading order: `moments.py` (the decisions, each as it stood), `judging.py` (what a decision
cost), `told.py` (in words).
"""
