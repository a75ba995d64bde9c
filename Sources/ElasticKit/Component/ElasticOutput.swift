/// The output for a host besides the drawing.
public struct ElasticOutput: Sendable {
  /// The distance in points of content from the component's edge. The host adds it to
  /// its scroll view's other insets, and later subtracts exactly the same.
  public var inset: Double
  /// Points by which the host moves the content further than ``inset``, away from the edge, so that no
  /// gap shows between it and a drawing that bounces while the inset eases; negative is back towards the
  /// edge. 0 at rest, and while a scroll view moves its content itself. Never jumps when a finger grabs the
  /// content or releases it.
  public var shift = 0.0
  /// The depth of the drawing from its edge, in points.
  public var extent: Double
  /// The progress of the gesture: at 1 a release has an effect; may exceed 1.
  public var progress: Double
  /// The position of the host's own indicator.
  public var indicator: Indicator?
  /// The accessible properties of the component.
  public var accessibility: ElasticAccessibility

  /// The frame and phase of an indicator; its mask is the clip of the drawing's slot.
  public struct Indicator: Hashable, Sendable {
    /// In the component's coordinates.
    public var frame: Rect2D
    /// At 1 a release refreshes; may exceed 1.
    public var progress: Double
    /// Radians, clockwise. An indicator that is not shown does not turn while loading.
    public var turn: Double
    /// Whether it shows the loading state.
    public var isBusy: Bool
  }
}

/// The accessible properties of a component.
public struct ElasticAccessibility: Sendable {
  /// The roles of components.
  public enum Role: UInt8, NamedCase {
    /// An ornament, which screen readers skip.
    case decoration
    /// An element with the action to refresh and a busy state.
    case refresh
    /// A menu that opens over a page; while ``ElasticAccessibility/isModal`` nothing else can be reached.
    case menu
    /// Words that are sung or read.
    case lyrics
    /// A status, announced once when its value changes.
    case status
    /// A button.
    case button

    public static let names: [StaticString] = [
      "decoration", "refresh", "menu", "lyrics", "status", "button",
    ]
  }

  /// The role.
  public var role: Role
  /// The label in English; a host lets the app replace it, in the platform's own way.
  public var label: StaticString
  /// The current value in English; empty at rest.
  public var value: StaticString
  /// The name of the effect of ``ElasticInput/activated``, in English; empty if it has none.
  public var action: StaticString
  /// Whether focus and screen readers must stay inside it at the moment.
  public var isModal: Bool

  /// Every text of every component, in English: the keys of a host's translations. None has a number in it.
  public static let texts: [StaticString] = [
    "Elastic surface", "Refresh", "Load more", "Loading",
    "Nothing more to load", "Message balloon", "is typing", "Lyrics",
    "playing", "paused", "no words", "Button", "Elastic shape",
    "press", "Menu", "Open", "Open menu",
    "Close menu",
  ]

  /// Whether the keyboard can reach the component itself; its content may be reachable anyway.
  package var handlesKeys: Bool { role == .button }

  /// The accessible properties of a component.
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
  /// Whether two values are equal for a screen reader.
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
