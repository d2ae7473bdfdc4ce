#!/bin/sh
# Makes .venv with exactly what uv.lock names, then the compiled rules and what else takes long. With --quiet it makes
# .venv alone, and is quick and silent when nothing has changed since, so that every target of the Makefile can call it
# first. PYTHON=… chooses the interpreter.
set -u
cd "$(dirname "$0")/../.." || exit 1

stamp=.venv/.set-up
quiet=${1:-}
unset VIRTUAL_ENV PYTHONPATH PYTHONHOME

say() { printf '%s\n' "$*"; }
give_up() { printf 'Set-up stopped: %s\n' "$*" >&2; exit 1; }

# Runs a command. What it prints is kept in $log, for whoever looks for the cause of a failure; a line now and then shows
# that it goes on.
log=build/setup.log
run() {
    mkdir -p build
    (
        seconds=0
        while sleep 15 >/dev/null 2>&1 && kill -0 $$ 2>/dev/null; do
            seconds=$((seconds + 15))
            say "  … still at it after $seconds s"
        done
    ) &
    beat=$!
    "$@" >"$log" 2>&1
    code=$?
    kill "$beat" 2>/dev/null
    wait "$beat" 2>/dev/null
    return $code
}

# The folder belongs to the key: the commands in .venv/bin name it, so a moved checkout is set up anew.
key() { pwd; cat pyproject.toml uv.lock tools/build/setup.sh | cksum; }

suits() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }

find_python() {
    if [ -n "${PYTHON:-}" ]; then
        suits "$PYTHON" || give_up "PYTHON=$PYTHON is not a Python 3.11 or newer that runs here."
        python=$PYTHON
        return
    fi
    for python in python3.13 python3.12 python3.11 python3.14 python3 python; do
        if suits "$python"; then return; fi
    done
    give_up "no Python 3.11 or newer was found. Install one (Debian, Ubuntu: apt install python3 python3-venv; \
macOS: brew install python) or name yours: make setup PYTHON=/path/to/python3.13"
}

# A .venv is kept as long as it runs and nobody asks for another Python.
venv_serves() {
    suits .venv/bin/python || return 1
    [ -z "${PYTHON:-}" ] || [ "$("$PYTHON" -VV 2>&1)" = "$(.venv/bin/python -VV)" ]
}

make_venv() {
    find_python
    say "Making .venv with $("$python" --version) …"
    rm -rf .venv
    if ! run "$python" -m venv .venv; then
        rm -rf .venv
        give_up "$python could not make a virtual environment (details: $log). On Debian and Ubuntu the part that does \
it comes apart: apt install python3-venv"
    fi
}

install_uv() {
    version=$(sed -n 's/.*"uv==\([0-9.]*\)".*/\1/p' pyproject.toml)
    if [ "$(.venv/bin/uv --version 2>/dev/null | cut -d' ' -f2)" = "$version" ]; then return; fi
    say "Installing uv $version into it …"
    run .venv/bin/python -m pip install --disable-pip-version-check "uv==$version" || give_up "uv $version could not be \
installed (details: $log). Check the network connection and run make setup again."
}

uv_sync() { run .venv/bin/uv sync --locked --python .venv/bin/python "$@"; }

sync() {
    # The bytecode is made now: where Python may not write it later, every start would compile everything anew.
    export UV_COMPILE_BYTECODE=1 UV_PYTHON_DOWNLOADS=never
    if ! .venv/bin/python -m tools.build.native; then
        say "Installing what uv.lock names, and a C compiler, because there is none here …"
        # There may be no such compiler for this machine; the rest must come all the same.
        if uv_sync --group compiler; then return; fi
    fi
    say "Installing what uv.lock names …"
    uv_sync || give_up "the packages could not be installed (details: $log). If the details say that the lock needs an \
update, pyproject.toml was changed without it: run .venv/bin/uv lock and commit uv.lock. Otherwise check the network \
connection and run make setup again."
}

# What takes long besides: the compiled rules and the packages of the browser client.
finish() {
    [ "$quiet" = --quiet ] || .venv/bin/python -m tools.build.provision setup
    say "Ready after $(($(date +%s) - start)) s: the commands are in .venv/bin, and make alone lists what can be done."
}

start=$(date +%s)
if [ "$(key)" = "$(cat "$stamp" 2>/dev/null)" ] && venv_serves; then
    [ "$quiet" = --quiet ] || finish
    exit 0
fi
[ -f uv.lock ] || give_up "uv.lock is missing; it belongs to the project: git checkout uv.lock"
venv_serves && .venv/bin/python -m pip --version >/dev/null 2>&1 || make_venv
install_uv
sync
key >"$stamp"
finish
