import ElasticKit

/// Mixes numbers into one, which any other bit or order of them changes.
public struct Checksum {
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  public init() {}

  public mutating func add(bits: UInt64) {
    value = (value ^ bits) &* 0x9e37_79b9_7f4a_7c15
    value ^= value >> 32
  }

  /// A number; all NaNs count as one, since their bits differ between machines.
  public mutating func add(_ number: Double) {
    add(bits: number.isNaN ? 0x7ff8_0000_0000_0000 : number.bitPattern)
  }

  public mutating func add(_ count: Int) { add(bits: UInt64(bitPattern: Int64(count))) }

  public mutating func add(_ bytes: some Sequence<UInt8>) {
    var count = 0
    for byte in bytes {
      add(bits: UInt64(byte))
      count += 1
    }
    add(count)
  }

  public mutating func add(_ text: StaticString) { text.withUTF8Buffer { add($0) } }

  public mutating func add(_ point: Point2D) {
    add(point.x)
    add(point.y)
  }

  public mutating func add(_ rect: Rect2D?) {
    guard let rect else { return add(-1) }
    add(rect.origin)
    add(rect.width)
    add(rect.height)
  }
}
