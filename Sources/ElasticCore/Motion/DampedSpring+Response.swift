// SwiftUI's older spring: the time of one undamped swing, and the damping ratio.

extension DampedSpring {
  /// SwiftUI's older pair: one swing without friction takes `response` seconds, so `ω =
  /// 2π/response`.
  /// - Throws: ``ParameterError`` if a number is outside its range or not a number.
  public init(response: Double, dampingRatio: Double) throws(ParameterError) {
    try ParameterError.response.check(response)
    try ParameterError.dampingRatio.check(dampingRatio)
    self.init(checkedFrequency: 2 * Double.pi / response, dampingRatio: dampingRatio)
  }

  /// The time of one swing without friction, in seconds.
  public var response: Double { 2 * Double.pi / angularFrequency }
}
