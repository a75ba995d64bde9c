"""The program of the article on embedding: a balloon in a window that was there before."""

from conftest import ROOT

ARTICLE = "Sources/ElasticGTK/Documentation.docc/EmbeddingInAnExistingProgram.md"
PROGRAM = "Tools/Sources/gtk-probe/EmbeddedProbe.swift"


def test_the_article_shows_the_program_that_is_run():
    code = (ROOT / PROGRAM).read_text().removeprefix("#if GTK\n").removesuffix("#endif\n")
    assert f"```swift\n{code}```" in (ROOT / ARTICLE).read_text()


def test_a_balloon_works_in_a_window_that_was_there_before(listen_to_probe):
    window, reader = listen_to_probe("embedded")
    reader.until_among("status bar | Your friend |  |")
    window.do("mousemove", 187, 17, "click", 1)
    reader.until_among("status bar | Your friend | is typing |")
    window.picture("embedded")
