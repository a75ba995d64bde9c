import 'elastickit/elements.css';
import 'elastickit/balloon';
import { useEffect, useState } from 'react';

const COLOURS = {
  '--elastic-fill': 'light-dark(#fffdfb, #1e1815)',
  '--elastic-line-color': 'light-dark(#1d1411, #f8efe9)',
  '--elastic-line-width': '3px',
  '--elastic-dot-color': 'light-dark(#b0391a, #ff9a76)',
};

export default function Chat() {
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnswer('The 17:40, from platform three.'), 3000);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <message-balloon label="Bruno" dot-style="wave" maximum-line-width-share="0.06" typing={!answer}
        style={{ width: '6rem', height: '5rem', ...COLOURS }} />
      <p id="said">{answer}</p>
    </>
  );
}
