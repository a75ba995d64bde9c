#if hasFeature(Embedded)
extension ComponentStyle {
  /// Unchanged: a page sets every value through the table, which checks it.
  @inline(__always)
  @_spi(Programs) public var allowed: Self { self }
}
#else
extension ComponentStyle {
  /// The style with every number in its property's range: a number outside of the range becomes the nearest
  /// limit, NaN the default, and a time of less than a nanosecond 0.
  @_spi(Programs) public var allowed: Self {
    var style = self
    for property in Self.properties {
      guard case .number(_, let range) = property.kind else { continue }
      let value = property.get(self)
      if range.contains(value), value == 0 || !property.kind.isTooShort(value) { continue }
      let nearest =
        value.isNaN
        ? property.get(Self()) : min(max(value, range.lowerBound), range.upperBound)
      try? property.set(nearest, in: &style)
    }
    return style
  }
}
#endif
