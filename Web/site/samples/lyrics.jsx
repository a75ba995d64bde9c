import 'elastickit/elements.css';
import 'elastickit/ball';
import { useEffect, useRef } from 'react';

const SONG = `[00:00.50]<00:00.50>Row, <00:01.10>row, <00:01.70>row <00:02.15>your <00:02.30>boat
[00:02.90]<00:02.90>gently <00:03.50>down <00:03.95>the <00:04.10>stream`;

export default function Karaoke() {
  const ball = useRef(null);
  useEffect(() => ball.current.load(SONG), []);
  const play = () => {
    ball.current.seek(0);
    ball.current.play();
  };

  return (
    <>
      <lyric-ball ref={ball} label="Row, row, row your boat" style={{ height: '12rem' }} />
      <button type="button" id="play" onClick={play}>Play</button>
    </>
  );
}
