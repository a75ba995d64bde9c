#!/usr/bin/env bash
# Writes the reference of every library to .build/docs with the toolchain's own DocC: a folder for
# any static file server, from its root.
set -euo pipefail
cd "$(dirname "$0")/.."

tools=$(dirname "$(dirname "$(swiftc -print-target-info |
  sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')")")/bin
work=.build/docs-work
graphs=$PWD/.build/docs-build/graphs # Written only for a module that is compiled, so it stays.
rm -rf "$work" .build/docs
mkdir -p "$work" "$graphs"

swift build --quiet --scratch-path .build/docs-build --traits GTK \
  -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$graphs"
# ElasticApple is nothing here but for the type check.
Scripts/typecheck-apple.sh >/dev/null
# That compares the symbols of the other libraries with Tests/Symbols.
Scripts/symbols.py graphs
Scripts/symbols.py check ElasticCairo ElasticGTK
for module in ElasticCore ElasticTimelines ElasticKit ElasticSongFormats ElasticSettings ElasticRecordings ElasticExport ElasticCairo ElasticGTK ElasticApple; do
  mkdir "$work/$module"
  find "$graphs" .build/apple/ios/graphs \( -name "$module.symbols.json" -o -name "$module@*.symbols.json" \) \
    -exec cp {} "$work/$module/" \;
  catalog=Sources/$module/Documentation.docc
  [ -d "$catalog" ] || catalog=
  "$tools/docc" convert ${catalog:+"$catalog"} --additional-symbol-graph-dir "$work/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module" \
    --fallback-default-module-kind Library --output-dir "$work/$module.doccarchive" \
    >"$work/$module.txt" 2>&1 || { cat "$work/$module.txt" >&2 && exit 1; }
  # A parameter may be described in a sentence; any other warning is a link to nowhere or the like. An
  # article is known in its own library only, so what others re-export is looked at there.
  case $module in
  ElasticCore) others='^$' ;;
  ElasticTimelines | ElasticKit) others='--> .*/ElasticCore/' ;;
  ElasticSettings) others='--> .*/Elastic\(Core\|Kit\)/' ;;
  *) others='--> .*/Elastic\(Core\|Kit\|Settings\)/' ;;
  esac
  if grep -A 1 '^warning: ' "$work/$module.txt" | grep -v '^--$' | paste - - |
    grep -v -e 'is missing documentation' -e "$others" >&2; then
    echo "build-docs.sh: $module has warnings" >&2
    exit 1
  fi
done
"$tools/docc" merge "$work"/*.doccarchive --output-path .build/docs \
  --synthesized-landing-page-name ElasticKit
echo ".build/docs: the reference; start at /documentation"
