// The framework whose code a reader wants to see: one choice for the whole site, which the browser keeps.
const KEY = 'framework';
let here = null;

/** Dispatches `change` when another framework is chosen on this page. */
export const frameworks = new EventTarget();

/** The name that was chosen last, or nothing. */
export const framework = () => {
  try {
    return here ?? localStorage.getItem(KEY);
  } catch {
    return here; // The browser keeps nothing for this page.
  }
};

export function chooseFramework(name) {
  if (name === framework()) return;
  here = name;
  try {
    localStorage.setItem(KEY, name);
  } catch { /* It holds until the page is left. */ }
  frameworks.dispatchEvent(new Event('change'));
}
