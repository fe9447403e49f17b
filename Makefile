# Two commands matter: `make play` and `make test`. Both do all the set-up they need.
PYTHON ?= python3
BIN := .venv/bin
RUN := $(BIN)/python

.PHONY: play test test-long check setup bench strength words clean

play: setup
	$(RUN) main.py

test: check
	$(BIN)/python -m pytest -n 2 --dist worksteal

test-long: setup
	$(BIN)/python -m pytest -n 2 --dist worksteal -m long

check: setup
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

setup: .venv/ready

# The environment is made again whenever the project's needs change.
.venv/ready: pyproject.toml
	@echo "Fetching what the game needs: a few minutes, the first time only."
	$(PYTHON) -m venv .venv
	$(RUN) -m pip install --quiet --upgrade "pip>=25.1"
	$(RUN) -m pip install --quiet --editable . --group test
	touch $@

# The window; the kernels beside the Python before them and OpenSpiel; the exact solver beside DDS.
bench: setup
	$(RUN) -m pip install --quiet --group bench
	$(RUN) main.py bench
	$(RUN) -m tests.strength.speed --outside $(RUN)
	$(RUN) -m tests.kernels.against_dds

strength: setup
	$(RUN) main.py arena whist --seats expert,heuristic,heuristic,heuristic --sets 200

# Gathers the words of the program into the catalogues, and says what is left to translate.
words: setup
	$(RUN) -m assets.lang.generate

clean:
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
