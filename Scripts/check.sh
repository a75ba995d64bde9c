#!/usr/bin/env bash
# In a minute, before a commit: format, the type check of Apple's hosts, and the Swift tests of the files changed since
# the branch left main or, on main, since the last commit. Random plays are a tenth as many as in `make test`.
set -euo pipefail
cd "$(dirname "$0")/.."

base=$(git merge-base HEAD origin/main 2>/dev/null || git merge-base HEAD main 2>/dev/null || git rev-parse HEAD)
changed=$({ git diff --name-only "$base" && git ls-files --others --exclude-standard; } | sort -u)
[ -n "$changed" ] || changed=$(git diff --name-only HEAD~1 2>/dev/null || git ls-files)

# The test targets that see a file first; `make test` runs those that see it at all.
of_modules=(ElasticWebTests ElasticLabTests ElasticExportWebTests)
tests_of() {
  case $1 in
  Sources/ElasticCore/*) echo ElasticCoreTests ElasticTimelinesTests ElasticKitTests ;;
  Sources/ElasticTimelines/*) echo ElasticTimelinesTests ElasticLabTests ;;
  Sources/ElasticKit/*) echo ElasticKitTests ElasticHostingTests ElasticRecordingsTests ElasticExportTests ElasticWebTests ;;
  Sources/ElasticSettings/*) echo ElasticKitTests ElasticHostingTests ElasticRecordingsTests ElasticWebTests ;;
  Sources/ElasticSongFormats/*) echo ElasticSongFormatsTests ;;
  Sources/ElasticRecordings/*) echo ElasticRecordingsTests ElasticKitTests ;;
  Sources/ElasticExport/*) echo ElasticExportTests ElasticLabTests ElasticExportWebTests ;;
  Sources/ElasticHosting/*) echo ElasticHostingTests ;;
  Sources/ElasticApple/* | Sources/ElasticGTK/* | Sources/ElasticCairo/*) ;;
  Web/elements/* | Web/modules/Sources/ElasticWeb/* | Web/modules/Sources/CHeap/*) echo ElasticWebTests ;;
  Web/modules/Sources/ElasticLab/* | Snippets/*) echo ElasticLabTests ;;
  Web/modules/Sources/ElasticExportWeb/*) echo ElasticExportWebTests ;;
  Tests/Elastic*/* | Web/modules/Tests/*) sed 's|^.*Tests/\(Elastic[^/]*\)/.*|\1|' <<<"$1" ;;
  Tests/Bits/* | Tests/BitPlays/*) echo ElasticKitTests ;;
  Tests/Gestures/* | Tests/Reported/* | Tests/Goldens/* | Tests/Lyrics/*) echo ElasticKitTests ElasticRecordingsTests ElasticExportTests ;;
  Web/modules/Package.swift) echo "${of_modules[@]}" ;;
  Package.swift | Sources/* | Tests/TestSupport/* | Tests/CCounter/*) echo 'Elastic.*Tests' "${of_modules[@]}" ;;
  README.md | docs/*) echo ElasticKitTests.ReadmeTests ;;
  esac
}

status=0
run() {
  echo "== $1"
  "${@:2}" || { status=1 && echo "FAILED: $1"; }
}

# The tests of these targets that one package has.
swift_tests() {
  local filter
  filter=$(printf '|%s' "${@:2}")
  run "Swift: ${*:2}" env ELASTIC_PLAYS="${ELASTIC_PLAYS:-10}" \
    swift test --quiet --package-path "$1" --filter "^(${filter#|})[./]" --skip NotRunHere
}

run "Format" swift format lint --strict --recursive --parallel .
run "Apple, type check" Scripts/typecheck-apple.sh
mapfile -t targets < <(for file in $changed; do tests_of "$file" | tr ' ' '\n'; done | sort -u)
libraries=() modules=()
for target in "${targets[@]}"; do
  if [[ " ${of_modules[*]} " == *" $target "* ]]; then modules+=("$target"); else libraries+=("$target"); fi
done
[ ${#libraries[@]} = 0 ] || swift_tests . "${libraries[@]}"
[ ${#modules[@]} = 0 ] || swift_tests Web/modules "${modules[@]}"
[ ${#targets[@]} -gt 0 ] || echo "== Swift: nothing that its tests see first has changed"
echo
[ $status = 0 ] && echo "All of it holds; make test looks at the rest." || echo "Something does not hold."
exit $status
