"""The coach: looks over a person's shoulder, and warns before a costly choice is final.

In reading order: `voice.py` (how much is said), `coach.py` (the search, a question at a time),
`words.py` (what is said).
"""
