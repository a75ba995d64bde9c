import ElasticExport
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

  /// Applies the recorded entries up to `time` and advances to it.
  mutating func advance(to time: Double) -> NextFrame
  func draw(into drawing: inout Drawing)
  /// The oldest unread event.
  mutating func nextEvent() -> StageEvent?
}

/// An event of any component.
struct StageEvent {
  let time: Double
  let name: StaticString
  let value: Double?
}

/// The stage of one kind of component.
struct ComponentStage<C: ElasticComponent>: Stage {
  private var player: RecordingPlayer<C>
  private let entries: [ElasticRecording.Entry]
  private var next = 0
  let duration: Double
  let inputTimes: [Double]
  private(set) var size: Size2D
  private(set) var surroundings: Surroundings

  /// A component at the start of a recording; the recording's content takes precedence over the component's.
  init(_ recording: ElasticRecording, component: C, surroundings: Surroundings) {
    let start = RecordingPlayer(
      ElasticRecording(
        component: recording.component, size: recording.size, content: recording.content),
      component: component, surroundings: surroundings)
    let recording = recording.measured(for: start.component)
    player = RecordingPlayer(recording, component: component, surroundings: surroundings)
    entries = recording.entries
    duration = recording.duration
    size = recording.size
    self.surroundings = recording.surroundings(at: 0) ?? surroundings
    inputTimes = recording.isIdle ? [] : recording.entries.map(\.time)
  }

  var component: StaticString { C.name }
  var state: StaticString { player.component.state.name }
  var output: ElasticOutput { player.component.output }
  var ball: BallMotion? { player.component as? BallMotion }
  var controlPoints: [Point2D] {
    (0..<player.component.controlPointCount).map(player.component.controlPoint)
  }

  mutating func advance(to time: Double) -> NextFrame {
    while next < entries.count, entries[next].time <= time {
      switch entries[next].action {
      case .input(.resized(let new)): size = new
      case .input(.surroundings(let new)): surroundings = new
      default: break
      }
      next += 1
    }
    return player.advance(to: time)
  }

  func draw(into drawing: inout Drawing) { player.draw(into: &drawing) }

  mutating func nextEvent() -> StageEvent? {
    player.nextEvent().map { StageEvent(time: $0.time, name: $0.event.name, value: $0.event.value) }
  }
}
