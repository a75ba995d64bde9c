/// What a setting is in the memory of its holder, as one byte, for the modules of pages.
///
/// A table lists the stored properties of its type in their order, from the first, so that the place of each is counted. A page's
/// module needs neither functions that read and write each of them, 2.6 kB of that with all components, nor their names and
/// ranges: its scripts have these, and check a number before they hand it over.
struct PropertyCode: Equatable, Sendable {
  private let raw: UInt8

  static var number: PropertyCode { PropertyCode(raw: 0) }
  /// A whole number, which its holder has as an `Int`.
  static var count: PropertyCode { PropertyCode(raw: 1) }
  static var paint: PropertyCode { PropertyCode(raw: 2) }

  /// One of `count` names, at least one and at most 253. Yes or no is one of two.
  @inline(__always)
  static func choice(of count: Int) -> PropertyCode {
    PropertyCode(raw: UInt8(truncatingIfNeeded: 2 + count))
  }

  /// The place of one of these properties, in bytes from the start of its holder.
  static func place(of index: Int, in codes: UnsafeBufferPointer<PropertyCode>) -> Int {
    var end = 0
    var next = 0
    while true {
      let (size, alignment) = codes[next].extent
      let place = (end + alignment - 1) & -alignment
      if next == index { return place }
      end = place + size
      next += 1
    }
  }

  /// The bytes that it takes in its holder, and of what its place is a multiple.
  private var extent: (size: Int, alignment: Int) {
    switch raw {
    case 0: (MemoryLayout<Double>.size, MemoryLayout<Double>.alignment)
    case 1: (MemoryLayout<Int>.size, MemoryLayout<Int>.alignment)
    case 2: (MemoryLayout<Paint>.size, MemoryLayout<Paint>.alignment)
    default: (1, 1)
    }
  }

  /// Sets the value at its place. False for a choice that there is not: it stays as it was. That all else is a value which the property
  /// can have was checked before.
  func set(_ value: Double, at place: UnsafeMutableRawPointer) -> Bool {
    // The last bits of a far larger number, of which the first of a fraction is the half: those of the whole number, also below zero.
    let whole = UInt32(truncatingIfNeeded: (ElasticMath.round(value) + 0x1.8p52).bitPattern)
    switch raw {
    case 0: place.storeBytes(of: value, as: Double.self)
    case 1: place.storeBytes(of: Int(whole), as: Int.self)
    case 2:
      let role = ColorRole(number: UInt8(truncatingIfNeeded: ~whole))
      place.storeBytes(
        of: value < 0 ? .role(role) : .color(ElasticColor(hex: whole)), as: Paint.self)
    default:
      guard whole < UInt32(raw - 2) else { return false }
      place.storeBytes(of: UInt8(whole), as: UInt8.self)
    }
    return true
  }
}
