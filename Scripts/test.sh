#!/usr/bin/env bash
# Installs what is missing and runs everything. A failing phase does not stop the next one, so that
# one run shows all there is; the last line says how many passed and failed.
set -euo pipefail
cd "$(dirname "$0")/.."

results=$PWD/.build/results
rm -rf "$results"
mkdir -p "$results"

# Runs a command under a heading and notes how it ended and what it took: `phase NAME JUNIT-FILE COMMAND…`.
phase() {
  local name=$1 junit=$2 status=0 wall user system TIMEFORMAT='%R %U %S'
  shift 2
  printf '\n== %s\n' "$name"
  { time "$@" 2>&3; } 3>&2 2>"$results/time" || status=$?
  read -r wall user system <"$results/time"
  printf '%s\t%s\t%s\t%s\t%s\t%s\n' "$status" "$name" "$junit" "$wall" "$user" "$system" >>"$results/phases.tsv"
  [ $status = 0 ] || echo "FAILED: $name (status $status)"
  echo "-- $name: $wall s of wall, $user + $system s of processor"
}

# Swift Testing writes its results beside the name it is given. Thousands of lines say that a test
# started or passed; those are left out.
swift_tests() {
  phase "$1" "$2-swift-testing.xml" without_good_news \
    swift test --xunit-output "$results/$2.xml" "${@:3}"
}

without_good_news() {
  "$@" 2>&1 | awk '!/ started\.$/ && !/^.* (Test|Suite) .* passed after / || /Test run with/'
}

# Of the week that `make week` simulates.
simulated_hour() {
  swift build -c release --package-path Fuzzing --product elastic-week
  Fuzzing/.build/release/elastic-week 0.0417
}

python_tests() {
  phase "$1" "$2.xml" env ELASTIC="$PWD/Tools/.build/release/elastic" \
    .venv/bin/python -m pytest --junit-xml="$results/$2.xml" "${@:3}"
}

echo "== Install what is missing"
Scripts/install.sh swift cairo gtk valgrind wasm films song fonts browser npm python fuzz

phase "Format" - swift format lint --strict --recursive --parallel .
phase "Embedded Swift" - Scripts/check-embedded.sh
phase "Apple, type check" - Scripts/typecheck-apple.sh
phase "Apple, hosts in a UIKit of our own" apple-fake-swift-testing.xml without_good_news \
  Scripts/run-apple-fake.sh --xunit-output "$results/apple-fake.xml"
# The phase after this one runs what the bare run says it leaves out.
swift_tests "Swift" swift --skip NotRunHere
# The second run is optimised and takes no warning: other code, the same bits.
swift_tests "Swift, optimised, with cairo" cairo -c release --traits Cairo \
  --scratch-path .build-cairo -Xswiftc -warnings-as-errors
# Optimised, but for traps; under the thread sanitizer only what is not repeated a thousand times.
phase "Address sanitizer" - without_good_news Scripts/sanitize.sh address
phase "Thread sanitizer" - without_good_news Scripts/sanitize.sh thread
phase "Song" - Scripts/make-song.py
phase "WebAssembly" - Scripts/build-wasm.sh
phase "WebAssembly, the lab" - Scripts/build-wasm.sh elastic-lab
phase "WebAssembly, the exporter" - Scripts/build-wasm.sh elastic-export
phase "No imports" - python3 Scripts/check-wasm.py
phase "No imports, the lab" - python3 Scripts/check-wasm.py Web/lab.wasm
phase "No imports, the exporter" - python3 Scripts/check-wasm.py Web/export.wasm
phase "Web package" - Scripts/web-package.sh
phase "Sizes" - python3 Benchmarks/bench.py sizes
phase "Benchmarks" - swift build -c release --package-path Benchmarks
phase "Instructions and allocations" - python3 Benchmarks/bench.py counts
phase "Numbers in the documents" - python3 Benchmarks/document.py --check
phase "A simulated hour" - simulated_hour
phase "Command line" - swift build -c release --package-path Tools --product elastic
swift_tests "Tools" tools --package-path Tools
phase "GTK" - swift build --package-path Tools --traits GTK --scratch-path Tools/.build-gtk \
  -Xswiftc -warnings-as-errors
phase "Reference" - Scripts/build-docs.sh
phase "Mail reader" - swift build --package-path Examples/gtk -Xswiftc -warnings-as-errors
phase "Fuzz" - Scripts/fuzz.py same
python_tests "GTK, in windows" gtk Tests/GTK
# A file at a time on each core; what a window or a browser shows is looked at one after another.
python_tests "Independent" independent Tests/Independent --numprocesses auto --maxprocesses 4 --dist loadfile
python_tests "Browser" web Tests/Web

printf '\n== Summary after %s s\n' "$SECONDS"
python3 Scripts/summary.py "$results"
