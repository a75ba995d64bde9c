// Tap along: a sound and words become words with times.
import { copier } from './code.js';
import { button, make, save } from '../elements/dom.js';
import { Song, stamp } from './tap-song.js';
import { Strip } from './tap-strip.js';

const at = (id) => document.getElementById(id);
const audio = at('audio'), ball = at('ball'), tap = at('tap'), rows = at('rows'), text = at('words');
await ball.ready;

let song = new Song(''), units = [], next = 0, name = 'song', spans = [];
const say = (sentence) => { at('message').textContent = sentence; };

const strip = new Strip(at('strip'), {
  moved(word, time, isMore) {
    // All moves of one drag are one change.
    if (isMore) song.starts[word] = time;
    else song.change([[word, time]]);
    show();
  },
  sought(time, plays = false) {
    audio.currentTime = time;
    if (plays) play();
  },
});

// The words.

function read() {
  try {
    song = new Song(text.value);
    say(song.words.length ? '' : 'Type or open some words.');
  } catch ({ message }) {
    song = new Song('');
    say(message);
  }
  rows.replaceChildren();
  spans = song.words.map((word, index) => {
    if (word.line !== song.words[index - 1]?.line) rows.append(make('p', { dir: 'auto' }));
    else rows.lastChild.append(word.gap);
    const span = make('span', { textContent: word.text });
    rows.lastChild.append(span);
    return span;
  });
  divide();
}

/** What a tap is for: a word or a line. */
function divide() {
  units = song.units(at('unit').value);
  aim();
  show();
}

/** The next tap is for the first word that the sound has still to come to. */
function aim() {
  const found = units.findIndex((index) => song.starts[index] === null || song.starts[index] >= audio.currentTime);
  next = found < 0 ? units.length : found;
}

/** Shows what has changed. */
function show() {
  const count = units.filter((index) => song.starts[index] !== null).length, unit = at('unit').value, isPlaying = !audio.paused && !audio.ended;
  const target = units[next], end = units[next + 1] ?? song.words.length;
  for (const [index, span] of spans.entries()) {
    span.className = index >= target && index < end ? 'next' : song.starts[index] === null ? '' : 'timed';
  }
  at('count').textContent = `${count} of ${units.length} ${unit}s have a time`;
  if (!isPlaying) tap.textContent = 'Play';
  else {
    // A screen reader need not say each word: it is sung.
    tap.replaceChildren('Tap', make('span', { dir: 'auto', textContent: spans[target]?.textContent ?? '', attributes: { 'aria-hidden': 'true' } }));
  }
  at('pause').disabled = !isPlaying;
  at('undo').disabled = !song.hasChanged;
  at('clear').disabled = !song.timed.length;
  at('lrc').value = song.lrc;
  for (const one of at('save').children) one.disabled = !song.timed.length;
  strip.show(song, audio.duration);
  if (!isPlaying) preview();
}

let shown = '';
/** The ball hops over the words that have times. */
function preview() {
  const { lrc } = song;
  ball.hidden = !lrc;
  if (!lrc || lrc === shown) return;
  ball.load((shown = lrc));
}

// The sound.

function play() {
  audio.play().catch(({ message }) => say(`The sound cannot be played: ${message}`));
  tap.focus({ preventScroll: true });
  tap.closest('section').scrollIntoView({ block: 'nearest' });
}

const frame = () => {
  strip.follow(audio.currentTime, !audio.paused);
  if (!audio.paused) requestAnimationFrame(frame);
};
audio.onplay = () => {
  aim();
  show();
  frame();
};
audio.onpause = audio.onended = show;
audio.onseeking = () => {
  aim();
  show();
  strip.follow(audio.currentTime, false);
};
audio.onloadedmetadata = () => {
  audio.playbackRate = Number(at('speed').value);
  show();
};
audio.onerror = () => say('This sound cannot be played. Choose another file.');
at('speed').onchange = () => { audio.playbackRate = Number(at('speed').value); };

// Taps.

/** A tap at the time of its event: when it is handled, the sound has gone on. */
function press({ timeStamp }) {
  if (audio.paused || audio.ended) return play();
  if (next >= units.length) return;
  const late = Math.max(0, performance.now() - timeStamp) / 1000, index = units[next];
  const [before] = song.around(index), time = Math.max(before, audio.currentTime - late * audio.playbackRate);
  song.change([[index, time]]);
  next++;
  show();
  spans[units[next]]?.scrollIntoView({ block: 'nearest' });
  if (next === units.length) say(`All ${at('unit').value}s have times. Correct them below, or save.`);
}

const undo = () => {
  if (!song.hasChanged) return;
  const { index, time } = song.undo();
  say(`Undone: ${song.words[index].text}`);
  // Heard again from a little before it.
  if (!audio.paused && time !== null) audio.currentTime = Math.max(0, time - 2);
  else aim();
  show();
};

tap.onpointerdown = (event) => { if (event.button === 0) press(event); };
// A screen reader activates it without a key or a finger.
tap.onclick = (event) => { if (!event.detail) press(event); };
document.addEventListener('keydown', (event) => {
  const { key, target, repeat } = event, isOwn = target === tap || target === document.body || target.id === 'main' || target === rows;
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z' && !target.matches('textarea, input')) {
    event.preventDefault();
    undo();
  } else if (isOwn && (key === ' ' || (key === 'Enter' && target === tap))) {
    event.preventDefault(); // It neither clicks nor scrolls.
    if (!repeat) press(event);
  }
});
tap.onkeyup = (event) => { if (event.key === ' ') event.preventDefault(); }; // Nor is it one as the key goes up.

// The rest of the page.

at('pause').onclick = () => audio.pause();
at('undo').onclick = undo;
at('clear').onclick = () => {
  song.change(song.timed.map((index) => [index, null]));
  audio.currentTime = 0;
  aim();
  show();
};
at('unit').onchange = divide;
text.onchange = read;
at('file').onchange = async ({ target }) => {
  const [file] = target.files;
  if (!file) return;
  name = file.name.replace(/\.\w+$/, '');
  text.value = await file.text();
  target.value = '';
  read();
};
at('sound').onchange = async ({ target }) => {
  const [file] = target.files;
  if (!file) return;
  URL.revokeObjectURL(audio.src);
  audio.src = URL.createObjectURL(file);
  say('');
  await strip.listen(await file.arrayBuffer());
  show();
};

/** The song as a recording of a ball that plays it. */
const recording = () => JSON.stringify({
  version: 1, component: 'lyric-ball', size: [600, 400], content: song.lrc, events: [{ t: 0, command: 'play' }],
});
at('save').append(
  button('Save LRC', () => save(`${name}.lrc`, 'text/plain', song.lrc), { className: 'main', id: 'save-lrc', title: 'For this kit, players and karaoke programs.' }),
  button('Save recording', () => save(`${name}.gesture.json`, 'application/json', recording()), { id: 'save-recording', title: 'For elastic render, and for Open recording on the page of the ball.' }),
  copier(async () => song.lrc, 'Copy LRC', { title: 'Copies the words with their times.' }));

const answers = await Promise.all(['song/twinkle.txt', 'song/twinkle.mp3'].map((one) => fetch(one)));
if (!text.value) text.value = await answers[0].text();
read();
await strip.listen(await answers[1].arrayBuffer());
show();
window.tapping = { get song() { return song; }, stamp }; // For tests and consoles.
document.body.classList.add('ready');
