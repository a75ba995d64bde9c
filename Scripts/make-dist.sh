#!/usr/bin/env bash
# Makes what a release consists of, in .build/dist: the command line as a tarball and as a package for Debian, the npm package, its
# elements as one file, the site as a zip, and the checksums of all. `make dist` has made .build/program, Web/*.tgz, .build/elastic.js and
# .build/docs before. `Scripts/make-dist.sh [ADDRESS]`: ADDRESS is the site's own.
# MAINTAINER is who makes the release; by default who made the last commit.
set -euo pipefail
cd "$(dirname "$0")/.."

out=.build/dist
version=$(sed -n 's/^  "version": "\(.*\)",$/\1/p' Web/elements/package.json)
for needed in .build/program/bin/elastic "Web/elastickit-$version.tgz" .build/elastic.js .build/docs; do
  [ -e "$needed" ] || { echo "make-dist.sh: no $needed: make dist makes it" >&2 && exit 66; }
done
rm -rf "$out"
mkdir -p "$out"
# The same sources make the same archives.
SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
export SOURCE_DATE_EPOCH

cp "Web/elastickit-$version.tgz" .build/elastic.js "$out"
Scripts/make-tarball.sh "$version" "$out"
Scripts/make-deb.sh "$version" "$out"
# With what has been made as its downloads.
ELASTIC=.build/program/bin/elastic Scripts/build-site.sh "${1:-}" .build/site .build/docs
site=$PWD/$out/elastickit-$version-site.zip
find .build/site -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
(cd .build/site && find . -type f | LC_ALL=C sort | TZ=UTC zip -qX9 "$site" -@)

(cd "$out" && sha256sum -- * >SHA256SUMS)
(cd "$out" && du -h -- * && cat SHA256SUMS)
