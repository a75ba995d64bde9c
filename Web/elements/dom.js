// What all pages of the gallery are built with.

/** An element: properties, `data` for its data attributes and `attributes` for all others; then its children. */
export const make = (tag, properties = {}, ...children) => {
  const { data, attributes, ...rest } = properties;
  const element = Object.assign(document.createElement(tag), rest);
  Object.assign(element.dataset, data);
  for (const [key, value] of Object.entries(attributes ?? {})) element.setAttribute(key, value);
  element.append(...children);
  return element;
};
export const button = (label, act, properties = {}) =>
  make('button', { type: 'button', textContent: label, onclick: act, ...properties });

/** Gives a file to download. */
export const save = (download, type, content) => {
  const href = URL.createObjectURL(new Blob([content], { type }));
  make('a', { download, href }).click();
  setTimeout(() => URL.revokeObjectURL(href), 1000);
};

/** A name of the kit as a person reads it: `claimDistance` and `claim-distance` are "Claim distance". */
export const words = (name) => {
  const spaced = name.replace(/-/g, ' ').replace(/[A-Z]/g, (letter) => ' ' + letter.toLowerCase());
  return spaced[0].toUpperCase() + spaced.slice(1);
};
export const short = (number) => String(Number(number.toPrecision(6)));
