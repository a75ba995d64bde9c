/// The places of settings in the memory of what holds them, counted from their table.
///
/// A table lists the stored properties of its type in their order, from the first. So a page's module needs no functions
/// that read and write each of them: 2.6 kB of the module with all components.
enum PropertyPlaces {
  /// The place of one of these properties, in bytes from the start of its holder.
  @inline(never)
  static func place(of index: Int, in entries: UnsafeBufferPointer<PropertyEntry>) -> Int {
    var end = 0
    var next = 0
    while true {
      let (size, alignment) = entries[next].extent
      let place = (end + alignment - 1) & -alignment
      if next == index { return place }
      end = place + size
      next += 1
    }
  }
}

extension PropertyEntry {
  /// The bytes that it takes in its holder, and of what its place is a multiple.
  fileprivate var extent: (size: Int, alignment: Int) {
    switch kind {
    case .number where isCount: (MemoryLayout<Int>.size, MemoryLayout<Int>.alignment)
    case .number: (MemoryLayout<Double>.size, MemoryLayout<Double>.alignment)
    case .flag, .choice: (1, 1)
    case .paint: (MemoryLayout<Paint>.size, MemoryLayout<Paint>.alignment)
    }
  }

  /// The value at its place.
  @inline(never)
  func value(at place: UnsafeRawPointer) -> Double {
    switch kind {
    case .number where isCount: Double(place.load(as: Int.self))
    case .number: place.load(as: Double.self)
    case .flag, .choice: Double(place.load(as: UInt8.self))
    case .paint: PaintCode.number(for: place.load(as: Paint.self))
    }
  }

  /// Sets the value at its place; a time of less than a nanosecond counts as 0. False for an invalid value: it stays as it was.
  @inline(never)
  func set(_ value: Double, at place: UnsafeMutableRawPointer) -> Bool {
    guard kind.allows(value) else { return false }
    switch kind {
    case .number where isCount:
      place.storeBytes(of: Int(ElasticMath.round(value)), as: Int.self)
    case .number: place.storeBytes(of: kind.isTooShort(value) ? 0 : value, as: Double.self)
    case .flag, .choice: place.storeBytes(of: UInt8(value), as: UInt8.self)
    case .paint: place.storeBytes(of: PaintCode.paint(for: value), as: Paint.self)
    }
    return true
  }
}
