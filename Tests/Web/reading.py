"""Contrast of text with its background."""

# Every visible text: its colour, the colours behind it, and true if it is large. Behind it are the backgrounds of
# all its ancestors and, for one of our elements, the pixels of its canvas there.
CONTRASTS = """(() => {
  const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const bytes = (css) => {
    pixel.clearRect(0, 0, 1, 1);
    pixel.fillStyle = css;
    pixel.fillRect(0, 0, 1, 1);
    return [...pixel.getImageData(0, 0, 1, 1).data];
  };
  const over = (top, under) => {
    const a = top[3] / 255;
    return [0, 1, 2].map((i) => top[i] * a + under[i] * (1 - a)).concat(255);
  };
  const found = [];
  const look = (element, box, text, within = element) => {
    const style = getComputedStyle(element), layers = [];
    let opacity = 1, one = within;
    while (one) {
      if (one.inert) return;
      const css = getComputedStyle(one);
      opacity *= Number(css.opacity);
      const { canvas, context } = one.elastic ?? {};
      if (canvas) {
        const place = canvas.getBoundingClientRect(), ratio = canvas.width / place.width;
        const x = (box.x + box.width / 2 - place.x) * ratio, y = (box.y + box.height / 2 - place.y) * ratio;
        if (x >= 0 && y >= 0 && x < canvas.width && y < canvas.height) layers.push([...context.getImageData(x, y, 1, 1).data]);
      }
      layers.push(bytes(css.backgroundColor));
      one = one.assignedSlot ?? one.parentElement ?? one.getRootNode().host;
    }
    const ground = layers.reverse().reduce((under, top) => over(top, under), bytes('Canvas'));
    const ink = bytes(style.color);
    if (ink[3] === 0) return; // A canvas paints it.
    ink[3] *= opacity;
    const size = parseFloat(style.fontSize), isLarge = size >= 24 || (size >= 18.66 && style.fontWeight >= 700);
    found.push({ ink: over(ink, ground), ground, isLarge, text: text.trim().slice(0, 30) });
  };
  const walk = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) walk(element.shadowRoot);
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest('.unseen, :disabled, svg')) continue;
      for (const text of element.childNodes) {
        if (text.nodeType !== Node.TEXT_NODE || !text.data.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const box = range.getBoundingClientRect();
        if (box.width > 1) look(element, box, text.data, text.assignedSlot ?? element);
      }
      if (element.matches('input:is([type=text], [type=number]), textarea, select')) look(element, element.getBoundingClientRect(), element.value || element.localName);
    }
  };
  walk(document);
  return found;
})()"""


def luminance(color):
    """As WCAG 2.2 defines it."""
    def linear(byte):
        share = byte / 255
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4
    red, green, blue = (linear(byte) for byte in color[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one, other):
    """From 1, no difference, to 21, black on white."""
    low, high = sorted([luminance(one), luminance(other)])
    return (high + 0.05) / (low + 0.05)
