@_spi(Pages) import ElasticKit

/// A component that a page holds, of any type.
///
/// The common code of all types is here, once; a type adds only the code for its values.
/// By itself it is of no kind: it refuses every touch, is at rest and shows nothing.
class Instance {
  /// When the event read last happened.
  final var eventTime = 0.0
  /// The number it came with; NaN if with none.
  final var eventValue = Double.nan
  /// Why content was not taken; empty if it was.
  final var contentReason: StaticString = ""
  /// Where it is among others that share a drawing; see ``Page/members``.
  final var place = Rect2D.zero
  /// When its next frame is worth drawing: −∞ is at once, NaN after the next input.
  final var due = -Double.infinity
  /// Whether it looks otherwise than when it was drawn last.
  final var isChanged = true

  /// Does an input, a command or a change of a setting; returns whether a touch belongs to it.
  func take(_ entry: ElasticRecording.Entry) throws(ElasticRecording.EntryError) -> TouchClaim {
    .refused
  }
  /// Keeps what is done for ``nextEntry()``, or no longer.
  func record(_ isRecording: Bool) {}
  func nextEntry() -> ElasticRecording.Entry? { nil }
  /// Handles a key that goes down or up; returns whether it was handled.
  func answer(_ key: ElasticKey, isDown: Bool, at time: Double) -> Bool { false }
  /// Takes the position, the state and the rate of a player.
  func follow(_ place: Double, isPlaying: Bool, rate: Double, at time: Double) {}
  func load(_ content: [UInt8], at time: Double) throws(ContentError) {}
  func advance(to time: Double) -> NextFrame { .never }
  /// The place in the list of events of the oldest one not read yet; −1 if there is none.
  func nextEvent() -> Int { -1 }

  // The current component; empty for no kind.
  var state: Int { -1 }
  var output: ElasticOutput? { nil }
  var surroundings: Surroundings { Surroundings() }
  /// The side of the screen it hangs from; nil where it hangs from none.
  var edge: ElasticEdge? { nil }
  var isPullable: Bool { false }
  var controlPointCount: Int { 0 }
  func controlPoint(_ index: Int) -> Point2D { .origin }
  /// Adds the drawing to a scene.
  func append(to scene: inout FlatScene, at place: Rect2D?) {}

  // The words to be measured.
  var needsMeasuring: Bool { false }
  var wordCount: Int { 0 }
  var wordSize: Double { 0 }
  func wordStart(_ index: Int) -> Double? { nil }
  func appendWord(_ index: Int, to text: inout [UInt8]) {}

  /// The value of a setting; NaN for an invalid index.
  func styleValue(_ index: Int) -> Double { .nan }
}

/// A component of one type behind the page's handle.
final class ComponentInstance<C: ElasticComponent>: Instance {
  private var session = ElasticSession<C>()

  override func take(
    _ entry: ElasticRecording.Entry
  ) throws(ElasticRecording.EntryError) -> TouchClaim {
    try session.take(entry)
  }

  override func record(_ isRecording: Bool) { session.isRecording = isRecording }

  override func nextEntry() -> ElasticRecording.Entry? { session.nextEntry() }

  override func answer(_ key: ElasticKey, isDown: Bool, at time: Double) -> Bool {
    session.answerAlone(key, isDown: isDown, at: time)
  }

  override func follow(_ place: Double, isPlaying: Bool, rate: Double, at time: Double) {
    session.follow(place, isPlaying: isPlaying, rate: rate, at: time)
  }

  override func load(_ content: [UInt8], at time: Double) throws(ContentError) {
    try session.load(content, at: time)
  }

  override func advance(to time: Double) -> NextFrame { session.advanceComponent(to: time) }

  override func nextEvent() -> Int {
    guard let next = session.nextEvent() else { return -1 }
    eventTime = next.time
    eventValue = next.event.value ?? .nan
    return Int(next.event.code)
  }

  override var state: Int { session.inPlace.stateNumber() }
  override var output: ElasticOutput? { session.inPlace.told() }
  override var surroundings: Surroundings { session.inPlace.surroundingsNow() }
  override var edge: ElasticEdge? { session.inPlace.edgeNow() }
  override var isPullable: Bool { session.inPlace.keyEdge != nil }
  override var controlPointCount: Int { session.inPlace.controlPointCount }
  override func controlPoint(_ index: Int) -> Point2D { session.inPlace.dot(index) }
  override func append(to scene: inout FlatScene, at place: Rect2D?) {
    session.withDrawing { [surroundings] in scene.append($0, surroundings, at: place) }
  }

  override var needsMeasuring: Bool { session.needsMeasuring }
  override var wordCount: Int { session.inPlace.wordCount }
  override var wordSize: Double { session.inPlace.wordSize }
  override func wordStart(_ index: Int) -> Double? { session.inPlace.wordStart(index) }
  override func appendWord(_ index: Int, to text: inout [UInt8]) {
    session.inPlace.appendWord(index, to: &text)
  }

  override func styleValue(_ index: Int) -> Double {
    guard C.Style.properties.indices.contains(index) else { return .nan }
    return C.Style.properties[index].get(session.inPlace.styleNow())
  }
}

/// Mutating only so that reading does not copy the whole component.
extension ElasticComponent {
  fileprivate mutating func stateNumber() -> Int { Int(state.rawValue) }
  fileprivate mutating func told() -> ElasticOutput { output }
  fileprivate mutating func dot(_ index: Int) -> Point2D { controlPoint(index) }
  fileprivate mutating func surroundingsNow() -> Surroundings { surroundings }
  fileprivate mutating func edgeNow() -> ElasticEdge? { edge }
  fileprivate mutating func styleNow() -> Style { style }
}

/// The number of the only component of this module; −1 if it has all, −2 if none. Known as the module is linked, which then
/// leaves out the code of the others.
#if hasFeature(Embedded)
@_extern(c, "elastic_only") private func onlyKind() -> Int32
#else
private func onlyKind() -> Int32 { -1 }
#endif

/// The instance of a kind; nil if this module is for another one.
func makeInstance(_ kind: ComponentKind) -> Instance? {
  var maker = InstanceMaker()
  let only = onlyKind()
  if only == -1 { return kind.visit(&maker) }
  guard only == kind.rawValue else { return nil }
  return ComponentKind(rawValue: UInt8(truncatingIfNeeded: only))?.visit(&maker)
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
    scene.begin(state: state, edge: edge, output: output)
    for index in 0..<controlPointCount { scene.controlPoint(controlPoint(index)) }
    append(to: &scene, at: nil)
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
    append(to: &scene, at: place)
  }
}
