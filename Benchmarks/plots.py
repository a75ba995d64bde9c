"""Bars as SVG, for light and dark pages, and for a phone: there each label stands above its bar."""

from report import text

# The site's own: the second one stands out, and is also that of bars without parts. Each is 3 : 1 on light and dark pages.
COLORS = ["#64748b", "#1f6feb", "#6f86b5", "#8a939e"]
STYLE = (
    "text{font:13px system-ui,sans-serif;fill:#151a24}.own{font-weight:700}.of{fill:#545d6e}.limit{stroke:#64748b;stroke-width:2}"
    "@media(prefers-color-scheme:dark){text{fill:#eef3fb}.of{fill:#a7b1c3}}")
# Of a wide and of a narrow picture: its width, where its bars begin, their length, and from row to row.
WIDE, NARROW = (720, 190, 400, 26), (360, 4, 236, 44)


def bars(title, unit, rows, parts=(), own=(), layout=WIDE):
    """`rows` are (label, lengths laid end to end, limit or None); `parts` name the lengths; labels in `own` stand out."""
    across, left, width, row = layout
    above = 18 if layout is NARROW else 0
    largest = max(max(sum(lengths), limit or 0) for _, lengths, limit in rows)

    def place(value):
        return width * value / largest

    top = 54 if parts else 34
    height = top + row * len(rows) + 8
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{across}" height="{height}" viewBox="0 0 {across} {height}" role="img">',
        "<!-- Drawn by Benchmarks/document.py of what Benchmarks/bench.py measured. -->",
        f"<title>{title}</title><style>{STYLE}</style>",
        f'<text x="4" y="18">{title}, {unit}</text>']
    x, colors = left, COLORS if parts else COLORS[1:]
    for color, part in zip(COLORS, parts):
        out.append(f'<rect x="{x}" y="30" width="11" height="11" fill="{color}"/><text class="of" x="{x + 16}" y="40">{part}</text>')
        x += 100 if layout is WIDE else 34 + 7 * len(part)
    for index, (label, lengths, limit) in enumerate(rows):
        y = top + row * index
        shown = ' class="own"' if label in own else ""
        at = f'x="{left}"' if above else f'x="{left - 8}" text-anchor="end"'
        out.append(f'<text{shown} {at} y="{y + 15}">{label}</text>')
        y += above
        start = 0
        for color, length in zip(colors, lengths):
            end = start + place(length)
            out.append(
                f'<rect x="{left + start:.1f}" y="{y + 3}" width="{max(end - start, 0):.1f}" height="17" fill="{color}"/>')
            start = end
        said = text(sum(lengths))
        if limit:
            at = left + place(limit)
            out.append(f'<path class="limit" d="M{at:.1f} {y}V{y + 23}"/>')
            start = max(start, place(limit))
            said += f" of {limit}"
        out.append(f'<text class="of" x="{left + start + 8:.1f}" y="{y + 16}">{said}</text>')
    return "\n".join([*out, "</svg>", ""])
