// A song as a film: what is chosen makes the picture, which Scripts/draw-looks.sh has drawn, and the command.
import { copier } from './code.js';

const section = document.querySelector('.film'), [look, layout, pixels] = section.querySelectorAll('select');
const picture = section.querySelector('img'), code = section.querySelector('code');
const said = (select) => select.selectedOptions[0].textContent;

const show = () => {
  code.textContent = `elastic lyrics song.lrc --audio song.mp3 --look ${look.value} --layout ${layout.value} --pixels ${pixels.value} -o song.mp4`;
  picture.src = `looks/${look.value}-${layout.value}-${pixels.value}.webp`;
  picture.alt = `A frame of the film: look ${said(look)}, rows ${said(layout)}, size ${said(pixels)}`;
};
section.addEventListener('change', show);
section.querySelector('.command').append(copier(() => code.textContent, 'Copy', { className: 'copy', id: 'copy-command' }));
show(); // After a reload a browser may keep what was chosen.
