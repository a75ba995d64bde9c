#!/usr/bin/env bash
# Draws the pictures of the articles with the command line itself, for light pages and for dark ones:
# `Scripts/draw-pictures.sh [FOLDER]`, into the catalogs of the modules in FOLDER. ELASTIC names the
# program.
set -euo pipefail
cd "$(dirname "$0")/.."

elastic=${ELASTIC:-Tools/.build/release/elastic}
root=${1:-Sources}
folder=$root/ElasticCore/Documentation.docc
mkdir -p "$folder" "$root/ElasticTimelines/Documentation.docc" "$root/ElasticKit/Documentation.docc" "$root/ElasticApple/Documentation.docc"

# The colours of the site in place of a system's: of a plot's first curve, of its second, which was red, and behind it on dark pages.
site() { sed -nE "s/^  --$1: light-dark\((#\w+), (#\w+)\);/\\$2/p" Web/site/base.css; }
light=$(site tint 1) dark=$(site tint 2) second=$(site quiet 1) second_dark=$(site quiet 2) paper=$(site paper 2)
finish() {
  sed -i "s/#11141a/$paper/g; 1i <!-- Drawn by make pictures. -->" "$@"
}

# Draws one picture twice: `draw NAME COMMAND…`.
draw() {
  local name=$1
  shift
  "$elastic" "$@" -o "$folder/$name.svg" >/dev/null
  "$elastic" "$@" --dark -o "$folder/$name~dark.svg" >/dev/null
  sed -i "s/#1f6feb/$light/g; s/#ff3b30/$second/g" "$folder/$name.svg"
  sed -i "s/#4da3ff/$dark/g; s/#ff3b30/$second_dark/g" "$folder/$name~dark.svg"
  finish "$folder/$name.svg" "$folder/$name~dark.svg"
}

bounce="--duration 0.9 --damping 0.57"

draw spring spring $bounce
draw easing curve "cubic-bezier(.3,-.6,.6,1.6)"
draw bank spring --stiffness 162.628796 --friction 14.537964 --targets 0,0.25,0.5,0.75,1 --velocity 6
draw throw decay --velocity 1200 --limits 0,400
draw rubber-band rubber-band --extent 600 --at 100,300,600

# A half-round button of 176 by 56 points: pressed by the article's 12 and 30 %, then as far past
# its rest as a third of that.
draw button keyframes --values "M-67.2 19.6A31.36 19.6 0 0 1 -67.2 -19.6H67.2\
A31.36 19.6 0 0 1 67.2 19.6Z;M-57.6 30.8A26.88 30.8 0 0 1 -57.6 -30.8H57.6\
A26.88 30.8 0 0 1 57.6 30.8Z"

# Keyframes, timing models and paths to move along.
folder=$root/ElasticTimelines/Documentation.docc
draw timeline timeline --begin 0.5 --duration 0.6 --repeats 2.5 --autoreverses --fill backwards
draw sequence timeline --duration 1.2 --repeats 2 --parts 0.5,0.7
draw cumulative timeline --duration 0.5 --repeats 4 --cumulative --fill forwards
draw cut spring --stiffness 100 --friction 10 --cut 0.5
draw keyframes keyframes --values 0,1,4,9 --key-times 0,0.25,0.75,1 --mode cubic
draw path path "M0 0C0 100 100 100 100 0S200 -100 200 0A40 40 0 0 1 120 0" \
  --at 0%,10%,20%,30%,40%,50%,60%,70%,80%,90%,100%
draw replicator path "M20 0A8 8 0 0 1 52 0A8 8 0 0 1 20 0Z" --copies 12 --turn 30 --fade 0.075
draw retargeting spring --response 0.5 --damping 0.3 --retarget 0.3:0

# What became of each original, at an instant of a recording, with its control points or its path.
folder=$root/ElasticKit/Documentation.docc

# Draws a component twice: `show NAME COMPONENT RECORDING OPTION…`.
show() {
  local name=$1 component=$2 gesture=Tests/Gestures/$3.gesture.json scheme
  shift 3
  for scheme in light dark; do
    local file=$folder/$name.svg
    [ $scheme = light ] || file=$folder/$name~dark.svg
    "$elastic" render "$component" --gesture "$gesture" "$@" scheme=$scheme \
      --background background -o "$file" >/dev/null
    finish "$file"
  done
}

# Each article of a component says beside its picture how that is drawn.
while read -r -a words; do
  show "${words[@]}"
done < <(sed -n 's/^<!-- show \(.*\) -->$/\1/p' Sources/ElasticKit/Documentation.docc/*.md)

# The tutorial of the bounce view: at rest, pulled, held, let go, and swung beyond its place.
folder=$root/ElasticApple/Documentation.docc
for moment in flat:0 pulled:1.2 held:1.9 springing:2 beyond:2.2; do
  show "bounce-${moment%:*}" elastic-surface surface-slow-pull --at "${moment#*:}" --size 388x240 --set showsControlPoints=true
done
