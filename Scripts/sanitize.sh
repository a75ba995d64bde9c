#!/usr/bin/env bash
# The Swift tests of the libraries under a sanitizer: `sanitize.sh address` or `sanitize.sh thread`,
# and what else `swift test` is to be told. Optimised, which keeps the traps of overflow; XCTest's own
# runner, which leaks, is left out.
set -euo pipefail
cd "$(dirname "$0")/.."
sanitizer=${1:?expected address or thread}
export LSAN_OPTIONS=suppressions=$PWD/Scripts/leaks.supp:print_suppressions=0
exec swift test -c release --sanitize="$sanitizer" --scratch-path ".build-$sanitizer" \
  --disable-xctest -Xswiftc -enable-testing "${@:2}"
