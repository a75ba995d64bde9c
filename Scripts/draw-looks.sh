#!/usr/bin/env bash
# Draws the looks of `elastic lyrics` as the command line makes them: `Scripts/draw-looks.sh [FOLDER]`, into docs and
# Web/site/looks of FOLDER. ELASTIC names the program; its letters are those of the fonts that are installed.
set -euo pipefail
cd "$(dirname "$0")/.."

elastic=${ELASTIC:-Tools/.build/release/elastic}
root=${1:-.}
song=Web/site/song/twinkle.lrc
[ -e "$song" ] || python3 Scripts/make-song.py >/dev/null
mkdir -p "$root/docs" "$root/Web/site/looks"
whole=$(mktemp -d)
trap 'rm -r "$whole"' EXIT

# In a word of an even row, so that two rows differ from scrolling ones: the sung row is the lower one.
for look in neon night paper pop; do
  for layout in scroll two-rows one-row; do
    for pixels in 1080p vertical square; do
      "$elastic" lyrics "$song" --look "$look" --layout "$layout" --pixels "$pixels" --at 14.1 -o "$whole/$pixels.png" >/dev/null
      # The gallery shows one at a time, 360 points high or wide.
      ffmpeg -nostdin -v error -y -i "$whole/$pixels.png" -vf "scale='if(gt(iw,ih),-2,360)':'if(gt(iw,ih),360,-2)':flags=lanczos" \
        -c:v libwebp -quality 80 -bitexact "$root/Web/site/looks/$look-$layout-$pixels.webp"
      # The documents show each look in the layout that it has by itself.
      [ $layout-$pixels != scroll-1080p ] || "$elastic" lyrics "$song" --look "$look" --pixels 480x270 --at 14.1 -o "$root/docs/look-$look.png" >/dev/null
    done
  done
done
