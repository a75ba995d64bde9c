"""The command line where it is installed: it finds its files from any folder, and nothing of it stays."""

import json
import os
import shutil
import subprocess
import urllib.request
from pathlib import Path

import pytest

# What a program is given that nobody prepared anything for.
BARE = {"PATH": "/usr/bin:/bin"}


def tree(folder):
    """Everything in a folder; of files what is in them."""
    return {str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None for path in sorted(folder.rglob("*"))}


@pytest.fixture
def place(root):
    """Installs and removes: `place("install", folder, staged)` is the finished script."""

    def run(word, folder, staged):
        return subprocess.run(
            [root / "Scripts/place-program.sh", word, folder], capture_output=True, text=True, env=os.environ | {"STAGED": str(staged)})

    return run


def serve(program, folder, path="/", environment=None):
    """What a gallery that is started in a folder answers."""
    process = subprocess.Popen(
        [program, "gallery", "--port", "0", "--no-open"], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env=environment)
    try:
        address = process.stdout.readline().strip()
        assert address, process.stderr.read()
        return urllib.request.urlopen(address + path[1:], timeout=30).read()
    finally:
        process.terminate()
        process.wait(30)


@pytest.fixture
def staged(elastic, tmp_path):
    """A small tree as it is staged, with the program that was built for the tests."""
    folder = tmp_path / "staged"
    for name, text in {"site/index.html": "installed", "elements/elastic.wasm": "wasm", "site/a b/c.js": "script"}.items():
        file = folder / "share/elastickit" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    (folder / "bin").mkdir()
    shutil.copy(elastic.path, folder / "bin/elastic")
    return folder


def test_an_installed_program_serves_the_gallery_beside_it_from_any_folder(staged, tmp_path, root):
    # Also from a source tree, whose gallery belongs to another version, and through a link.
    link = tmp_path / "elastic"
    link.symlink_to(staged / "bin/elastic")
    for program, folder in [(staged / "bin/elastic", tmp_path), (link, Path("/")), (staged / "bin/elastic", root)]:
        assert serve(program, folder) == b"installed"
        assert serve(program, folder, "/a%20b/c.js") == b"script"


def test_without_its_files_it_says_where_it_looked(staged, tmp_path):
    shutil.rmtree(staged / "share")
    done = subprocess.run([staged / "bin/elastic", "gallery", "--no-open"], cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 69 and "share/elastickit" in done.stderr and done.stderr.count("\n") == 1


def test_what_is_installed_is_removed_and_nothing_else(staged, tmp_path, place):
    prefix = tmp_path / "pre fix"
    others = {"bin/other": "other", "share/elastickit-other/a": "a", "share/man/man1/other.1": "page"}
    for name, text in others.items():
        file = prefix / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    (prefix / "share/empty").mkdir()
    before = tree(prefix)
    for _ in range(2):
        done = place("install", prefix, staged)
        assert done.returncode == 0, done.stderr
        found = tree(prefix)
        assert {name: found[name] for name in tree(staged)} == tree(staged)
        assert os.access(prefix / "bin/elastic", os.X_OK)
    # A version with other files removes those of the former.
    (staged / "share/elastickit/site/a b/c.js").rename(staged / "share/elastickit/site/d.js")
    (staged / "share/elastickit/site/a b").rmdir()
    assert place("install", prefix, staged).returncode == 0
    assert not (prefix / "share/elastickit/site/a b").exists()
    done = place("uninstall", prefix, staged)
    assert done.returncode == 0, done.stderr
    assert tree(prefix) == before
    done = place("uninstall", prefix, staged)
    assert done.returncode == 66 and "nothing is installed" in done.stderr


def test_into_a_new_folder_and_out_of_it_again(staged, tmp_path, place):
    prefix = tmp_path / "new/usr"
    assert place("install", prefix, staged).returncode == 0
    assert place("uninstall", prefix, staged).returncode == 0
    assert tree(prefix) == {}


@pytest.mark.parametrize("word", ["install", "uninstall"])
def test_make_takes_a_prefix_and_a_folder_for_the_whole_system(root, word):
    for given, folder in [([], "/usr/local"), (["PREFIX=/opt/a"], "/opt/a"), (["PREFIX=/usr", "DESTDIR=/tmp/b c"], "/tmp/b c/usr")]:
        said = subprocess.run(["make", "--no-print-directory", "-n", word, *given], cwd=root, capture_output=True, text=True, check=True).stdout
        assert said.splitlines()[-1] == f'Scripts/place-program.sh {word} "{folder}"'


@pytest.fixture(scope="module")
def installed(root, tmp_path_factory):
    """What `make install` installs, in a folder of its own."""
    prefix = tmp_path_factory.mktemp("root") / "opt/elastic"
    staged = root / ".build/program"
    assert staged.exists(), "no .build/program: make install, or Scripts/stage-program.sh"
    done = subprocess.run([root / "Scripts/place-program.sh", "install", prefix], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    yield prefix
    done = subprocess.run([root / "Scripts/place-program.sh", "uninstall", prefix], capture_output=True, text=True)
    assert done.returncode == 0 and tree(prefix) == {}, done.stderr


@pytest.mark.release
def test_it_needs_no_swift_and_no_environment(installed, tmp_path):
    program = installed / "bin/elastic"
    linked = subprocess.run(["ldd", program], capture_output=True, text=True, env=BARE).stdout
    names = sorted(line.split()[0] for line in linked.splitlines())
    assert "libcairo.so.2" in names and not [line for line in linked.splitlines() if "swift" in line.lower() or "not found" in line]
    print(f"{program.stat().st_size / 1e6:.1f} MB, {len(names)} libraries")

    def run(*words):
        done = subprocess.run([program, *words], cwd=tmp_path, capture_output=True, text=True, env=BARE)
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert run("--version") == "0.1.0\n"
    run("render", "elastic-surface", "-o", "a.png")
    run("render", "elastic-surface", "--size", "120x90", "-o", "a.gif")
    run("render", "message-balloon", "--size", "120x90", "--duration", "0.2", "-o", "a.mp4")
    for name, start in {"a.png": b"\x89PNG", "a.gif": b"GIF89a", "a.mp4": b""}.items():
        assert (tmp_path / name).read_bytes().startswith(start) and (tmp_path / name).stat().st_size > 300
    page = serve(program, tmp_path, environment=BARE)
    assert b"ElasticKit" in page
    for path in ("/elements/elastic.wasm", "/elements/recordings.wasm", "/elements/songs.wasm", "/lab.wasm", "/export.wasm", "/song/twinkle.mp3", "/docs/"):
        assert serve(program, tmp_path, path, BARE)


@pytest.mark.release
def test_shells_complete_it(installed, tmp_path):
    said = {
        "bash": ["bash", "--norc", "-c", 'source "$0" && complete -p elastic', installed / "share/bash-completion/completions/elastic"],
        "zsh": ["zsh", "-f", "-c", 'fpath=($0 $fpath); autoload -Uz compinit && compinit -D && print $_comps[elastic]',
                installed / "share/zsh/site-functions"],
        "fish": ["fish", "--no-config", "-c", f'source "{installed}/share/fish/vendor_completions.d/elastic.fish"; complete -C "elastic ren"']}
    for shell, words in said.items():
        done = subprocess.run(words, capture_output=True, text=True, env=BARE | {"HOME": str(tmp_path)})
        assert done.returncode == 0 and done.stderr == "", done.stderr
        assert ("render" if shell == "fish" else "_elastic") in done.stdout, shell


@pytest.mark.release
def test_every_command_has_a_manual_page(installed):
    pages = installed / "share/man/man1"
    commands = subprocess.run(
        [installed / "bin/elastic", "--experimental-dump-help"], capture_output=True, text=True, check=True, env=BARE).stdout
    names = [one["commandName"] for one in json.loads(commands)["command"]["subcommands"]]
    assert "render" in names
    for name in ["elastic", *(f"elastic-{name}" for name in names)]:
        page = subprocess.run(
            ["man", "--warnings", pages / f"{name}.1.gz"], capture_output=True, text=True, env=BARE | {"MANWIDTH": "80", "LC_ALL": "C.UTF-8"})
        assert page.returncode == 0 and page.stderr == "", page.stderr
        assert "SYNOPSIS" in page.stdout and "DESCRIPTION" in page.stdout
