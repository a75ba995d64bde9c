#!/usr/bin/env bash
# Type-checks ElasticApple in Swift 6 mode, warnings as errors, against the declarations in
# Tests/AppleDeclarations, which are our reading of Apple's documentation and not Apple's SDK: with
# UIKit, as on iOS, and without it, as on macOS. Then sees that each file of Mistakes is refused for
# the reason it names.
set -euo pipefail
cd "$(dirname "$0")/.."

declarations=Tests/AppleDeclarations
frontend=(-swift-version 6 -enable-objc-interop -disable-objc-attr-requires-foundation-module)
flags=(-swift-version 6 -parse-as-library -Xfrontend -enable-objc-interop
  -Xfrontend -disable-objc-attr-requires-foundation-module)
compiler=$(swiftc --version 2>/dev/null | sed -n '1s/^/\/\/ swift-compiler-version: /p')
mapfile -t sources < <(find Sources/ElasticApple -name '*.swift' | sort)

# The declarations as modules in text form, which the compiler reads when they are imported.
declare_modules() {
  local file name
  for file in "$declarations"/*.swiftinterface; do
    name=$(basename "$file" .swiftinterface)
    [ "$platform $name" = "macos UIKit" ] && continue
    {
      echo "// swift-interface-format-version: 1.0"
      echo "$compiler"
      echo "// swift-module-flags: ${frontend[*]} -module-name $name"
      cat "$file"
    } >"$out/$name.swiftinterface"
  done
}

check() {
  swiftc "${flags[@]}" -I "$out" -I $kit -module-cache-path "$out/cache" -typecheck -wmo -warnings-as-errors \
    -module-name "$@"
}

kit=.build/apple/kit
rm -rf .build/apple
mkdir -p $kit
for name in ElasticCore ElasticKit; do
  mapfile -t files < <(find "Sources/$name" -name '*.swift' | sort)
  swiftc "${flags[@]}" -Xfrontend -experimental-skip-non-inlinable-function-bodies -I $kit \
    -emit-module -module-name $name -o $kit/$name.swiftmodule "${files[@]}"
done
for platform in macos ios; do
  out=.build/apple/$platform
  mkdir -p "$out"
  declare_modules
  check ElasticApple "${sources[@]}"
  echo "$platform: ${#sources[@]} files of ElasticApple"
done

# Every mistake is a file that would belong to the module, and its first line is a part of what the
# compiler must say of it.
mistakes=("$declarations"/Mistakes/*.swift)
if answers=$(check ElasticApple "${sources[@]}" "${mistakes[@]}" 2>&1); then
  echo "typecheck-apple.sh: no mistake was refused" >&2
  exit 1
fi
status=0
for mistake in "${mistakes[@]}"; do
  expected=$(sed -n '1s|^// ||p' "$mistake")
  answer=$(grep -F "$mistake:" <<<"$answers" | grep -F "error: " || true)
  if [ -z "$expected" ] || ! grep -qF "error: $expected" <<<"$answer"; then
    printf 'typecheck-apple.sh: %s: expected "%s", but got\n%s\n' "$mistake" "$expected" \
      "${answer:-nothing}" >&2
    status=1
  fi
done
[ $status = 0 ] && echo "${#mistakes[@]} mistakes refused"
exit $status
