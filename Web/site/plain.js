// The page with all elements, as plain as a page can be: an element is known by its id.
let more = 0;
for (let n = 1; n <= 20; n++) messages.append(Object.assign(document.createElement('li'), { textContent: `Letter ${n}` }));
refresh.addEventListener('refresh', ({ detail }) => detail.waitUntil(new Promise((done) => setTimeout(() => {
  messages.prepend(Object.assign(document.createElement('li'), { textContent: `New letter ${++more}` }));
  done();
}, 1200))));

document.querySelector('#opener').onclick = () => menu.show(); // `opener` alone is another window.
for (const link of menu.querySelectorAll('nav a')) link.onclick = () => menu.close();
writes.onchange = () => { balloon.typing = writes.checked; };
