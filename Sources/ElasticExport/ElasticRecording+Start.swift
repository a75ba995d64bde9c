import ElasticKit

extension ElasticRecording {
  /// Whether it only says how things are at the start, and nothing is done.
  public var isIdle: Bool {
    entries.allSatisfy { entry in
      guard entry.time <= 0 else { return false }
      return switch entry.action {
      case .set, .input(.surroundings), .input(.measured): true
      case .command, .input: false
      }
    }
  }

  /// The reader's settings at a time; nil where it says nothing of them up to then.
  public func surroundings(at time: Double) -> Surroundings? {
    var surroundings: Surroundings?
    for entry in entries where entry.time <= time {
      if case .input(.surroundings(let new)) = entry.action { surroundings = new }
    }
    return surroundings
  }
}
