"""How somebody gets on: choices in matches that were judged, and attempts at drills.

In reading order: `progress.py` (the shares), `words.py` (in sentences).
"""
