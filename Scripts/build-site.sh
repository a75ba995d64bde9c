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

# The pictures that others show beside a link, as recordings end: of the site a sheet that a finger holds, of a component's page the component.
for recording in Web/site/samples/social*.gesture.json; do
  component=$(sed -n 's/.*"component": "\([a-z-]*\)".*/\1/p' "$recording")
  "$elastic" render "$component" --gesture "$recording" --scale 3 --background '#f5f8fd' \
    -o "$out/$(basename "$recording" .gesture.json).png" >/dev/null
done
[ -z "$address" ] || sed -i "s|content=\"\(\.\./\)*\(social[a-z-]*.png\)\"|content=\"${address}\2\"|" "$out"/*.html "$out"/docs/*.html
sed -i "s|<base href=\"./\">|<base href=\"${address:-./}\">|" "$out/404.html"

if [ -n "$reference" ]; then
  cp -r "$reference" "$out/reference"
  python3 Scripts/relative-reference.py "$out/reference"
fi
# A Pages server must not leave out folders whose names begin with an underscore.
touch "$out/.nojekyll"
echo "$out: $(find "$out" -name '*.html' | wc -l) pages; to see it: python3 -m http.server --directory $out"
