import ElasticKit
import Testing

/// A list of 2,000 points in a view of 600, under a bar of 90: UIScrollView's documented behaviour with
/// insets, and a host that obeys ``ScrollInset``.
struct ScrolledList {
  enum Step {
    /// The app writes its own inset before the component has a part, or adds to the whole.
    case write(Double)
    case add(Double)
    /// A bar appears, a large title collapses, the device turns.
    case bar(Double)
    case length(Double)
    case content(Double)
    /// A finger moves the list to an offset, or releases it there; a flick passes the offset.
    case drag(to: Double)
    case flick(to: Double)
    case lift
    /// The component requests room.
    case ask(Double)
    /// The component is removed.
    case remove
    /// A second component at the same end requests room.
    case otherAsks(Double)
    case otherLeaves
  }

  let side: ScrollInset.Side
  var ours: ScrollInset
  var other: ScrollInset
  /// The app's inset at that end, including ours.
  var inset = 0.0
  var bar: Double
  var length = 600.0
  var content = 2000.0
  var offset: Double
  var isTracking = false
  /// The component's last request.
  var wanted = 0.0

  init(_ side: ScrollInset.Side, bar: Double = 90) {
    self.side = side
    self.bar = bar
    ours = ScrollInset(side: side)
    other = ScrollInset(side: side)
    offset = 0
    offset = side == .leading ? position.start : position.end
  }

  var position: ScrollReport {
    ScrollReport(
      offset: offset, length: length, contentLength: content,
      leading: side == .leading ? inset + bar : 0,
      trailing: side == .trailing ? inset + bar : 0, isTracking: isTracking)
  }

  /// When its insets change, UIScrollView keeps the content at its end in place; without a finger it allows
  /// no offset outside of its insets.
  private mutating func change(_ body: (inout ScrolledList) -> Void) {
    let before = position
    body(&self)
    guard !isTracking else { return }
    if before.leading != position.leading, offset == before.start { offset = position.start }
    if before.trailing != position.trailing, offset == before.end { offset = position.end }
    offset = min(max(offset, position.start), position.end)
  }

  private mutating func obey(_ change: ScrollInset.Change) {
    self.change { $0.inset += change.inset }
    if let place = change.offset { offset = place }
  }

  mutating func perform(_ step: Step) {
    switch step {
    case .write(let value): change { $0.inset = value }
    case .add(let value): change { $0.inset += value }
    case .bar(let value): change { $0.bar = value }
    case .length(let value): change { $0.length = value }
    case .content(let value): change { $0.content = value }
    case .drag(let place):
      isTracking = true
      offset = place
    case .flick(let place):
      isTracking = false
      offset = place
    case .lift: isTracking = false
    case .ask(let room): wanted = room
    case .remove:
      wanted = 0
      return obey(ours.remove(at: position))
    case .otherAsks(let room):
      obey(other.fit(room, at: position))
    case .otherLeaves:
      obey(other.remove(at: position))
    }
    obey(ours.fit(wanted, at: position))
  }
}

/// A problem, the steps, and the expected result: the app's inset, the offset, our part of the inset, and
/// the pull that the component receives.
struct InsetCase: CustomTestStringConvertible, Sendable {
  let complaint: String
  let steps: [ScrolledList.Step]
  let inset: Double
  let offset: Double
  let added: Double
  let over: Double
  var testDescription: String { complaint }

  init(
    _ complaint: String, _ steps: [ScrolledList.Step], inset: Double, offset: Double,
    added: Double = 0,
    over: Double = 0
  ) {
    self.complaint = complaint
    self.steps = steps
    self.inset = inset
    self.offset = offset
    self.added = added
    self.over = over
  }
}
