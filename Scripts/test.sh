#!/usr/bin/env bash
# Installs what is missing and runs the tests: `Scripts/test.sh` those that a change is most likely to break,
# `Scripts/test.sh all` those that must pass before it is merged, `Scripts/test.sh release` what only a release needs.
# The last line says how many passed and failed.
set -euo pipefail
cd "$(dirname "$0")/.."

echo "== Install what is missing"
Scripts/install.sh swift cairo gtk wasm films song fonts pages browser npm python
case ${1:-} in
all) Scripts/install.sh valgrind ;;
release) Scripts/install.sh bundlers fuzz program shells dist ;;
esac
exec python3 Scripts/phases.py "$@"
