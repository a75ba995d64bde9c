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
    : `serve the package's .wasm file at that address, or pass its address to configure({ wasm }); with esbuild, add --public-path (see "Bundlers and strict pages" in the package's README)`;
  console.error(`elastickit: cannot load WebAssembly: ${message}: ${cure}.`);
}

/** Warns once of a list that has no height. */
export function sayHeight({ localName }) {
  warn(`<${localName}> is as tall as its content, so it cannot scroll: give it a height, or add the attribute "page" to scroll the page instead`);
}

/** Warns once of words that a ball's own content lacks. */
export function sayWords({ localName }, missing, count) {
  warn(`<${localName}>: ${missing.length} of the song's ${count} words are missing from its text, first "${missing[0]}": the ball waits on the word before each`);
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
