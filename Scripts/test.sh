#!/usr/bin/env bash
# Installs what is missing and runs the tests: `Scripts/test.sh` those that a change is most likely to break,
# `Scripts/test.sh all` everything there is. The last line says how many passed and failed.
set -euo pipefail
cd "$(dirname "$0")/.."

echo "== Install what is missing"
Scripts/install.sh swift cairo gtk wasm films song fonts pages browser npm bundlers python
if [ "${1:-}" = all ]; then Scripts/install.sh valgrind fuzz; fi
exec python3 Scripts/phases.py "$@"
