"""Codes that carry a deal or a season to a friend, who types them in.

In reading order: `code.py` (letters, what tells a slip, which kinds there are), `figures.py`
(numbers and texts as one number), `deal.py` (what a deal is made of), `dealcode.py` (that as a
code), `closed.py` (which matches may be shared).
"""
