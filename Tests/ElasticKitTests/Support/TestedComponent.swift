import Testing

@testable import ElasticKit

/// What the tests of the laws need of a component: a new one says it in files of its own.
typealias TestedComponent = RandomlyStyled & Watchable & Sibling

/// A component's part in the laws that all of them keep.
protocol Sibling: ElasticComponent {
  /// How many times dearer a play with it is than with others: so many times fewer are tried.
  static var playCost: UInt64 { get }
  /// Where a finger takes hold of it, and which way it pulls; nil for a component that no finger pulls.
  static var pull: (start: Point2D, way: Vector2D)? { get }
  /// Whether a tap moves it.
  static var movesByTap: Bool { get }
  /// The commands, 3 s on, without which what a pull starts does not end.
  static var ends: [Command] { get }
  /// What starts a motion that comes to its end within 9 s of 1 s on, other than a pull.
  static var motions: [(inout Self) throws -> Void] { get }
  /// What moves nothing.
  static var stills: [(inout Self) -> Void] { get }
  /// The commands that take a finger's pull away.
  static var takeovers: [Command] { get }
  /// The names of the commands, and of the events, that carry a number.
  static var numbered: [[String]] { get }
  /// What its options are tried on, besides all recordings of it.
  static func fill(_ script: inout OptionScript)
  /// The commands that switch it off and on, with the style they are tried in; nil if it has none.
  static var toggle: (style: Style, disable: Command, enable: Command)? { get }
}

extension Sibling {
  static var playCost: UInt64 { 1 }
  static var movesByTap: Bool { false }
  static var ends: [Command] { [] }
  static var motions: [(inout Self) throws -> Void] { [] }
  static var stills: [(inout Self) -> Void] { [] }
  static var takeovers: [Command] { [] }
  static var numbered: [[String]] { [[], []] }
  static var toggle: (style: Style, disable: Command, enable: Command)? { nil }
}

extension ComponentKind {
  /// The component's type, with all that tests need of it.
  func tested() throws -> any TestedComponent.Type {
    var cast = Cast()
    return try #require(visit(&cast), "\(name): expected what TestedComponent asks for")
  }

  private struct Cast: ComponentVisitor {
    typealias Failure = Never

    func visit<C: ElasticComponent>(_ type: C.Type) -> (any TestedComponent.Type)? {
      type as? any TestedComponent.Type
    }
  }
}
