#!/usr/bin/env bash
# Makes the npm package of the custom elements, Web/elastickit-VERSION.tgz, without a network: scripts
# minified, what they share once, the WebAssembly modules beside them. And .build/elastic.js, all of it in one file.
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
    .concat("./stage/worker.js", "./stage/tables.js", "./recordings.js", "./songs.js", "./all.js", "./content.js", "./paint-more.js", "./*.css");
  fs.writeFileSync(file, JSON.stringify(about, null, 2) + "\n");' "$whole/package.json"
cp "$whole/package.json" "$out"
small=(--bundle --format=esm --minify --target=es2022 --log-level=warning)

# What all elements need is one file, base.js, which each of them imports: chunks, as esbuild would make them, are 1.5 kB more.
parts=.build/web-parts
rm -rf "$parts"
cp -r "$whole" "$parts"
rm "$parts/package.json" # Every script counts here.
base=(canvas clock dom elastic element paint place pointers settings touches view wasm watch ways)
base_names=$(IFS='|' && echo "${base[*]}")
for file in "$parts"/{,stage/}*.js; do
  [[ " ${base[*]} " == *" $(basename "$file" .js) "* ]] ||
    sed -E -i "s#^((import|export) .*from '\.\.?/)($base_names)\.js'#\1base.js'#" "$file"
done
# What esbuild leaves as it is: the styles' comments and indentation.
sed -E -i 's#^ +##; s# */\*[^*]+\*/##' "$parts"/{,stage/}*.js
cp Web/elements/*.wasm "$out"
# It exports what the others import.
node -e '
  const fs = require("fs"), [folder, ...base] = process.argv.slice(1), names = new Set();
  const read = (file) => fs.readFileSync(`${folder}/${file}`, "utf8");
  for (const file of fs.readdirSync(folder, { recursive: true }).filter((one) => one.endsWith(".js"))) {
    const lists = { import: new Set(), export: new Set() }; // One line for all, which esbuild would not make of them.
    let where; // ./base.js or ../base.js
    const rest = read(file).replace(/^(import|export) \{([^}]*)\} from (.\.\.?\/base\.js.);$/gm, (_, how, list, path) => {
      where = path;
      for (const name of list.split(",")) lists[how].add(name.trim()) && names.add(name.trim());
      return "";
    });
    const both = [...new Set([...lists.import, ...lists.export])].join(", ");
    const first = both && `import { ${both} } from ${where};\n` + (lists.export.size ? `export { ${[...lists.export].join(", ")} };\n` : "");
    if (both) fs.writeFileSync(`${folder}/${file}`, first + rest);
  }
  const declares = (text, name) => new RegExp(`^export (const|let|class|(async )?function) ([^=;]*, )?${name}\\b`, "m").test(text);
  const lines = base.map((one) => [one, [...names].filter((name) => declares(read(`${one}.js`), name) && names.delete(name))])
    .filter(([, own]) => own.length).map(([one, own]) => `export { ${own.join(", ")} } from "./${one}.js";\n`);
  if (names.size) throw new Error(`web-package.sh: no script of base.js exports ${[...names].join(", ")}`);
  fs.writeFileSync(`${folder}/base.js`, lines.join(""));' "$parts" "${base[@]}"
cat >"$parts/values.js" <<'JS'
import bytes from './values.wasm';
let exports;
export const values = () => {
  if (!exports) {
    ({ exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes)));
    exports.__wasm_call_ctors();
  }
  return exports;
};
JS
esbuild "$parts/base.js" "${small[@]}" --external:./{mistakes,recordings}.js --outdir="$out"
mapfile -t apart < <(node -p '
  Object.values(require("./Web/elements/package.json").exports).map((one) => one.default)
    .filter((file) => file && file !== "./index.js" && file !== "./inlined.js").map((file) => file.slice(2, -3))
    .concat("all", "automatic", "back", "bars", "carry", "content", "keep", "mistakes", "note", "page-words", "paint-more", "pinned", "slots",
      "stage/painter", "stage/tables", "stage/worker", "recordings", "songs").join("\n")')
mapfile -t others < <(for name in base "${apart[@]##*/}"; do printf -- '--external:%s/%s.js\n' . "$name" .. "$name"; done)
mapfile -t scripts < <(printf -- "$parts/%s.js\n" "${apart[@]}" index)
esbuild "${scripts[@]}" "${small[@]}" "${others[@]}" --loader:.wasm=binary --outbase="$parts" --outdir="$out"
# What esbuild leaves is 0.3 kB of a page's scripts. Not of the file with all, which it would make larger. And 0.2 to 0.3 are the
# names by which others know what is in base.js: it exports that under those that it has for it.
NODE_PATH=/usr/share/nodejs node -e '
  const fs = require("fs"), { minify } = require("terser"), [folder] = process.argv.slice(1);
  const shrink = async (text) => (await minify(text, { module: true, ecma: 2022 })).code;
  const pairs = (list) => list.split(",").map((one) => one.split(" as ")).map(([first, last = first]) => [first, last]);
  const change = async (file, edit) => fs.writeFileSync(`${folder}/${file}`, edit(await shrink(fs.readFileSync(`${folder}/${file}`, "utf8"))));
  const names = {};
  const own = (text) => text.replace(/export\{([^}]*)\}/, (_, list) => `export{${pairs(list).map(([own, name]) => (names[name] = own))}}`);
  const others = (text) => text.replace(/(import|export)\{([^}]*)\}(?=from"\.\.?\/base\.js")/g, (_, way, list) =>
    `${way}{${pairs(list).map(([name, as]) => `${names[name]} as ${as}`)}}`);
  change("base.js", own).then(() => {
    for (const file of fs.readdirSync(folder, { recursive: true })) if (file.endsWith(".js") && file !== "base.js") change(file, others);
  });' "$out"

# All of it once more as one file with the modules inside, for pages that can serve no other.
esbuild "$whole/stage/worker.js" --bundle --format=esm --minify --target=es2022 \
  --outfile="$whole/worker.txt" --log-level=warning
# Written as text, compressed modules are a third shorter, also when the page compresses the text again.
for module in elastic recordings; do gzip -9 -n -c "$whole/$module.wasm" >"$whole/$module.gz"; done
cat >"$whole/all.js" <<'JS'
import elastic from './elastic.gz';
import recordings from './recordings.gz';
import { provide } from './wasm.js';
const unpacked = (bytes) => new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
provide('all', () => unpacked(elastic));
provide('recordings', () => unpacked(recordings));
JS
cat >"$whole/stage/start-worker.js" <<'JS'
import text from '../worker.txt';
export const startWorker = () =>
  new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })), { type: 'module' });
JS
cat >"$whole/inlined.js" <<'JS'
import './all.js'; // In this order what the worker and the page share compresses: it is less than 32 kB apart.
import './page-words.js';
import './stage/start-worker.js';
export * from './stage/stage.js';
export * from './index.js';
JS
rm "$whole/package.json" # The modules come first, though nothing uses what they export there.
esbuild "$whole/inlined.js" --bundle --format=esm --minify --target=es2022 --loader:.gz=binary \
  --loader:.txt=text --outfile="$out/inlined.js" --log-level=warning

# The same for a page that has no package. Nothing lies beside that file, so it has the licence itself.
version=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' Web/elements/package.json)
{ echo "/*! elastickit $version" && cat LICENSE && echo "*/" && cat "$out/inlined.js"; } >.build/elastic.js

cp Web/elements/*.d.ts Web/elements/{elements.css,custom-elements.json,README.md} LICENSE "$out"
rm "$out/values.wasm" # It is in animated.js.
npm pack --offline --silent --pack-destination Web "./$out"
for file in Web/*.tgz "$out"/{,stage/}*.js "$out"/*.wasm; do
  echo "$(gzip -9 -c "$file" | wc -c) $file, gzipped"
done
