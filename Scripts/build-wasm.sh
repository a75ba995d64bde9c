#!/usr/bin/env bash
# Builds a WebAssembly product without SwiftPM, whose link-time optimisation writes every file's
# bitcode into one folder, where two files of one name are one. elastic-web, unless another is named,
# goes where the pages load it from, Web/elements/elastic.wasm, and so do the modules with one component each and that of a
# page's own values, which are linked of the same objects.
# elastic-recordings goes to Web/elements/recordings.wasm, elastic-songs to Web/elements/songs.wasm, elastic-lab
# to Web/site/lab.wasm and elastic-export to Web/site/export.wasm. Any other stays in the build folder; the last line of output
# is its path.
set -euo pipefail
cd "$(dirname "$0")/.."

# The first file of an installed package (a pattern names it) whose path ends like this.
file_of() {
  local package
  while read -r package; do
    dpkg-query -L "$package" | grep "$2\$" && return
  done < <(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$1" 2>/dev/null |
    sed -n 's/^installed //p')
  echo "build-wasm.sh: no $2 here; run Scripts/install.sh wasm" >&2
  exit 69
}

product=${1:-elastic-web}
target=$product
shared=.build-wasm/modules
build=.build-wasm/$product
out=$build/$product.wasm
modules=(ElasticCore ElasticKit)
# The room for frames: 64 kB by themselves, behind the data, which deeper frames would overwrite in silence. A fuzzed play holds a
# component a few times, in 66 kB. For modules that only tests use it is before the data: deeper frames end them.
stack=(-z stack-size=1048576)
case $product in
elastic-web)
  target=ElasticWeb
  out=Web/elements/elastic.wasm
  stack=() # A page has its memory for each: Tests/Web/test_stack_of_modules.py measures what frames take.
  ;;
elastic-recordings)
  target=ElasticRecordingsWeb
  out=Web/elements/recordings.wasm
  modules+=(ElasticSettings ElasticRecordings)
  stack=()
  ;;
elastic-songs)
  target=ElasticSongsWeb
  out=Web/elements/songs.wasm
  modules+=(ElasticSongFormats)
  ;;
elastic-lab)
  target=ElasticLab
  out=Web/site/lab.wasm
  modules+=(ElasticSettings ElasticExport ElasticTimelines)
  ;;
elastic-export)
  target=ElasticExportWeb
  out=Web/site/export.wasm
  modules+=(ElasticSettings ElasticExport)
  ;;
BitsProbe)
  modules+=(ElasticSettings ElasticRecordings)
  stack+=(--stack-first)
  ;;
FuzzTargets)
  modules+=(ElasticSongFormats ElasticSettings ElasticRecordings ElasticExport LawKit PageExports)
  stack+=(--stack-first)
  ;;
esac

# The folder of a module's files.
folder_of() {
  local folder
  for folder in {Sources,Web/modules/Sources,Tests/Probes/Sources,Tests/Fuzzing/Sources}/"$1"; do
    if [ -d "$folder" ]; then echo "$folder" && return; fi
  done
  echo "build-wasm.sh: no module $1" >&2
  exit 64
}

# Compiles a module, or the program itself, unless that is newer than all it is made of.
compile() {
  local module=$1 place=$2 folder kind left_out=main.swift
  folder=$(folder_of "$module")
  [ -n "$(find -L "$folder" Scripts/build-wasm.sh "${made[@]}" -newer "$place/$module.o" -print -quit 2>&1)" ] || return 0
  kind=(-parse-as-library -emit-module -emit-module-path "$place/$module.swiftmodule")
  [ "$module" = "$target" ] && kind=() left_out= # A program, whose main.swift is empty here.
  [ "${folder%%/*}" = Sources ] && kind+=(-package-name ElasticKit) # The libraries are one package.
  mkdir -p "$place"
  mapfile -t files < <(find -L "$folder" -name '*.swift' ! -name "$left_out" | sort)
  # All is optimised as one at the link, where every call is known.
  swiftc -enable-experimental-feature Embedded -enable-experimental-feature Extern \
    -swift-version 6 -warnings-as-errors -wmo -Osize -lto=llvm-full -target $triple \
    -Xfrontend -disable-stack-protector -Xfrontend -mergeable-traps -module-name "$module" -I "$shared" "${kind[@]}" \
    -c "${files[@]}" -o "$place/$module.o"
}

heap=Web/modules/Sources/CHeap
mapfile -t folders < <(for module in "${modules[@]}" "$target"; do folder_of "$module"; done)

# What a page calls of any component, and what only of some: C functions whose names begin with elastic_. A ball and a
# balloon take no keys.
every=(make free numbers perform advance is_at_rest draw scene_count next_event text text_count value width height
  run_begin run_keep run_start run_duration run entries replay is_replaying end_replay)
contents=(content load)
words=(scene_text needs_measuring word_count word_size word word_start places begun)
stages=(members place wake step_members news news_count draw_members)
values=(value_make value_free value_change value_look value_number)

# What is linked of the objects of one product: the file; the number of the only component, -1 for all of them, -2 for none;
# and the exports besides those that the code exposes. What none of them reaches is left out.
link() {
  local out=$1 only=$2 names=("${@:3}") name
  local place=$build/$(basename "$out" .wasm)
  "$tools/clang" --target=$triple -Oz -flto -ffreestanding -DONLY="$only" -c $heap/Only.c -o "$place.only.o"
  # Sorted by name, not by folder: the order changes the bytes.
  mapfile -t objects < <(printf '%s\n' "$build"/{CHeap,"$target"}.o "${made[@]}" | sed 's|.*/|& |' | LC_ALL=C sort -k 2 | tr -d ' ')
  # Exporting __wasm_call_ctors tells the linker that this is a library: otherwise it wraps every
  # export in a call to libc's exit code, which brings three imports.
  # A loop that counts by one and computes its addresses is shorter than one with a counter for each.
  "$tools/wasm-ld" --no-entry --export=__wasm_call_ctors --export-memory --gc-sections --strip-debug \
    --compress-relocations "${stack[@]}" -mllvm -disable-lsr "${names[@]/#/--export=elastic_}" \
    "${objects[@]}" "$place.only.o" "$libc" "$builtins" -o "$place.linked.wasm"
  # Binaryen removes 4 kB more, gzipped, in a few seconds; 200 bytes of them by fewer parameters and calls, before it
  # does all the rest twice. No data lies in the first 1,024 bytes: the linker starts behind them. A large function with one
  # caller is shorter by itself: inlined, its locals have larger numbers. Not --ignore-implicit-traps, for some 50 bytes less: it
  # loads before it is known whether there is something, and from outside of the memory.
  wasm-opt --strip-debug --strip-producers --strip-target-features --dae-optimizing --merge-similar-functions \
    --inlining-optimizing -Oz -Oz --low-memory-unused \
    --one-caller-inline-max-function-size=150 "${features[@]}" "$place.linked.wasm" -o "$place.small.wasm"
  mv "$place.small.wasm" "$out"
}

features=(--enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext --enable-mutable-globals)
if [ ! -f "$out" ] || [ -n "$(find -L "${folders[@]}" $heap Scripts/build-wasm.sh -newer "$out" -print -quit)" ]; then
  libc=$(file_of wasi-libc /libc.a)
  builtins=$(file_of 'libclang-rt-*-dev-wasm32' /libclang_rt.builtins-wasm32.a)
  tools=$(dirname "$(dirname "$(swiftc -print-target-info |
    sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')")")/bin
  triple=wasm32-unknown-none-wasm
  mkdir -p "$build" "$shared" "$(dirname "$out")"

  # Modules that several products share are compiled once, by the first build.
  exec 9>"$shared/lock"
  flock 9
  made=()
  for module in "${modules[@]}"; do
    compile "$module" "$shared"
    made+=("$shared/$module.o")
  done
  exec 9>&-
  compile "$target" "$build"
  "$tools/clang" --target=$triple -Oz -flto -ffreestanding -I$heap/include \
    -c $heap/CHeap.c -o "$build/CHeap.o"

  if [ "$product" = elastic-web ]; then
    # The numbers are those of ComponentKind.
    # Only a page with a stage loads the modules that draw one.
    link Web/elements/surface.wasm 0 "${every[@]}" key follows
    link Web/elements/surface-stage.wasm 0 "${every[@]}" key follows "${stages[@]}"
    link Web/elements/refresh.wasm 1 "${every[@]}" key follows scroll_place content_shift
    link Web/elements/menu.wasm 2 "${every[@]}" key follows is_modal
    link Web/elements/ball.wasm 3 "${every[@]}" "${contents[@]}" "${words[@]}" follow
    link Web/elements/balloon.wasm 4 "${every[@]}" "${contents[@]}"
    link Web/elements/balloon-stage.wasm 4 "${every[@]}" "${contents[@]}" "${stages[@]}"
    link Web/elements/shape.wasm 5 "${every[@]}" key follows "${contents[@]}"
    link Web/elements/shape-stage.wasm 5 "${every[@]}" key follows "${contents[@]}" "${stages[@]}"
    link Web/elements/values.wasm -2 "${values[@]}"
    link "$out" -1 "${every[@]}" "${contents[@]}" "${words[@]}" "${stages[@]}" key follows is_modal follow scroll_place content_shift
    touch "$out" # The last: it says that all are there.
  else
    link "$out" -1
  fi
fi
made=("$out")
[ "$product" != elastic-web ] || made+=(Web/elements/{surface,refresh,menu,ball,balloon,shape,values}*.wasm)
for out in "${made[@]:1}" "${made[0]}"; do echo "$out: $(wc -c <"$out") bytes, $(gzip -9 -c "$out" | wc -c) gzipped"; done
