/// Choices made by bytes; past their end every byte is 0.
struct ByteFeed {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isOver: Bool { index >= bytes.count }

  mutating func byte() -> UInt8 {
    guard index < bytes.count else { return 0 }
    defer { index += 1 }
    return bytes[index]
  }

  mutating func pick(_ count: Int) -> Int { Int(byte()) % count }

  mutating func flag() -> Bool { byte() & 1 == 1 }

  /// A number: mostly one that fits a screen, sometimes any at all.
  mutating func number() -> Double {
    let tag = byte()
    if tag < 128 { return Double(tag) * 4 }
    if tag < 192 {
      let low = UInt16(byte())
      return Double(Int16(bitPattern: UInt16(byte()) << 8 | low)) / 16
    }
    if tag < 240 {
      var bits: UInt64 = 0
      for place in 0..<8 { bits |= UInt64(byte()) << UInt64(8 * place) }
      return Double(bitPattern: bits)
    }
    return Self.odd(tag & 15)
  }

  /// When the next step is, in seconds: soon after the step before; sometimes much later, earlier or never.
  mutating func time(after now: inout Double) -> Double {
    let tag = byte()
    if tag >= 248 { return number() }
    now += tag < 200 ? Double(tag) / 240 : Double(tag - 199) / 2
    return now
  }

  /// Some bytes for another reader: their count, then the bytes.
  mutating func chunk() -> [UInt8] {
    let low = Int(byte())
    let count = min(low | Int(byte()) << 8, bytes.count - index)
    defer { index += count }
    return Array(bytes[index..<index + count])
  }

  private static func odd(_ place: UInt8) -> Double {
    switch place {
    case 0: .nan
    case 1: .infinity
    case 2: -.infinity
    case 3: 1e300
    case 4: -1e300
    case 5: 1e9
    case 6: -1e9
    case 7: -0.0
    case 8: .leastNonzeroMagnitude
    case 9: 1e-300
    case 10: 0.5
    case 11: 1
    case 12: -1
    case 13: 1e5
    case 14: 375
    default: 667
    }
  }
}
