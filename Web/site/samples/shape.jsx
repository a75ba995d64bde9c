import 'elastickit/elements.css';
import 'elastickit/shape';
import { useEffect, useRef, useState } from 'react';

const HEART = 'M50 90C10 60 0 40 0 25C0 5 30-5 50 20C70-5 100 5 100 25C100 40 90 60 50 90Z';

export default function Like() {
  const shape = useRef(null);
  const [likes, setLikes] = useState(0);
  useEffect(() => {
    const { current } = shape, like = () => setLikes((count) => count + 1);
    current.addEventListener('activated', like);
    return () => current.removeEventListener('activated', like);
  }, []);

  return (
    <>
      <elastic-shape ref={shape} purpose="button" label="Like" d={HEART}
        style={{ width: '12rem', height: '12rem' }} />
      <p>Likes: <output id="likes">{likes}</output></p>
    </>
  );
}
