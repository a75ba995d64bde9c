/// In the place of ElasticKit's file of this name in the modules of a page's elements (`Scripts/build-wasm.sh`): a setting of which they
/// know nothing but its ``PropertyCode``. The scripts of the elements have the rest, generated from the kit's tables.
public struct StyleProperty<Holder: Sendable>: Sendable {
  let code: PropertyCode

  // What only text asks for, of which a page's module has none.
  public var name: TableText { "" }
  public var kind: PropertyKind { .flag }
}

extension PropertyHolder {
  /// No page asks its module: its scripts know what they have set.
  @_spi(Pages) public func value(ofProperty index: Int) -> Double { .nan }

  /// Sets the value of a property, by its place in ``properties``; a script has checked that it is in its range.
  @_spi(Pages) public mutating func set(property index: Int, to value: Double) throws(PropertyError)
  {
    let isSet = Self.properties.withUnsafeBufferPointer { properties in
      // A property is its code and nothing else.
      properties.withMemoryRebound(to: PropertyCode.self) { codes in
        withUnsafeMutableBytes(of: &self) {
          codes[index].set(value, at: $0.baseAddress! + PropertyCode.place(of: index, in: codes))
        }
      }
    }
    if !isSet { throw .notANumber }  // No page asks what it should have been.
  }
}

extension StyleProperty {
  @inline(__always)
  public static func number(
    _ name: TableText, _ unit: PropertyUnit, _ range: ClosedRange<Double>, _ sentence: HelpText,
    get: (Holder) -> Double, set: (inout Holder, Double) -> Void
  ) -> StyleProperty {
    StyleProperty(code: .number)
  }

  @inline(__always)
  public static func count(
    _ name: TableText, _ range: ClosedRange<Double>, _ sentence: HelpText,
    get: (Holder) -> Int, set: (inout Holder, Int) -> Void
  ) -> StyleProperty {
    StyleProperty(code: .count)
  }

  @inline(__always)
  public static func flag(
    _ name: TableText, _ sentence: HelpText,
    get: (Holder) -> Bool, set: (inout Holder, Bool) -> Void
  ) -> StyleProperty {
    StyleProperty(code: .choice(of: 2))
  }

  @inline(__always)
  public static func choice<Choice: NamedCase>(
    _ name: TableText, _ type: Choice.Type, _ sentence: HelpText,
    get: (Holder) -> Choice, set: (inout Holder, Choice) -> Void
  ) -> StyleProperty {
    StyleProperty(code: .choice(of: Choice.names.count))
  }

  @inline(__always)
  public static func paint(
    _ name: TableText, _ sentence: HelpText,
    get: (Holder) -> Paint, set: (inout Holder, Paint) -> Void
  ) -> StyleProperty {
    StyleProperty(code: .paint)
  }
}
