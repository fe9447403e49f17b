"""Trickhold: card and tactics games. `main.py --help` lists what it does without a window."""
