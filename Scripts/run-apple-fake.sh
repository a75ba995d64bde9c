#!/usr/bin/env bash
# Runs the hosts on Linux, in a UIKit, an AppKit and a SwiftUI of our own: insets, touches, layers, updates and the
# clock. The hosts are taken as they are, but for `@objc` and its like, for the files of selectors, and for
# sleeping, which goes by the screen's clock. With --frames it builds what Benchmarks/hosts.py counts instead.
set -euo pipefail
cd "$(dirname "$0")/.."

fake=Tests/AppleFake
scripted=$fake/Tests/AppleFakeTests/Scripted
trap 'rm -rf $fake/Generated $scripted' EXIT
rm -rf $fake/Generated

# generate FRAMEWORK OTHER FILE…: the hosts as they are where one framework is, and not the other.
generate() {
  local out=$fake/Generated/$1 other=$2 file name module=Hosts
  [ "$1" = UIKit ] || module=MacHosts
  mkdir -p "$out"
  for file in "${@:3}"; do
    name=$(basename "$file")
    if [ -e "$fake/Replaced/$name" ]; then
      cp "$fake/Replaced/$name" "$out/$name"
    elif [[ $name == *Delegate.swift ]]; then
      # An optional requirement is one with a default here.
      sed -E 's/(delegate\?\.[A-Za-z]+)\?\(/\1(/; s/: NSObjectProtocol/: AnyObject/; /^@objc/d' "$file" |
        awk '/^public protocol/ { protocol = substr($3, 1, length($3) - 1) }
          sub(/@objc optional /, "") { defaults = defaults "  public" substr($0, 2) " {}\n" }
          { print }
          END { printf "extension %s {\n%s}\n", protocol, defaults }' >"$out/$name"
    else
      sed -E "/@available\(swift, obsoleted/d; s/@(objc(Members)?(\([A-Za-z_:]+\))?|IBDesignable|IBInspectable) ?//g; s/public dynamic var/public var/; s/dynamic public var/public var/
        s/ElasticKit_ElasticApple\.bundle/AppleFake_$module.resources/; s/Task\.sleep\(/Screen.sleep(/; s/#available\(iOS 18, \*\)/Screen.version >= 18/; s/canImport\($other\)/false/g
        s/self as NativeFont/unsafeDowncast(self, to: NativeFont.self)/" "$file" >"$out/$name"
    fi
  done
  # What Objective-C finds by name, as nibs and appearance proxies do.
  cat "${@:3}" | awk '/^((public|open) )?(final )?(public )?(class|extension) |^public (final )?class / {
      owner = $0; sub(/.*(class|extension) /, "", owner); sub(/[^A-Za-z].*/, "", owner) }
    /@IBInspectable public|@objc dynamic public var|@objc public dynamic var/ {
      name = $0; sub(/.* var /, "", name); sub(/:.*/, "", name)
      row = "  Inspected(\"" name "\", isDynamic: " (/dynamic/ ? "true" : "false") ", \\" owner "." name "),"
      rows = rows row "\n" }
    END { printf "import QuartzCore\n\n@MainActor let inspected = [\n%s]\n", rows }' >"$out/Inspected.swift"
  cp -r Sources/ElasticApple/Resources "$out/"
  # The class that the hosts share, without its package access, since the fake is another package.
  for file in Sources/ElasticHosting/*.swift; do
    sed 's/package //' "$file" >"$out/$(basename "$file")"
  done
  sed -i '/^import ElasticHosting$/d' "$out"/*.swift
}
generate UIKit AppKit Sources/ElasticApple/{Host,Views,UIKit,SwiftUI}/*.swift
# A refresh in SwiftUI on a Mac, beside that on iOS: all of SwiftUI is one module here.
sed -E '/^#if canImport\(AppKit\)|^#endif/d; s/struct ElasticRefreshable</struct MacRefreshable</' \
  Sources/ElasticApple/SwiftUI/ElasticRefreshable+AppKit.swift >$fake/Generated/UIKit/MacRefreshable.swift
rm $fake/Generated/UIKit/ElasticRefreshable+AppKit.swift
generate AppKit UIKit Sources/ElasticApple/{Host,Views,AppKit}/*.swift
# The program that shows frames, with AppKit.
mkdir -p $fake/Generated/Frames
sed 's/canImport(UIKit)/false/' $fake/Sources/elastic-host-frames/main.swift >$fake/Generated/Frames/main.swift
# The reader of the cases that every host runs.
mkdir -p $scripted
cp Tests/ElasticKitTests/{HostScript,ScriptedHost}.swift $scripted/
# What is the same with AppKit.
for name in FrameCostTests HandlerTests ClockTests HostScript+View; do
  sed "s/UIKit$/AppKit/; s/import Hosts/import MacHosts/; s/\\(@Suite(.*\\)\")/\\1 on a Mac\")/
    s/struct $name/struct AppKit$name/; s/HostStage\|Forgetting/AppKit&/g; /Scripts\/run-apple-fake.sh makes/d" \
    "$fake/Tests/AppleFakeTests/$name.swift" >"$scripted/AppKit$name.swift"
done
if [ "${1:-}" = --frames ]; then
  for program in elastic-host-frames elastic-mac-frames; do
    swift build --package-path $fake --scratch-path .build/apple-frames -c release --product $program
  done
  exit
fi
# Not optimised, but each module at once and its types checked once: four fifths of the time of a debug build.
swift test --package-path $fake --scratch-path .build/apple-fake -c release -Xswiftc -Onone -Xswiftc -DDEBUG -Xswiftc -enable-testing \
  -Xswiftc -no-emit-module-separately-wmo -Xswiftc -gnone "$@"
