"""Each block of code that the documents show is run or compiled by a test that this table names: one of a new kind fails here."""

import re
import subprocess
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ARTICLES = "Sources/%s/Documentation.docc/"
COMMANDS = "Tests/Web/test_code_blocks.py"
# Document, language (none where lines are indented), how many blocks (None: the test takes all that it finds) and what runs them.
RUNNERS = [
    ("README.md", "swift", 2, ["Tests/ElasticKitTests/ReadmeTests.swift", "Scripts/check-apple.py"]),
    ("README.md", "", 2, [COMMANDS]),
    ("README.md", "sh", 1, ["Tests/Independent/test_films.py"]),
    # Two maps of the folders, beside two lists of commands.
    ("docs/CONTRIBUTING.md", "", 4, [COMMANDS]),
    ("docs/films.md", "sh", None, ["Tests/Independent/test_films.py"]),
    ("docs/formats.md", "html", 1, ["Tests/Web/test_moving_svg.py"]),
    ("docs/guide.md", "sh", 1, ["Tests/Web/test_package.py"]),
    ("docs/guide.md", "html", 1, ["Tests/Web/test_samples.py", "Tests/Web/test_package.py"]),
    ("docs/guide.md", "swift", 3, ["Tests/GTK/test_samples.py", "Scripts/typecheck-apple.sh"]),
    ("docs/how-to.md", "sh", 1, ["Tests/Web/test_how_to.py"]),
    ("docs/how-to.md", "html", 5, ["Tests/Web/test_how_to.py"]),
    ("docs/how-to.md", "js", 1, ["Tests/Web/test_how_to.py"]),
    ("docs/how-to.md", "jsx", 1, ["Tests/Web/test_how_to.py"]),
    ("docs/index.md", "html", 1, ["Tests/Web/test_how_to.py"]),
    # test_web_article.py looks for blocks of its own that it does not run.
    ("docs/web.md", "html", None, ["Tests/Web/test_web_article.py"]),
    ("docs/web.md", "js", 3, ["Tests/Web/test_web_article.py", "Tests/Web/test_loading.py"]),
    ("Web/elements/README.md", "html", 3, ["Tests/Web/test_loading.py", "Tests/Web/test_single_file.py", "Tests/Web/test_recipes.py"]),
    ("Web/elements/README.md", "js", 3, ["Tests/Web/test_recipes.py"]),
    ("Web/elements/README.md", "sh", 1, ["Tests/Web/test_package.py"]),
    # Vue 3 and Svelte 5 as far as their scripts: their types only.
    ("Web/elements/README.md", "jsx", 1, ["Tests/Web/test_recipes.py"]),
    ("Web/elements/README.md", "tsx", 1, ["Tests/Web/test_recipes.py"]),
    ("Web/elements/README.md", "vue", 1, ["Tests/Web/test_recipes.py"]),
    ("Web/elements/README.md", "svelte", 1, ["Tests/Web/test_recipes.py"]),
    (ARTICLES % "ElasticApple" + "*.md", "swift", None, ["Scripts/check-apple.py"]),
    (ARTICLES % "ElasticApple" + "ObjectiveCAndInterfaceBuilder.md", "objc", 1, ["Scripts/check-apple.py"]),
    (ARTICLES % "ElasticCore" + "*.md", "swift", None, ["Tests/GTK/test_samples.py"]),
    (ARTICLES % "ElasticTimelines" + "*.md", "swift", None, ["Tests/GTK/test_samples.py"]),
    (ARTICLES % "ElasticGTK" + "*.md", "swift", None, ["Tests/GTK/test_samples.py"]),
    (ARTICLES % "ElasticRecordings" + "*.md", "swift", None, ["Tests/GTK/test_samples.py"]),
    (ARTICLES % "ElasticSettings" + "*.md", "swift", None, ["Tests/GTK/test_samples.py"]),
    (ARTICLES % "ElasticKit" + "TestingMotion.md", "sh", 1, ["Tests/Independent/test_films.py"]),
    (ARTICLES % "ElasticKit" + "TestingMotion.md", "swift", 4, ["Tests/ElasticKitTests/ReadmeTests.swift"]),
    (ARTICLES % "ElasticKit" + "*.md", "swift", 1, ["Tests/ElasticKitTests/ArticleSampleTests.swift"]),
]
# What a tutorial shows is a file of an example, which is type-checked: test_articles.py.


def documents():
    """What is shown on the site or in the npm package."""
    listed = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [name for name in listed.split() if re.match(r"README|CHANGELOG|docs/|Sources/\w+/Documentation|Web/elements/", name)]


def indented(text):
    """The blocks that Markdown takes for code because they are indented, outside of lists."""
    prose = re.sub(r"^ *```.*?^ *```$", "", text, flags=re.M | re.S)
    return re.findall(r"(?:\A|^(?![ \-*\d]).*\n)\n((?: {4}.*\n|\n(?= {4}))+)", prose, re.M)


def blocks(text):
    """A document's blocks by their language."""
    found = {"": indented(text)}
    for language, code in re.findall(r"^ *```(.*)\n((?:.*\n)*?) *```$", text, re.M):
        found.setdefault(language, []).append(code)
    return {language: codes for language, codes in found.items() if codes}


def unrun(document, text):
    """The kinds of blocks of a document that no test runs, or other than it runs."""
    wrong = []
    for language, codes in blocks(text).items():
        row = next((row for row in RUNNERS if fnmatch(document, row[0]) and row[1] == language), None)
        if row is None or row[2] not in (None, len(codes)):
            wrong.append(f"{document}: {len(codes)} of {language or 'no language'}")
    return wrong


def test_no_block_is_run_by_nobody():
    left = [line for document in documents() for line in unrun(document, (ROOT / document).read_text())]
    assert left == []


def test_a_new_block_would_be_found():
    guide = (ROOT / "docs/guide.md").read_text()
    assert unrun("docs/guide.md", guide) == []
    assert unrun("docs/guide.md", guide + "\n```js\nrun()\n```\n") == ["docs/guide.md: 1 of js"]
    assert unrun("docs/guide.md", guide + "\n```html\n<p>\n```\n") == ["docs/guide.md: 2 of html"]
    assert unrun("docs/security.md", "Text.\n\n    make all\n") == ["docs/security.md: 1 of no language"]
    assert unrun("docs/security.md", "Text.\n\n```\nmake all\n```\n") == ["docs/security.md: 1 of no language"]


def test_each_article_of_the_kit_is_in_the_list_that_runs():
    named = set(re.findall(r'"(\w+)"', (ROOT / "Tests/ElasticKitTests/ArticleSampleTests.swift").read_text()))
    with_code = {file.stem for file in ROOT.glob(ARTICLES % "ElasticKit" + "*.md") if "```" in file.read_text()}
    assert with_code - named == {"TestingMotion"}


def test_commands_name_what_is_there():
    """Targets of the Makefile, and in other commands scripts, folders and variables; what they do is what test-all does."""
    lists = indented((ROOT / "README.md").read_text()) + indented((ROOT / "docs/CONTRIBUTING.md").read_text())
    lines = [line.strip() for one in lists for line in one.splitlines() if re.match(r" {4}(make|swift|Scripts/|ELASTIC_GTK=)", line)]
    assert len(lines) > 25
    for line in lines:
        command = re.split(r" {3,}", line)[0]
        if made := re.match(r"make ([\w-]+)$", command):
            assert re.search(rf"^{made[1]}:", (ROOT / "Makefile").read_text(), re.M), command
            continue
        subprocess.run(["bash", "-n", "-c", command], check=True)
        for place in re.findall(r"(?:^|\s)((?:Scripts|Tests|Web|Tools|Benchmarks)(?:/[\w.-]+)*)(?=\s|$)", command):
            # All but what a build writes.
            assert re.search(r"/\.build|\.wasm", place) or (ROOT / place).exists(), command
