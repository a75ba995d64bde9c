import 'elastickit/elements.css';
import 'elastickit/balloon';
import { useEffect, useState } from 'react';

export default function Chat() {
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnswer('The 17:40, from platform three.'), 3000);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <message-balloon label="Bruno" dot-style="wave" maximum-line-width-share="0.06" typing={!answer}
        style={{ width: '6rem', height: '5rem', '--elastic-line-width': '3px' }} />
      <p id="said">{answer}</p>
    </>
  );
}
