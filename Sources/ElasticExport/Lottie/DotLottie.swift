@_spi(Programs) import ElasticCore
import ElasticKit

/// Lottie animations in one file of dotLottie's second version: a ZIP archive with a manifest.
///
/// It is not compressed, so that writing needs no compressor; servers and file systems
/// compress it well.
public struct DotLottie: Sendable {
  private var names: [[UInt8]] = []
  private var animations: [[UInt8]] = []

  /// A file without animations.
  public init() {}

  /// Adds an animation, given as Lottie's JSON; a player shows the first one by
  /// default.
  /// - Parameter name: its id, in letters, digits and hyphens; UTF-8.
  public mutating func add(_ animation: [UInt8], name: [UInt8]) {
    names.append(name)
    animations.append(animation)
  }

  /// The file.
  public var bytes: [UInt8] {
    var archive = Archive()
    archive.add(Array("manifest.json".utf8), manifest)
    for (name, animation) in zip(names, animations) {
      archive.add(Array("a/".utf8) + name + Array(".json".utf8), animation)
    }
    return archive.finished
  }

  private var manifest: [UInt8] {
    var json = JSONText()
    json.object { json in
      json.key("version")
      json.text("2")
      json.key("generator")
      json.text("ElasticKit")
      if let first = names.first {
        json.key("initial")
        json.object { json in
          json.key("animation")
          json.text(first)
        }
      }
      json.key("animations")
      json.list { json in
        for name in names {
          json.object { json in
            json.key("id")
            json.text(name)
          }
        }
      }
    }
    return json.bytes
  }
}

/// A ZIP archive of uncompressed files.
private struct Archive {
  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// Stores a file.
  mutating func add(_ name: [UInt8], _ content: [UInt8]) {
    let place = bytes.count
    var facts: [UInt8] = []
    // Version 2.0, names in UTF-8, stored, midnight of 1 January 1980.
    for number in [20, 0x0800, 0, 0, 0x21] { facts.append16(number) }
    facts.append32(Self.checksum(content))
    facts.append32(UInt32(truncatingIfNeeded: content.count))
    facts.append32(UInt32(truncatingIfNeeded: content.count))
    facts.append16(name.count)
    facts.append16(0)
    bytes.append32(0x0403_4B50)
    bytes += facts + name + content
    directory.append32(0x0201_4B50)
    directory.append16(20)
    directory += facts
    for _ in 0..<3 { directory.append16(0) }
    directory.append32(0)
    directory.append32(UInt32(truncatingIfNeeded: place))
    directory += name
    count += 1
  }

  /// The archive with its directory.
  var finished: [UInt8] {
    var end: [UInt8] = []
    end.append32(0x0605_4B50)
    for number in [0, 0, count, count] { end.append16(number) }
    end.append32(UInt32(truncatingIfNeeded: directory.count))
    end.append32(UInt32(truncatingIfNeeded: bytes.count))
    end.append16(0)
    return bytes + directory + end
  }

  /// CRC-32, as ISO 3309 has it.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var rest = UInt32.max
    for byte in bytes {
      rest ^= UInt32(byte)
      for _ in 0..<8 { rest = rest >> 1 ^ (rest & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return ~rest
  }
}

extension [UInt8] {
  /// The lowest byte first, as ZIP has numbers.
  fileprivate mutating func append16(_ number: Int) {
    append(UInt8(truncatingIfNeeded: number))
    append(UInt8(truncatingIfNeeded: number >> 8))
  }

  fileprivate mutating func append32(_ number: UInt32) {
    for shift in [0, 8, 16, 24] as [UInt32] { append(UInt8(truncatingIfNeeded: number >> shift)) }
  }
}
