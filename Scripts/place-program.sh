#!/usr/bin/env bash
# `Scripts/place-program.sh install FOLDER` copies .build/program, or what STAGED names, into FOLDER, such as /usr/local, and keeps
# a list of the files and of the folders that were new; `uninstall FOLDER` removes what is in that list.
set -euo pipefail
cd "$(dirname "$0")/.."

usage() {
  echo "usage: Scripts/place-program.sh install|uninstall FOLDER" >&2
  exit 64
}
[ $# = 2 ] || usage
folder=$(realpath -m "$2")
staged=${STAGED:-.build/program}
list=share/elastickit/installed.txt

# A folder stays if something of others is in it.
remove() {
  local line
  [ -f "$folder/$list" ] || return 0
  tac "$folder/$list" | while IFS= read -r line; do
    case "$line" in
    */) rmdir "$folder/$line" 2>/dev/null || true ;;
    *) rm -f "$folder/$line" ;;
    esac
  done
}

case "$1" in
install)
  [ -x "$staged/bin/elastic" ] || { echo "place-program.sh: no $staged: make install builds it" >&2 && exit 66; }
  remove # A former version may have had other files.
  mkdir -p "$folder"
  new=$(cd "$staged" && find . -mindepth 1 -type d -printf '%P/\n' | sort | while IFS= read -r line; do
    [ -d "$folder/$line" ] || echo "$line"
  done)
  (cd "$staged" && find . -mindepth 1 -type d -printf '%P\0') | (cd "$folder" && xargs -0 install -d -m 755)
  # The list is in a folder that is listed, so it comes after that and is removed before it.
  { echo "$new" && echo "$list" && (cd "$staged" && find . -type f -printf '%P\n' | sort); } | sed '/^$/d' >"$folder/$list"
  chmod 644 "$folder/$list"
  # A running program keeps its file: it is replaced, not written to.
  (cd "$staged" && find . -type f -print0 | xargs -0 cp --parents --remove-destination --preserve=mode,timestamps -t "$folder")
  echo "installed in $folder: $(wc -l <"$folder/$list") files and folders"
  ;;
uninstall)
  [ -f "$folder/$list" ] || { echo "place-program.sh: nothing is installed in $folder" >&2 && exit 66; }
  remove
  echo "removed from $folder"
  ;;
*) usage ;;
esac
