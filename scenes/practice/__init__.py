"""Practice on the screen: what there is to do for each game (`page.py`), and drills: which
(`choosing.py`), at the table (`table.py`), and what is said of an answer (`answered.py`)."""
