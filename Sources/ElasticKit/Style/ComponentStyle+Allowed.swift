#if hasFeature(Embedded)
extension ComponentStyle {
  /// Itself: whatever a page sets comes through the table.
  @inline(always)
  @_spi(Programs) public var allowed: Self { self }
}
#else
extension ComponentStyle {
  /// The style as its table allows it: a number outside of its range is the nearest in it, and what is
  /// no number is the default.
  @_spi(Programs) public var allowed: Self {
    var style = self
    for property in Self.properties {
      guard case .number(_, let range) = property.kind else { continue }
      let value = property.get(self)
      if range.contains(value) { continue }
      let nearest =
        value.isNaN
        ? property.get(Self()) : min(max(value, range.lowerBound), range.upperBound)
      try? property.set(nearest, in: &style)
    }
    return style
  }
}
#endif
