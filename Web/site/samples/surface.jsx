import 'elastickit/elements.css';
import 'elastickit/surface';

export default function Header() {
  return (
    <elastic-surface label="Header" profile="smooth" style={{ height: '20rem' }}>
      <h2>Pull me</h2>
      <p>This text moves with the edge.</p>
    </elastic-surface>
  );
}
