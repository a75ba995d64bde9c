"""The text of a page of a DocC archive as plain HTML, for readers without scripts, by the archive's data of it.

DocC can write that itself (`--experimental-transform-for-static-hosting-with-content`), but Swift 6.3's crashes at ElasticCore.
"""

from html import escape


def article(data, up):
    """`data` is what the page's JSON says; `up` leads from the page to the archive's folder."""
    return Text(data.get("references", {}), up).article(data)


class Text:
    def __init__(self, references, up):
        self.references, self.up = references, up

    def article(self, data):
        parts = [f"<h1>{escape(data.get('metadata', {}).get('title', ''))}</h1>", f"<p>{self.inlines(data.get('abstract', []))}</p>"]
        for section in data.get("primaryContentSections", []):
            for one in section.get("declarations", []):
                parts.append(f"<pre>{escape(''.join(token['text'] for token in one['tokens']))}</pre>")
            if "parameters" in section:
                parts.append("<h2>Parameters</h2>" + self.terms((escape(one["name"]), one["content"]) for one in section["parameters"]))
            parts.append(self.blocks(section.get("content", [])))
        for kind in ("topicSections", "defaultImplementationsSections", "relationshipsSections", "seeAlsoSections"):
            for section in data.get(kind, []):
                links = "".join(f"<li>{self.link(one)}</li>" for one in section["identifiers"])
                parts.append(f"<h2>{escape(section.get('title', 'More'))}</h2><ul>{links}</ul>")
        return f"<article>{''.join(parts)}</article>"

    def blocks(self, blocks):
        return "".join(map(self.block, blocks))

    def block(self, block):
        match block["type"]:
            case "paragraph":
                return f"<p>{self.inlines(block['inlineContent'])}</p>"
            case "heading":
                return f"<h{block['level']} id=\"{escape(block['anchor'])}\">{escape(block['text'])}</h{block['level']}>"
            case "codeListing":
                return f"<pre>{escape(chr(10).join(block['code']))}</pre>"
            case "unorderedList" | "orderedList" as kind:
                items = "".join(f"<li>{self.blocks(item['content'])}</li>" for item in block["items"])
                return f"<ul>{items}</ul>" if kind == "unorderedList" else f"<ol>{items}</ol>"
            case "termList":
                return self.terms((self.inlines(item["term"]["inlineContent"]), item["definition"]["content"]) for item in block["items"])
            case "table":
                rows = ("".join(f"<td>{self.blocks(cell)}</td>" for cell in row) for row in block["rows"])
                return f"<table>{''.join(f'<tr>{row}</tr>' for row in rows)}</table>"
            case "aside":
                return f"<blockquote>{self.blocks(block['content'])}</blockquote>"
        raise ValueError(f"a block of a kind that is not known: {block['type']}")

    def terms(self, terms):
        return f"<dl>{''.join(f'<dt>{term}</dt><dd>{self.blocks(content)}</dd>' for term, content in terms)}</dl>"

    def inlines(self, inlines):
        return "".join(map(self.inline, inlines))

    def inline(self, inline):
        match inline["type"]:
            case "text":
                return escape(inline["text"])
            case "codeVoice":
                return f"<code>{escape(inline['code'])}</code>"
            case "strong":
                return f"<strong>{self.inlines(inline['inlineContent'])}</strong>"
            case "emphasis":
                return f"<em>{self.inlines(inline['inlineContent'])}</em>"
            case "reference":
                return self.link(inline["identifier"])
            case "image":
                return f"<i>{escape(self.references.get(inline['identifier'], {}).get('alt') or '')}</i>"
        raise ValueError(f"a text of a kind that is not known: {inline['type']}")

    def link(self, identifier):
        to = self.references.get(identifier, {})
        title, url = escape(to.get("title", "")), to.get("url", "")
        # One of the archive's own pages is a folder, as a part of the page after a # is none.
        place = self.up + url.lstrip("/") + ("" if "#" in url else "/") if url.startswith("/") else url
        return f'<a href="{escape(place)}">{title}</a>' if url else title
