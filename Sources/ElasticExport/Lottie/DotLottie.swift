@_spi(Programs) import ElasticSettings
import ElasticKit

/// Lottie animations in one file of dotLottie's second version: a ZIP archive with a manifest.
///
/// This library has no compressor: a caller that has one adds animations with their deflated bytes.
public struct DotLottie: Sendable {
  private var animations: [(name: [UInt8], file: Archive.Content)] = []

  /// A file without animations.
  public init() {}

  /// Adds an animation, given as Lottie's JSON; a player shows the first one by
  /// default.
  /// - Parameter name: its id, in letters, digits and hyphens; UTF-8.
  public mutating func add(_ animation: [UInt8], name: [UInt8]) {
    animations.append((name, Archive.Content(bytes: animation)))
  }

  /// Adds an animation in fewer bytes.
  /// - Parameters:
  ///   - animation: Lottie's JSON.
  ///   - deflated: the same, compressed as RFC 1951 has it, without a header.
  ///   - name: its id, in letters, digits and hyphens; UTF-8.
  public mutating func add(_ animation: [UInt8], deflated: [UInt8], name: [UInt8]) {
    animations.append((name, Archive.Content(bytes: animation, deflated: deflated)))
  }

  /// The file.
  public var bytes: [UInt8] {
    var archive = Archive()
    archive.add(Array("manifest.json".utf8), Archive.Content(bytes: manifest))
    for animation in animations {
      archive.add(
        Array("a/".utf8) + animation.name + Array(".json".utf8), animation.file)
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
      if let first = animations.first {
        json.key("initial")
        json.object { json in
          json.key("animation")
          json.text(first.name)
        }
      }
      json.key("animations")
      json.list { json in
        for animation in animations {
          json.object { json in
            json.key("id")
            json.text(animation.name)
          }
        }
      }
    }
    return json.bytes
  }
}

/// A ZIP archive.
private struct Archive {
  /// A file's bytes, and the same deflated if they are known.
  struct Content {
    var bytes: [UInt8]
    var deflated: [UInt8]?
  }

  private var bytes: [UInt8] = []
  private var directory: [UInt8] = []
  private var count = 0

  /// Adds a file.
  mutating func add(_ name: [UInt8], _ content: Content) {
    let offset = bytes.count
    let stored = content.deflated ?? content.bytes
    let method = content.deflated == nil ? 0 : 8
    var facts: [UInt8] = []
    // Version 2.0, names in UTF-8, midnight of 1 January 1980.
    for number in [20, 0x0800, method, 0, 0x21] { facts.append16(number) }
    facts.append32(Self.checksum(content.bytes))
    facts.append32(UInt32(truncatingIfNeeded: stored.count))
    facts.append32(UInt32(truncatingIfNeeded: content.bytes.count))
    facts.append16(name.count)
    facts.append16(0)
    bytes.append32(0x0403_4B50)
    bytes += facts + name + stored
    directory.append32(0x0201_4B50)
    directory.append16(20)
    directory += facts
    for _ in 0..<3 { directory.append16(0) }
    directory.append32(0)
    directory.append32(UInt32(truncatingIfNeeded: offset))
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
