import 'elastickit/elements.css';
import 'elastickit/refresh';
import { useEffect, useRef, useState } from 'react';

export default function Letters() {
  const element = useRef(null);
  const [letters, setLetters] = useState(['The ferry is late again', 'Photos from the lake are up']);

  useEffect(() => {
    const { current } = element;
    const load = async () => {
      await new Promise((done) => setTimeout(done, 1500)); // Your request.
      setLetters((all) => [`New: letter ${all.length + 1}`, ...all]);
    };
    const refresh = ({ detail }) => detail.waitUntil(load());
    current.addEventListener('refresh', refresh);
    return () => current.removeEventListener('refresh', refresh);
  }, []);

  return (
    <elastic-refresh ref={element} label="Letters" profile="smooth" style={{ height: '20rem' }}>
      <ul>{letters.map((letter) => <li key={letter}>{letter}</li>)}</ul>
    </elastic-refresh>
  );
}
