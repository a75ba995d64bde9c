#!/usr/bin/python3
"""Writes the documentation as pages: `documents.py [--reference ARCHIVE] [--downloads FOLDER] [FOLDER]`; FOLDER is Web/site/docs, for the gallery.

Each page is made of a Markdown file of the repository: README, CHANGELOG, docs, and the articles of the libraries' DocC
catalogs, whose own links (`<doc:Article>`, ``symbols``) and pictures it understands. It also writes search.json,
what Web/site/search.js looks for. With --reference the pages link to the DocC reference, which `make site` puts beside them, and the search finds its types. With
--downloads they link to the files of that folder where a document has the mark `<!-- downloads -->`; with words in it,
`<!-- downloads tgz js -->`, to those whose names end so. The mark `<!-- demo TAG -->` is a live element, and `<!-- api TAG -->` a link to the page
of its reference, which api.py writes.
Debian's own Python runs it: the parser, markdown-it, and the colours of code, Pygments, are Debian's packages.
"""

import argparse
import json
import os
import re
import shutil
import struct
import sys
from html import escape, unescape
from pathlib import Path
from textwrap import dedent, shorten

from markdown_it import MarkdownIt
from pygments import highlight
from pygments.formatters import HtmlFormatter
from pygments.lexers import get_lexer_by_name

import api
import downloads
import webpages

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "Web/site/docs"
DOCC = re.compile(r"^- <doc:(\w+)>", re.M)
DOWNLOADS = re.compile(r"<!-- downloads ?(.*?) -->")
DEMO = re.compile(r"<!-- demo ([\w-]+) -->")
API = re.compile(r"<!-- api ([\w-]+) -->")
COMMENT = re.compile(r"<!--.*?-->", re.S)
HERE = ' aria-current="page"'


class Document:
    """A Markdown file and the page that is made of it."""

    def __init__(self, source, name=None, text=None, title=None):
        self.source = ROOT / source
        self.name = (name or re.sub(r"(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-", self.source.stem).lower()) + ".html"
        text = text or self.source.read_text()
        self.demos = DEMO.findall(text)
        if self.isArticle:
            text = text.split("\n## Topics\n")[0] # A list of symbols, which the reference has.
        self.text = text
        self.title = title or re.sub(r"[`*]", "", re.search(r"^# (.*)$", text, re.M)[1])

    @property
    def isArticle(self):
        return self.source.parent.suffix == ".docc"


def catalog(library, *first):
    """The articles of a library, in the order of its own list of topics; `first` come before."""
    folder = f"Sources/{library}/Documentation.docc"
    listed = [library, *first, *DOCC.findall((ROOT / folder / f"{library}.md").read_text())]
    there = [file.stem for file in sorted((ROOT / folder).glob("*.md"))]
    # A tutorial is in the reference only.
    return [Document(f"{folder}/{name}.md") for name in dict.fromkeys([*listed, *there]) if name in there]


def elements():
    """The reference of the custom elements, which api.py writes of their manifest."""
    return [Document("Web/elements/custom-elements.json", name, text) for name, text in api.pages()]


def chapters():
    """The chapters of the documentation, each with its pages."""
    decisions = [Document(file, f"decision-{file.stem}") for file in sorted((ROOT / "docs/decisions").glob("*.md"))]
    found = {
        "Start": [Document("docs/index.md"), Document("docs/guide.md"), Document("README.md", "readme", title="What it is")],
        "Web": [Document(f"docs/{name}.md") for name in ("how-to", "web")],
        "Elements": elements(),
        "Films and files": [Document(f"docs/{name}.md") for name in ("films", "formats")],
        "iOS and macOS": catalog("ElasticApple"),
        "GTK": catalog("ElasticGTK"),
        "Components": catalog("ElasticKit"),
        "Motion": [*catalog("ElasticCore"), *catalog("ElasticTimelines")],
        "More libraries": [*catalog("ElasticExport"), *catalog("ElasticSongFormats"), *catalog("ElasticSettings"), *catalog("ElasticRecordings"), *catalog("ElasticCairo")],
        "Project": [Document("CHANGELOG.md"), *(Document(f"docs/{name}.md") for name in ("performance", "security")),
                    Document("docs/CONTRIBUTING.md"), *decisions],
    }
    told = {one.source for pages in found.values() for one in pages}
    missing = [file for file in [*(ROOT / "docs").rglob("*.md"), *ROOT.glob("Sources/*/Documentation.docc/*.md")] if file not in told]
    if missing:
        sys.exit(f"documents.py: in no chapter: {', '.join(str(file) for file in missing)}")
    return found


def anchor(heading, used):
    """The name of a heading, as GitHub writes it."""
    name = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
    used[name] = used.get(name, -1) + 1
    return f"{name}-{used[name]}" if used[name] else name


def picture_size(file):
    """The width and the height of a picture, so that nothing moves when it comes."""
    if file.suffix == ".gif":
        return struct.unpack("<HH", file.read_bytes()[6:10])
    if file.suffix == ".png":
        return struct.unpack(">II", file.read_bytes()[16:24])
    head = file.read_text()[:600]
    found = re.search(r'<svg[^>]*?viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"', head, re.S)
    return tuple(round(float(one)) for one in found.groups())


class Writer:
    """Turns documents into pages that know each other."""

    def __init__(self, chapters, folder, has_reference, offered):
        self.chapters, self.folder, self.has_reference, self.offered = chapters, folder, has_reference, offered
        self.documents = [one for pages in chapters.values() for one in pages]
        self.by_source = {one.source: one for one in self.documents if one.source.suffix == ".md"}
        self.articles = {one.source.stem: one for one in self.documents if one.isArticle}
        self.parser = MarkdownIt("commonmark", {"html": True, "highlight": self.coloured}).enable("table")
        for kind in ("html_block", "html_inline"):
            self.parser.add_render_rule(kind, lambda _, tokens, at, *rest: self.marked(tokens[at].content))
        self.parser.add_render_rule("text_html", lambda _, tokens, at, *rest: tokens[at].content)
        self.parser.add_render_rule("nothing", lambda *_: "")
        self.found, self.dead = [], []

    @staticmethod
    def coloured(code, language, _):
        if not language:
            return escape(code)
        return highlight(dedent(code), get_lexer_by_name({"jsx": "js"}.get(language, language)), HtmlFormatter(nowrap=True)).rstrip("\n")

    def docc(self, text):
        """An article's own marks as Markdown's; those in code stay."""
        def mark(found):
            if found[0].startswith("``"):
                return f"`{found['symbol'].split('/')[-1]}`"
            document = self.articles.get(found["article"])
            if not document:
                sys.exit(f"documents.py: no article {found['article']}")
            return f"[{document.title}](<{document.name}>)"
        parts = re.split(r"(^```.*?^```$)", text, flags=re.M | re.S)
        pattern = re.compile(r"``(?P<symbol>[^`\n]+)``|<doc:(?P<article>\w+)>")
        return "".join(part if part.startswith("```") else pattern.sub(mark, part) for part in parts)

    def marked(self, text):
        """What stands for HTML in a document: its marks, and everything else as it is written."""
        demo = DEMO.fullmatch(text.strip())
        if demo:
            return f'<div class="demo" data-demo="{demo[1]}">{webpages.with_stills(api.ELEMENTS[demo[1]][3])}</div>\n'
        tag = API.fullmatch(text.strip())
        if tag:
            return f'<p><a href="api-{tag[1]}.html">Every attribute, event and part of &lt;{tag[1]}&gt;</a></p>\n'
        mark = DOWNLOADS.fullmatch(text.strip())
        if not mark:
            return escape(COMMENT.sub("", text))
        found = [one for one in self.offered if one[0].endswith(tuple(mark[1].split()) or "")]
        rows = "".join(f'<li><a href="{escape(address)}">{name}</a>: {said}</li>\n' for name, said, address in found)
        return f"<ul>\n{rows}</ul>\n" if rows else ""

    def target(self, document, address):
        """Where a link of a document leads on the site; None if that is in the repository only."""
        if re.match(r"[a-z]+:", address) or address.startswith("#") or document.isArticle or document.source.suffix != ".md":
            return address
        path, _, part = address.partition("#")
        file = (document.source.parent / path).resolve()
        if file.is_dir() and file == ROOT / "docs/decisions":
            return next(one.name for one in self.documents if one.name.startswith("decision-"))
        if file in self.by_source:
            return self.by_source[file].name + (f"#{part}" if part else "")
        if not file.exists():
            self.dead.append(f"{document.source}: {address}")
        repository = webpages.RELEASE["repository"]
        return f"{repository}/blob/main/{file.relative_to(ROOT)}" if repository else None

    def picture(self, document, name, alt):
        """A picture, in two colour schemes if it has both, and of its own for a phone if it has one; its files are copied."""
        folder = document.source.parent
        light = folder / (name if "." in name else f"{name}.svg")
        width, height = picture_size(light)
        shutil.copy(light, self.folder / light.name)
        source = ""
        for kind, media in (("narrow", "(max-width: 40rem)"), ("dark", "(prefers-color-scheme: dark)")):
            other = light.with_name(f"{light.stem}~{kind}{light.suffix}")
            if other.exists():
                shutil.copy(other, self.folder / other.name)
                own = 'width="{}" height="{}" '.format(*picture_size(other)) if kind == "narrow" else ""
                source += f'<source {own}srcset="{other.name}" media="{media}">'
        return (f'<picture>{source}<img src="{light.name}" alt="{escape(alt)}" width="{width}" height="{height}" loading="lazy">'
                '</picture>')

    def body(self, document):
        """The page's HTML, and its headings as (level, text, anchor)."""
        text = self.docc(document.text) if document.isArticle else document.text
        tokens, headings, used = self.parser.parse(text), [], {}
        self.link_up(document, tokens)
        for at, token in enumerate(tokens):
            if token.type == "heading_open":
                said = "".join(one.content for one in tokens[at + 1].children if one.type in ("text", "code_inline"))
                headings.append((int(token.tag[1]), said, anchor(said, used)))
                token.attrSet("id", headings[-1][2])
            elif token.type == "table_open":
                token.attrSet("tabindex", "0")
            elif token.type in ("th_open", "td_open") and token.attrGet("style") == "text-align:right":
                token.attrs = {"class": "number"} # The site's policy lets no page have styles in its markup.
        page = self.parser.renderer.render(tokens, self.parser.options, {})
        page = re.sub(r"<pre>", '<pre tabindex="0">', page)
        page = re.sub(r"<th([^>]*)></th>", r"<td\1></td>", page) # A corner of a table heads nothing.
        self.index(document, tokens, headings)
        return page, headings

    def link_up(self, document, tokens):
        for token in tokens:
            for at, one in enumerate(token.children or []):
                if one.type == "image":
                    one.type, one.content = "text_html", self.picture(document, one.attrGet("src"), one.content)
                elif one.type == "link_open":
                    target = self.target(document, one.attrGet("href"))
                    if target is None:
                        one.type = "nothing"
                        close = next(n for n in range(at, len(token.children)) if token.children[n].type == "link_close")
                        token.children[close].type = "nothing"
                    else:
                        one.attrSet("href", target)

    def index(self, document, tokens, headings):
        """A row of the search for each heading: page, title, heading, anchor, text."""
        place, rows = -1, []
        for at, token in enumerate(tokens):
            if token.type == "heading_open":
                place += 1
                _, said, name = headings[place]
                rows.append([document.name, document.title, said if place else "", name if place else "", ""])
            elif token.type in ("inline", "fence", "code_block") and rows and tokens[at - 1].type != "heading_open":
                told = "".join(one.content if one.type in ("text", "code_inline") else " " for one in token.children or [])
                rows[-1][4] += f" {told or token.content}"
        self.found += [[*row[:4], " ".join(row[4].split())] for row in rows]

    def sidebar(self, current):
        parts = []
        for chapter, pages in self.chapters.items():
            said = "".join(
                f'<li><a href="{one.name}"{HERE if one is current else ""}>{escape(one.title)}</a></li>'
                for one in pages)
            parts.append(f"<h2>{chapter}</h2>\n<ul>{said}</ul>\n")
        if self.has_reference:
            parts.append('<h2>Reference</h2>\n<ul><li><a href="../reference/index.html">All types and functions</a></li></ul>\n')
        return "".join(parts)

    def page(self, document):
        body, headings = self.body(document)
        here = [(said, name) for level, said, name in headings if level == 2]
        contents = ""
        if len(here) > 2:
            links = "".join(f'<li><a href="#{name}">{escape(said)}</a></li>' for said, name in here)
            contents = f'<nav class="contents" aria-label="On this page"><h2>On this page</h2><ul>{links}</ul></nav>\n'
        title = ("Documentation" if document.name == "index.html" else document.title) + " · ElasticKit"
        first = re.search(r"<p>(.*?)</p>", body, re.S)
        said = shorten(unescape(re.sub(r"<[^>]+>", "", first[1])), 160, placeholder=" …") if first else document.title
        scripts = [f"../elements/{api.ELEMENTS[one][0]}.js" for one in dict.fromkeys(document.demos)]
        styles = ("../elements/elements.css", "docs.css") if scripts else ("docs.css",)
        return f"""<!doctype html>
<!-- Written by Scripts/documents.py from {document.source.relative_to(ROOT)}. -->
<html lang="en">
{webpages.head(title, said, styles, ("search.js", "docs.js", *scripts), "../")}<body class="{document.name.removesuffix(".html")}">
{webpages.header("docs/index.html" if document.name == "index.html" else None, "../")}  <div class="book">
    <div class="tools">
      <search>
        <label for="search">Search the documentation</label>
        <input type="search" id="search" autocomplete="off" role="combobox" aria-expanded="false" aria-controls="found" aria-autocomplete="list">
        <div id="found" role="listbox" aria-label="Found" hidden></div>
      </search>
      <nav class="all" aria-label="All pages"><a href="#pages">All pages</a></nav>
    </div>
    <main id="main" tabindex="-1">
{contents}<article>
{body}</article>
    </main>
    <nav class="side" id="pages" aria-label="Documentation">
{self.sidebar(document)}    </nav>
  </div>
{webpages.footer("../")}</body>
</html>
"""


def types(archive):
    """A row of the search for each type of a DocC archive that is in no other type."""
    def rows(nodes, module):
        for one in nodes:
            if one["type"] == "module":
                module = one["title"]
            elif one["type"] in ("struct", "enum", "class", "protocol"):
                said = json.loads((archive / f"data{one['path']}.json").read_text()).get("abstract", [])
                about = "".join(part.get("text") or part.get("code") or "" for part in said)
                yield [f"../reference{one['path']}/", one["title"], "", "", f"{one['type']} of {module}. {about}".strip()]
                continue
            yield from rows(one.get("children", []), module)
    return list(rows(json.loads((archive / "index/index.json").read_text())["interfaceLanguages"]["swift"], ""))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--reference", type=Path)
    parser.add_argument("--downloads", type=Path)
    parser.add_argument("folder", type=Path, nargs="?", default=OUT)
    said = parser.parse_args()
    reference, folder = said.reference, said.folder
    writer = Writer(chapters(), folder, reference is not None, downloads.links(said.downloads, "../downloads"))
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    for document in writer.documents:
        (folder / document.name).write_text(writer.page(document))
    if writer.dead:
        sys.exit("documents.py: " + "; ".join(writer.dead))
    writer.found += types(reference) if reference else []
    (folder / "search.json").write_text(json.dumps(writer.found, ensure_ascii=False, separators=(",", ":")))
    print(f"{folder}: {len(writer.documents)} pages")


if __name__ == "__main__":
    main()
