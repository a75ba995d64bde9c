import FuzzTargets

/// A target of either kind, by its name.
public enum AnyTarget: Sendable {
  case everywhere(FuzzTarget)
  /// Gesture recordings: they are JSON, which only Foundation reads.
  case gesture

  public static var names: [String] { FuzzTarget.allCases.map(\.name.description) + ["gesture"] }

  public init?(name: String) {
    if name == "gesture" {
      self = .gesture
    } else if let target = FuzzTarget(name: name.utf8) {
      self = .everywhere(target)
    } else {
      return nil
    }
  }

  public func run(_ bytes: [UInt8]) -> UInt64 {
    switch self {
    case .everywhere(let target): target.run(bytes)
    case .gesture: readGesture(bytes)
    }
  }
}
