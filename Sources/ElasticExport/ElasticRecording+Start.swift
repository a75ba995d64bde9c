import ElasticKit

extension ElasticRecording {
  /// Whether it only sets the state at the start, without any input.
  public var isIdle: Bool {
    entries.allSatisfy { entry in
      guard entry.time <= 0 else { return false }
      return switch entry.action {
      case .set, .input(.surroundings), .input(.measured): true
      case .command, .input: false
      }
    }
  }

  /// The reader's settings at a time; nil if it contains none up to then.
  public func surroundings(at time: Double) -> Surroundings? {
    var surroundings: Surroundings?
    for entry in entries where entry.time <= time {
      if case .input(.surroundings(let new)) = entry.action { surroundings = new }
    }
    return surroundings
  }
}
