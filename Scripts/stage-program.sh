#!/usr/bin/env bash
# Makes what `make install` copies, the folder .build/program: the command line as a program that needs no Swift, the files of the
# gallery, the manual, and completions for three shells. The modules and the song of the gallery must have been made.
set -euo pipefail
cd "$(dirname "$0")/.."

out=.build/program
# A folder of its own: everything that is linked into this program is compiled for that.
build=(--package-path Tools --scratch-path .build-program)

# Foundation brings libraries for the network and for XML, of which the program uses nothing.
swift build "${build[@]}" -c release --product elastic --static-swift-stdlib -Xlinker --as-needed
program=.build-program/release/elastic
# Asking the plugin for its help builds its tool. It would build all other programs too.
swift package "${build[@]}" generate-manual --help >/dev/null
manual=$(find .build-program/ -name 'generate-manual*' -type f -perm -u+x | head -1)

rm -rf "$out"
mkdir -p "$out"/{bin,share/man/man1,share/elastickit,share/doc/elastickit} \
  "$out"/share/{bash-completion/completions,zsh/site-functions,fish/vendor_completions.d}
strip -o "$out/bin/elastic" "$program"
# The date of the last commit, so that the same sources make the same files.
date=$(git log -1 --format=%cs 2>/dev/null || date +%F)
"$manual" "$out/bin/elastic" --multi-page --date "$date" --output-directory "$out/share/man/man1" >/dev/null
# An empty line is a paragraph. A page is called as `man elastic render` looks for it, also in the index of pages.
for page in "$out"/share/man/man1/*; do
  sed -i -E -e 's/^$/.Pp/' -e '/^\.(Dt|Xr) /s/(elastic|ELASTIC)\./\1-/' "$page"
  [[ $page =~ elastic\.([a-z-]+)\.1$ ]] || continue
  sed -i -E -e "s/^\.Nm\$/.Nm \"elastic ${BASH_REMATCH[1]}\"/" -e "0,/^\.Nm /s/^\.Nm .*/.Nm elastic-${BASH_REMATCH[1]}/" "$page"
  mv "$page" "${page/elastic./elastic-}"
done
gzip -9n "$out"/share/man/man1/*
complete() { "$out/bin/elastic" --generate-completion-script "$1"; }
# It is read by a shell that runs already.
complete bash | sed '1{/^#!/d}' >"$out/share/bash-completion/completions/elastic"
complete zsh >"$out/share/zsh/site-functions/_elastic"
complete fish >"$out/share/fish/vendor_completions.d/elastic.fish"
cp -r Web/site Web/elements "$out/share/elastickit"
cp LICENSE README.md CHANGELOG.md "$out/share/doc/elastickit"
# What is linked into the program is other people's too.
{
  echo "The program contains, in whole or in part:"
  for package in .build-program/checkouts/*/; do
    printf '\n\n== %s\n\n' "$(basename "$package")"
    cat "$package"/LICENSE*
  done
  printf '\n\n== Swift and its libraries\n\n'
  cat "$(dirname "$(dirname "$(readlink -f "$(command -v swift)")")")/share/swift/LICENSE.txt"
  printf '\n\n== ICU, in Foundation\n\n'
  cat /usr/share/doc/libicu-dev/copyright
} >"$out/share/doc/elastickit/THIRD-PARTY.txt"
chmod -R u=rwX,go=rX "$out"
echo "$out: $(du -sh "$out" | cut -f1), of which the program $(du -h "$out/bin/elastic" | cut -f1)"
