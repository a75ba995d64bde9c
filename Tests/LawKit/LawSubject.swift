import ElasticKit

/// What the laws need to know of a component besides what every component has.
public protocol LawSubject: ElasticComponent {
  /// A style of which every edge, profile and choice occurs.
  static func style(_ choices: inout some Choices) -> Style
  /// What is done to it before a play begins; by default nothing.
  mutating func prepare(_ choices: inout some Choices)
  /// The content that is loaded in random plays.
  static var contents: [[UInt8]] { get }

  /// Whether a command at this moment sets the position, so that the drawing may jump.
  func mayJump(by command: Command) -> Bool
  /// Whether a change of a setting or of the reader's direction may not move the outline now.
  var glides: Bool { get }
  /// Whether what the progress drives stays then, too.
  static var contentGlides: Bool { get }
  /// Whether a finger, or a state of its own, keeps it from its rest, so that the first report of a scroll view moves nothing.
  var isHeld: Bool { get }
  /// Whether it follows the reports of a scroll view.
  static var followsScroll: Bool { get }
  /// Whether no number of its drawing at all changes with an input.
  static var isStill: Bool { get }
  /// The values that the progress drives, with the greatest slopes that are documented; always the same ones in the same order.
  /// `isScrolled` says whether a scroll view has reported anything yet: from then on the list's room is the scroll view's.
  func driven(_ drawing: Drawing, isScrolled: Bool) -> [Driven]

  /// The beginnings and ends among its events.
  static var eventPairs: [EventPair<Self>] { get }
  /// Whether a command that begins something has done so.
  var isBegun: Bool { get }
  /// Commands that end all that lasts until a command.
  static var endings: [Command] { get }
}

/// A value that the progress drives.
public struct Driven {
  /// NaN where there is none.
  var value: Double
  /// The most that it changes for each point of the finger's way.
  var slope: Double
  /// A whole one of these is invisible.
  var period = Double.infinity
}

extension LawSubject {
  public mutating func prepare(_ choices: inout some Choices) {}
  public static var contents: [[UInt8]] { [] }
  public func mayJump(by command: Command) -> Bool { false }
  public var glides: Bool { false }
  public static var contentGlides: Bool { false }
  public var isHeld: Bool { false }
  public static var followsScroll: Bool { false }
  public static var isStill: Bool { false }
  public func driven(_ drawing: Drawing, isScrolled: Bool) -> [Driven] { [] }
  public static var eventPairs: [EventPair<Self>] { [] }
  public var isBegun: Bool { true }
  public static var endings: [Command] { [] }
}

/// Work that is the same for every component that keeps the laws.
public protocol LawVisitor {
  associatedtype Result
  mutating func visit<C: LawSubject>(_ type: C.Type) -> Result
}

extension ComponentKind {
  public func visit<Visitor: LawVisitor>(laws visitor: inout Visitor) -> Visitor.Result {
    switch self {
    case .elasticSurface: visitor.visit(SurfaceMotion.self)
    case .pullToRefresh: visitor.visit(RefreshMotion.self)
    case .flowingMenu: visitor.visit(MenuMotion.self)
    case .lyricBall: visitor.visit(BallMotion.self)
    case .messageBalloon: visitor.visit(BalloonMotion.self)
    case .elasticShape: visitor.visit(ShapeMotion.self)
    }
  }
}
