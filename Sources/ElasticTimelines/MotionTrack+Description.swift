#if !hasFeature(Embedded)
extension MotionKeyframe.ParameterError: CustomStringConvertible {
  /// One sentence without a full stop: what is wrong, where counted from 0, what was expected.
  public var description: String {
    switch self {
    case .noValue: "there is no value; at least one was expected"
    case .value(let at):
      "value \(at) is infinite, not a number, or for a cubic track too far from the one before"
    case .shape(let at): "value \(at) has another shape than value 0; the same steps were expected"
    case .keyTimeCount(let count, let expected):
      "there are \(count) key times; \(expected) were expected"
    case .keyTime(let at): "key time \(at) is not a number from 0 to 1"
    case .firstKeyTime: "key time 0 is not 0, where a track has to begin"
    case .lastKeyTime: "the last key time is not 1, where a track has to end"
    case .fallingKeyTime(let at): "key time \(at) is smaller than the one before"
    case .curveCount(let count, let expected):
      "there are \(count) curves; one for each of the \(expected) segments or one for all was expected"
    case .bendCount(let count, let expected):
      "there are \(count) bends; one for each of the \(expected) keys or one for all was expected"
    case .bend(let at): "bend \(at) has a part that is infinite or not a number"
    }
  }
}
#endif
