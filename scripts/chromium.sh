#!/bin/sh
# Makes sure that a Chromium is there for the browser tests; says so where it must be installed.
set -eu
if command -v chromium >/dev/null || command -v chromium-browser >/dev/null; then exit 0; fi
if ! command -v apt-get >/dev/null; then
    echo "The browser tests need Chromium. Remedy: install it with the package manager of this system."
    exit 1
fi
echo "installing Chromium for the browser tests (apt-get) ..."
as_root=""
[ "$(id -u)" = 0 ] || as_root=sudo
$as_root apt-get update -qq
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
