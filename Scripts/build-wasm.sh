#!/usr/bin/env bash
# Builds a WebAssembly product (elastic-web unless another is named) and puts it where the page
# loads it from: elastic-web becomes Web/elastic.wasm.
set -euo pipefail
cd "$(dirname "$0")/.."

product=${1:-elastic-web}
sdks=$(Scripts/wasm-sdk.sh)
case $product in
elastic-web) out=Web/elastic.wasm ;;
*) out=Web/$product.wasm ;;
esac

swift build -c release --scratch-path .build-wasm \
  --swift-sdks-path "$sdks" --swift-sdk elastic-wasm --product "$product"
mkdir -p Web
cp ".build-wasm/wasm32-unknown-none-wasm/release/$product.wasm" "$out"
echo "$out: $(wc -c <"$out") bytes, $(gzip -9 -c "$out" | wc -c) gzipped"
