#!/usr/bin/env bash
# Writes the Swift SDK that builds the WebAssembly module: three small files that point at the
# toolchain in use and at Debian's wasi-libc. Prints the folder for `--swift-sdks-path`.
set -euo pipefail
cd "$(dirname "$0")/.."

# The first file of an installed package (a pattern names it) whose path ends like this.
file_of() {
  local package
  while read -r package; do
    dpkg-query -L "$package" | grep "$2\$" && return
  done < <(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "$1" 2>/dev/null |
    sed -n 's/^installed //p')
  echo "wasm-sdk.sh: no $2 here; run Scripts/install.sh wasm" >&2
  exit 69
}

libc=$(file_of wasi-libc /libc.a)
builtins=$(file_of 'libclang-rt-*-dev-wasm32' /libclang_rt.builtins-wasm32.a)
resources=$(swiftc -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')

sdks=$PWD/.build/wasm-sdk
sdk=$sdks/elastic.artifactbundle
mkdir -p "$sdk/elastic-wasm"

# Leaves a file alone that already says this, so that nothing is rebuilt for it.
write() {
  local text
  text=$(cat)
  [ "$(cat "$1" 2>/dev/null)" = "$text" ] || printf '%s\n' "$text" >"$1"
}

write "$sdk/info.json" <<JSON
{
  "schemaVersion": "1.0",
  "artifacts": {
    "elastic-wasm": {
      "type": "swiftSDK", "version": "1", "variants": [{"path": "elastic-wasm"}]
    }
  }
}
JSON

write "$sdk/elastic-wasm/swift-sdk.json" <<JSON
{
  "schemaVersion": "4.0",
  "targetTriples": {
    "wasm32-unknown-none-wasm": {
      "sdkRootPath": "/usr",
      "swiftResourcesPath": "$resources",
      "toolsetPaths": ["toolset.json"]
    }
  }
}
JSON

# Exporting __wasm_call_ctors tells the linker that this is a library: otherwise it wraps every
# export in a call to libc's exit code, which brings three imports. The -L is for libm.a, which is
# empty but named by the package.
write "$sdk/elastic-wasm/toolset.json" <<JSON
{
  "schemaVersion": "1.0",
  "swiftCompiler": {
    "extraCLIOptions": [
      "-enable-experimental-feature", "Embedded", "-wmo", "-Osize",
      "-Xfrontend", "-disable-stack-protector", "-Xclang-linker", "-nostdlib"
    ]
  },
  "linker": {
    "extraCLIOptions": [
      "--no-entry", "--export=__wasm_call_ctors", "--export-memory", "--gc-sections",
      "--strip-all", "-L$(dirname "$libc")", "$libc", "$builtins"
    ]
  }
}
JSON

echo "$sdks"
