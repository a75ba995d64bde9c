#!/usr/bin/env bash
# Installs only the missing packages of the named groups: `Scripts/install.sh wasm films`.
# Prints one line for each package with the reason; a second run is silent and quick.
set -euo pipefail
cd "$(dirname "$0")/.."

usage() {
  echo "usage: Scripts/install.sh GROUP…" >&2
  echo "groups: swift cairo gtk wasm films song fonts pages browser npm bundlers python valgrind fuzz program shells dist" >&2
  exit 64
}

# The packages of a group as "name: why". Debian 12 is what this is checked on.
packages() {
  case "$1" in
  swift)
    echo "ca-certificates: package dependencies come over https"
    echo "make: one way to do each thing"
    echo "git: SwiftPM fetches package dependencies with it"
    echo "binutils: Swift links with its gold linker"
    echo "g++: Swift links through its start files and libstdc++"
    echo "libc6-dev: the C headers that Swift's Glibc module reads"
    echo "libcurl4: the toolchain's Foundation loads it"
    echo "libncurses6: the toolchain loads it"
    echo "libsqlite3-0: the build system keeps its database with it"
    echo "libxml2: the toolchain loads it"
    echo "zlib1g: the toolchain loads it"
    echo "libuchardet-dev: the command line asks it for the encoding of a song file"
    echo "zlib1g-dev: the command line packs with it what the gallery sends"
    echo "pkg-config: SwiftPM asks it where that is"
    ;;
  cairo)
    echo "libpango1.0-dev: cairo and Pango draw pictures and text"
    echo "pkg-config: SwiftPM asks it where cairo is"
    ;;
  gtk)
    echo "libgtk-4-dev: GTK 4, whose widgets these are"
    echo "pkg-config: SwiftPM asks it where GTK is"
    echo "libgtk-4-media-gstreamer: GTK plays songs with it"
    echo "gstreamer1.0-plugins-good: and it their files"
    echo "xvfb: a screen nobody sees, for the tests"
    echo "xdotool: moves its mouse and presses its keys"
    echo "weston: a Wayland screen, for the tests"
    echo "imagemagick: takes pictures of it"
    echo "dbus: the bus that screen readers listen on"
    echo "at-spi2-core: what screen readers ask"
    echo "python3-gi: a screen reader's questions, from a script"
    echo "gir1.2-atspi-2.0: the words of those questions"
    ;;
  wasm)
    echo "wasi-libc: what the WebAssembly modules take from libc"
    echo "libclang-rt-14-dev-wasm32: the compiler's own helpers for the WebAssembly module"
    echo "binaryen: wasm-opt, which makes those modules smaller, and wasm-split"
    echo "python3: says where to split them"
    ;;
  films)
    echo "ffmpeg: writes films (png, gif, apng, webp, mp4, webm, avif)"
    echo "gifsicle: makes films of GIF smaller"
    echo "strace: slows a program's start down, for the tests of signals"
    echo "webp: its webpinfo says what is in a film of WebP"
    ;;
  song)
    echo "python3: writes the gallery's song"
    echo "sox: plays its tune"
    echo "ffmpeg: packs it"
    ;;
  fonts)
    echo "fonts-dejavu-core: Latin letters, so that text is not boxes"
    echo "fonts-noto-core: Arabic, Hebrew and more, so that text is not boxes"
    ;;
  pages)
    echo "python3: writes the documentation's pages"
    echo "python3-markdown-it: reads its Markdown"
    echo "python3-pygments: colours its code"
    ;;
  browser)
    echo "chromium: a real browser for the tests of the page"
    echo "chromium-headless-shell: the same without windows, at half the cost"
    echo "firefox-esr: another"
    echo "webkit2gtk-driver: the nearest to Safari"
    echo "xvfb: a screen nobody sees, for that one"
    ;;
  npm)
    echo "esbuild: makes the elements' scripts small"
    echo "terser: makes them smaller still"
    echo "node-typescript: reads the elements' types"
    echo "node-react: a page made with React uses the elements"
    echo "node-react-dom: puts it on the page"
    echo "libjs-vue: the same with Vue"
    command -v npm >/dev/null || echo "npm: packs the elements" # Other builds of Node bring their own.
    ;;
  bundlers) ;; # install_bundlers has them.
  python)
    echo "python3: runs the independent checks"
    echo "python3-venv: keeps their packages in .venv"
    echo "python3-pip: fetches their packages"
    echo "libegl1: skia-python loads it"
    echo "libgl1: skia-python loads it"
    echo "libadwaita-1-0: its springs are compared with ours"
    echo "xvfb: a screen nobody sees, without which libadwaita makes no spring"
    ;;
  valgrind) echo "valgrind: counts instructions" ;;
  program)
    echo "libcurl4-openssl-dev: Foundation's archive is linked with it, where no shared library of Swift's is"
    echo "libxml2-dev: and with this"
    echo "libicu-dev: has the license of ICU, which is in Foundation"
    ;;
  dist)
    echo "dpkg-dev: makes a package, and finds out what it depends on"
    echo "zip: packs the site"
    echo "lintian: checks the package, for the tests"
    echo "debootstrap: makes a Debian without Swift, for the tests"
    ;;
  shells)
    echo "bash: completes commands, for the tests"
    echo "zsh: another shell that does"
    echo "fish: and another"
    echo "man-db: reads the manual, for the tests"
    echo "groff: lays it out"
    ;;
  fuzz) echo "python3: runs the fuzz targets" ;;
  *) usage ;;
  esac
}

installed() {
  [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

as_root() {
  if [ "$(id -u)" = 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    echo "install.sh: needs root or sudo for: $*" >&2
    exit 77
  fi
}

install_packages() {
  local missing=() line
  while IFS= read -r line; do
    installed "${line%%:*}" && continue
    missing+=("${line%%:*}")
    echo "installing $line"
  done < <(for group in "$@"; do packages "$group"; done)
  [ ${#missing[@]} = 0 ] && return
  as_root apt-get update -qq
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# webpack and rollup, which pages are made with for the tests. They would bring Debian's own Node with them, and are refused
# beside another one; unpacked next to everything else they serve any.
install_bundlers() {
  local place=.build-bundlers package
  [ -x $place/usr/bin/webpack ] && [ -x $place/usr/bin/rollup ] && [ -e $place/usr/share/nodejs/@rollup/plugin-node-resolve ] && return
  echo "installing webpack: bundles pages that have the elements"
  echo "installing rollup: bundles them too"
  echo "installing node-rollup-plugin-node-resolve: finds packages for it"
  rm -rf $place
  mkdir -p $place/packages
  apt-cache depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks --no-replaces --no-enhances webpack rollup \
    node-rollup-plugin-node-resolve |
    grep -oE '^(node-[a-z0-9.+-]+|webpack|rollup|terser)$' | sort -u >$place/packages.txt
  (cd $place/packages && xargs apt-get download -qq <../packages.txt 2>/dev/null)
  for package in $place/packages/*.deb; do dpkg -x "$package" $place; done
  rm -rf $place/packages
}

# The pinned packages of the independent checks, again only when a list has changed; pip refuses a file whose hash is not in
# the list. Of those that stand alone files are used and no code runs, so they come without what they depend on.
install_venv() {
  local folder=Tests/Independent stamp=.venv/installed.txt pip=(.venv/bin/python -m pip --quiet --disable-pip-version-check)
  local build=$folder/requirements-build.txt list=$folder/requirements.txt alone=$folder/requirements-alone.txt
  cat "$build" "$list" "$alone" | cmp -s - "$stamp" && return
  echo "installing .venv: $(grep -oh '^[a-z0-9][a-z0-9-]*' "$list" "$alone" | xargs) (independent checks)"
  [ -x .venv/bin/python ] || python3 -m venv .venv
  "${pip[@]}" install --require-hashes -r "$build"
  # Built with what is there now: pip would fetch something else for it without a hash.
  "${pip[@]}" install --require-hashes --no-build-isolation -r "$list"
  "${pip[@]}" install --require-hashes --no-deps -r "$alone"
  cat "$build" "$list" "$alone" >"$stamp"
}

[ $# -gt 0 ] || usage
for group in "$@"; do packages "$group" >/dev/null; done

if command -v dpkg-query apt-get >/dev/null; then
  install_packages "$@"
else
  echo "install.sh: no apt here; these Debian packages are needed under whatever name:" >&2
  for group in "$@"; do packages "$group" >&2; done
fi
for group in "$@"; do
  if [ "$group" = swift ] && ! command -v swift >/dev/null; then
    echo "install.sh: Swift 6.3 is needed: https://www.swift.org/install/" >&2
    exit 69
  fi
  if [ "$group" = bundlers ]; then install_bundlers; fi
  if [ "$group" = python ]; then install_venv; fi
done
