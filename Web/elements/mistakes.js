// What is said of a mistake: fetched when there is one.

const reported = new Set();

function warn(sentence) {
  if (reported.has(sentence)) return;
  reported.add(sentence);
  console.warn(sentence);
}

/** Says why there is no module, and what to do. */
export function sayCure({ message }) {
  const cure = /unsafe-eval|content security/i.test(message)
    ? "add 'wasm-unsafe-eval' to script-src of the page's Content-Security-Policy"
    : `serve the package's .wasm file there, or tell configure({ wasm }) where it is; with esbuild add --public-path: the package's README, "Bundlers and strict pages"`;
  console.error(`elastickit: no WebAssembly: ${message}: ${cure}.`);
}

/** Warns once of a list that has no height. */
export function sayHeight({ localName }) {
  warn(`<${localName}> is as long as its content, so nothing in it scrolls: give it a height, or the attribute "page" to let the page scroll`);
}

/** Warns once of words that a ball's own content lacks. */
export function sayWords({ localName }, missing, count) {
  warn(`<${localName}>: ${missing.length} of the song's ${count} words are not in its content, first "${missing[0]}": there the ball stays on the word before`);
}

/** Warns once of each that an attribute or a custom property of an element writes, and says what it takes. */
export function warnOfSetting({ localName }, { name, kind, unit, lower, upper, choices, roles }, written) {
  const kebab = name.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase()), sentence = `<${localName}>: ${kebab}="${written}": expected ${expected()}`;
  warn(sentence);

  function expected() {
    if (kind === 'choice') return `one of ${choices.join(', ')}`;
    if (kind === 'flag') return 'true or false';
    if (kind === 'paint') return `a colour, or one of ${roles.join(', ')}`;
    const what = { pt: 'a length', s: 'a time', deg: 'an angle' }[unit] ?? 'a number';
    return `${what} from ${lower} to ${upper}${unit === 'pt' ? 'px' : unit}`;
  }
}
