import ElasticExport
import ElasticKit

/// A component of any kind as it is at one time: what can be told of it.
protocol Sampled {
  /// The component's size at the latest time.
  var size: Size2D { get }
  /// The reader's settings at the latest time.
  var surroundings: Surroundings { get }
  /// The name of what the component is doing.
  var state: StaticString { get }
  /// The lyric ball, where it is one: a song has more to tell than others.
  var ball: BallMotion? { get }
  /// In the component's own coordinates.
  var controlPoints: [Point2D] { get }
  var output: ElasticOutput { get }
}

/// A component of any kind with a recording being done to it: what every command plays.
///
/// Time only goes forward.
protocol Stage: Sampled {
  /// The component's name.
  var component: StaticString { get }
  /// When the last thing recorded happens.
  var duration: Double { get }
  /// When things recorded happen; nothing if they only say how things are at the start.
  var inputTimes: [Double] { get }

  /// Does what is recorded up to `time` and goes on to it.
  mutating func advance(to time: Double) -> NextFrame
  func draw(into drawing: inout Drawing)
  /// The oldest event not read yet.
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

  /// A component at the start of a recording, which goes before what it was given to show.
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
