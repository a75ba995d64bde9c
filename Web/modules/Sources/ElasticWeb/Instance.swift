import ElasticKit

/// A component that a page holds, of any type.
///
/// The common code of all types is here, once; a type adds only the code for its values.
/// By itself it is of no kind: it refuses every touch, is at rest and shows nothing.
class Instance {
  /// The reader's settings, handed over by an input of their own.
  final var surroundings = Surroundings() { didSet { findEdge() } }
  /// Words' advances collected for the next `measured`.
  final var widths: [Double] = []
  /// When the event read last happened.
  final var eventTime = 0.0
  /// The number it came with; NaN if with none.
  final var eventValue = Double.nan
  /// Why content was not taken; empty if it was.
  final var contentReason: StaticString = ""
  private final var drawing = Drawing()
  /// The side of the screen it hangs from; nil where it hangs from none.
  final var edge: ElasticEdge?
  /// Where it is among others that share a drawing; see ``Page/members``.
  final var place = Rect2D.zero
  /// When its next frame is worth drawing: −∞ is at once, NaN after the next input.
  final var due = -Double.infinity
  /// Whether it looks otherwise than when it was drawn last.
  final var isChanged = true

  func handle(_ input: ElasticInput, at time: Double) -> TouchClaim { .refused }
  func perform(_ command: Int, value: Double, at time: Double) -> Bool { false }
  func load(_ content: [UInt8], at time: Double) throws(ContentError) {}
  func advance(to time: Double) -> NextFrame { .never }
  /// The place in the list of events of the oldest one not read yet; −1 if there is none.
  func nextEvent() -> Int { -1 }

  // The current component; empty for no kind.
  var state: Int { -1 }
  var output: ElasticOutput? { nil }
  var isPullable: Bool { false }
  var controlPointCount: Int { 0 }
  func controlPoint(_ index: Int) -> Point2D { .origin }
  func draw(into drawing: inout Drawing) {}

  // The words to be measured.
  var wordCount: Int { 0 }
  var wordSize: Double { 0 }
  func appendWord(_ index: Int, to text: inout [UInt8]) {}

  // The facts of its type.
  var contentKind: ContentKind { .none }
  var name: StaticString? { nil }
  /// The names of its states, events or commands; empty for any other list.
  func names(_ list: TextList) -> [StaticString] { [] }
  var presets: [StylePreset] { [] }
  var styleEntryCount: Int { 0 }
  func styleEntry(_ index: Int) -> PropertyEntry { Surroundings.properties[index].entry }
  func styleValue(_ index: Int, standard: Bool) -> Double { .nan }
  func setStyle(_ value: Double, _ index: Int, at time: Double) throws(PropertyError) {}
}

/// A component of one type behind the page's handle.
final class ComponentInstance<C: ElasticComponent>: Instance {
  private var component = C(style: C.Style())

  override init() {
    super.init()
    findEdge()
  }

  override func handle(_ input: ElasticInput, at time: Double) -> TouchClaim {
    component.handle(input, at: time)
  }

  override func perform(_ command: Int, value: Double, at time: Double) -> Bool {
    guard let code = UInt8(exactly: command), let command = C.Command(code: code, value: value)
    else { return false }
    component.perform(command, at: time)
    return true
  }

  override func load(_ content: [UInt8], at time: Double) throws(ContentError) {
    try component.load(content, at: time)
  }

  override func advance(to time: Double) -> NextFrame { component.advance(to: time) }

  override func nextEvent() -> Int {
    guard let next = component.nextEvent() else { return -1 }
    eventTime = next.time
    eventValue = next.event.value ?? .nan
    return Int(next.event.code)
  }

  override var state: Int { component.stateNumber() }
  override var output: ElasticOutput? { component.told() }
  override var isPullable: Bool { component.keyEdge != nil }
  override var controlPointCount: Int { component.controlPointCount }
  override func controlPoint(_ index: Int) -> Point2D { component.dot(index) }
  override func draw(into drawing: inout Drawing) { component.drawn(into: &drawing) }

  override var wordCount: Int { component.wordCount }
  override var wordSize: Double { component.wordSize }
  override func appendWord(_ index: Int, to text: inout [UInt8]) {
    component.appendWord(index, to: &text)
  }

  override var name: StaticString? { C.name }
  override var contentKind: ContentKind { C.contentKind }

  override func names(_ list: TextList) -> [StaticString] {
    switch list {
    case .state: C.State.names
    case .event: C.Event.names
    case .command: C.Command.names
    default: []
    }
  }

  override var presets: [StylePreset] { C.Style.presets }

  override var styleEntryCount: Int { C.Style.properties.count }

  override func styleEntry(_ index: Int) -> PropertyEntry { C.Style.properties[index].entry }

  override func styleValue(_ index: Int, standard: Bool) -> Double {
    C.Style.properties[index].get(standard ? C.Style() : component.styleNow())
  }

  override func setStyle(_ value: Double, _ index: Int, at time: Double) throws(PropertyError) {
    var style = component.styleNow()
    try C.Style.properties[index].set(value, in: &style)
    component.restyle(style, at: time)
  }
}

/// Mutating only so that reading does not copy the whole component.
extension ElasticComponent {
  fileprivate mutating func stateNumber() -> Int { Int(state.rawValue) }
  fileprivate mutating func told() -> ElasticOutput { output }
  fileprivate mutating func dot(_ index: Int) -> Point2D { controlPoint(index) }
  fileprivate mutating func drawn(into drawing: inout Drawing) { draw(into: &drawing) }
  fileprivate mutating func styleNow() -> Style { style }
}

/// Makes the instance of a kind.
struct InstanceMaker: ComponentVisitor {
  typealias Failure = Never

  func visit<C: ElasticComponent>(_ type: C.Type) -> Instance { ComponentInstance<C>() }
}

// MARK: - Drawing

extension Instance {
  /// Writes the drawing and all output into `scene`.
  final func flatten(into scene: inout FlatScene) {
    drawing.removeAll()
    draw(into: &drawing)
    scene.begin(state: state, edge: edge, output: output)
    for index in 0..<controlPointCount { scene.controlPoint(controlPoint(index)) }
    scene.append(drawing, surroundings)
  }
}

extension Instance {
  /// Goes on to `time` if it is worth it.
  final func step(to time: Double) {
    guard due <= time else { return }
    isChanged = true
    switch advance(to: time) {
    case .now: due = -.infinity
    case .at(let until): due = until
    case .never: due = .nan
    }
  }

  /// Adds what there is to see, at its place, to `scene`.
  final func flattenItems(into scene: inout FlatScene) {
    isChanged = false
    drawing.removeAll()
    draw(into: &drawing)
    scene.append(drawing, surroundings, at: place)
  }
}
