#!/usr/bin/env bash
# `Scripts/make-tarball.sh VERSION FOLDER` packs .build/program as a tarball that works wherever it is unpacked. `make dist` calls it.
set -euo pipefail
cd "$(dirname "$0")/.."

name=elastickit-$1-linux-$(uname -m)
file=$2/$name.tar.gz
tar -C .build/program --sort=name --mtime="@${SOURCE_DATE_EPOCH:-0}" --owner=0 --group=0 --numeric-owner \
  --transform="s#^\.#$name#" -c . | gzip -9n >"$file"
