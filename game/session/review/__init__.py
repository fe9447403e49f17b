"""A deal looked at again: what each decision of a player was worth, by what he could know then.

In reading order: `closed.py` (which matches may be), `moments.py` (the decisions, each as it
stood), `judging.py` (what a decision cost), `reviewer.py` (with the thinking process), `told.py`
(in words), `again.py` (a deal tried again from a decision on).
"""
