# Parlour. `make play` and `make test` need Python 3.11 and nothing else.
PYTHON ?= python3
PORT ?= 8000
VENV := .venv
BIN := $(VENV)/bin
ONLY ?=
# Tests with real transactions empty the tables, also of what migrations put there: they come last.
IN_ORDER := --dist loadfile --no-loadscope-reorder
# For test-services: where they are. Test databases are made beside this one, which need not
# exist; its name is this folder's own, so that two copies of the project can be tested at once.
POSTGRES ?= postgres://postgres@127.0.0.1:5432/parlour_$(firstword $(shell pwd | cksum))
REDIS ?= redis://127.0.0.1:6379/0

.PHONY: play test eyes test-services check bench faults fuzz format messages pictures fonts lock audit clean

play: $(VENV)/runtime
	@$(BIN)/python manage.py migrate --verbosity 0
	@$(BIN)/python manage.py collectstatic --noinput --verbosity 0
	@exec $(BIN)/python manage.py play --port $(PORT)

test: $(VENV)/dev
	@$(BIN)/python -m tests.browser.chromium
	@$(BIN)/python -m pytest --numprocesses auto $(IN_ORDER) $(or $(ONLY),--ignore tests/eyes)

# The looks of every moment: longer than all other tests together.
eyes:
	@$(MAKE) test ONLY=tests/eyes

# The same suite on PostgreSQL and Redis; how a page looks does not depend on them.
test-services: export DATABASE_URL := $(POSTGRES)
test-services: export REDIS_URL := $(REDIS)
test-services: $(VENV)/dev
	@$(BIN)/python -m tests.server.services
	@$(BIN)/python -m pytest --numprocesses auto $(IN_ORDER) --create-db $(or $(ONLY),--ignore tests/eyes)

check: $(VENV)/dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python manage.py makemigrations --check --dry-run
	$(MAKE) test

bench: $(VENV)/dev
	@$(BIN)/python -m tests.bench $(ONLY)

# Breaks a site while tables play; `ONLY="--on postgres --only kill-web"` a part of it.
faults: $(VENV)/dev
	@$(BIN)/python -m tests.faults $(ONLY)

fuzz: $(VENV)/dev
	@$(BIN)/python manage.py fuzz

format: $(VENV)/dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

messages: $(VENV)/dev
	@DJANGO_SETTINGS_MODULE=config.settings $(BIN)/python -m tests.languages

# The pictures of all moments and of the README, taken anew; var/pictures shows what has changed.
pictures: $(VENV)/dev
	@$(BIN)/python -m tests.eyes.album $(ONLY)

# The font files and their stylesheet, made from published packages (docs/dependencies.md).
fonts: $(VENV)/font-tools
	@$(VENV)/font-tools/bin/python -m config.fonts

# Tools in environments of their own, so that they are no dependencies.
$(VENV)/font-tools: | $(VENV)/bin/python
	$(PYTHON) -m venv $(VENV)/font-tools
	$(VENV)/font-tools/bin/pip install --quiet --disable-pip-version-check fonttools==4.68.0 brotli==1.2.1

$(VENV)/tools: | $(VENV)/bin/python
	$(PYTHON) -m venv $(VENV)/tools
	$(VENV)/tools/bin/pip install --quiet --disable-pip-version-check pip-tools pip-audit

lock: $(VENV)/tools
	@for file in requirements requirements-dev; do \
		$(VENV)/tools/bin/pip-compile --quiet --generate-hashes --allow-unsafe --strip-extras \
			--no-header --no-emit-index-url --no-emit-find-links --no-emit-trusted-host \
			--output-file $$file.txt $$file.in; \
	done

audit: $(VENV)/tools
	@$(VENV)/tools/bin/pip-audit --disable-pip --require-hashes -r requirements-dev.txt

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
