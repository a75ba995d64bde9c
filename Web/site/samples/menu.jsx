import 'elastickit/elements.css';
import 'elastickit/menu';
import { useRef, useState } from 'react';

export default function Mail() {
  const menu = useRef(null);
  const [folder, setFolder] = useState('Inbox');
  const choose = (name) => {
    setFolder(name);
    menu.current.close();
  };

  return (
    <flowing-menu ref={menu} label="Folders" profile="smooth" bubble="smooth" style={{ height: '20rem' }}>
      <nav slot="menu" aria-label="Folders" style={{ padding: '1rem' }}>
        {['Inbox', 'Sent'].map((name) => <button key={name} type="button" onClick={() => choose(name)}>{name}</button>)}
      </nav>
      <button type="button" id="opener" onClick={() => menu.current.show()}>Folders</button>
      <h2 id="folder">{folder}</h2>
    </flowing-menu>
  );
}
