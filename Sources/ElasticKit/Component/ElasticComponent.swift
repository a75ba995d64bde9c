/// An elastic component: a value that takes input and seconds, and gives a drawing and events.
///
/// It has no clock and calls nobody. A host hands over touches, sizes and commands with the time of
/// its frame clock, asks it to `advance` before each frame, draws what it draws and reads its events.
///
/// Two laws hold for every component:
/// - **Interruptible**: any input at any instant. What does not displace the finger moves nothing.
/// - **Equal**: the same inputs at the same times give the same drawing, bit for bit, however the
///   seconds in between were cut into frames.
///
/// Times are seconds of any one clock. Time never runs back: what comes with an earlier time than
/// the latest one seen is taken at that latest time. A time that is not finite, or beyond ±10⁹
/// seconds, is ignored, together with what came with it.
public protocol ElasticComponent: Sendable {
  /// Every constant of the component.
  associatedtype Style: ComponentStyle
  /// What an app can tell it to do.
  associatedtype Command: ElasticAction
  /// What it tells the app.
  associatedtype Event: ElasticAction
  /// What it is doing.
  associatedtype State: NamedCase

  /// The name in files and on the command line.
  static var name: StaticString { get }
  /// What it can be given to show; by default nothing.
  static var contentKind: ContentKind { get }
  /// The parts of its drawing, with their names.
  static var parts: [PartName] { get }
  /// The part whose outline is elastic: no place of it goes further than the finger; nil if none is.
  static var outline: ItemID.Part? { get }

  /// A component at rest, of no size yet.
  init(style: Style)

  /// Its constants now; ``restyle(_:at:)`` changes them.
  var style: Style { get }
  /// What it is doing now.
  var state: State { get }
  /// What a host needs besides the drawing.
  var output: ElasticOutput { get }

  /// Takes input and says whether a touch belongs to the component.
  @discardableResult
  mutating func handle(_ input: ElasticInput, at time: Double) -> TouchClaim
  /// Does what the app asks. A command whose number is not finite, or beyond ±10⁹, is ignored.
  mutating func perform(_ command: Command, at time: Double)
  /// Takes what it is to show, as the bytes of a file or an attribute; what moves goes on.
  /// - Throws: a ``ContentError`` if the bytes are not of its ``contentKind``; it stays as it was.
  mutating func load(_ content: [UInt8], at time: Double) throws(ContentError)
  /// Takes other constants; what moves goes on from where it is.
  mutating func restyle(_ style: Style, at time: Double)
  /// Goes on to `time` and says when the next frame is worth drawing.
  @discardableResult
  mutating func advance(to time: Double) -> NextFrame
  /// Adds the component as it is at the latest time to `drawing`.
  func draw(into drawing: inout Drawing)
  /// The oldest event not read yet.
  mutating func nextEvent() -> Occurrence<Event>?

  /// How many control points the shape has.
  var controlPointCount: Int { get }
  /// A control point in the component's own coordinates, whatever the edge.
  func controlPoint(_ index: Int) -> Point2D

  /// How many words the host is to measure and answer with ``ElasticInput/measured(widths:lineHeight:)``.
  var wordCount: Int { get }
  /// Adds the UTF-8 of a word to `text`; nothing for a word there is not.
  func appendWord(_ index: Int, to text: inout [UInt8])
  /// Points of the words' letters, already scaled for the reader.
  var wordSize: Double { get }

  /// The edge that the keyboard pulls now, as a finger would; nil if there is none.
  var keyEdge: ElasticEdge? { get }
  /// What Escape, or a key that goes back, asks for now; nil if it is somebody else's.
  var escape: Command? { get }
}

extension ElasticComponent {
  /// A component with its defaults, at rest, of no size yet.
  public init() { self.init(style: Style()) }

  public static var contentKind: ContentKind { .none }

  public static var outline: ItemID.Part? { nil }

  public func load(_ content: [UInt8], at time: Double) throws(ContentError) {
    throw ContentError(reason: "this component shows nothing of yours")
  }

  public var wordCount: Int { 0 }

  public func appendWord(_ index: Int, to text: inout [UInt8]) {}

  public var wordSize: Double { 0 }
}

/// Whether a touch belongs to a component.
public enum TouchClaim: UInt8, Hashable, Sendable, CaseIterable {
  /// It belongs to somebody else; the component has let go of it.
  case refused
  /// It may become the component's: show it on, but let others see it too.
  case undecided
  /// It is the component's: capture the pointer, fail other recognisers, prevent the default.
  case claimed
}

/// When the next frame is worth drawing.
public enum NextFrame: Hashable, Sendable {
  /// Draw the very next frame.
  case now
  /// Nothing changes before that time. It is infinite where only input can change anything, such as
  /// a finger that rests on the component.
  case at(Double)
  /// At rest, with nothing held: nothing changes until there is input. Stop the clock.
  case never
}

/// An event and the time it happened at, which may lie before the frame that reports it.
public struct Occurrence<Event: ElasticAction>: Hashable, Sendable {
  /// Seconds of the host's clock.
  public let time: Double
  /// What happened.
  public let event: Event
}
