"""What `make dist` makes: complete archives, and a command line that works on a Debian that has never seen Swift."""

import hashlib
import json
import os
import re
import shutil
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

MACHINE, ARCHITECTURE = os.uname().machine, {"x86_64": "amd64", "aarch64": "arm64"}.get(os.uname().machine)


@pytest.fixture(scope="module")
def version(root):
    return json.loads((root / "Web/elements/package.json").read_text())["version"]


@pytest.fixture(scope="module")
def dist(root):
    folder = root / ".build/dist"
    assert folder.exists(), "no .build/dist: make dist"
    return folder


def test_the_command_line_and_the_elements_have_one_version(elastic, root, version):
    assert elastic.plain("--version").stdout == f"{version}\n"
    assert f"\nVersion: {version}" not in (root / "Scripts/make-deb.sh").read_text()


def test_a_program_as_it_is_staged_becomes_a_tarball(root, tmp_path, version):
    """The same bytes each time; not where the program is built, nor who built it."""
    tarballs = []
    scripts = tmp_path / "Scripts"
    scripts.mkdir()
    shutil.copy(root / "Scripts/make-tarball.sh", scripts)
    staged = tmp_path / ".build/program"
    (staged / "bin").mkdir(parents=True)
    (staged / "bin/elastic").write_text("program")
    (staged / "bin/elastic").chmod(0o755)
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        os.utime(staged / "bin/elastic", (len(tarballs), 7))
        subprocess.run([scripts / "make-tarball.sh", version, tmp_path / folder], check=True)
        tarballs.append(tmp_path / folder / f"elastickit-{version}-linux-{MACHINE}.tar.gz")
    assert tarballs[0].read_bytes() == tarballs[1].read_bytes()
    with tarfile.open(tarballs[0]) as archive:
        program = archive.getmember(f"elastickit-{version}-linux-{MACHINE}/bin/elastic")
        assert program.mode == 0o755 and (program.uid, program.uname, program.mtime) == (0, "", 0)
        assert all(not name.startswith(("/", "..")) for name in archive.getnames())


@pytest.mark.release
def test_a_release_is_complete_and_its_checksums_are_right(dist, version):
    names = {
        f"elastickit-{version}-linux-{MACHINE}.tar.gz", f"elastickit_{version}_{ARCHITECTURE}.deb", f"elastickit-{version}.tgz",
        f"elastickit-{version}-site.zip", "elastic.js"}
    assert {file.name for file in dist.iterdir()} == names | {"SHA256SUMS"}
    sums = dict(reversed(line.split("  ")) for line in (dist / "SHA256SUMS").read_text().splitlines())
    assert sums == {name: hashlib.sha256((dist / name).read_bytes()).hexdigest() for name in names}
    print({name: f"{(dist / name).stat().st_size / 1e6:.1f} MB" for name in sorted(names)})


@pytest.mark.release
def test_the_archives_have_what_they_are_for(dist, version):
    with tarfile.open(dist / f"elastickit-{version}.tgz") as archive:
        about = json.load(archive.extractfile("package/package.json"))
        assert (about["name"], about["version"]) == ("elastickit", version) and "package/elastic.wasm" in archive.getnames()
        assert (dist / "elastic.js").read_bytes().endswith(archive.extractfile("package/inlined.js").read())
    with zipfile.ZipFile(dist / f"elastickit-{version}-site.zip") as archive:
        assert {"index.html", "docs/index.html", "elements/elastic.wasm", "song/twinkle.mp3", ".nojekyll"} <= set(archive.namelist())
        assert {file.name for file in dist.iterdir()} - {file.name for file in dist.glob("*.zip")} == {
            name.removeprefix("downloads/") for name in archive.namelist() if name.startswith("downloads/")}
        assert any(name.startswith("reference/") for name in archive.namelist()) and archive.testzip() is None
    with tarfile.open(dist / f"elastickit-{version}-linux-{MACHINE}.tar.gz") as archive:
        place = f"elastickit-{version}-linux-{MACHINE}"
        said = archive.extractfile(f"{place}/share/doc/elastickit/THIRD-PARTY.txt").read().decode()
        assert archive.extractfile(f"{place}/share/doc/elastickit/LICENSE").read().startswith(b"MIT License")
    for words in ("FlyingFox", "Simon Whitty", "swift-argument-parser", "Runtime Library Exception", "Unicode, Inc."):
        assert words in said, words


@pytest.mark.release
def test_lintian_finds_no_error_and_warns_of_nothing(dist, version):
    done = subprocess.run(
        ["lintian", "--fail-on", "error", "--tag-display-limit", "0", dist / f"elastickit_{version}_{ARCHITECTURE}.deb"], capture_output=True,
        text=True)
    print(done.stdout)
    assert done.returncode == 0 and not re.search("^[EW]: ", done.stdout, re.M), done.stdout + done.stderr


@pytest.fixture(scope="module")
def bare(tmp_path_factory):
    """Words that are run in a Debian of their own with nothing but what it needs to install packages: `bare("elastic", "--version")`."""
    assert shutil.which("debootstrap"), "no debootstrap: Scripts/install.sh dist"
    assert os.geteuid() == 0, "a system of its own is made by root"
    system = tmp_path_factory.mktemp("bare") / "debian"
    listed = subprocess.run(
        ["apt-get", "indextargets", "--format", "$(SITE) $(CODENAME)", "Created-By: Packages"], capture_output=True, text=True, check=True).stdout
    codename = re.search(r"^VERSION_CODENAME=(\w+)$", Path("/etc/os-release").read_text(), re.M)[1]
    mirror = next(line.split()[0] for line in listed.splitlines() if line.endswith(f" {codename}"))
    subprocess.run(["debootstrap", "--variant=minbase", codename, system, mirror], check=True, stdout=subprocess.DEVNULL)
    # The machine's own sources of packages.
    shutil.copytree("/etc/apt", system / "etc/apt", dirs_exist_ok=True, symlinks=True)
    shutil.copytree("/usr/share/keyrings", system / "usr/share/keyrings", dirs_exist_ok=True)
    for name in ("resolv.conf", "hosts"):
        shutil.copy(f"/etc/{name}", system / "etc")

    # With its own /proc, which goes with the words.
    inside = ["unshare", "--mount", "sh", "-c", 'mount -t proc none "$0/proc" && exec chroot "$0" "$@"', system]

    def run(*words, status=0):
        done = subprocess.run(
            [*inside, "env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "HOME=/root", "DEBIAN_FRONTEND=noninteractive", *map(str, words)],
            capture_output=True, text=True)
        assert done.returncode == status, f"{words}: {done.stdout[-2000:]}{done.stderr[-2000:]}"
        return done

    run.system = system
    run("apt-get", "update", "-qq")
    yield run
    shutil.rmtree(system)


def check_program(bare, program, folder, ffmpeg):
    """It draws; without ffmpeg it says what films need."""
    (bare.system / folder).mkdir()
    song = bare.system / folder / "song.lrc"
    song.write_text("[00:00.10]one\n[00:00.30]two\n[00:00.50]\n")
    bare(program, "render", "elastic-surface", "-o", f"/{folder}/a.png")
    bare(program, "render", "elastic-surface", "-o", f"/{folder}/a.svg")
    gif = ["render", "elastic-surface", "--size", "120x90", "-o", f"/{folder}/a.gif"]
    film = ["lyrics", f"/{folder}/song.lrc", "--size", "160x90", "-o", f"/{folder}/a.mp4"]
    if not ffmpeg:
        assert "apt install ffmpeg" in bare(program, *gif, status=69).stderr
        return
    bare(program, *gif)
    bare(program, *film)
    for name, start in {"a.png": b"\x89PNG", "a.svg": b"<svg", "a.gif": b"GIF89a"}.items():
        assert (bare.system / folder / name).read_bytes().startswith(start)
    assert b"ftyp" in (bare.system / folder / "a.mp4").read_bytes()[:16]


@pytest.mark.release
def test_the_package_and_the_tarball_work_on_a_bare_debian(bare, dist, version):
    """In a Debian of its own, from the machine's mirror: no Swift, no compiler, no fonts, no ffmpeg."""
    assert bare("sh", "-c", "command -v swift cc python3 ffmpeg elastic; true").stdout == ""
    before = set(bare("dpkg-query", "-W", "-f", "${Package}\n").stdout.split())
    package = f"elastickit_{version}_{ARCHITECTURE}.deb"
    shutil.copy(dist / package, bare.system / "root")
    bare("apt-get", "install", "-qq", "-y", "--no-install-recommends", f"/root/{package}")
    needed = set(bare("dpkg-query", "-W", "-f", "${Package}\n").stdout.split()) - before
    print(f"{len(needed)} packages: {' '.join(sorted(needed))}")
    assert bare("elastic", "--version").stdout == f"{version}\n"
    assert "not found" not in bare("ldd", "/usr/bin/elastic").stdout
    check_program(bare, "elastic", "without", ffmpeg=False)
    assert "ffmpeg" in bare("dpkg-query", "-W", "-f", "${Recommends}", "elastickit").stdout
    bare("apt-get", "install", "-qq", "-y", "--no-install-recommends", "ffmpeg")
    check_program(bare, "elastic", "with", ffmpeg=True)
    # Nothing of it stays.
    bare("apt-get", "purge", "-qq", "-y", "elastickit")
    left = subprocess.run(["find", bare.system, "-xdev", "-name", "*elastic*", "-not", "-path", "*/root/*"], capture_output=True, text=True).stdout
    assert [line for line in left.splitlines() if "/usr/" in line] == []
    with tarfile.open(dist / f"elastickit-{version}-linux-{MACHINE}.tar.gz") as archive:
        archive.extractall(bare.system / "opt", filter="tar")
    program = f"/opt/elastickit-{version}-linux-{MACHINE}/bin/elastic"
    assert bare(program, "--version").stdout == f"{version}\n"
    check_program(bare, program, "tarball", ffmpeg=True)
