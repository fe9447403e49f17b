"""Practice on the screen: what there is to do for each game (`page.py`); drills: which
(`choosing.py`), at the table (`exam.py`, `table.py`, `run.py`), what is said of an answer
(`answered.py`), the way through them (`drills.py`); and the trainers (`training.py`)."""
