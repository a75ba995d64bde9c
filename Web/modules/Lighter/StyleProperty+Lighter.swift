/// In the place of ElasticKit's file of this name in the modules of a page's elements (`Scripts/build-wasm.sh`): a setting without the
/// functions that read and write it, which ``PropertyPlaces`` does. Only its place in the table stands for it.
public struct StyleProperty<Holder: Sendable>: Sendable {
  /// Name, kind and help text.
  public let entry: PropertyEntry

  public var name: TableText { entry.name }
  public var kind: PropertyKind { entry.kind }
  public var sentence: HelpText { entry.sentence }
}

extension PropertyHolder {
  /// The value of a property, by its place in ``properties``.
  @_spi(Pages) public func value(ofProperty index: Int) -> Double {
    let (entry, place) = Self.find(index)
    return withUnsafeBytes(of: self) { entry.value(at: $0.baseAddress! + place) }
  }

  /// Sets the value of a property, by its place in ``properties``.
  @_spi(Pages) public mutating func set(property index: Int, to value: Double) throws(PropertyError)
  {
    let (entry, place) = Self.find(index)
    let isAllowed = withUnsafeMutableBytes(of: &self) {
      entry.set(value, at: $0.baseAddress! + place)
    }
    if !isAllowed { throw .notANumber }  // No page asks which range it should have been in.
  }

  private static func find(_ index: Int) -> (entry: PropertyEntry, place: Int) {
    properties.withUnsafeBufferPointer { properties in
      // A property is its entry and nothing else.
      properties.withMemoryRebound(to: PropertyEntry.self) {
        ($0[index], PropertyPlaces.place(of: index, in: $0))
      }
    }
  }
}

extension StyleProperty {
  @inline(__always)
  public static func number(
    _ name: TableText, _ unit: PropertyUnit, _ range: ClosedRange<Double>, _ sentence: HelpText,
    get: (Holder) -> Double, set: (inout Holder, Double) -> Void
  ) -> StyleProperty {
    StyleProperty(entry: PropertyEntry(name: name, kind: .number(unit, range), sentence: sentence))
  }

  @inline(__always)
  public static func count(
    _ name: TableText, _ range: ClosedRange<Double>, _ sentence: HelpText,
    get: (Holder) -> Int, set: (inout Holder, Int) -> Void
  ) -> StyleProperty {
    StyleProperty(
      entry: PropertyEntry(
        name: name, isCount: true, kind: .number(.ratio, range), sentence: sentence))
  }

  @inline(__always)
  public static func flag(
    _ name: TableText, _ sentence: HelpText,
    get: (Holder) -> Bool, set: (inout Holder, Bool) -> Void
  ) -> StyleProperty {
    StyleProperty(entry: PropertyEntry(name: name, kind: .flag, sentence: sentence))
  }

  @inline(__always)
  public static func choice<Choice: NamedCase>(
    _ name: TableText, _ type: Choice.Type, _ sentence: HelpText,
    get: (Holder) -> Choice, set: (inout Holder, Choice) -> Void
  ) -> StyleProperty {
    StyleProperty(
      entry: PropertyEntry(name: name, kind: .choice(ChoiceNames(of: type)), sentence: sentence))
  }

  @inline(__always)
  public static func paint(
    _ name: TableText, _ sentence: HelpText,
    get: (Holder) -> Paint, set: (inout Holder, Paint) -> Void
  ) -> StyleProperty {
    StyleProperty(entry: PropertyEntry(name: name, kind: .paint, sentence: sentence))
  }
}
