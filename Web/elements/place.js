// Where a point of the window lies in an element, under any transform, zoom and perspective of it and its ancestors.
//
// The browser tells where the corners of a small square in the element lie. A projective map takes the square to these
// four points (P. Heckbert, Fundamentals of Texture Mapping and Image Warping, 1989); a point goes back by its inverse.
// Exact for all flat transforms, and in perspective as far as the element lies before the eye.

const SIDE = 16; // In every element, and long enough: browsers measure to a 64th of a point.

export class PointerMap {
  /** `box` holds the square in the corner where its absolutely positioned children begin. */
  constructor(box) {
    this.corners = [0, 1, 2, 3].map((n) => {
      const corner = document.createElement('i');
      corner.style.cssText = `position:absolute;left:${(n & 1) * SIDE}px;top:${(n >> 1) * SIDE}px`;
      return corner;
    });
    box.append(...this.corners);
  }

  remove() { for (const one of this.corners) one.remove(); }

  /** Measures; gives the map from the window to `box`, and in `isUpright` whether its axes are the window's. */
  look() {
    const [a, b, c, d] = this.corners.map((one) => one.getBoundingClientRect());
    const ux = b.x - d.x, uy = b.y - d.y, vx = c.x - d.x, vy = c.y - d.y;
    const sx = a.x - b.x + d.x - c.x, sy = a.y - b.y + d.y - c.y, area = ux * vy - uy * vx;
    const g = (sx * vy - sy * vx) / area, h = (ux * sy - uy * sx) / area;
    this.isUpright = Math.abs(b.y - a.y) * 4 < b.x - a.x && Math.abs(c.x - a.x) * 4 < c.y - a.y;
    return (x, y) => {
      const bx = b.x - a.x + g * (b.x - x), by = b.y - a.y + g * (b.y - y);
      const cx = c.x - a.x + h * (c.x - x), cy = c.y - a.y + h * (c.y - y), scale = SIDE / (bx * cy - by * cx);
      return { x: ((x - a.x) * cy - (y - a.y) * cx) * scale, y: ((y - a.y) * bx - (x - a.x) * by) * scale };
    };
  }
}
