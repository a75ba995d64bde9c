#!/usr/bin/env bash
# Compiles ElasticCore, ElasticTimelines, ElasticKit, ElasticSongFormats, ElasticSettings, ElasticRecordings and ElasticExport as Embedded Swift for WebAssembly and for iOS's
# instruction set, and Tests/Embedded, which calls the first three's generics. No fused multiply-add
# may come out of it: the same input must give the same bits on every platform. `check-embedded.sh TARGET…`
# for some only.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=180    # Of the processor, whatever else it does. A type-erased wrapper once kept the compiler busy for minutes …
kilobytes=8000000 # … and let it grow to 19 GB; either is now an error.

tools=$(dirname "$(dirname "$(swiftc -print-target-info |
  sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')")")/bin

[ $# -gt 0 ] || set -- wasm32-unknown-none-wasm arm64-apple-ios18.0
for target; do
  out=.build/embedded/$target
  rm -rf "$out"
  mkdir -p "$out"
  # For Apple's systems Swift 6.3.1 crashes on an array of constants laid out ahead of time: it
  # forgets the class of the array's storage.
  flags=()
  [ "${target#*-apple}" = "$target" ] || flags=(-Xllvm -sil-disable-pass=object-outliner)
  for module in ElasticCore ElasticTimelines ElasticKit ElasticSongFormats ElasticSettings ElasticRecordings ElasticExport Smoke; do
    folder=Sources/$module
    package=(-package-name ElasticKit)
    [ $module = Smoke ] && folder=Tests/Embedded package=()
    mapfile -t files < <(find "$folder" -name '*.swift' | sort)
    (
      ulimit -v $kilobytes -t $seconds
      swiftc -enable-experimental-feature Embedded -swift-version 6 -wmo -Osize \
        -warnings-as-errors "${flags[@]}" "${package[@]}" -target "$target" -parse-as-library \
        -module-name "$module" -I "$out" \
        -emit-module -emit-module-path "$out/$module.swiftmodule" \
        -c "${files[@]}" -o "$out/$module.o"
    )
    echo "$target $module: ${#files[@]} files"
  done
done

[ -d .build/embedded/arm64-apple-ios18.0 ] || exit 0
"$tools/llvm-objdump" -d --no-show-raw-insn .build/embedded/arm64-apple-ios18.0/*.o \
  >.build/embedded/arm64.txt
grep -q '\bfmul\b\|\bfadd\b\|\bret\b' .build/embedded/arm64.txt # It did disassemble something.
if grep -nE '\b(fn?m(add|sub)|fml[as])' .build/embedded/arm64.txt; then
  echo "check-embedded.sh: fused multiply-add in the arm64 code" >&2
  exit 1
fi
echo "arm64: $(grep -c '\bfmul' .build/embedded/arm64.txt || true) multiplications, none fused"
