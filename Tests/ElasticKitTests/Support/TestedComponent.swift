import LawKit
import Testing

@testable import ElasticKit

/// Requirements of the tests of the laws; a new component adds them in files of its own.
typealias TestedComponent = LawSubject & Sibling

/// A component's data for the laws that all components keep.
protocol Sibling: ElasticComponent {
  /// Cost of a play relative to other components; the number of plays is divided by it.
  static var playCost: UInt64 { get }
  /// Start of a drag, and its direction; nil for a component without drags.
  static var pull: (start: Point2D, way: Vector2D)? { get }
  /// True if a tap moves it.
  static var movesByTap: Bool { get }
  /// Commands at 3 s that end the motion of a pull, if it does not end by itself.
  static var ends: [Command] { get }
  /// Input at 1 s, other than a pull, that starts a motion which ends within 9 s.
  static var motions: [(inout Self) throws -> Void] { get }
  /// Input that moves nothing.
  static var stills: [(inout Self) -> Void] { get }
  /// The commands that cancel a finger's pull.
  static var takeovers: [Command] { get }
  /// The names of the commands and events with a number.
  static var numbered: [[String]] { get }
  /// Inputs for tests of its options, besides all recordings of it.
  static func fill(_ script: inout OptionScript)
  /// Has its session follow a player; nothing for a component without a song.
  static func follow(
    _ place: Double, rate: Double, at time: Double, in session: inout ElasticSession<Self>)
  /// The commands that disable and enable it, and the style for their test; nil without such commands.
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
  static func follow(
    _ place: Double, rate: Double, at time: Double, in session: inout ElasticSession<Self>
  ) {}
  static var toggle: (style: Style, disable: Command, enable: Command)? { nil }
}

extension ComponentKind {
  /// The component's type, with all requirements of the tests.
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
