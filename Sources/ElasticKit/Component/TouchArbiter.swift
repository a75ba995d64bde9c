/// Derives the state of a gesture recogniser from the claims of its touches.
///
/// A host passes each touch to its component, passes the claim to this and follows the result: the
/// same rules for every platform that has recognisers.
public struct TouchArbiter: Hashable, Sendable {
  /// The next step of the recogniser.
  public enum Verdict: UInt8, Hashable, Sendable, CaseIterable {
    /// Wait: other recognisers still receive the touches.
    case wait
    /// Ignore this touch and continue with the others.
    case ignore
    /// Begin: other recognisers lose the touches.
    case begin
    /// Change.
    case change
    /// End: the touch was lifted.
    case end
    /// Cancel: the system cancelled the touch, or the component released it.
    case cancel
    /// Fail: the component refused all touches.
    case fail
  }

  /// The touches that the component has received and not refused, in order.
  public private(set) var live: [Int] = []
  private var claimed: Int?

  /// No touches yet.
  public init() {}

  /// Takes the component's claim for a phase of a touch.
  public mutating func note(_ claim: TouchClaim, id: Int, phase: TouchPhase) -> Verdict {
    let isOver = phase == .up || phase == .cancel
    if phase == .down, claim != .refused, !live.contains(id) { live.append(id) }
    if isOver || claim == .refused { live.removeAll { $0 == id } }
    // The recogniser follows one touch, the first that is claimed, until that ends.
    if claimed == id {
      guard isOver || claim == .refused else { return .change }
      claimed = nil
      return phase == .up && claim != .refused ? .end : .cancel
    }
    if claim == .claimed, !isOver, claimed == nil {
      claimed = id
      return .begin
    }
    // All are refused or lifted, and none was claimed: other recognisers need not wait.
    if live.isEmpty, claimed == nil { return .fail }
    return claim == .refused ? .ignore : .wait
  }

  /// Removes all touches, because the recogniser starts again. Before that, cancel those in the component that are
  /// still ``live``.
  public mutating func removeAll() {
    live.removeAll(keepingCapacity: true)
    claimed = nil
  }
}
