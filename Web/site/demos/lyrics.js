// What can be done to the song: its words from any format, another sound, another pace.
import { make } from '../../elements/dom.js';

const FORMATS = { lrc: 'LRC', srt: 'SubRip', vtt: 'WebVTT', ass: 'ASS karaoke', txt: 'Plain text' };
const RATES = [0.5, 0.75, 1, 1.5, 2];

export function controls(ball) {
  const { elastic, media: audio } = ball;
  const fault = make('output', { className: 'message', attributes: { 'aria-live': 'polite' } });
  const empty = make('p', { className: 'note', textContent: 'This song has no lyrics.', hidden: true, attributes: { role: 'status' } });
  ball.after(empty);
  let shown = '';
  elastic.addEventListener('reset', () => {
    fault.textContent = '';
    empty.hidden = elastic.content === undefined || elastic.motion.words.length > 0;
  });
  ball.addEventListener('error', ({ message }) => { fault.textContent = shown ? `${shown}, ${message}` : message; });

  const formats = make('select', { id: 'format', onchange: () => {
    shown = FORMATS[formats.value];
    ball.src = `song/twinkle.${formats.value}`;
  } }, ...Object.entries(FORMATS).map(([value, textContent]) => make('option', { value, textContent })));
  const speeds = make('select', { id: 'rate', onchange: () => pace() },
    ...RATES.map((rate) => make('option', { value: rate, textContent: `${rate}×`, selected: rate === 1 })));
  const words = make('input', { type: 'file', id: 'words', accept: '.lrc,.srt,.vtt,.ass,.ssa,.txt,.ttml,.xml,.json', onchange: async () => {
    const [file] = words.files;
    if (!file) return;
    shown = file.name;
    ball.load(await file.text());
    words.value = '';
  } });
  const sound = make('input', { type: 'file', id: 'sound', accept: 'audio/*', onchange: () => {
    const [file] = sound.files;
    if (!file) return;
    URL.revokeObjectURL(audio.src);
    audio.src = URL.createObjectURL(file);
  } });

  let held = false;
  // Slow motion and the page's own pause hold for the sound too.
  const pace = () => {
    audio.playbackRate = Number(speeds.value) * elastic.rate;
    if (elastic.paused && !audio.paused) {
      held = true;
      audio.pause();
    } else if (held && !elastic.paused) {
      held = false;
      ball.play();
    }
  };
  elastic.addEventListener('clock', pace);

  return make('div', { className: 'song' }, make('div', { className: 'bar' },
    make('label', {}, 'Lyrics format ', formats), make('label', {}, 'Speed ', speeds),
    make('label', { className: 'file' }, 'Open lyrics…', words), make('label', { className: 'file' }, 'Choose audio…', sound)), fault);
}
