"""Bars as SVG, for light and dark pages."""

from report import text

COLORS = ["#3d6fb4", "#c0762e", "#4f9a6b", "#8a8f98"]
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#24292f}.of{fill:#57606a}.limit{stroke:#c2333c;stroke-width:2}"
    "@media(prefers-color-scheme:dark){text{fill:#e6edf3}.of{fill:#9198a1}}")
LEFT, WIDTH, ROW = 190, 400, 26


def bars(title, unit, rows, parts=()):
    """`rows` are (label, lengths laid end to end, limit or None); `parts` name the lengths."""
    largest = max(max(sum(lengths), limit or 0) for _, lengths, limit in rows)

    def place(value):
        return WIDTH * value / largest

    top = 54 if parts else 34
    height = top + ROW * len(rows) + 8
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="720" height="{height}" viewBox="0 0 720 {height}" role="img">',
        "<!-- Drawn by Benchmarks/document.py of what Benchmarks/bench.py measured. -->",
        f"<title>{title}</title><style>{STYLE}</style>",
        f'<text x="4" y="18">{title}, {unit}</text>']
    x = LEFT
    for color, part in zip(COLORS, parts):
        out.append(f'<rect x="{x}" y="30" width="11" height="11" fill="{color}"/><text class="of" x="{x + 16}" y="40">{part}</text>')
        x += 100
    for index, (label, lengths, limit) in enumerate(rows):
        y = top + ROW * index
        out.append(f'<text x="{LEFT - 8}" y="{y + 15}" text-anchor="end">{label}</text>')
        start = 0
        for color, length in zip(COLORS, lengths):
            end = start + place(length)
            out.append(
                f'<rect x="{LEFT + start:.1f}" y="{y + 3}" width="{max(end - start, 0):.1f}" height="17" fill="{color}"/>')
            start = end
        said = text(sum(lengths))
        if limit:
            at = LEFT + place(limit)
            out.append(f'<path class="limit" d="M{at:.1f} {y}V{y + 23}"/>')
            start = max(start, place(limit))
            said += f" of {limit}"
        out.append(f'<text class="of" x="{LEFT + start + 8:.1f}" y="{y + 16}">{said}</text>')
    return "\n".join([*out, "</svg>", ""])
