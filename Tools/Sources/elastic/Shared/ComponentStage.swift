@_spi(Programs) import ElasticExport
import ElasticKit

/// A component of any kind at one time, for output.
protocol Sampled {
  /// The component's size at the latest time.
  var size: Size2D { get }
  /// The user's settings at the latest time.
  var surroundings: Surroundings { get }
  /// The name of the component's state.
  var state: StaticString { get }
  /// The lyric ball, if it is one: its song has additional output.
  var ball: BallMotion? { get }
  /// In the component's own coordinates.
  var controlPoints: [Point2D] { get }
  var output: ElasticOutput { get }
}

/// A component of any kind that plays a recording, for all commands.
///
/// Time only goes forward.
protocol Stage: Sampled {
  /// The component's name.
  var component: StaticString { get }
  /// Time of the last recorded entry.
  var duration: Double { get }
  /// Times of the recorded entries; empty if they only describe the start.
  var inputTimes: [Double] { get }
  /// A size that the component fits in from the start to the end.
  var largestSize: Size2D { get }

  /// Font family of the words, in which they were measured; nil for the system's sans-serif font.
  var font: String? { get }

  /// The pictures in the slots of its drawing; nil if it has none.
  var pictures: (any PictureSource)? { get }

  /// Applies the recorded entries up to `time` and advances to it.
  mutating func advance(to time: Double) -> NextFrame
  func draw(into drawing: inout Drawing)
  /// The oldest unread event.
  mutating func nextEvent() -> StageEvent?
}

extension Stage {
  var pictures: (any PictureSource)? { nil }

  /// - Throws: a ``Failure`` for a lyric ball without a word to hop over.
  func checkWords() throws {
    guard let ball, ball.lyrics.words.isEmpty else { return }
    throw Failure.data("there are no words for the ball to hop over; expected --song FILE")
  }
}

/// An event of any component.
struct StageEvent {
  let time: Double
  let name: StaticString
  let value: Double?
}

/// The stage of one kind of component.
struct ComponentStage<C: ElasticComponent>: Stage {
  private var session: ElasticSession<C>
  let duration: Double
  let inputTimes: [Double]
  let largestSize: Size2D
  let font: String?
  /// Reads the ball of a component that is one.
  private let readBall: (C) -> BallMotion?

  /// A component at the start of a recording; the recording's content takes precedence over the component's.
  init(
    _ recording: ElasticRecording, component: C, surroundings: Surroundings, font: String? = nil,
    readBall: @escaping (C) -> BallMotion? = { _ in nil }
  ) {
    var recording = recording
    session = ElasticSession(replaying: recording, on: component, surroundings: surroundings)
    if let words = recording.missingWidths(of: session.component, font: font) {
      recording.entries.insert(words, at: 0)
      session.replay(recording, on: component, surroundings: surroundings)
    }
    session.advance(to: 0)
    duration = recording.duration
    inputTimes = recording.inputTimes
    largestSize = recording.largestSize
    self.font = font
    self.readBall = readBall
  }

  var component: StaticString { C.name }
  var size: Size2D { session.component.size }
  var surroundings: Surroundings { session.component.surroundings }
  var state: StaticString { session.component.state.name }
  var output: ElasticOutput { session.output }
  var ball: BallMotion? { readBall(session.component) }
  var controlPoints: [Point2D] { session.component.controlPoints }

  mutating func advance(to time: Double) -> NextFrame { session.advance(to: time) }

  func draw(into drawing: inout Drawing) { session.component.draw(into: &drawing) }

  mutating func nextEvent() -> StageEvent? {
    session.nextEvent().map {
      StageEvent(time: $0.time, name: $0.event.name, value: $0.event.value)
    }
  }
}
