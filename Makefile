# All commands; `make` alone lists them.
.DEFAULT_GOAL := help
.PHONY: help serve play setup hooks check format test slow pictures screens film proofs firefox webfigures bench faults world forks planted fuzz leaks mutants othernumbers architecture index ways strengths balance million wire web runtime static webcheck wiretypes lock docs newcomer package release licences audit all

PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
CODE := $(wildcard src kit tests tools benchmarks examples/*/src)

PAGES := src/rifugio/server/site/index.html
RUNTIME := src/rifugio/server/runtime/manifest.json
STATIC := build/static/index.html

# the path is relative to this folder, and only the static site has trails: the recipe passes it on itself
unexport TRAILS

help: ## list these commands
	@grep -hE '^[a-z]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /\1|/' | awk -F'|' '{ printf "make %-10s %s\n", $$1, $$2 }'

# ---- playing: a fresh clone with Python and Node is enough

serve: build/env/server/ready $(PAGES) ## play in the browser; ARGS="--port 8123" and the like are passed on (needs Node)
	@PYTHONPATH="$(CURDIR)/src" build/env/server/bin/python -m rifugio serve $(ARGS)

play: build/env/cli/ready ## play in this terminal; ARGS="fox --lang it" and the like are passed on
	@PYTHONPATH="$(CURDIR)/src" build/env/cli/bin/python -m rifugio play $(ARGS)

# one small environment per lock file; `ready` comes last, so that an incomplete one is made again
build/env/%/ready: requirements/%.lock
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "This needs Python 3.11 or newer. If you have one by another name: make … PYTHON=python3.12" >&2; exit 1; }
	$(PYTHON) -m venv --clear $(@D)
	$(@D)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

# `npm install --no-save` follows the lock file; `npm ci` would require the packages of all platforms in it
web/node_modules/ready: web/package.json web/package-lock.json
	@command -v npm >/dev/null || { echo "Building the pages needs Node 20 or newer, with npm: https://nodejs.org" >&2; exit 1; }
	cd web && npm install --no-save --silent
	@touch $@

$(PAGES): web/node_modules/ready $(shell find web src/rifugio/locales -name node_modules -prune -o -type f -print)
	cd web && npm run --silent site -- --logLevel warn
	@touch $@

$(RUNTIME): web/node_modules/ready web/tools/runtime.mjs web/tools/rehearsal.mjs kit/bots_game.py $(wildcard tools/runtime/*.py) \
		$(shell find src/rifugio -path src/rifugio/server -prune -o -type f -name '*.*' ! -name '*.pyc' ! -name '*.ftl' -print)
	cd web && npm run --silent runtime

$(STATIC): $(PAGES) $(RUNTIME)
	cd web && TRAILS="$(abspath $(TRAILS))" npm run --silent static -- --logLevel warn
	cp -r src/rifugio/server/runtime build/static/runtime
	@touch $@

# ---- development

setup: ## create .venv with the pinned tools and an editable install of the package
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --require-hashes -r requirements/dev.lock
	$(BIN)/python -m pip install --quiet --no-deps --no-build-isolation --editable .

hooks: ## install the pre-commit hooks: formatting, lint, import contracts, commit size (needs `make setup`)
	$(BIN)/pre-commit install

check: ## formatting, lint, types, import contracts, and that no commit adds a megabyte
	$(BIN)/ruff format --check $(CODE)
	$(BIN)/ruff check $(CODE)
	$(BIN)/mypy $(CODE)
	$(BIN)/lint-imports --no-logo
	$(BIN)/python -m tools.release.commit_size

format: ## format the code, and fix what can be fixed safely
	$(BIN)/ruff format $(CODE)
	$(BIN)/ruff check --fix $(CODE)

test: ## all tests but the slow ones; ARGS="-k walking" and the like are passed on
	$(BIN)/pytest -n auto $(ARGS)

slow: ## the slow tests: perft, ten thousand games, a game in tmux
	$(BIN)/pytest -n auto -m slow $(ARGS)

pictures: ## screenshots of sixteen games in a real terminal (tmux), in build/pictures/terminal; ARGS=--docs updates those of docs/terminal.md
	$(BIN)/python -m tools.pictures.terminal $(ARGS)

screens: ## screenshots of every screen in the browser, in four sizes, in build/pictures/screens; ARGS=--docs updates docs/screens
	$(BIN)/python -m tools.pictures.screens $(ARGS)

film: $(STATIC) ## film two whole games on a phone and a move to a laptop into docs/pictures, and a day's trail into build/pictures (ten minutes)
	$(BIN)/python -m tools.pictures.film
	$(BIN)/python -m tools.pictures.film_offline
	$(BIN)/python -m tools.pictures.film_rucksack
	$(BIN)/python -m tools.pictures.film_trail

proofs: ## whole games in Chromium against a real server, and axe on every screen in every light (most of an hour)
	$(BIN)/pytest tests/web -m "slow or not slow" $(ARGS)

firefox: ## the browser tests in Debian's Firefox, all but those that need Chromium (docs/web.md, Three engines)
	ENGINE=firefox $(BIN)/pytest tests/web $(ARGS)

webfigures: $(STATIC) ## browser benchmarks: load size, frame rate and latency, each with its goal
	$(BIN)/python -m benchmarks.web $(ARGS)

bench: ## benchmarks: speed against python-chess, the cost of the extensions, startup time of `rifugio play`
	$(BIN)/python -m benchmarks.against_chess $(ARGS)
	$(BIN)/python -m benchmarks.modules
	$(BIN)/python -m benchmarks.startup

faults: ## fault injection, five times two minutes: nodes, PostgreSQL and NATS killed, networks partitioned (docs/faults.md)
	for seed in 1 2 3 4 5; do $(BIN)/python -m tests.faults.run --seconds 120 --seed $$seed $(ARGS) || exit 1; done

world: ## a thousand histories of the deterministic world, from seed 1 (docs/faults.md; ARGS="--histories 10000 --first 1001", ARGS=--bugs)
	$(BIN)/python -m tests.world.run $(ARGS)

planted: ## eight bugs planted into the server, each of which the checker must find (two minutes; ARGS="--times 10")
	$(BIN)/python -m tests.faults.planted $(ARGS)

fuzz: ## fuzzing: a hundred thousand malformed frames through the socket; checks memory, log and another client (docs/security.md)
	$(BIN)/pytest tests/server/security/test_fuzz.py -m slow $(ARGS)

forks: ## two thousand tables whose last events the database loses while a node still has them (docs/faults.md)
	$(BIN)/pytest tests/server/playing/test_forks.py -m slow $(ARGS)

leaks: ## information leaks: every byte sent in five hundred games is searched for secrets (docs/security.md)
	$(BIN)/pytest tests/server/security/test_leaks.py tests/server/security/test_noninterference.py -m slow $(ARGS)

mutants: ## mutation testing of the rule chapters (an hour; ARGS="--sample 200" for a sample)
	$(BIN)/python -m tools.studies.mutants $(ARGS)

othernumbers: ## tests with a reconstructed number of the box changed: only those that name it may fail (minutes)
	$(BIN)/python -m tools.studies.other_numbers $(ARGS)

architecture: ## redraw the pictures of docs/architecture.md from the import contracts
	$(BIN)/python -m tools.pages.architecture

index: ## regenerate docs/rule-index.md
	$(BIN)/python -m tools.pages.rule_index

ways: ## regenerate docs/ways.md from 40,000 random games (minutes)
	$(BIN)/python -m tools.pages.ways $(ARGS)

strengths: ## add games until every measured line-up of bots has 400 (many hours), and regenerate docs/bots.md
	$(BIN)/python -m tools.studies.strengths $(ARGS)

balance: ## add self-play games of the ibex in all sixteen ways (hours), and regenerate docs/balance.md
	$(BIN)/python -m tools.studies.balance $(ARGS)

million: ## simulate 10,000 to 1,000,000 people at once from measured service times, and renew the tables of docs/load.md (minutes; ARGS="--core-hour 0.05")
	$(BIN)/python -m benchmarks.million $(ARGS)

wire: web/node_modules/ready ## regenerate schema/ and the browser's types from the server's messages (needs Node)
	$(BIN)/python -m tools.pages.wire_schema
	cd web && npm run --silent wire

web: $(PAGES) ## build the browser client into the package, where the server finds it (needs Node)

runtime: $(RUNTIME) ## build Python for the browser, which plays without a server, into the package (needs Node)

static: $(STATIC) ## build the whole game without a server into build/static, for any host of files; TRAILS=file, days to practise on (needs Node)

webcheck: web/node_modules/ready ## check the browser client: message keys, formatting, lint and layers, types, unit tests (needs Node)
	cd web && npm run --silent words && npm run --silent formatted && npm run --silent lint && npm run --silent check && npm run --silent test

wiretypes: web/node_modules/ready ## check the browser's types with the TypeScript compiler (needs Node)
	cd web && npm run --silent check

LOCK = $(BIN)/uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-annotate --custom-compile-command "make lock"

lock: ## regenerate requirements/*.lock with the newest versions that pyproject.toml allows
	$(LOCK) --upgrade --extra arena --extra cli --extra server --group dev --output-file requirements/dev.lock pyproject.toml
	$(LOCK) --upgrade --constraint requirements/dev.lock --extra cli --output-file requirements/cli.lock pyproject.toml
	$(LOCK) --upgrade --constraint requirements/dev.lock --extra cli --extra server --output-file requirements/server.lock pyproject.toml
	for group in build docs release; do \
		$(LOCK) --upgrade --constraint requirements/dev.lock --group $$group --output-file requirements/$$group.lock || exit 1; \
	done

# NO_MKDOCS_2_WARNING hides an advertisement that Material prints as a warning
docs: build/env/docs/ready ## build the documentation site into build/site; warnings are errors
	NO_MKDOCS_2_WARNING=1 build/env/docs/bin/mkdocs build --strict --quiet

package: build/env/build/ready $(PAGES) $(RUNTIME) ## build sdist and wheel into dist/ (needs Node)
	rm -rf dist
	build/env/build/bin/python -m build --no-isolation

newcomer: ## follow the README word for word, from a fresh clone of what is committed
	$(BIN)/python -m tools.release.newcomer

release: $(PAGES) $(RUNTIME) ## build a release into dist/ and check it; ARGS=--unfinished for a trial run
	$(BIN)/python -m tools.release $(ARGS)

licences: ## regenerate docs/licences.md and THIRD-PARTY.md, and report problems
	$(BIN)/python -m tools.release.licences --write

audit: build/env/release/ready ## known vulnerabilities in what is shipped; asks PyPI's and npm's databases
	build/env/release/bin/pip-audit --strict --disable-pip --require-hashes -r requirements/server.lock
	cd web && npm audit --audit-level=high

all: check test slow package ## everything that must pass before a release, except mutants and bench
