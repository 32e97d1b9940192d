#!/bin/sh
# Lays out what the other engines need, apart from the project: packages, Node modules and the compiled C program.
#
#   benchmarks/peers/setup.sh [python] [node] [c]      without a word: all three; what is there already is left alone
#
# PYTHON names another Python 3.11, CC another compiler.
set -u
peers=$(cd "$(dirname "$0")" && pwd)
home=$(dirname "$peers")/.peers
log=$home/setup.log
failed=0

missing() {
    echo "missing: $1 ($2; see benchmarks/.peers/setup.log)"
    failed=1
}

find_python() {
    for python in "${PYTHON:-}" python3.11 python3; do
        if [ -n "$python" ] && command -v "$python" >/dev/null; then
            echo "$python"
            return
        fi
    done
}

install_pins() {
    venv=$home/venv
    "$(find_python)" -m venv --clear "$venv" || return 1
    set -- "$venv/bin/python" -m pip install --quiet --no-deps --disable-pip-version-check
    "$@" --requirement "$peers/requirements.txt" && return 0
    while read -r pin; do        # one of them cannot be had: install the others
        "$@" --retries 1 "$pin"
    done <"$peers/requirements.txt"
    return 1
}

needs() {  # needs MODULE PEER: say so if the peer cannot run without it
    "$home/venv/bin/python" -c "import $1" >>"$log" 2>&1 || missing "$2" "its packages were not installed"
}

setup_python() {
    stamp=$home/pins.txt
    if [ -x "$home/venv/bin/python" ] && cmp -s "$peers/requirements.txt" "$stamp"; then
        echo "Python peers: already there"
        return
    fi
    echo "Python peers: installing the pinned packages into benchmarks/.peers/venv"
    if install_pins >>"$log" 2>&1; then
        cp "$peers/requirements.txt" "$stamp"
        return
    fi
    rm -f "$stamp"
    needs pyspiel OpenSpiel
    needs pgx Pgx
    needs pettingzoo.classic.connect_four_v3 PettingZoo
}

setup_node() {
    lock=$peers/boardgame_io/package-lock.json
    stamp=$home/package-lock.json
    if [ -d "$peers/boardgame_io/node_modules/boardgame.io" ] && cmp -s "$lock" "$stamp"; then
        echo "boardgame.io: already there"
        return
    fi
    echo "boardgame.io: installing the locked modules into benchmarks/peers/boardgame_io/node_modules"
    rm -f "$stamp"
    if (cd "$peers/boardgame_io" && npm ci --ignore-scripts --no-progress) >>"$log" 2>&1; then
        cp "$lock" "$stamp"
    else
        missing boardgame.io "npm ci did not succeed"
    fi
}

setup_c() {
    program=$home/connect_four
    if [ "$program" -nt "$peers/connect_four.c" ]; then
        echo "C: already there"
        return
    fi
    echo "C: compiling connect_four.c into benchmarks/.peers/connect_four"
    rm -f "$program"
    "${CC:-cc}" -O3 -march=native -Wall -Wextra -o "$program" "$peers/connect_four.c" >>"$log" 2>&1 ||
        missing "C, both boards" "it was not compiled"
}

mkdir -p "$home"
: >"$log"
[ $# -gt 0 ] || set -- python node c
for part in "$@"; do
    case $part in
        python | node | c) "setup_$part" ;;
        *) echo "setup.sh: no part named $part; there are python, node and c" >&2 && exit 2 ;;
    esac
done
exit $failed
