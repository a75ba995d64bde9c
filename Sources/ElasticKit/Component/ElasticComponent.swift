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
  associatedtype Command: ElasticAction
  /// The events for the app.
  associatedtype Event: ElasticAction
  /// The states.
  associatedtype State: NamedCase

  /// The name in files and on the command line.
  static var name: StaticString { get }
  /// The kind of content it can load; by default none.
  static var contentKind: ContentKind { get }
  /// The name in files, in kebab-case, of a part that it declares; nil for any other part.
  static func name(of part: ItemID.Part) -> StaticString?
  /// The part whose outline is elastic: no point of it moves further than the finger. Nil if none is.
  static var outline: ItemID.Part? { get }
  /// What it can draw besides filled paths; by default all. A page's module for it alone has no code for the rest.
  static var drawnContent: DrawnContent { get }

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
  /// Loads content from the bytes of a file or an attribute; a motion continues.
  /// - Throws: a ``ContentError`` if the bytes are not of its ``contentKind``; the content is then unchanged.
  mutating func load(_ content: [UInt8], at time: Double) throws(ContentError)
  /// Loads content that was read before, with the same effect as its bytes; by default it loads those.
  /// - Throws: a ``ContentError`` as for the bytes.
  mutating func load(_ content: ElasticContent, at time: Double) throws(ContentError)
  /// Takes the position in seconds, the state and the rate of a player that it follows; by default nothing.
  /// - Returns: the commands that it performed for that, for a recording.
  mutating func follow(
    _ place: Double, isPlaying: Bool, rate: Double, at time: Double
  ) -> [Command]
  /// Changes the settings; a motion continues from its current place.
  mutating func restyle(_ style: Style, at time: Double)
  /// Advances to `time` and returns the time of the next frame.
  @discardableResult
  mutating func advance(to time: Double) -> NextFrame
  /// Adds the component at the latest time to `drawing`.
  func draw(into drawing: inout Drawing)
  /// Removes and returns the oldest unread event.
  mutating func nextEvent() -> Occurrence<Event>?

  /// The number of control points of the shape.
  var controlPointCount: Int { get }
  /// A control point in the component's own coordinates, for any edge.
  func controlPoint(_ index: Int) -> Point2D

  /// The number of words to measure for ``ElasticInput/measured(widths:lineHeight:)``.
  var wordCount: Int { get }
  /// Appends the UTF-8 of a word to `text`; nothing for an invalid index.
  func appendWord(_ index: Int, to text: inout [UInt8])
  /// When a word is sung, in seconds of playback; nil for an invalid index.
  func wordStart(_ index: Int) -> Double?
  /// How many words have begun, in order of time.
  @_spi(Pages) var begunCount: Int { get }
  /// Takes the places where the host shows the words itself; nil to draw them. By default nothing.
  @_spi(Pages) mutating func stand(over places: WordPlaces?, at time: Double)
  /// The font size of the words in points, already scaled for the reader's text size.
  var wordSize: Double { get }

  /// The edge that the keyboard pulls at the moment, like a finger; nil if there is none.
  var keyEdge: ElasticEdge? { get }
  /// The command of Escape, or of a back key, at the moment; nil if the component does not handle it.
  var escape: Command? { get }
}

extension ElasticComponent {
  /// A component with its defaults, at rest, without a size.
  public init() { self.init(style: Style()) }

  public static var contentKind: ContentKind { .none }

  public static var outline: ItemID.Part? { nil }

  public static var drawnContent: DrawnContent { .all }

  public var naturalSize: Size2D? { nil }

  public var edge: ElasticEdge? { nil }

  public func follows(_ way: Vector2D) -> Bool { false }

  public func load(_ content: [UInt8], at time: Double) throws(ContentError) {
    throw ContentError(reason: "this component shows nothing of yours")
  }

  public mutating func load(_ content: ElasticContent, at time: Double) throws(ContentError) {
    try load(content.bytes, at: time)
  }

  @discardableResult
  public mutating func follow(
    _ place: Double, isPlaying: Bool, rate: Double, at time: Double
  ) -> [Command] {
    []
  }

  public var wordCount: Int { 0 }

  public func appendWord(_ index: Int, to text: inout [UInt8]) {}

  public func wordStart(_ index: Int) -> Double? { nil }

  @_spi(Pages) public var begunCount: Int { 0 }

  @_spi(Pages) public mutating func stand(over places: WordPlaces?, at time: Double) {}

  public var wordSize: Double { 0 }
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
public struct Occurrence<Event: ElasticAction>: Hashable, Sendable {
  /// Seconds of the host's clock.
  public let time: Double
  /// The event.
  public let event: Event
}
