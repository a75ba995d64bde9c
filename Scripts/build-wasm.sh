#!/usr/bin/env bash
# Builds a WebAssembly product. elastic-web, unless another is named, goes where the page loads it
# from: Web/elastic.wasm. Any other stays in the build folder; the last line says where.
set -euo pipefail
cd "$(dirname "$0")/.."

product=${1:-elastic-web}
sdks=$(Scripts/wasm-sdk.sh)
swift build -c release --scratch-path .build-wasm \
  --swift-sdks-path "$sdks" --swift-sdk elastic-wasm --product "$product"

out=.build-wasm/wasm32-unknown-none-wasm/release/$product.wasm
if [ "$product" = elastic-web ]; then
  mkdir -p Web
  cp "$out" Web/elastic.wasm
  out=Web/elastic.wasm
fi
echo "$out: $(wc -c <"$out") bytes, $(gzip -9 -c "$out" | wc -c) gzipped"
