# Parlour. `make play` and `make test` need Python 3.11 and nothing else.
PYTHON ?= python3
PORT ?= 8000
VENV := .venv
BIN := $(VENV)/bin
ONLY ?=

.PHONY: play test check bench fuzz format messages clean

play: $(VENV)/runtime
	@$(BIN)/python manage.py migrate --verbosity 0
	@$(BIN)/python manage.py collectstatic --noinput --verbosity 0
	@exec $(BIN)/python manage.py play --port $(PORT)

test: $(VENV)/dev
	@$(BIN)/python -m tests.browser.chromium
	@$(BIN)/python -m pytest --numprocesses auto --dist loadfile $(ONLY)

check: $(VENV)/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python manage.py makemigrations --check --dry-run
	$(MAKE) test

bench: $(VENV)/dev
	@$(BIN)/python -m tests.bench $(ONLY)

fuzz: $(VENV)/dev
	@$(BIN)/python manage.py fuzz

format: $(VENV)/dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

messages: $(VENV)/dev
	@DJANGO_SETTINGS_MODULE=config.settings $(BIN)/python -m tests.languages

clean:
	rm -rf $(VENV) staticfiles .pytest_cache .mypy_cache .ruff_cache

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/runtime: requirements.txt | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.txt
	@touch $@

$(VENV)/dev: requirements.txt requirements-dev.txt | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements-dev.txt
	@touch $@ $(VENV)/runtime
