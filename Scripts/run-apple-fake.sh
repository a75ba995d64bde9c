#!/usr/bin/env bash
# Runs the hosts on Linux, in a UIKit and a SwiftUI of our own: insets, touches, layers, updates and the
# clock. The hosts are taken as they are, but for `@objc` and its like, for the file of selectors, and for
# sleeping, which goes by the screen's clock.
set -euo pipefail
cd "$(dirname "$0")/.."

fake=Tests/AppleFake
script=$fake/Tests/AppleFakeTests/HostScript.swift
trap 'rm -rf $fake/Generated $script' EXIT
rm -rf $fake/Generated
mkdir -p $fake/Generated
for file in Sources/ElasticApple/{Host,UIKit,SwiftUI}/*.swift; do
  case $(basename "$file") in
  Selectors.swift) continue ;;
  esac
  sed -E 's/@(objc(Members)?(\([A-Za-z_:]+\))?|IBDesignable|IBInspectable) ?//g
    s/Task\.sleep\(/Screen.sleep(/' "$file" \
    >"$fake/Generated/$(basename "$file")"
done
# From ElasticKit, except its package access, since the fake is another package.
sed -E '1s/$/\n@_spi(Programs) import ElasticKit\n/; s/package //' Sources/ElasticKit/Component/LiveComponent.swift \
  >$fake/Generated/LiveComponent.swift
cp $fake/Replaced/*.swift $fake/Generated/
# The reader of the cases that every host runs.
cp Tests/ElasticKitTests/HostScript.swift $script
swift test --package-path $fake --scratch-path .build/apple-fake "$@"
