/// What a host needs besides the drawing.
public struct ElasticOutput: Sendable {
  /// Points by which content is to keep away from the component's edge. The host adds it to
  /// whatever insets its scroll view has, and takes exactly it away again.
  public var inset: Double
  /// Points by which the host moves the content further than ``inset``, away from the edge, so that no
  /// gap shows between it and a drawing that bounces while the inset eases; negative is back towards the
  /// edge. 0 at rest, and where a scroll view moves its content itself. Never jumps when a finger takes the
  /// content or lets it go.
  public var shift = 0.0
  /// How far the drawing reaches from its edge, in points.
  public var extent: Double
  /// How far the gesture has come: 1 is where it does something; may exceed 1.
  public var progress: Double
  /// Where the host's own indicator goes.
  public var indicator: Indicator?
  /// What the component is to a screen reader.
  public var accessibility: ElasticAccessibility

  /// The place and phase of an indicator; its mask is the clip of the drawing's slot.
  public struct Indicator: Hashable, Sendable {
    /// In the component's coordinates.
    public var frame: Rect2D
    /// 1 is where a release refreshes; may exceed 1.
    public var progress: Double
    /// Radians, clockwise.
    public var turn: Double
    /// Whether something is being waited for.
    public var isBusy: Bool
  }
}

/// What a component is to a screen reader.
public struct ElasticAccessibility: Sendable {
  /// The kinds of things components are.
  public enum Role: UInt8, NamedCase {
    /// Ornament, which screen readers pass over.
    case decoration
    /// Something that can be asked to refresh and says whether it is busy.
    case refresh
    /// A menu that opens over a page; while ``ElasticAccessibility/isModal`` nothing else can be reached.
    case menu
    /// Words that are sung or read.
    case lyrics
    /// News, to be said once when its value changes.
    case status
    /// Something to press.
    case button

    public static let names: [StaticString] = [
      "decoration", "refresh", "menu", "lyrics", "status", "button",
    ]
  }

  /// What it is.
  public var role: Role
  /// English; a host lets the app say it otherwise, in the platform's own way.
  public var label: StaticString
  /// What it is doing, in English; empty at rest.
  public var value: StaticString
  /// What ``ElasticInput/activated`` would do, in English; empty where it would do nothing.
  public var action: StaticString
  /// Whether focus and screen readers are to stay inside it now.
  public var isModal: Bool

  /// Whether it is worth reaching with the keyboard by itself; what is in it may be anyway.
  public var takesKeys: Bool { role == .button }

  /// What a component is to a screen reader.
  public init(
    role: Role, label: StaticString, value: StaticString = "", action: StaticString = "",
    isModal: Bool = false
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.action = action
    self.isModal = isModal
  }
}

extension ElasticAccessibility: Equatable {
  /// Whether a screen reader would be told the same.
  public static func == (a: ElasticAccessibility, b: ElasticAccessibility) -> Bool {
    a.role == b.role && a.isModal == b.isModal && areSame(a.label, b.label)
      && areSame(a.value, b.value) && areSame(a.action, b.action)
  }

  static func areSame(_ a: StaticString, _ b: StaticString) -> Bool {
    let count = a.utf8CodeUnitCount
    guard b.utf8CodeUnitCount == count else { return false }
    return (0..<count).allSatisfy { a.utf8Start[$0] == b.utf8Start[$0] }
  }
}
