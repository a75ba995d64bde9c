/// An elastic component: a value whose input is touches and times, and whose output is a drawing and events.
///
/// It has no clock and no callbacks. A host passes touches, sizes and commands with the time of
/// its frame clock, calls `advance` before each frame, shows the drawing and reads the events.
///
/// Two laws hold for every component:
/// - **Interruptible**: any input at any instant. An input that does not displace the finger moves nothing.
/// - **Equal**: the same inputs at the same times give the same drawing, bit for bit, at any
///   frame rate.
///
/// Times are seconds of any one clock. Time never runs backwards: an input with an earlier time than
/// the latest one counts at that latest time. A time that is not finite, or beyond ±10⁹
/// seconds, is ignored together with its input.
public protocol ElasticComponent: Sendable {
  /// All settings of the component.
  associatedtype Style: ComponentStyle
  /// The commands of an app.
  associatedtype Command: ComponentMessage
  /// The events for the app.
  associatedtype Event: ComponentMessage
  /// The states.
  associatedtype State: NamedCase

  /// The name in files, in kebab-case, of a part that it declares; nil for any other part.
  static func name(of part: ItemID.Part) -> StaticString?

  /// A component at rest, without a size.
  init(style: Style)

  /// The size it was given last, in points; zero before the first.
  var size: Size2D { get }
  /// The natural size of its content in points; nil, the default, if it fills any size.
  var naturalSize: Size2D? { get }
  /// The reader's settings it was given last.
  var surroundings: Surroundings { get }
  /// The side of its view that it hangs from, for its reading direction; by default nil, from none.
  var edge: ElasticEdge? { get }
  /// The current settings; ``restyle(_:at:)`` changes them.
  var style: Style { get }
  /// The current state.
  var state: State { get }
  /// The output for a host besides the drawing.
  var output: ElasticOutput { get }

  /// Handles an input and returns whether a touch belongs to the component.
  @discardableResult
  mutating func handle(_ input: ElasticInput, at time: Double) -> TouchClaim
  /// Whether a touch that it has not claimed can still become its own, if it is this far, in points, from where it went down; before
  /// any touch, whether one that goes this way could. By default none.
  func follows(_ way: Vector2D) -> Bool
  /// Performs a command. A command whose number is not finite, or beyond ±10⁹, is ignored.
  mutating func perform(_ command: Command, at time: Double)
  /// Loads content, read before or not, with the same effect; a motion continues. By default it throws.
  /// - Throws: a ``ContentError`` if the content is not of its ``contentType``; the component is then unchanged.
  mutating func load(_ content: LoadedContent, at time: Double) throws(ContentError)
  /// Changes the settings; a motion continues from its current place.
  mutating func restyle(_ style: Style, at time: Double)
  /// Advances to `time` and returns the time of the next frame.
  @discardableResult
  mutating func advance(to time: Double) -> NextFrame
  /// Adds the component at the latest time to `drawing`.
  func draw(into drawing: inout Drawing)
  /// Removes and returns the oldest unread event.
  mutating func nextEvent() -> Occurrence<Event>?

  /// Visits the control points of the shape, in the component's own coordinates for any edge.
  func visitControlPoints(_ visit: (Point2D) -> Void)
  /// The words that the host measures for ``ElasticInput/measured(widths:lineHeight:)``; nil, the default, if it
  /// shows none.
  var words: MeasurableWords? { get }
  /// The effect of keys at the moment; by default none.
  var keys: KeyActions<Command> { get }
}

extension ElasticComponent {
  /// A component with its defaults, at rest, without a size.
  public init() { self.init(style: Style()) }

  /// The name in files and on the command line; empty for a component that is no ``ComponentKind``.
  public static var name: StaticString { Style.component?.name ?? "" }

  /// The kind of content that it can load.
  public static var contentType: ContentType { Style.component?.contentType ?? .none }

  public var naturalSize: Size2D? { nil }

  public var edge: ElasticEdge? { nil }

  public func follows(_ way: Vector2D) -> Bool { false }

  public func load(_ content: LoadedContent, at time: Double) throws(ContentError) {
    throw ContentError(reason: "this component shows nothing of yours")
  }

  /// Loads content from the bytes of a file or an attribute; a motion continues.
  /// - Throws: a ``ContentError`` if the bytes are not of its ``contentType``; the component is then unchanged.
  public mutating func load(_ content: [UInt8], at time: Double) throws(ContentError) {
    try load(LoadedContent(unread: content), at: time)
  }

  /// The control points of the shape, in the component's own coordinates for any edge.
  public var controlPoints: [Point2D] {
    var points: [Point2D] = []
    visitControlPoints { points.append($0) }
    return points
  }

  public var words: MeasurableWords? { nil }

  public var keys: KeyActions<Command> { KeyActions() }

  /// Whether the component itself can have the focus; its content may have it anyway.
  public var isFocusable: Bool { keys.edge != nil || output.accessibility.handlesKeys }
}

/// Whether a touch belongs to a component.
public enum TouchClaim: UInt8, Hashable, Sendable, CaseIterable {
  /// It belongs to other views; the component has released it.
  case refused
  /// It may become the component's: pass it on, but let other views receive it too.
  case undecided
  /// It is the component's: capture the pointer, fail other recognisers, prevent the default.
  case claimed
}

/// The time of the next frame to draw.
public enum NextFrame: Hashable, Sendable {
  /// Draw the very next frame.
  case now
  /// Nothing changes before that time: no drawing, no output and no state, and nothing happens. It is infinite if only
  /// input can change anything, for example while a finger rests on the component. One exception: the progress of a
  /// ball is the position in the song, which goes on while the ball waits.
  case at(Double)
  /// At rest, without a finger: nothing changes without input. Stop the clock.
  case never
}

/// An event and its time, which may be earlier than the frame that reports it.
public struct Occurrence<Event: ComponentMessage>: Hashable, Sendable {
  /// Seconds of the host's clock.
  public let time: Double
  /// The event.
  public let event: Event
}
