#!/usr/bin/env bash
# Makes the npm package of the custom elements, Web/elastickit-VERSION.tgz, without a network: scripts
# minified, what they share once, the WebAssembly modules beside them.
set -euo pipefail
cd "$(dirname "$0")/.."

out=.build/web-package
rm -rf "$out" Web/*.tgz
mkdir -p "$out"
# A copy, whose package says which scripts do something when they are imported: all that define an element. A page's own
# numbers do not, nor does what the elements share, so that no script imports what it does not use.
whole=.build/web-inlined
rm -rf "$whole"
mkdir -p "$whole"
cp -r Web/elements/. "$whole"
node -e '
  const [file] = process.argv.slice(1), fs = require("fs"), about = JSON.parse(fs.readFileSync(file));
  const whole = Object.values(about.exports).map((one) => one.default).filter(Boolean);
  about.sideEffects = whole.filter((one) => one !== "./animated.js")
    .concat("./stage-worker.js", "./chunk-*.js", "./view-*.js", "./recordings-*.js", "./*.css");
  fs.writeFileSync(file, JSON.stringify(about, null, 2) + "\n");' "$whole/package.json"

# What can be imported, and the worker of a stage; the file that is all of them comes below.
mapfile -t entries < <(node -p '
  Object.values(require("./Web/elements/package.json").exports).map((one) => one.default)
    .filter((file) => file && file !== "./inlined.js").concat("./stage-worker.js")
    .map((file) => file.replace(".", ".build/web-inlined")).join("\n")')
esbuild "${entries[@]}" --bundle --splitting --format=esm --minify --target=es2022 \
  --outdir="$out" --log-level=warning

cp "$whole/package.json" "$out"

# All of it once more as one file with the modules inside, for pages that can serve no other.
esbuild "$whole/stage-worker.js" --bundle --format=esm --minify --target=es2022 \
  --outfile="$whole/worker.txt" --log-level=warning
# Written as text, compressed modules are a third shorter, also when the page compresses the text again.
for module in elastic recordings; do gzip -9 -n -c "$whole/$module.wasm" >"$whole/$module.gz"; done
cat >"$whole/wasm.js" <<'JS'
import elastic from './elastic.gz';
import recordings from './recordings.gz';
const compiled = async (bytes) => WebAssembly.compile(
  await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
export const compile = () => compiled(elastic);
export const compileRecordings = () => compiled(recordings);
JS
cat >"$whole/worker.js" <<'JS'
import text from './worker.txt';
export const makeWorker = () =>
  new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })), { type: 'module' });
JS
cat >"$whole/inlined.js" <<'JS'
import './wasm.js'; // First, so that what scripts share compresses: it is less than 32 kB apart.
import './worker.js';
export * from './index.js';
export * from './stage.js';
JS
rm "$whole/package.json" # The modules come first, though nothing uses what they export there.
esbuild "$whole/inlined.js" --bundle --format=esm --minify --target=es2022 --loader:.gz=binary \
  --loader:.txt=text --outfile="$out/inlined.js" --log-level=warning

cp Web/elements/*.d.ts Web/elements/{elements.css,custom-elements.json,README.md} Web/elements/*.wasm LICENSE "$out"
npm pack --offline --silent --pack-destination Web "./$out"
for file in Web/*.tgz "$out"/*.js "$out"/*.wasm; do
  echo "$(gzip -9 -c "$file" | wc -c) $file, gzipped"
done
