"""Exports of the gallery's pages equal the command line's files for the same recording."""

import io
import itertools
import json
import re
import subprocess
import zipfile
from pathlib import Path

import jsonschema
import lottie_specs
import pytest
from PIL import Image, ImageSequence

from hand import awaited, drag, until, wait_for_rest
from reading import CONTRASTS, contrast
from still import wait_for_frames

ROOT = Path(__file__).resolve().parents[2]
RECORDINGS = sorted((ROOT / "Tests/Gestures").glob("*.gesture.json"))
SCHEMA = json.loads((Path(lottie_specs.__file__).parent / "data/lottie.schema.json").read_text())
# What the page calls a format, and how its files' names end: as it is called, but for some.
ENDINGS = {"still": ".svg", "lottie": ".json", "dotlottie": ".lottie"}
FORMATS = {
    name: ENDINGS.get(name, f".{name}")
    for name in re.findall(r"\['(\w+)', '[^']*', \d\]", (ROOT / "Web/site/export.js").read_text())}
assert len(FORMATS) >= 5

# Makes files of a recording as the page's own control does, without its clicks.
MAKE = """async ([text, formats, seconds]) => {
  const { read } = await import('/elements/recordings.js'), { numbers, content } = await read(text);
  const worker = window.exportWorker ??= new Worker('/export-worker.js', { type: 'module' });
  const files = [];
  for (const format of formats) {
    const told = new Promise((done) => { worker.onmessage = ({ data }) => done(data); });
    worker.postMessage({
      numbers: Float64Array.from(numbers), content: new TextEncoder().encode(content), format, seconds, error: 0.25 });
    const { bytes, ...rest } = await told;
    files.push({ ...rest, text: bytes && new TextDecoder().decode(bytes) });
  }
  return files;
}"""


@pytest.fixture(scope="module")
def maker(server, browser):
    """Makes files of a recording in the page; returns a list of the files, or of the errors."""
    page = browser.new_page()
    page.goto(f"{server}/index.html")
    yield lambda recording, formats, seconds=0: page.evaluate(MAKE, [recording, formats, seconds])
    page.close()


def written(elastic, tmp_path, component, recording, ending, *options):
    """The command line's file for a recording, with text as letters, as on the page."""
    file = tmp_path / f"command-line{ending}"
    done = elastic.plain("render", component, "--gesture", recording, "-o", file, *map(str, options), "--letters")
    assert done.returncode == 0, done.stderr
    return file.read_bytes()


def contents(archive):
    """The files of a ZIP archive, which has none that is damaged."""
    with zipfile.ZipFile(io.BytesIO(archive)) as archive:
        assert archive.testzip() is None
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.mark.parametrize("path", RECORDINGS, ids=lambda path: path.name.split(".")[0])
def test_a_recordings_files_are_the_command_lines(elastic, maker, tmp_path, path):
    component = json.loads(path.read_text())["component"]
    files = maker(path.read_text(), [0, 1, 2, 4], 0.3)
    for (ending, *options), file in zip([(".svg", "--at", 0.3), (".svg",), (".json",), (".css",)], files):
        assert "error" not in file
        assert file["name"] == component + ending
        assert file["text"].encode() == written(elastic, tmp_path, component, path, ending, *options)


def exported(page, format, to):
    """Opens the page's control, if it is shut, and downloads a format; returns the file's name and the message."""
    if not page.locator("#export").get_attribute("open") == "":
        page.click("#export summary")
    page.select_option("#export-format", format)
    with page.expect_download(timeout=120_000) as download:
        page.click("#export-download")
    download.value.save_as(to)
    page.wait_for_function("document.querySelector('#export-download').textContent === 'Download'", timeout=120_000)
    return download.value.suggested_filename, page.locator("#exported").inner_text()


@pytest.fixture
def pulled(gallery, tmp_path):
    """A page with a pulled and released surface, a file with its recording, and the files that it requested."""
    page = gallery("surface")
    asked = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]))
    drag(page, (150, 60), (170, 200))
    wait_for_rest(page)
    recording = tmp_path / "done.gesture.json"
    recording.write_text(page.evaluate("elastic.write()"))
    return page, recording, asked


def test_what_was_done_is_downloaded(pulled, elastic, tmp_path):
    page, recording, asked = pulled
    assert not [name for name in asked if name.startswith("export")], "nobody has asked for it yet"
    for format, ending in FORMATS.items():
        file = tmp_path / "page"
        name, sentence = exported(page, format, file)
        assert {"export.js", "export-worker.js", "export.wasm"} <= set(asked)
        assert name == "elastic-surface" + ending
        # At rest all later times are alike.
        at = ["--at", 60] if format == "still" else []
        other = written(elastic, tmp_path, "elastic-surface", recording, ending, *at)
        if format == "dotlottie":
            # Two compressors, of one content.
            assert contents(file.read_bytes()) == contents(other) and file.stat().st_size < 1.1 * len(other)
            kilobytes = re.search(r"([\d.]+) (kB|bytes)", sentence)
            assert float(kilobytes[1]) * (1000 if kilobytes[2] == "kB" else 1) == pytest.approx(file.stat().st_size, abs=51)
        else:
            assert file.read_bytes() == other, format
        if format == "still":
            assert sentence.startswith("One picture, ")
        else:
            frames = int(sentence.split()[0])
            assert 60 < frames < 240 and f" frames, {round(frames / 60, 2):g} s, " in sentence


def test_the_lottie_is_one(pulled, tmp_path):
    page, _, _ = pulled
    exported(page, "lottie", tmp_path / "a.json")
    lottie = json.loads((tmp_path / "a.json").read_text())
    jsonschema.validators.validator_for(SCHEMA)(SCHEMA).validate(lottie)
    exported(page, "dotlottie", tmp_path / "a.lottie")
    with zipfile.ZipFile(tmp_path / "a.lottie") as archive:
        assert archive.testzip() is None
        assert json.loads(archive.read("a/elastic-surface.json")) == lottie


def test_the_svg_moves(pulled, tmp_path):
    page, _, _ = pulled
    exported(page, "svg", tmp_path / "a.svg")
    page.goto("about:blank")  # Where the policy of the site does not hold.
    page.set_content((tmp_path / "a.svg").read_text())
    seen = page.evaluate("""() => {
      const svg = document.querySelector('svg'), shape = svg.querySelector('[class$=moving] path');
      svg.pauseAnimations();
      return [0, 0.05, 0.1, 0.2, 0.4].map((t) => (svg.setCurrentTime(t), shape.getBBox().height));
    }""")
    assert max(seen) - min(seen) > 20, seen


def test_the_css_moves(pulled, tmp_path):
    page, _, _ = pulled
    exported(page, "css", tmp_path / "a.css")
    css = (tmp_path / "a.css").read_text()
    page.goto("about:blank")
    page.set_content(css.splitlines()[0].removeprefix("/* ").removesuffix(" */") + f"<style>{css}</style>")
    seen = page.evaluate("""() => {
      const moving = document.getAnimations();
      for (const one of moving) one.pause();
      const { duration } = moving[0].effect.getComputedTiming();
      return Array.from({ length: 20 }, (_, i) => (duration * i) / 20).map((t) => {
        for (const one of moving) one.currentTime = t;
        return getComputedStyle(moving[0].effect.target).clipPath;
      });
    }""")
    assert len(set(seen)) >= 4, seen


def test_a_dark_screens_file_is_dark(gallery, elastic, tmp_path):
    page = gallery("balloon", color_scheme="dark")
    recording, file = tmp_path / "done.gesture.json", tmp_path / "page"
    recording.write_text(page.evaluate("elastic.write()"))
    _, sentence = exported(page, "svg", file)
    assert file.read_bytes() == written(elastic, tmp_path, "message-balloon", recording, ".svg")
    # Nothing was done: it is the loop alone, in the light lines of a dark screen.
    assert "; it repeats" in sentence
    lines = set(re.findall(r'stroke="(#\w{6})"', file.read_text()))
    assert lines and all(int(line[1:3], 16) > 0x80 for line in lines), lines


def test_what_has_not_moved_is_no_film(gallery):
    page = gallery("surface")
    page.click("#export summary")
    page.click("#export-download")
    awaited(page, "document.querySelector('#exported').textContent.startsWith('Nothing has moved yet')")


@pytest.mark.parametrize("recording, reason", [
    ({"size": [100, 100], "events": [{"t": 0, "phase": "fly"}]}, "events[0].phase: expected a phase"),
    ({"size": [100, 100], "events": [{"t": 0, "phase": "down", "x": "left", "y": 1}]}, "events[0].x: expected a number"),
    ({"size": [100, 100], "events": [{"t": 0, "phase": "down"}]}, "events[0]: x is missing"),
    ({"size": [100, 100], "events": [{"t": 0, "command": "fly"}]}, "events[0].command: expected a command of elastic-surface"),
    ({"size": [100, 100], "events": [{"t": 0, "command": "set", "key": "fly", "value": 1}]}, "events[0].key: expected a property"),
    ({"size": [-1, 100], "events": []}, "size: expected a width and a height"),
    ({"size": [], "events": []}, "size: expected a width and a height"),
    ({"size": [100, 100], "events": [{"t": 1e99, "phase": "activate"}]}, "events[0].t: expected a number within"),
])
def test_what_is_no_recording_is_said_so(maker, recording, reason):
    text = json.dumps({"version": 1, "component": "elastic-surface", **recording})
    with pytest.raises(Exception, match=re.escape(reason)) as told:
        maker(text, [0])
    assert re.search(r"SyntaxError: line 1, column \d+: ", str(told.value))


def test_no_file_is_of_an_unknown_format(maker):
    text = json.dumps({"version": 1, "component": "elastic-surface", "size": [100, 100], "events": []})
    assert "error" not in maker(text, [0])[0]
    for format, seconds in [(9, 0), (-1, 0), (0, 1e99)]:
        assert maker(text, [format], seconds)[0]["error"] == "this is not a recording of a component"


def test_a_recording_that_is_too_long_is_no_film(maker):
    text = json.dumps({"version": 1, "component": "elastic-surface", "size": [100, 100], "events": [{"t": 599, "phase": "activate"}]})
    still, *films = maker(text, [0, 1, 2, 3, 4])
    assert "error" not in still
    assert [film["error"] for film in films] == 4 * ["the recording lasts 599 s; expected a film of at most 600 s"]


def test_it_can_be_stopped(gallery, tmp_path):
    page = gallery("surface")
    drag(page, (150, 60), (170, 200))
    held = []
    page.route("**/export.wasm", lambda route: held.append(route))
    page.click("#export summary")
    page.click("#export-download")
    assert page.locator("#export-download").inner_text() == "Stop"
    assert page.locator("#exported").inner_text() == "Exporting…"
    # The page continues meanwhile: the worker does the work.
    page.evaluate("scrollTo(0, 0)")
    drag(page, (150, 60), (150, 120), up=False)
    page.wait_for_function("elastic.motion.state === 'dragging'")
    page.mouse.up()
    page.click("#export-download")
    assert page.locator("#exported").inner_text() == "Stopped."
    page.unroute("**/export.wasm")
    assert exported(page, "svg", tmp_path / "a.svg")[0] == "elastic-surface.svg"


def test_a_module_that_is_not_there_is_said_so(server, browser):
    page = browser.new_page()
    page.route("**/export.wasm", lambda route: route.abort())
    page.goto(f"{server}/surface.html")
    page.wait_for_selector("body.ready")
    drag(page, (150, 60), (170, 200))
    page.click("#export summary")
    page.click("#export-download")
    awaited(page, "/loaded|fetch/i.test(document.querySelector('#exported').textContent)")
    page.close()


def test_keys_export_and_what_becomes_of_it_is_said(pulled, tmp_path):
    page, _, _ = pulled
    page.focus("#export summary")
    page.keyboard.press("Enter")
    page.wait_for_selector("#export-download")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "export-format"
    page.keyboard.press("L")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "export-download"
    with page.expect_download() as download:
        page.keyboard.press("Enter")
    assert download.value.suggested_filename == "elastic-surface.json"
    assert page.evaluate("document.activeElement.id") == "export-download"
    told = page.get_by_role("status").and_(page.locator("#exported"))
    assert told.get_attribute("aria-live") == "polite" and " frames, " in told.inner_text()
    assert page.get_by_label("Format").get_attribute("id") == "export-format"


def test_it_fits_a_narrow_screen_and_can_be_read(gallery, picture, tmp_path):
    page = gallery("refresh", viewport={"width": 320, "height": 800}, reduced_motion="reduce")
    page.select_option("#set-direction", "rtl")
    page.evaluate("scrollTo(0, 0)")
    drag(page, (100, 60), (110, 220))
    wait_for_rest(page)
    assert "CSS cannot contain its" in exported(page, "css", tmp_path / "a.css")[1]
    page.evaluate("document.querySelector('#export').scrollIntoView({ block: 'center' })")
    for scheme, more in itertools.product(["light", "dark"], ["no-preference", "more"]):
        page.emulate_media(color_scheme=scheme, contrast=more)
        wait_for_frames(page)
        picture(page, f"export-{scheme}-{more}")
        assert page.evaluate("document.documentElement.scrollWidth") <= 320
        pairs = [one for one in page.evaluate(CONTRASTS) if re.match("Export|Format|Download|[0-9]+ frames", one["text"])]
        assert len(pairs) == 4
        assert all(contrast(one["ink"], one["ground"]) >= (7 if more == "more" else 4.5) for one in pairs), (scheme, more)


def test_a_recording_that_is_played_is_the_one_that_is_exported(gallery, elastic, tmp_path):
    page = gallery("menu")
    recording = ROOT / "Tests/Gestures/menu-flick.gesture.json"
    page.set_input_files("#file", recording)
    page.wait_for_function("elastic.player")
    exported(page, "lottie", tmp_path / "page")
    assert (tmp_path / "page").read_bytes() == written(elastic, tmp_path, "flowing-menu", recording, ".json")


def test_a_song_is_exported_in_the_pages_letters(gallery, elastic, tmp_path):
    page = gallery("lyrics")
    page.wait_for_function("elastic.log.then(({ content, events }) => content && events.some((event) => event.phase === 'measured'))")
    page.evaluate("elastic.load('[00:00.40]Round [00:01.60]it [00:02.00]goes')")
    page.evaluate("elastic.perform('play')")
    recording = tmp_path / "done.gesture.json"
    recording.write_text(page.evaluate("elastic.write()"))
    for format, says in [("svg", "Words use the viewer's fonts"), ("css", "The ball's path, ")]:
        _, sentence = exported(page, format, tmp_path / "page")
        assert says in sentence
        assert (tmp_path / "page").read_bytes() == written(elastic, tmp_path, "lyric-ball", recording, FORMATS[format])


def test_a_song_recorded_by_hand_has_the_words_as_the_page_measures_them(gallery, tmp_path):
    page = gallery("lyrics")
    # Without this the page's own song, loaded later, would replace the played one.
    page.wait_for_function("elastic.content")
    page.evaluate("""elastic.play({ version: 1, component: 'lyric-ball', size: [320, 400],
      content: '[00:00.40]Round [00:01.60]it [00:02.00]goes', events: [{ t: 0, command: 'play' }] })""")
    exported(page, "still", tmp_path / "a.svg")
    # A word that is being sung has two parts.
    assert list(dict.fromkeys(re.findall(r">(Round|it|goes)</text>", (tmp_path / "a.svg").read_text()))) == ["Round", "it", "goes"]


@pytest.mark.parametrize("format", ["png", "gif", "webm", "mp4"])
def test_pictures_and_films_are_what_others_read(pulled, tmp_path, format):
    """PIL and ffprobe read what the page has painted: its size, its colours, and that it moves."""
    page, _, _ = pulled
    name, sentence = exported(page, format, tmp_path / f"a.{format}")
    assert name == f"elastic-surface.{format}" and " pixels, " in sentence
    width, height = map(int, re.search(r"(\d+) × (\d+) pixels", sentence).groups())
    assert page.locator(".preview > *").evaluate("(one) => one.localName") == ("video" if format in ("webm", "mp4") else "img")
    if format in ("webm", "mp4"):
        codec = {"webm": "vp8", "mp4": "h264"}[format]
        told = json.loads(subprocess.run(
            ["ffprobe", "-v", "error", "-count_frames", "-show_streams", "-show_format", "-of", "json", tmp_path / f"a.{format}"],
            capture_output=True, check=True, timeout=60).stdout)
        stream, frames = told["streams"][0], int(sentence.split()[0])
        assert (stream["codec_name"], stream["width"], stream["height"], int(stream["nb_read_frames"])) == (codec, width, height, frames)
        assert float(told["format"]["duration"]) == pytest.approx(frames / 30, abs=0.02)
        decoded = subprocess.run(
            ["ffmpeg", "-v", "error", "-i", tmp_path / f"a.{format}", "-pix_fmt", "rgb24", "-f", "rawvideo", "-"],
            capture_output=True, check=True, timeout=60)
        assert decoded.stderr == b"" and len(decoded.stdout) == width * height * 3 * frames
        pictures = [Image.frombytes("RGB", (width, height), decoded.stdout[n * width * height * 3:][:width * height * 3]) for n in range(frames)]
    else:
        file = Image.open(tmp_path / f"a.{format}")
        assert file.size == (width, height) and (format == "png" or file.info["duration"] == 40)
        pictures = [frame.convert("RGBA").convert("RGB") for frame in ImageSequence.Iterator(file)]
        if format == "gif":
            assert len(pictures) == int(sentence.split()[0])
    # How much of the middle column is of rubber: at rest 50 points, while it is pulled more.
    rubber = (31, 111, 235)

    def heights(picture):
        column = [picture.getpixel((width // 2, y)) for y in range(height)]
        return sum(all(abs(a - b) < 16 for a, b in zip(one, rubber)) for one in column) / height

    shares = [heights(one) for one in pictures]
    rest = 50 / page.evaluate("elastic.size")[1]
    assert shares[-1] == pytest.approx(rest, abs=0.02)
    if format != "png":
        assert max(shares) > rest + 0.15 and len(pictures) > 20


@pytest.mark.parametrize("format", ["gif", "webm"])
def test_a_film_has_all_of_a_short_song(gallery, tmp_path, format):
    page = gallery("lyrics")
    page.wait_for_function("elastic.log.then(({ content, events }) => content && events.some((event) => event.phase === 'measured'))")
    page.evaluate("elastic.load('[00:01.00]One [00:05.00]two [00:05.50]')")
    page.evaluate("elastic.perform('play')")
    _, sentence = exported(page, format, tmp_path / f"a.{format}")
    assert 5.5 < float(re.search(r" frames, ([\d.]+) s, ", sentence)[1]) < 7 and "goes on" not in sentence


def test_a_film_that_ends_before_the_motion_says_so(gallery, tmp_path):
    page = gallery("balloon")
    page.evaluate("elastic.perform('hide')")
    page.evaluate("elastic.perform('show')")
    _, sentence = exported(page, "gif", tmp_path / "a.gif")
    assert sentence.endswith(" The motion continues after the end."), sentence


@pytest.mark.parametrize("script", [
    "delete window.VideoEncoder", "VideoEncoder.isConfigSupported = async () => ({ supported: false })",
    "VideoEncoder.isConfigSupported = async () => { throw new TypeError('no such codec') }; 0"])
def test_a_browser_that_cannot_film_says_so(pulled, script):
    page, _, _ = pulled
    page.evaluate(script)
    page.click("#export summary")
    for format in ("webm", "mp4"):
        page.select_option("#export-format", format)
        page.click("#export-preview")
        awaited(page, "document.querySelector('#exported').textContent.startsWith('This browser cannot encode video')")
        page.select_option("#export-format", "gif")
        page.click("#export-preview")
        awaited(page, "document.querySelector('#exported').textContent.includes(' pixels, ')")


SHOWN = {"still": "img", "png": "img", "svg": "img", "lottie": "img", "dotlottie": "img", "gif": "img", "css": "iframe", "webm": "video", "mp4": "video"}


@pytest.mark.parametrize("format", SHOWN)
def test_a_preview_shows_it_and_keeps_no_file(pulled, format):
    """What moves is seen to move."""
    page, _, _ = pulled
    kept = []
    page.on("download", lambda one: kept.append(one.suggested_filename))
    page.click("#export summary")
    page.select_option("#export-format", format)
    assert set(page.locator("#export-format option").evaluate_all("(all) => all.map((one) => one.value)")) == set(SHOWN)
    page.click("#export-preview")
    page.wait_for_selector(".preview > *", state="visible")
    page.wait_for_function("document.querySelector('#export-download').textContent === 'Download'")
    shown = page.locator(".preview > *")
    assert shown.evaluate("(one) => one.localName") == SHOWN[format]
    if SHOWN[format] == "img":
        page.wait_for_function("document.querySelector('.preview img').naturalWidth > 0")
    elif SHOWN[format] == "video":
        page.wait_for_function("document.querySelector('.preview video').currentTime > 0.1")
    if format not in ("still", "png"):
        pictures = set()
        for n in range(60):
            if n % 15 == 14:  # A file that plays once has perhaps ended.
                page.click("#export-preview")
                page.wait_for_function("document.querySelector('#export-download').textContent === 'Download'")
            pictures.add(page.locator(".preview > *").screenshot())
            if len(pictures) > 1:
                break
        assert len(pictures) > 1, "it stands"
    assert kept == []


def test_a_preview_comes_into_sight(gallery):
    """Also where the column of the stage scrolls by itself."""
    page = gallery("surface", unfolded=False, viewport={"width": 1440, "height": 800})
    page.click("#export summary")
    page.select_option("#export-format", "still")
    page.click("#export-preview")
    awaited(page, "document.querySelector('.preview img')?.naturalHeight > 0")
    until(page, """(() => {
      const { top, bottom, height } = document.querySelector('.preview').getBoundingClientRect(), held = document.querySelector('.held').getBoundingClientRect();
      return height > 100 && top >= held.top && bottom <= Math.min(held.bottom, innerHeight) + 1;
    })()""")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_preview_of_css_lies_on_the_page(gallery, scheme):
    """From edge to edge of its frame, and the frame is as the page is, also where that is dark."""
    page = gallery("surface", color_scheme=scheme)
    drag(page, (150, 60), (170, 200))
    wait_for_rest(page)
    page.click("#export summary")
    page.select_option("#export-format", "css")
    page.click("#export-preview")
    page.wait_for_selector(".preview iframe")
    frame = page.frame_locator(".preview iframe").locator("body")
    assert frame.evaluate("(one) => [getComputedStyle(one).margin, getComputedStyle(one).backgroundColor]") == ["0px", "rgba(0, 0, 0, 0)"]
    ground, shown = page.evaluate("['.preview', '.preview iframe'].map((one) => getComputedStyle(document.querySelector(one)).backgroundColor)")
    assert shown in (ground, "rgba(0, 0, 0, 0)")
    assert page.locator(".preview iframe").evaluate("(one) => getComputedStyle(one).colorScheme") == "light", "or the browser paints it white on a dark page"


@pytest.mark.parametrize("format", ["svg", "lottie", "dotlottie"])
def test_a_song_that_is_too_long_is_refused_as_on_the_command_line(gallery, elastic, tmp_path, format):
    page = gallery("lyrics")
    kept, recording = [], tmp_path / "done.gesture.json"
    page.on("download", lambda one: kept.append(one.suggested_filename))
    page.wait_for_function("elastic.log.then(({ content, events }) => content && events.some((event) => event.phase === 'measured'))")
    page.evaluate("elastic.load('[00:00.50]One [09:59.00]two [10:01.00]')")
    page.evaluate("elastic.perform('play')")
    recording.write_text(page.evaluate("elastic.write()"))
    page.click("#export summary")
    page.select_option("#export-format", format)
    page.click("#export-download")
    until(page, "document.querySelector('#export-download').textContent === 'Download'")
    said = page.locator("#exported").inner_text()
    assert re.fullmatch(r"The song lasts 60[\d.]+ s; expected a film of at most 600 s\.", said), said
    assert kept == [] and page.locator(".preview").is_hidden()
    file = tmp_path / f"command-line{FORMATS[format]}"
    refused = elastic.plain("render", "lyric-ball", "--gesture", recording, "-o", file)
    assert refused.returncode == 65 and f"{said[1:-1]}, or --duration" in refused.stderr and not file.exists()
