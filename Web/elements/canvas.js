// The canvas that something is drawn on, where a browser gives less than is asked for.

// Beyond its limits a browser draws nothing on a canvas, without an error. The smallest limits are those of iOS, 4096 × 4096 pixels, and
// of Safari, 16,384 pixels a side; a little less leaves room for what is rounded up.
const MOST_PIXELS = 16e6, MOST_SIDE = 16000;

/** How many pixels a canvas of this size has for a point: as many as the screen, or fewer where it would be too large. */
export function ratioFor(width, height, ratio) {
  return Math.min(ratio, MOST_SIDE / Math.max(width, height), Math.sqrt(MOST_PIXELS / (width * height)));
}

/** The canvas's context, or one that draws nothing where the browser gives none: some readers block canvases, and memory can be short. */
export const contextOf = (canvas) => canvas.getContext('2d') ?? new NoContext(canvas);

/** Draws nothing, but keeps the transform and the opacity: by these the page's own content gets its places. */
export class NoContext {
  globalAlpha = 1;
  font = '10px sans-serif';
  #matrix = new DOMMatrix();
  #saved = [];

  constructor(canvas) { this.canvas = canvas; }

  save() { this.#saved.push([this.#matrix, this.globalAlpha]); }
  restore() { [this.#matrix, this.globalAlpha] = this.#saved.pop() ?? [this.#matrix, this.globalAlpha]; }
  setTransform(...numbers) { this.#matrix = new DOMMatrix(numbers); }
  transform(...numbers) { this.#matrix = this.#matrix.multiply(new DOMMatrix(numbers)); }
  translate(x, y) { this.#matrix = this.#matrix.translate(x, y); }
  scale(x, y) { this.#matrix = this.#matrix.scale(x, y); }
  getTransform() { return this.#matrix; }
  /** As wide as letters are on average, since nothing can be measured. */
  measureText(text) {
    const size = parseFloat(/([\d.]+)px/.exec(this.font)?.[1] ?? 10);
    return { width: text.length * size / 2, fontBoundingBoxAscent: 0.9 * size, fontBoundingBoxDescent: 0.3 * size };
  }
}
for (const name of [
  'beginPath', 'bezierCurveTo', 'clearRect', 'clip', 'closePath', 'fill', 'fillText', 'lineTo', 'moveTo', 'quadraticCurveTo', 'rect',
  'setLineDash', 'stroke']) NoContext.prototype[name] = () => {};
