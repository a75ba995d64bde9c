import ElasticKit
import ElasticSettings

/// Choices made by bytes; past their end every byte is 0.
public struct ByteFeed: Choices {
  private let bytes: [UInt8]
  private var index = 0

  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  public var isOver: Bool { index >= bytes.count }

  public mutating func byte() -> UInt8 {
    guard index < bytes.count else { return 0 }
    defer { index += 1 }
    return bytes[index]
  }

  public mutating func pick(_ count: Int) -> Int { Int(byte()) % count }

  public mutating func flag() -> Bool { byte() & 1 == 1 }

  /// A number: mostly one that fits a screen, sometimes any at all.
  public mutating func number() -> Double {
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
  public mutating func time(after now: inout Double) -> Double {
    let tag = byte()
    if tag >= 248 { return number() }
    now += tag < 200 ? Double(tag) / 240 : Double(tag - 199) / 2
    return now
  }

  /// Some bytes for another reader: their count, then the bytes.
  public mutating func chunk() -> [UInt8] {
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

// MARK: - Steps

extension ByteFeed {
  public mutating func kind() -> StepKind {
    switch byte() & 15 {
    case 0, 1, 2: .move
    case 3: .down
    case 4: .up
    case 5: .cancel
    case 6: .scroll
    case 7: .resize
    case 8: .surroundings
    case 9: .measure
    case 10: .activate
    case 11, 12: .command
    case 13: .set
    case 14: .load
    default: .frame
    }
  }

  /// The finger's old place, or another: points that no input moves must stay.
  public mutating func finger(_ places: inout [Point2D]) -> (id: Int, index: Int) {
    let tag = byte()
    let finger = Int(tag & 3) % 3
    if tag & 4 == 0 { places[finger] = Point2D(number(), number()) }
    return (tag & 8 == 0 ? finger : Int(Int32.max) - finger, finger)
  }

  public mutating func scroll() -> (offset: Double, isTracking: Bool) { (number(), flag()) }

  public mutating func size() -> Size2D { Size2D(width: number(), height: number()) }

  public mutating func change(_ surroundings: inout Surroundings) {
    let property = pick(Surroundings.properties)
    let value = value(of: property.kind)
    do throws(PropertyError) { try property.set(value, in: &surroundings) } catch {}
  }

  public mutating func measures() -> (count: Int?, width: Double, lineHeight: Double) {
    let count = byte()
    return (count < 128 ? nil : Int(count & 127), number(), number())
  }

  /// A share of a setting's range, or any number.
  public mutating func value(of kind: PropertyKind) -> Double {
    let tag = byte()
    guard tag < 240 else { return number() }
    let range = kind.range
    switch kind {
    case .number:
      return range.lowerBound + (range.upperBound - range.lowerBound) * Double(tag) / 239
    case .flag, .choice:
      return Double(tag % UInt8(clamping: Int(range.upperBound) + 1))
    case .paint: return tag < 128 ? Double(tag) * 0x0101_0101 : -Double(tag - 127)
    }
  }

  public mutating func content<C: LawSubject>(of type: C.Type) -> [UInt8] { chunk() }
}
