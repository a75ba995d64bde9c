import ElasticKit

/// The parameters of a spring in different frameworks.
public enum SpringDialect: UInt8, NamedCase {
  /// Core Animation, the web, GTK: mass, stiffness, friction.
  case mass
  /// SwiftUI: seconds of one undamped oscillation, damping ratio.
  case response
  /// SwiftUI: perceptual duration in seconds, bounce.
  case bounce
  /// UIKit: seconds until it has settled, damping ratio.
  case uikit
  /// SwiftUI: seconds until the offset is a thousandth, damping ratio.
  case settling

  public static let names: [StaticString] = ["mass", "response", "bounce", "uikit", "settling"]

  /// The ranges that UIKit accepts unchanged; it clamps other numbers.
  static let uikitDuration = 0.01...10.0
  private static let settledDamping = 0.01...1.0

  /// A number outside its range.
  public struct Refusal: Error, Sendable {
    /// The number of the dialect.
    package let parameter: StaticString
    /// The accepted range.
    public let range: ClosedRange<Double>

    /// The number called `parameter` lies outside of `range`.
    public init(_ parameter: StaticString, _ range: ClosedRange<Double>) {
      self.parameter = parameter
      self.range = range
    }

    /// Appends one sentence without a full stop: which number, and what was expected.
    public func appendSentence(to bytes: inout [UInt8]) {
      parameter.append(to: &bytes)
      (": out of range; expected a number from " as StaticString).append(to: &bytes)
      DecimalText.append(range.lowerBound, to: &bytes)
      (" to " as StaticString).append(to: &bytes)
      DecimalText.append(range.upperBound, to: &bytes)
    }
  }

  /// The spring with these numbers, in the order of the case's description; a third one is
  /// used only by `mass`.
  /// - Throws: a ``Refusal`` for the first number that is out of its range or not a number.
  public func spring(_ a: Double, _ b: Double, _ c: Double = 0) throws(Refusal) -> DampedSpring {
    do throws(DampedSpring.ParameterError) {
      switch self {
      case .mass: return try DampedSpring(mass: a, stiffness: b, friction: c)
      case .response: return try DampedSpring(response: a, dampingRatio: b)
      case .bounce: return try DampedSpring(duration: a, bounce: b)
      case .uikit:
        // UIKit clamps these; here they are an error.
        if !Self.uikitDuration.contains(a) { throw .settlingDuration }
        if !Self.settledDamping.contains(b) { throw .dampingRatio }
        return try DampedSpring(usingDuration: a, dampingRatio: b)
      case .settling: return try DampedSpring(settlingDuration: a, dampingRatio: b)
      }
    } catch {
      switch (self, error) {
      case (.uikit, .settlingDuration): throw Refusal("duration", Self.uikitDuration)
      case (.uikit, .dampingRatio), (.settling, .dampingRatio):
        throw Refusal("dampingRatio", Self.settledDamping)
      default: throw Refusal(error.name, error.range)
      }
    }
  }

  /// The numbers of `spring` in this dialect; nil if the dialect cannot describe it.
  ///
  /// Only `mass` contains a mass other than 1, which does not change the motion.
  public func numbers(of spring: DampedSpring) -> [Double]? {
    let numbers: [Double]
    switch self {
    case .mass: numbers = [spring.mass, spring.stiffness, spring.friction]
    case .response: numbers = [spring.response, spring.dampingRatio]
    case .bounce: numbers = [spring.response, spring.bounce]
    case .uikit, .settling:
      // At one damping ratio the frequency and the duration are inverse to each other.
      guard
        let second = try? DampedSpring(settlingDuration: 1, dampingRatio: spring.dampingRatio)
      else { return nil }
      numbers = [second.angularFrequency / spring.angularFrequency, spring.dampingRatio]
    }
    let isSayable = (try? self.spring(numbers[0], numbers[1], numbers.last ?? 0)) != nil
    return isSayable ? numbers : nil
  }
}
