/// What a gesture recogniser does with the claims of its touches.
///
/// A host shows each touch to its component, notes the claim here and does what it is answered: the
/// same rules for every platform that has recognisers.
public struct TouchArbiter: Hashable, Sendable {
  /// What the recogniser is to do.
  public enum Verdict: UInt8, Hashable, Sendable, CaseIterable {
    /// Nothing yet: others may see the touches.
    case wait
    /// Leave this touch to others and go on with the rest.
    case ignore
    /// Take the touches from everybody else.
    case begin
    /// Go on.
    case change
    /// The touch is over.
    case end
    /// The touch was taken away, or the component let go of it.
    case cancel
    /// None of the touches is the component's.
    case fail
  }

  /// The touches the component has seen and not refused, in the order they came.
  public private(set) var live: [Int] = []
  private var claimed: Int?

  /// No touches yet.
  public init() {}

  /// Notes what the component said of a stage of a touch.
  public mutating func note(_ claim: TouchClaim, id: Int, phase: TouchPhase) -> Verdict {
    let isOver = phase == .up || phase == .cancel
    if phase == .down, claim != .refused, !live.contains(id) { live.append(id) }
    if isOver || claim == .refused { live.removeAll { $0 == id } }
    if claimed == id {
      guard isOver || claim == .refused else { return .change }
      claimed = nil
      return phase == .up && claim != .refused ? .end : .cancel
    }
    if claim == .claimed, !isOver, claimed == nil {
      claimed = id
      return .begin
    }
    if live.isEmpty, claimed == nil { return .fail }
    return claim == .refused ? .ignore : .wait
  }

  /// Forgets all touches: the recogniser starts anew. The component is to be told before that those
  /// still ``live`` are cancelled.
  public mutating func removeAll() {
    live.removeAll(keepingCapacity: true)
    claimed = nil
  }
}
