// A button that copies it beside each block of code of the documentation.
import { button, make } from '../elements/dom.js';

for (const block of document.querySelectorAll('article pre')) {
  const copy = button('Copy', async () => {
    copy.textContent = await navigator.clipboard.writeText(block.textContent).then(() => 'Copied', () => 'Not allowed');
    setTimeout(() => { copy.textContent = 'Copy'; }, 1500);
  }, { className: 'copy' });
  const box = make('div', { className: 'block' });
  block.replaceWith(box);
  box.append(block, copy);
}
