import ElasticExport

/// A state of a component that shows one thing, and is drawn the same for ever.
struct Golden: Sendable, CustomStringConvertible {
  /// The file's name, without `.svg`.
  let name: String
  let component: ComponentKind
  let time: Double
  private let settings: [String]
  private let entries: [ElasticRecording.Entry]
  private let content: String

  /// The picture at `time` under settings as `edge=left`.
  init(
    _ component: ComponentKind, _ name: String, _ settings: [String] = [], at time: Double,
    _ entries: [ElasticRecording.Entry], content: String = ""
  ) {
    self.component = component
    self.name = name
    self.settings = settings
    self.time = time
    self.entries = entries
    self.content = content
  }

  var description: String { "\(component.name)/\(name)" }

  func picture() throws -> String {
    var painter = Painter(
      recording: ElasticRecording(
        component: component, size: Size2D(width: 375, height: 667),
        content: Array(content.utf8), entries: entries),
      settings: settings, time: time)
    return try component.visit(&painter)
  }
}

extension ElasticRecording.Entry {
  static func touch(_ time: Double, _ phase: TouchPhase, _ x: Double, _ y: Double) -> Self {
    Self(time: time, action: .input(.touch(id: 0, phase: phase, point: Point2D(x, y))))
  }
}

private struct Painter: ComponentVisitor {
  struct UnknownProperty: Error { var setting: String }

  let recording: ElasticRecording
  let settings: [String]
  let time: Double

  func visit<C: ElasticComponent>(_ type: C.Type) throws -> String {
    var style = C.Style()
    var surroundings = Surroundings()
    for setting in settings {
      let parts = setting.split(separator: "=")
      let isKnown = try set(parts[0], parts[1], in: &style)
      guard try isKnown || set(parts[0], parts[1], in: &surroundings) else {
        throw UnknownProperty(setting: setting)
      }
    }
    var session = ElasticSession(
      replaying: recording, on: C(style: style), surroundings: surroundings)
    session.advance(to: time)
    let document = SVGDocument(
      size: recording.size, palette: ElasticPalette(surroundings), decimals: 2)
    return session.withDrawing { String(decoding: document.bytes(of: $0), as: UTF8.self) }
  }

  private func set<Holder: PropertyHolder>(
    _ key: Substring, _ value: Substring, in holder: inout Holder
  ) throws -> Bool {
    guard let property = Holder.property(named: key.utf8) else { return false }
    try property.set(text: Array(value.utf8), in: &holder)
    return true
  }
}
