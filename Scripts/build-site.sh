#!/usr/bin/env bash
# Writes the whole site: home, gallery, documentation and the reference. The folder works on any static server under any path.
# `Scripts/build-site.sh [ADDRESS [FOLDER [REFERENCE]]]`: ADDRESS, the site's own once it is known, is needed by what must be
# absolute, the picture that others show beside a link and the page for missing ones; FOLDER is .build/site; REFERENCE is the
# archive that `make docs` writes, and without it the pages have no link to one.
set -euo pipefail
cd "$(dirname "$0")/.."

address=${1:-}
[ -z "$address" ] || address=${address%/}/
out=${2:-.build/site}
elastic=${ELASTIC:-Tools/.build/release/elastic}
reference=${3:-}

rm -rf "$out"
mkdir -p "$out"
cp -r Web/site/. "$out"
Scripts/downloads.py "$out"
Scripts/documents.py ${reference:+--reference "$reference"} --downloads "$out/downloads" "$out/docs"
cp -r Web/elements "$out/elements"
# For the frame in which a page's code runs, where the server lets no other origin fetch the rest.
cp .build/web-package/inlined.js "$out/elements/"
# Their pages have them already.
rm -r "$out/release.json" "$out/samples"
# In the repository the elements lie beside the site's folder, and here in it.
find "$out" -path "$out/elements" -prune -o -path "$out/docs" -prune -o -maxdepth 1 \( -name '*.html' -o -name '*.js' \) -print0 |
  xargs -0 sed -i 's|\.\./elements/|./elements/|g'
sed -i 's|\.\./\.\./elements/|../elements/|g' "$out"/demos/*.js "$out"/docs/*.html

# The pictures that others show beside a link: of the site a sheet that a finger holds, of a component's page the component.
picture() { "$elastic" render "$2" --scale 3 --background '#fbf7f2' -o "$out/$1.png" "${@:3}" >/dev/null; }
# The same of one that a finger holds: NAME COMPONENT FROM TO SETTING…
held() {
  local name=$1 component=$2 from=$3 to=$4 event='{"t": %s, "phase": "%s", "x": %s, "y": %s}'
  shift 4
  # shellcheck disable=SC2059,SC2086
  printf "{\"version\": 1, \"component\": \"$component\", \"size\": [400, 210], \"events\": [$event, $event]}" \
    0 down $from 0.4 move $to >"$out/held.gesture.json"
  picture "$name" "$component" --gesture "$out/held.gesture.json" "$@"
  rm "$out/held.gesture.json"
}
rubber='fill=#ff9672' words='#1d1411' tint='#b0391a'
sheet=(--set profile=smooth minimumHeight=86 maximumWave=77 waveRatio=0.8 $rubber)
held social elastic-surface '273 40' '277 130' "${sheet[@]}"
held social-surface elastic-surface '127 40' '123 130' "${sheet[@]}"
held social-refresh pull-to-refresh '200 20' '215 130' --set profile=smooth $rubber "indicatorColor=$words"
held social-menu flowing-menu '2 105' '210 112' --set bubble=smooth 'fill=#8f2d13' 'background=#8f2d13' 'backdrop=#fbf7f2'
held social-shape elastic-shape '235 90' '270 60' --path "$(sed -n 's/.*<elastic-shape .* d="\([^"]*\)".*/\1/p' Web/site/index.html | head -1)" --set $rubber
picture social-balloon message-balloon --size 400x210 --at 1.4 --set dotStyle=wave 'fill=#fffdfb' "dotColor=$tint"
picture social-lyrics lyric-ball --size 400x210 --song Web/site/song/twinkle.lrc --at 3.3 \
  --set showsPath=true "wordColor=$words" "sungColor=$tint" "ballColor=$tint" "pathColor=$tint"
[ -z "$address" ] || sed -i "s|content=\"\(\.\./\)*\(social[a-z-]*.png\)\"|content=\"${address}\2\"|" "$out"/*.html "$out"/docs/*.html
sed -i "s|<base href=\"./\">|<base href=\"${address:-./}\">|" "$out/404.html"

if [ -n "$reference" ]; then
  cp -r "$reference" "$out/reference"
  python3 Scripts/relative-reference.py "$out/reference"
fi
# A Pages server must not leave out folders whose names begin with an underscore.
touch "$out/.nojekyll"
echo "$out: $(find "$out" -name '*.html' | wc -l) pages; to see it: python3 -m http.server --directory $out"
