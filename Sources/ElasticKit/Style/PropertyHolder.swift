/// A type whose settings can be read and set by their numbers. Their names, units, sentences and texts are in the module
/// ElasticSettings.
public protocol PropertyHolder: Sendable {
  /// The component whose style it is; nil for the reader's settings, which all have.
  static var component: ComponentKind? { get }
  /// What values each setting takes, in display order.
  static var kinds: [SettingKind] { get }
  /// The value of the setting at this place in ``kinds``, as one number. A number that it cannot have is not refused here.
  subscript(index: Int) -> Double { get set }
}

extension PropertyHolder {
  /// Sets the setting at this place in ``kinds``; a time of less than a nanosecond counts as 0.
  /// - Throws: a ``PropertyError`` if the value is not a number, out of range or not whole where it must be; nothing is changed
  ///   then.
  package mutating func set(property index: Int, to value: Double) throws(PropertyError) {
    self[index] = try Self.kinds[index].checked(value)
  }
}

/// Every constant of a component, each with a default.
public protocol ComponentStyle: PropertyHolder, Hashable {
  /// The defaults.
  init()
  /// Slow and soft, without oscillation.
  static var calm: Self { get }
  /// Quick, with little oscillation.
  static var snappy: Self { get }
  /// Soft: it oscillates far and long.
  static var jelly: Self { get }
}

extension ComponentStyle {
  /// The style with every number in its range: a number outside of it becomes the nearest limit, NaN the default, and a time
  /// of less than a nanosecond 0.
  @_spi(Programs) public var allowed: Self {
    var style = self
    for index in Self.kinds.indices {
      let value = self[index]
      let allowed = Self.kinds[index].nearest(to: value, default: Self()[index])
      if value != allowed { style[index] = allowed }
    }
    return style
  }
}
