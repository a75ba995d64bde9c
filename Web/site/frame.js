// A frame for HTML that is not the site's: its document is sandboxed, so it has an origin of its own and reaches neither the page nor what the
// site keeps in the browser.
import { make } from '../elements/dom.js';

/** The frame, and a function that shows in it what run.js takes: each time in a new document. */
export function frameFor(properties) {
  const frame = make('iframe', { ...properties, attributes: { sandbox: 'allow-scripts' } });
  let shown;
  addEventListener('message', ({ source, data }) => {
    // Such a document has no origin that could be named instead of the star; it is told only what it shows.
    if (source && source === frame.contentWindow && data === 'ready') source.postMessage(shown, '*');
  });
  return [frame, (message) => {
    shown = message;
    frame.src = new URL('run.html', import.meta.url);
  }];
}

const folder = new URL('../elements/', import.meta.url).href;
const get = async (name, how) => {
  const answer = await fetch(folder + name, how);
  if (!answer.ok) throw new Error(`${name} (${answer.status})`);
  return answer;
};

/**
 * Where a sandboxed document has the elements from, as run.js takes it. It may fetch their files if the server allows that to any origin; a plain
 * static server does not, and then it is given the text of the file that has all of them.
 */
export async function elements() {
  const { headers } = await get('elements.css', { method: 'HEAD' });
  if (headers.get('Access-Control-Allow-Origin') === '*') return { folder };
  const [script, style] = await Promise.all(['inlined.js', 'elements.css'].map(async (name) => (await get(name)).text()));
  return { script, style };
}
