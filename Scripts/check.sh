#!/usr/bin/env bash
# In a minute, before a commit: format, the type check of what is Apple's, and the Swift tests of what has changed since
# the branch left main or, on main, since the last commit. Random plays are a tenth as many as in `make test`.
set -euo pipefail
cd "$(dirname "$0")/.."

base=$(git merge-base HEAD origin/main 2>/dev/null || git merge-base HEAD main 2>/dev/null || git rev-parse HEAD)
changed=$({ git diff --name-only "$base" && git ls-files --others --exclude-standard; } | sort -u)
[ -n "$changed" ] || changed=$(git diff --name-only HEAD~1 2>/dev/null || git ls-files)

# The test targets that see a file first; `make test` runs those that see it at all.
tests_of() {
  case $1 in
  Sources/ElasticCore/*) echo ElasticCoreTests ElasticKitTests ;;
  Sources/ElasticKit/*) echo ElasticKitTests ElasticExportTests ElasticWebTests ;;
  Sources/ElasticExport/*) echo ElasticExportTests ElasticLabTests ElasticExportWebTests ;;
  Sources/ElasticWeb/* | Sources/CHeap/*) echo ElasticWebTests ;;
  Sources/ElasticLab/*) echo ElasticLabTests ;;
  Sources/ElasticExportWeb/*) echo ElasticExportWebTests ;;
  Sources/ElasticApple/* | Sources/ElasticGTK/* | Sources/ElasticCairo/*) ;;
  Tests/*Tests/*) sed 's|^Tests/\([^/]*\)/.*|\1|' <<<"$1" ;;
  Tests/Gestures/* | Tests/Goldens/* | Tests/Lyrics/*) echo ElasticKitTests ElasticExportTests ;;
  Package.swift | Sources/* | Tests/TestSupport/*) echo 'Elastic.*Tests' ;;
  README.md | docs/*) echo ElasticKitTests.ReadmeTests ;;
  esac
}

status=0
run() {
  echo "== $1"
  "${@:2}" || { status=1 && echo "FAILED: $1"; }
}

run "Format" swift format lint --strict --recursive --parallel .
run "Apple, type check" Scripts/typecheck-apple.sh
mapfile -t targets < <(for file in $changed; do tests_of "$file" | tr ' ' '\n'; done | sort -u)
if [ ${#targets[@]} -gt 0 ]; then
  filter=$(printf '|%s' "${targets[@]}")
  run "Swift: ${targets[*]}" env ELASTIC_PLAYS="${ELASTIC_PLAYS:-10}" \
    swift test --quiet --filter "^(${filter#|})[./]" --skip NotRunHere
else
  echo "== Swift: nothing that its tests see first has changed"
fi
echo
[ $status = 0 ] && echo "All of it holds; make test looks at the rest." || echo "Something does not hold."
exit $status
