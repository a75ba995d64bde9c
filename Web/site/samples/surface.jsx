import 'elastickit/elements.css';
import 'elastickit/surface';

const COLOURS = {
  '--elastic-fill': 'light-dark(#ff9672, #a63a1a)',
};

export default function Header() {
  return (
    <elastic-surface label="Header" profile="smooth" style={{ height: '20rem', ...COLOURS }}>
      <h2>Pull me</h2>
      <p>This text moves with the edge.</p>
    </elastic-surface>
  );
}
