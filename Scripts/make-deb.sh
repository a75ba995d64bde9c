#!/usr/bin/env bash
# `Scripts/make-deb.sh VERSION FOLDER` packs .build/program as a package for the Debian that it was built on. `make dist` calls it.
set -euo pipefail
cd "$(dirname "$0")/.."

version=$1
architecture=$(dpkg --print-architecture)
maintainer=${MAINTAINER:-$(git log -1 --format='%an <%ae>')}
tree=.build/deb
doc=$tree/usr/share/doc/elastickit
rm -rf "$tree"
mkdir -p "$tree/DEBIAN" "$tree/debian"
cp -r .build/program "$tree/usr"
# Where Debian has the functions of packages.
mv "$tree/usr/share/zsh/site-functions" "$tree/usr/share/zsh/vendor-completions"

# Its rules: licenses are in a file of this name, a common one is only named in it, and a changelog is packed.
{
  cat "$doc/LICENSE"
  printf '\nThe program contains Swift, Foundation and packages of the Swift project, under the Apache License 2.0,\n'
  printf '/usr/share/common-licenses/Apache-2.0, FlyingFox, under the MIT License, and ICU, under the Unicode License:\n'
  printf 'see THIRD-PARTY.txt.gz.\n'
} >"$doc/copyright"
rm "$doc/LICENSE"
gzip -9n "$doc/THIRD-PARTY.txt"
{
  printf 'elastickit (%s) stable; urgency=medium\n\n  * See CHANGELOG.md.gz.\n\n' "$version"
  printf ' -- %s  %s\n' "$maintainer" "$(date -R -u -d "@${SOURCE_DATE_EPOCH:-0}")"
} | gzip -9n >"$doc/changelog.gz"
gzip -9n "$doc/CHANGELOG.md"

# The packages whose libraries the program is linked with. dpkg-shlibdeps wants a source package's file.
printf 'Source: elastickit\n\nPackage: elastickit\nArchitecture: any\n' >"$tree/debian/control"
depends=$(cd "$tree" && dpkg-shlibdeps -O -xlibc-dev usr/bin/elastic 2>/dev/null | sed -n 's/^shlibs:Depends=//p')
rm -r "$tree/debian"
chmod -R u=rwX,go=rX "$tree"
cat >"$tree/DEBIAN/control" <<CONTROL
Package: elastickit
Version: $version
Architecture: $architecture
Maintainer: $maintainer
Installed-Size: $(du -sk "$tree/usr" | cut -f1)
Depends: $depends
Recommends: ffmpeg
Suggests: gifsicle, xdg-utils, fonts-noto-core
Section: graphics
Priority: optional
Description: elastic motion for interfaces, as films, pictures and numbers
 The command "elastic" draws components that can be pulled, thrown and caught in
 mid-bounce: as pictures, as films with ffmpeg, as SVG, Lottie and CSS, and as
 JSON. It makes bouncing-ball films of songs and serves a gallery, in which each
 component can be dragged in the browser.
CONTROL
(cd "$tree" && find usr -type f -print0 | LC_ALL=C sort -z | xargs -0 md5sum >DEBIAN/md5sums)
dpkg-deb --root-owner-group -Zxz --build "$tree" "$2/elastickit_${version}_$architecture.deb" >/dev/null
