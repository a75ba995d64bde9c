import ElasticKit

/// The canonical form of what a play shows: words and numbers in a fixed order, and one hash of them.
///
/// A word is a name as files have it (of a state, an event, a part, a kind of item), never a name of Swift's; a number counts
/// with all bits. So the hash stays as it is when a type is renamed, or cases are reordered, and changes with the last bit of a
/// coordinate. `Tests/Web/bits.js` makes the same of what a page reads.
///
/// The hash: each number is 64 bits, each word its UTF-8 in groups of eight bytes, the first the lowest, and then the count of
/// bytes. Every 64 bits are mixed as in ``mix(_:)``. All NaNs are one, since machines differ in their bits.
public struct Canon: Sendable {
  /// The hash so far.
  public private(set) var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  /// The same to read, a line for each kind of result; nil if it is not kept.
  public private(set) var text: [UInt8]?

  /// With `keepsText`, the text is kept too, where Swift is not Embedded.
  public init(keepsText: Bool = false) { text = keepsText ? [] : nil }

  private mutating func mix(_ bits: UInt64) {
    hash = (hash ^ bits) &* 0x9e37_79b9_7f4a_7c15
    hash ^= hash >> 32
  }

  private mutating func show(_ separator: UInt8, _ utf8: some Sequence<UInt8>) {
    guard text != nil else { return }
    text?.append(separator)
    text?.append(contentsOf: utf8)
  }

  private mutating func mix(_ utf8: some Sequence<UInt8>) {
    var bits: UInt64 = 0
    var count: UInt64 = 0
    for byte in utf8 {
      bits |= UInt64(byte) << (count % 8 * 8)
      count += 1
      if count % 8 == 0 {
        mix(bits)
        bits = 0
      }
    }
    if count % 8 != 0 { mix(bits) }
    mix(count)
  }

  /// Begins a line with its kind.
  mutating func begin(_ kind: StaticString) {
    kind.withUTF8Buffer {
      mix($0)
      show(UInt8(ascii: "\n"), $0)
    }
  }

  /// Shows the hash after a step.
  mutating func endStep() {
    #if !hasFeature(Embedded)
    let hash = hash
    show(UInt8(ascii: "\n"), "hash \(String(hash, radix: 16))".utf8)
    #endif
  }

  mutating func add(_ word: StaticString) { word.withUTF8Buffer { add(utf8: $0) } }

  mutating func add(utf8 word: some Sequence<UInt8>) {
    mix(word)
    show(UInt8(ascii: " "), word)
  }

  mutating func add(_ number: Double) {
    mix(number.isNaN ? 0x7ff8_0000_0000_0000 : number.bitPattern)
    #if !hasFeature(Embedded)
    if text != nil { show(UInt8(ascii: " "), "\(number)".utf8) }
    #endif
  }

  mutating func add(_ count: Int) { add(Double(count)) }

  mutating func add(_ point: Point2D) {
    add(point.x)
    add(point.y)
  }

  mutating func add(_ rect: Rect2D) {
    add(rect.origin)
    add(rect.width)
    add(rect.height)
  }
}
