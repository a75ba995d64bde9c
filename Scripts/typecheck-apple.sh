#!/usr/bin/env bash
# Compiles ElasticApple in Swift 6 mode, warnings as errors, against the declarations in
# Tests/AppleDeclarations, which are our reading of Apple's documentation and not Apple's SDK: with
# UIKit, as on iOS, and without it, as on macOS. Then sees that each file of Mistakes is refused for
# the reason it names.
set -euo pipefail
cd "$(dirname "$0")/.."

declarations=Tests/AppleDeclarations
frontend=(-swift-version 6 -enable-objc-interop)
# Only modules of Apple's are without Foundation and have `@objc`: what is ours imports it, file by file, as in Xcode.
modules=("${frontend[@]}" -disable-objc-attr-requires-foundation-module)
package=(-package-name ElasticKit)
flags=(-swift-version 6 "${package[@]}" -parse-as-library -Xfrontend -enable-objc-interop)
compiler=$(swiftc --version 2>/dev/null | sed -n '1s/^/\/\/ swift-compiler-version: /p')
mapfile -t sources < <(find Sources/ElasticApple -name '*.swift' -not -path '*.docc/*' | sort)

# The declarations as modules in text form, which the compiler reads when they are imported; without
# those that say that they are not there on this platform. Two of the platforms lack the members of
# SwiftUI's types that are newer than the oldest system, so that no call means a newer overload.
declare_modules() {
  local file name
  for file in "$declarations"/*.swiftinterface; do
    name=$(basename "$file" .swiftinterface)
    case $platform-$name in macos-UIKit | ios-AppKit | tvos-AppKit | visionos-AppKit) continue ;; esac
    {
      echo "// swift-interface-format-version: 1.0"
      echo "$compiler"
      echo "// swift-module-flags: ${modules[*]} -module-name $name$([ $name = ObjectiveC ] && echo ' -import-underlying-module')"
      awk -v platform="$platform" -v newer="$(case $platform-$name in tvos-SwiftUI | visionos-SwiftUI) echo 1 ;; esac)" '
        /^ *\/\/ where asked/ { asked = NR + 1 }
        newer && !skip && asked != NR && /^ +@available\(iOS / { skip = 1; depth = 0; next }
        /^ *\/\/ not on / { skip = index($0, platform); depth = 0; next }
        skip { depth += gsub(/[({]/, "&") - gsub(/[)}]/, "&"); skip = depth > 0 || /^ *@available[^)]*\)$/; next }
        1' "$file"
    } >"$out/$name.swiftinterface"
  done
  Scripts/declare-apple-names.py "$out" "// swift-interface-format-version: 1.0
$compiler
// swift-module-flags: ${modules[*]}"
  Scripts/declare-apple-members.py "$platform" "$out"
}

plugins=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/host/plugins
# Compiles as far as to SIL, whose diagnostics tell what may race or is not initialised, and no further.
check() {
  swiftc -frontend -emit-sil "${frontend[@]}" -plugin-path "$plugins" -D DEBUG -parse-as-library -I "$out" -I "$declarations/Root" -I $kit \
    -module-cache-path "$out/cache" -warnings-as-errors -o /dev/null -module-name "$@"
}

kit=.build/apple/kit
rm -rf .build/apple
mkdir -p $kit/graphs
for name in ElasticCore ElasticTimelines ElasticKit ElasticSongFormats ElasticSettings ElasticHosting ElasticRecordings ElasticExport; do
  mapfile -t files < <(find "Sources/$name" -name '*.swift' | sort)
  swiftc "${flags[@]}" -Xfrontend -experimental-skip-non-inlinable-function-bodies -I $kit \
    -emit-module -module-name $name -o $kit/$name.swiftmodule \
    -emit-symbol-graph -emit-symbol-graph-dir $kit/graphs "${files[@]}"
done
# At an @objc function that throws, the compiler crashes on Linux, whose standard library lacks the pointer to an error. So
# these lose their attribute here, and Headers/Errors.h declares for clang what Swift's rules make of them. Nor does it know there
# that Core Text's fonts are bridged with the platform's.
selectors=$(cat "${sources[@]}" | sed -nE 's/^ *@objc\(([A-Za-z:]+error:)\).*/\1/p' | sort -u)
for index in "${!sources[@]}"; do
  file=${sources[index]}
  grep -qE '^ *@objc\([A-Za-z:]+error:\)|self as (CTFont|NativeFont)' "$file" || continue
  mkdir -p ".build/apple/plain/$(dirname "$file")"
  sed -E 's/@objc\([A-Za-z:]+error:\)//; s/self as (CTFont|NativeFont)/unsafeBitCast(self, to: \1.self)/' "$file" >".build/apple/plain/$file"
  sources[index]=.build/apple/plain/$file
done
[ "$selectors" = "$(sed -nE 's|^// selector ||p' "$declarations/Headers/Errors.h" | sort -u)" ] ||
  { echo "typecheck-apple.sh: Headers/Errors.h declares other selectors than: $selectors" >&2 && exit 1; }

# The compiler takes itself to be on Linux, so what the sources ask of the system is answered here.
sources_for() {
  local file
  for file in "${sources[@]}"; do
    mkdir -p "$1/$(dirname "$file")"
    sed "s/os(tvOS)/$([ "$platform" = tvos ] && echo true || echo false)/
      s/os(visionOS)/$([ "$platform" = visionos ] && echo true || echo false)/" "$file" >"$1/$file"
  done
}

for platform in tvos visionos; do
  out=.build/apple/$platform
  mkdir -p "$out"
  declare_modules
  sources_for "$out"
  check ElasticApple "${package[@]}" "${sources[@]/#/$out/}"
  echo "$platform: ${#sources[@]} files of ElasticApple"
done
for platform in macos ios; do
  out=.build/apple/$platform
  mkdir -p "$out/graphs"
  declare_modules
  check ElasticApple "${package[@]}" "${sources[@]}" -emit-module-path "$out/ElasticApple.swiftmodule" \
    -emit-objc-header-path "$out/ElasticApple-Swift.h" \
    -emit-symbol-graph -emit-symbol-graph-dir "$out/graphs"
  echo "$platform: ${#sources[@]} files of ElasticApple"
done

# The examples are another module, as an app is: as they are, with what new projects of Xcode 26 set, and in Swift 5 mode.
members=(-enable-upcoming-feature MemberImportVisibility)
isolation=(-default-isolation MainActor)
check_examples() {
  local examples
  mapfile -t examples < <(find "$1" -path '*/Sources/*.swift' | sort)
  check ElasticExamples "${examples[@]}"
  check ElasticExamples "${examples[@]}" "${members[@]}"
  check ElasticExamples "${examples[@]}" "${isolation[@]}"
  check ElasticExamples "${examples[@]}" "${members[@]}" "${isolation[@]}"
  check ElasticExamples "${examples[@]}" -swift-version 5
  check ElasticExamples "${examples[@]}" -swift-version 5 "${isolation[@]}"
  echo "$platform: ${#examples[@]} files of $1, six times"
}
platform=macos out=.build/apple/macos
check_examples Examples/macOS
check MacSamples "$declarations"/MacSamples/*.swift
platform=ios out=.build/apple/ios
check_examples Examples/iOS
check HitchTests Examples/iOS/HitchTests/*.swift
check HitchTests Examples/iOS/HitchTests/*.swift "${members[@]}"
echo "ios: $(ls Examples/iOS/HitchTests/*.swift | wc -l) file of Examples/iOS/HitchTests, twice"
check LabSamples "$declarations"/Samples/*.swift
echo "ios: what the lab writes, and the code of comments"
for version in 6 5; do
  check Pieces "$declarations/Samples/Pieces.swift" "${members[@]}" -swift-version $version
  check Pieces "$declarations/Samples/Pieces.swift" "${isolation[@]}" -swift-version $version
done
echo "ios: sixteen pieces of app code, in Swift 6 and 5 mode, with and without main-actor isolation"
# Typed presets need the kit alone, and names of settings nothing but the host.
check KitAlone "$declarations/Alone/Kit.swift" "${members[@]}"
check AppleAlone "$declarations/Alone/Apple.swift" "${members[@]}"
echo "ios: one import each"
# The guide's app, which begins with nothing: its one file that imports SwiftUI.
awk '/^```swift/ { on = 1; text = ""; next } /^```/ { if (on && text ~ /import SwiftUI/) printf "%s", text; on = 0 }
  on { text = text $0 "\n" }' docs/guide.md >"$out/Guide.swift"
grep -q '^@main' "$out/Guide.swift"
check Guide "$out/Guide.swift"
check Guide "$out/Guide.swift" "${members[@]}" "${isolation[@]}"
echo "ios: the app of docs/guide.md"
# Every public name of ours in a file that imports every module of Apple's that we know names of.
python3 Scripts/check-apple.py
check Neighbours "$out/Neighbours.swift"
echo "ios: every name of ours beside Apple's"

cat "$declarations/Headers/Errors.h" >>"$out/ElasticApple-Swift.h"
echo 'module ElasticApple { header "ElasticApple-Swift.h" export * }' >"$out/ElasticApple.modulemap"
# What Objective-C sees of it, and an example that uses it.
clang -fsyntax-only -Werror -target arm64-apple-ios16.0 -ffreestanding -nostdlibinc -fobjc-arc \
  -fmodules -fmodules-cache-path="$out/cache" -fmodule-map-file="$declarations/Headers/module.modulemap" -fmodule-map-file="$out/ElasticApple.modulemap" \
  -I "$declarations/Headers" -I "$out" Examples/ObjectiveC/*.m
echo "ios: $(ls Examples/ObjectiveC/*.m | wc -l) files of Examples/ObjectiveC"

# Every mistake is a file that would belong to the module, and its first line is a part of what the
# compiler must say of it. Those of types are found first, all at once; those of flow after them.
status=0
refuse() {
  local mistakes=("$1"/*.swift) answers answer expected
  answers=$(check ElasticApple "${package[@]}" "${sources[@]}" "${mistakes[@]}" 2>&1) &&
    echo "typecheck-apple.sh: $1: no mistake was refused" >&2 && status=1
  for mistake in "${mistakes[@]}"; do
    expected=$(sed -n '1s|^// ||p' "$mistake")
    answer=$(grep -F "$mistake:" <<<"$answers" | grep -F "error: " || true)
    if [ -z "$expected" ] || ! grep -qF "error: $expected" <<<"$answer"; then
      printf 'typecheck-apple.sh: %s: expected "%s", but got\n%s\n' "$mistake" "$expected" \
        "${answer:-nothing}" >&2
      status=1
    fi
  done
  echo "$1: ${#mistakes[@]} mistakes, each to be refused"
}
refuse "$declarations/Mistakes/Types"
refuse "$declarations/Mistakes/Flow"
out=.build/apple/macos
refuse "$declarations/Mistakes/Mac"
# The public symbols are those that Tests/Symbols has written down.
Scripts/symbols.py check ElasticCore ElasticTimelines ElasticKit ElasticSongFormats ElasticSettings ElasticRecordings ElasticExport ElasticApple-iOS ElasticApple-macOS || status=1
exit $status
