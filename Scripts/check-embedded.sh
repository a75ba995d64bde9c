#!/usr/bin/env bash
# Compiles ElasticCore, ElasticTimelines, ElasticKit, ElasticSongFormats, ElasticSettings, ElasticRecordings and
# ElasticExport as Embedded Swift for iOS's instruction set, and Tests/Embedded, which calls the first three's generics; for
# WebAssembly Scripts/build-wasm.sh compiles them. No fused multiply-add may come out of it: the same input must give the
# same bits on every platform.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=180    # Of the processor, whatever else it does. A type-erased wrapper once kept the compiler busy for minutes …
kilobytes=8000000 # … and let it grow to 19 GB; either is now an error.

tools=$(dirname "$(dirname "$(swiftc -print-target-info |
  sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')")")/bin

out=.build/embedded
rm -rf "$out"
mkdir -p "$out"
for module in ElasticCore ElasticTimelines ElasticKit ElasticSongFormats ElasticSettings ElasticRecordings ElasticExport Smoke; do
  folder=Sources/$module
  package=(-package-name ElasticKit)
  [ $module = Smoke ] && folder=Tests/Embedded package=()
  mapfile -t files < <(find "$folder" -name '*.swift' | sort)
  (
    ulimit -v $kilobytes -t $seconds
    # For Apple's systems Swift 6.3.1 crashes on an array of constants laid out ahead of time: it
    # forgets the class of the array's storage.
    swiftc -enable-experimental-feature Embedded -swift-version 6 -wmo -Osize \
      -warnings-as-errors -Xllvm -sil-disable-pass=object-outliner "${package[@]}" \
      -target arm64-apple-ios18.0 -parse-as-library -module-name "$module" -I "$out" \
      -emit-module -emit-module-path "$out/$module.swiftmodule" \
      -c "${files[@]}" -o "$out/$module.o"
  )
  echo "$module: ${#files[@]} files"
done

"$tools/llvm-objdump" -d --no-show-raw-insn "$out"/*.o >"$out/arm64.txt"
grep -q '\bfmul\b\|\bfadd\b\|\bret\b' "$out/arm64.txt" # It did disassemble something.
if grep -nE '\b(fn?m(add|sub)|fml[as])' "$out/arm64.txt"; then
  echo "check-embedded.sh: fused multiply-add in the arm64 code" >&2
  exit 1
fi
echo "$(grep -c '\bfmul' "$out/arm64.txt" || true) multiplications, none fused"
