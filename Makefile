# Everything a person does with this project, by name. `make` alone explains.
.DEFAULT_GOAL := help
.PHONY: help setup ready play test quick test-ray research check fix compiled bench bench-server bench-load bench-workers bench-web soak browsers screenshots words web wheel clean

PYTHON_IN_VENV := .venv/bin/python

help: ## show this list
	@echo 'Saboteur. What make can do here:'
	@echo
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1|\2/p' Makefile | awk -F'|' '{ printf "%-18s %s\n", $$1, $$2 }'
	@echo
	@echo 'Whichever comes first sets everything up in .venv; it needs Python 3.11 or newer and a network.'

setup: ## make .venv with everything the project needs, and compile the rules (PYTHON=… names the interpreter)
	@sh tools/build/setup.sh

ready:
	@sh tools/build/setup.sh --quiet

play: ready ## open a table for everyone on the home network: prints the address and a QR picture
	@$(PYTHON_IN_VENV) -m tools.services.play || [ $$? -eq 130 ]

test: ready ## all tests, part by part, with the time of each (PART=name runs one; ORDER=number repeats an order; TESTS=… some of a part)
	@[ -n "$(PART)" ] || $(PYTHON_IN_VENV) -m tools.build.provision test
	@$(PYTHON_IN_VENV) -m tools.ci.run_parts $(PART) $(if $(ORDER),--order $(ORDER)) $(if $(TESTS),--only $(TESTS))

quick: ready ## what to run before each commit, in a minute: checks, rules, languages and most of the server
	@$(PYTHON_IN_VENV) -m tools.ci.run_parts quick $(if $(ORDER),--order $(ORDER))

check: ready ## format, lint, types and imports, without changing anything
	@$(PYTHON_IN_VENV) -m tools.ci.run_parts check

fix: ready ## put right what ruff can put right by itself
	@.venv/bin/ruff check --fix .
	@.venv/bin/ruff format .

test-ray: ready ## the arena on a real Ray cluster of this machine; Ray is installed in build/ray, not in .venv
	@UV_PROJECT_ENVIRONMENT=build/ray .venv/bin/uv sync --quiet --locked --no-install-project --extra ray
	@PYTHONPATH=src build/ray/bin/python -m pytest -q -W default tests/arena/real_ray.py

research: ready ## the tests and examples of saboteur.research; its libraries are installed in build/research, not in .venv
	@$(PYTHON_IN_VENV) -m tools.build.provision research
	@$(PYTHON_IN_VENV) -m tools.ci.run_parts research

compiled: ready ## compile the rules into build/compiled, if they changed
	@$(PYTHON_IN_VENV) -m tools.build.compile_core

bench: compiled ## measure the engine beside its peers, into build/bench
	@$(PYTHON_IN_VENV) -m bench.engine

bench-server: ready ## measure the server beside boardgame.io, into build/bench (FLAGS=--sweep draws curves; --help tells all)
	@$(PYTHON_IN_VENV) -m tools.build.provision bench
	@$(PYTHON_IN_VENV) -m bench.server $(FLAGS)

bench-load: ready ## 1,000 tables, 10,000 sockets, ten minutes, a burst and kill -9, into build/bench/load.json
	@$(PYTHON_IN_VENV) -m tools.build.provision bench
	@$(PYTHON_IN_VENV) -m bench.server --sustained $(FLAGS)

bench-workers: ready ## two workers on PostgreSQL beside one, into build/bench/workers.json (PostgreSQL is got if it is missing)
	@$(PYTHON_IN_VENV) -m tools.build.provision bench
	@$(PYTHON_IN_VENV) -m bench.server.workers $(FLAGS)

bench-web: ready ## measure the pages beside their targets (Lighthouse, bytes, shift, frames), into build/bench/web.json
	@$(PYTHON_IN_VENV) -m bench.web

soak: ready ## the long runs: oracle, properties, bots, kills, power cuts, races, odd input, twin worlds (each goes on where it was)
	@$(PYTHON_IN_VENV) -m tools.ci.run_parts soak

web: ready ## build the browser client into src/saboteur/web, if it changed
	@$(PYTHON_IN_VENV) -m tools.build.build_web

browsers: ready ## a whole game each in Firefox and WebKit, with pictures in build/other-browsers (apt install firefox-esr webkit2gtk-driver xvfb)
	@$(PYTHON_IN_VENV) -m tests.browser.other_browsers

screenshots: ready ## render every screen into docs/screenshots
	@$(PYTHON_IN_VENV) -m tools.generate.screenshots

words: ready ## for translators: every message in all languages, filled in, as a page in build/words
	@$(PYTHON_IN_VENV) -m tools.words.page

wheel: ready ## build the wheel, with compiled rules if that works here, and the source archive into build/dist
	@$(PYTHON_IN_VENV) -m tools.build.build_wheel

clean: ## remove .venv and all that was built
	rm -rf .venv build
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
