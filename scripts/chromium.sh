#!/bin/sh
# Makes sure that a Chromium is there for the browser tests; says so where it must be installed.
# The one without windows (chromium-headless-shell) opens a page with half the work; any other does as well.
set -eu
has() { command -v "$1" >/dev/null; }
install() {
    echo "installing $1 for the browser tests (apt-get) ..."
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$1" >/dev/null
}
as_root=""
[ "$(id -u)" = 0 ] || as_root=sudo
if has chromium-headless-shell; then exit 0; fi
if has chromium || has chromium-browser; then
    if [ -n "$as_root" ] || ! has apt-get; then exit 0; fi # nobody is asked for a password for the sake of speed
    { apt-get update -qq && install chromium-headless-shell; } 2>/dev/null || echo "the Chromium that is here will do"
    exit 0
fi
if ! has apt-get; then
    echo "The browser tests need Chromium. Remedy: install it with the package manager of this system."
    exit 1
fi
$as_root apt-get update -qq
install chromium-headless-shell || install chromium
