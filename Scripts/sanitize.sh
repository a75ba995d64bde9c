#!/usr/bin/env bash
# The Swift tests of the libraries, and then of the pages' modules, under a sanitizer: `sanitize.sh address`
# or `sanitize.sh thread`, and what else `swift test` is to be told. Optimised, which keeps the traps of
# overflow; XCTest's own runner, which leaks, is left out.
set -euo pipefail
cd "$(dirname "$0")/.."
sanitizer=${1:?expected address or thread}
export LSAN_OPTIONS=suppressions=$PWD/Scripts/leaks.supp:print_suppressions=0
# In one folder, so that the libraries are compiled once; a plan that is kept there is the other package's.
for package in . Web/modules; do
  swift test -c release --package-path "$package" --sanitize="$sanitizer" --scratch-path ".build-$sanitizer" \
    --disable-build-manifest-caching --disable-xctest -Xswiftc -enable-testing "${@:2}"
done
