#!/usr/bin/env bash
# Makes the npm package of the custom elements, Web/elastickit-VERSION.tgz, without a network: scripts
# minified, what they share once, the WebAssembly module beside them.
set -euo pipefail
cd "$(dirname "$0")/.."

out=.build/web-package
rm -rf "$out" Web/*.tgz
mkdir -p "$out"
entries=()
for name in index surface refresh menu ball balloon shape stage stage-worker spring animated; do
  entries+=("Web/elements/$name.js")
done
esbuild "${entries[@]}" --bundle --splitting --format=esm --minify --target=es2022 \
  --outdir="$out" --log-level=warning
cp Web/elements/*.d.ts Web/elements/elements.css Web/elastic.wasm Web/package.json LICENSE "$out"
cp docs/web.md "$out/README.md"
npm pack --offline --silent --pack-destination Web "./$out"
for file in Web/*.tgz "$out"/*.js "$out"/*.wasm; do
  echo "$(gzip -9 -c "$file" | wc -c) $file, gzipped"
done
