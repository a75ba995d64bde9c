// The lyric ball over a song: what plays is an audio element, and the ball follows it.
import { make } from '../dom.js';
import { followMedia } from '../elements/media.js';

export const styleName = 'BallStyle';
export const measures = ['progress'];
export const groups = [
  ['Ball', /^(ball|lift|squash|profile|overlay|path)/], ['Hops', /^(hop|longest|entry|exit|first|last|classic|wait)/],
  ['Words', /^(word|gap|row|line|scroll|text|font|highlight|align|letter)/], ['Colours', /(color|Color|fill|shows)/],
];
export const ownCommands = ['play', 'pause', 'seek', 'rate'];
const FORMATS = { lrc: 'LRC', srt: 'SubRip', vtt: 'WebVTT', ass: 'ASS karaoke', txt: 'Plain words' };
const RATES = [0.5, 0.75, 1, 1.5, 2];
const read = async (name) => {
  const answer = await fetch(new URL(`../song/${name}`, import.meta.url));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}; make gallery makes it`);
  return answer.text();
};

export function build({ stage, live }) {
  stage.classList.add('sings');
  return { song: make('div', { className: 'song' }), stage, live };
}

export function connect(elastic, { live, song }) {
  const audio = make('audio', { controls: true, preload: 'metadata', id: 'audio', src: 'song/twinkle.mp3' });
  const fault = make('output', { className: 'message', attributes: { 'aria-live': 'polite' } });
  const show = async (name, text) => {
    try {
      elastic.load(typeof text === 'string' ? text : await text);
      fault.textContent = '';
    } catch (error) {
      fault.textContent = `${name}, ${error.message}`;
    }
  };
  const formats = make('select', { id: 'format', onchange: () => show(FORMATS[formats.value], read(`twinkle.${formats.value}`)) },
    ...Object.entries(FORMATS).map(([value, textContent]) => make('option', { value, textContent })));
  const speeds = make('select', { id: 'rate', onchange: () => pace() },
    ...RATES.map((rate) => make('option', { value: rate, textContent: `${rate}×`, selected: rate === 1 })));
  const words = make('input', { type: 'file', id: 'words', accept: '.lrc,.srt,.vtt,.ass,.ssa,.txt', onchange: async () => {
    const [file] = words.files;
    if (file) await show(file.name, file.text());
    words.value = '';
  } });
  const sound = make('input', { type: 'file', id: 'sound', accept: 'audio/*', onchange: () => {
    const [file] = sound.files;
    if (!file) return;
    URL.revokeObjectURL(audio.src);
    audio.src = URL.createObjectURL(file);
  } });
  song.append(audio, make('div', { className: 'bar' },
    make('label', {}, 'Words from ', formats), make('label', {}, 'Speed ', speeds),
    make('label', { className: 'file' }, 'Open words', words), make('label', { className: 'file' }, 'Open sound', sound)), fault);
  live.append(song);

  let held = false;
  // Slow motion and the page's own pause hold for the sound too.
  const pace = () => {
    audio.playbackRate = Number(speeds.value) * elastic.rate;
    if (elastic.paused && !audio.paused) {
      held = true;
      audio.pause();
    } else if (held && !elastic.paused) {
      held = false;
      audio.play();
    }
  };
  elastic.addEventListener('clock', pace);
  followMedia(elastic, audio);
  show(FORMATS.lrc, read('twinkle.lrc'));
}
