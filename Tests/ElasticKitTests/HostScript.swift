import ElasticKit
import Foundation
import Testing

/// One case of Tests/host-behaviour.json: what is done to a host, and what it must do. Every host runs the same.
struct HostScript: Decodable, Sendable, CustomTestStringConvertible {
  /// What happens, in a sentence.
  let says: String
  let component: String
  /// Settings that differ from the defaults.
  let style: [String: String]?
  let content: String?
  let steps: [Step]

  var testDescription: String { says }

  /// One thing that is done, and what is so afterwards; nil for what the case does not say.
  struct Step: Decodable, Sendable {
    /// A key goes down, or up.
    let press: Key?
    let release: Key?
    /// The focus goes elsewhere.
    let leave: Bool?
    /// A command of the app.
    let perform: String?
    /// What a player reports.
    let player: Player?
    /// A finger goes down on the content, moves down by so many points and stays, or lifts.
    let pull: Double?
    let letGo: Bool?
    /// The content, two thousand points long, is scrolled to this offset.
    let scroll: Double?
    /// The reader's letters get so many times as large.
    let textScale: Double?
    /// It goes out of sight, or comes back.
    let hide: Bool?
    let unhide: Bool?
    /// Seconds go by.
    let pass: Double?
    /// A recording's events, replayed from their start, and its content.
    let replay: [Event]?
    let replayed: String?
    /// A finger goes down near the upper edge and so many points down, and up again.
    let drag: Double?
    let drop: Bool?
    /// The action of a screen reader.
    let activate: Bool?
    /// It gets so many points wide.
    let resize: Double?
    /// A tenth of a second goes by without a frame. Then it is laid out with another size, or another direction of reading.
    /// Nothing is reported in that.
    let layout: Layout?
    /// At the next event the app takes the component away and lets go of it.
    let forget: Bool?
    /// Ten seconds go by, after which it is at rest.
    let rest: Bool?

    /// Whether the host handled the key.
    let isHandled: Bool?
    /// The name of the component's state.
    let state: String?
    /// The names of all events so far.
    let events: [String]?
    /// Whether the host's clock runs.
    let isMoving: Bool?
    /// The distance of the content from its edge in points.
    let inset: Double?
    /// The size of the words' letters in points, and whether they are measured at that size.
    let letters: Double?
    let isMeasured: Bool?
    /// The component's width in points.
    let width: Double?
    /// The name of the component's state in the layout, as soon as the host is through with it.
    let stateInLayout: String?
    /// Whether the component was taken away; nothing more is asked of it.
    let isGone: Bool?
  }

  struct Layout: Decodable, Sendable {
    let width: Double?
    let direction: Direction?

    enum Direction: String, Decodable, Sendable {
      case leftToRight = "left-to-right"
      case rightToLeft = "right-to-left"
    }
  }

  /// An event of a recording: a touch, a command or an activation.
  struct Event: Decodable, Sendable {
    let t: Double
    let phase: String?
    let command: String?
    let x: Double?
    let y: Double?
  }

  struct Player: Decodable, Sendable {
    let place: Double
    let isPlaying: Bool
  }

  enum Key: String, Decodable, Sendable {
    case `return`, space, escape, up, down, left, right

    var key: ElasticKey {
      switch self {
      case .return: .enter
      case .space: .press
      case .escape: .escape
      case .up: .up
      case .down: .down
      case .left: .left
      case .right: .right
      }
    }
  }

  /// All cases of Tests/host-behaviour.json, which lies in a folder around a test.
  static func all(above file: String = #filePath) throws -> [HostScript] {
    var folder = URL(fileURLWithPath: file)
    while folder.lastPathComponent != "Tests"
      || !FileManager.default.fileExists(
        atPath: folder.appendingPathComponent("host-behaviour.json").path)
    {
      folder.deleteLastPathComponent()
    }
    return try JSONDecoder().decode(
      [HostScript].self,
      from: Data(contentsOf: folder.appendingPathComponent("host-behaviour.json")))
  }
}

extension HostScript.Step {
  /// What the step replays, as a recording that begins at `start`, in seconds of the host's clock.
  func recording<C: ElasticComponent>(
    of type: C.Type, _ kind: ComponentKind, _ size: Size2D, _ events: [HostScript.Event],
    from start: Double = 0
  ) throws -> ElasticRecording {
    ElasticRecording(
      component: kind, size: size, content: Array((replayed ?? "").utf8),
      entries: try events.map { try $0.entry(of: type, from: start) })
  }
}

extension HostScript.Event {
  /// The same as an entry for a component.
  fileprivate func entry<C: ElasticComponent>(
    of type: C.Type, from start: Double
  ) throws -> ElasticRecording.Entry {
    let time = start + t
    if let command {
      let code = try #require(C.Command.code(named: command.utf8))
      return ElasticRecording.Entry(time: time, action: .command(code: code))
    }
    guard let phase = TouchPhase.allCases.first(where: { "\($0.name)" == phase }) else {
      return ElasticRecording.Entry(time: time, action: .input(.activated))
    }
    let point = Point2D(try #require(x), try #require(y))
    return ElasticRecording.Entry(
      time: time, action: .input(.touch(id: 0, phase: phase, point: point)))
  }
}
