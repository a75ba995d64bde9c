@_spi(Pages) @_spi(Programs) import ElasticKit

/// A component that a page holds, of any type: a box of its session, with the run that the page can write or replay.
///
/// The common code of all types is here, once; ``SessionInstance`` adds what depends on the type.
class Instance {
  /// Why content was not taken; empty if it was.
  final var contentReason: StaticString = ""
  /// Where it is among others that share a drawing; see ``Page/members``.
  final var frame = Rect2D.zero
  /// When its next frame is worth drawing: −∞ is at once, NaN after the next input.
  final var due = -Double.infinity
  /// Whether it looks otherwise than when it was drawn last.
  final var isChanged = true
  /// What was done since it last rested, while that is kept.
  final var run = Run()
  final let kind: ComponentKind
  /// The last measures of its words; nil if they have none.
  final var measures: ElasticRecording.Action?

  init(_ kind: ComponentKind) { self.kind = kind }

  /// Performs an entry of a recording; returns whether a touch belongs to it, nil if it has no such command, setting or value.
  func perform(_ entry: ElasticRecording.Entry) -> TouchClaim? { abstract() }
  /// Handles a key that goes down or up; false if it does not.
  func handle(_ key: ElasticKey, isDown: Bool, at time: Double) -> Bool { abstract() }
  func load(_ content: [UInt8], at time: Double) throws(ContentError) { abstract() }
  func advance(to time: Double) -> NextFrame { abstract() }
  /// Adds the number, the time and the value of the oldest event not read yet to `numbers`; false if there is none.
  func nextEvent(_ numbers: inout [Double]) -> Bool { abstract() }

  // Recordings.

  /// Whether what is done comes out of ``nextEntry()``.
  var isRecording: Bool {
    get { abstract() }
    set { abstract() }
  }
  func nextEntry() -> ElasticRecording.Entry? { abstract() }
  /// Replays a recording from its start; false if this component cannot perform one of its entries.
  func replay(_ entries: [ElasticRecording.Entry], size: Size2D) -> Bool { abstract() }
  var isReplaying: Bool { abstract() }
  /// Performs the entries that are due, ends the replay and cancels its touches.
  func endReplay(at time: Double) { abstract() }

  // The current component.
  var state: Int { abstract() }
  /// Whether nothing moves, waits or is due.
  var isAtRest: Bool { abstract() }
  var output: ElasticOutput { abstract() }
  var size: Size2D { abstract() }
  var surroundings: Surroundings { abstract() }
  /// The side of the screen it hangs from; nil where it hangs from none.
  var edge: ElasticEdge? { abstract() }
  func follows(_ way: Vector2D) -> Bool { abstract() }
  /// The value of a setting; NaN if there is none of this index.
  func value(_ setting: Int) -> Double { abstract() }
  /// The values of all settings by default.
  var defaults: [Double] { abstract() }
  /// Lends the drawing of the current state.
  func withDrawing(_ body: (borrowing Drawing) -> Void) { abstract() }

  /// The words to be measured, and whether they or their size are new.
  var words: MeasurableWords? { abstract() }
  var needsMeasuring: Bool { abstract() }

  // What only a ``SongInstance`` has.

  /// Follows a player: its position in seconds, its state and its rate.
  func follow(_ position: Double, isPlaying: Bool, rate: Double, at time: Double) {}
  func wordStart(_ index: Int) -> Double? { nil }
  var startedWordCount: Int { 0 }
  func setWordFrames(_ frames: WordFrames, at time: Double) {}
}

/// Overridden by ``SessionInstance``.
private func abstract() -> Never { preconditionFailure("every instance is of a type") }

/// The session of a component of one type behind the page's handle.
class SessionInstance<C: ElasticComponent>: Instance {
  final var session = ElasticSession<C>()

  override func perform(_ entry: ElasticRecording.Entry) -> TouchClaim? {
    do throws(ElasticRecording.EntryError) {
      guard case .input(let input) = entry.action else { return try session.perform(entry) }
      if case .measured = input, !session.component.ignores(input, at: entry.time) {
        measures = entry.action
      }
      return session.handle(input, at: entry.time)
    } catch { return nil }
  }

  override func handle(_ key: ElasticKey, isDown: Bool, at time: Double) -> Bool {
    session.handle(key: key, isDown: isDown, at: time)
  }

  override func load(_ content: [UInt8], at time: Double) throws(ContentError) {
    try session.load(content, at: time)
    measures = nil
  }

  override func advance(to time: Double) -> NextFrame { session.advance(to: time) }

  override func nextEvent(_ numbers: inout [Double]) -> Bool {
    guard let next = session.nextEvent() else { return false }
    numbers.append(Double(next.event.code))
    numbers.append(next.time)
    numbers.append(next.event.value ?? .nan)
    return true
  }

  override var isRecording: Bool {
    get { session.isRecording }
    set { session.isRecording = newValue }
  }
  override func nextEntry() -> ElasticRecording.Entry? { session.nextEntry() }

  override func replay(_ entries: [ElasticRecording.Entry], size: Size2D) -> Bool {
    for entry in entries where !entry.isOf(C.self) { return false }
    session.replay(ElasticRecording(component: kind, size: size, entries: entries))
    return true
  }

  override var isReplaying: Bool { session.isReplaying }
  override func endReplay(at time: Double) { session.endReplay(at: time) }

  override var state: Int { Int(session.component.state.rawValue) }
  override var isAtRest: Bool { session.pace == .atRest && state == 0 }
  override var output: ElasticOutput { session.component.output }
  override var size: Size2D { session.component.size }
  override var surroundings: Surroundings { session.component.surroundings }
  override var edge: ElasticEdge? { session.component.edge }
  override func follows(_ way: Vector2D) -> Bool { session.component.follows(way) }
  override func value(_ setting: Int) -> Double {
    C.Style.kinds.indices.contains(setting) ? session.component.style[setting] : .nan
  }
  override var defaults: [Double] {
    let style = C.Style()
    return C.Style.kinds.indices.map { style[$0] }
  }
  override func withDrawing(_ body: (borrowing Drawing) -> Void) { session.withDrawing(body) }

  override var words: MeasurableWords? { session.component.words }
  override var needsMeasuring: Bool { session.needsMeasuring }
}

/// The session of a component with a song.
final class SongInstance<C: SongComponent>: SessionInstance<C> {
  override func follow(_ position: Double, isPlaying: Bool, rate: Double, at time: Double) {
    session.follow(position, isPlaying: isPlaying, rate: rate, at: time)
  }

  override func wordStart(_ index: Int) -> Double? { session.component.wordStart(index) }
  override var startedWordCount: Int { session.component.startedWordCount }
  override func setWordFrames(_ frames: WordFrames, at time: Double) {
    session.update(at: time) { $0.setWordFrames(frames, at: time) }
  }
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
  var maker = InstanceMaker(kind: kind)
  let only = onlyKind()
  if only == -1 { return kind.visit(&maker) }
  guard only == kind.rawValue else { return nil }
  return ComponentKind(rawValue: UInt8(truncatingIfNeeded: only))?.visit(&maker)
}

extension FlatScene {
  /// Whether a component of this module can draw such an item: known as the module is linked, too.
  @inline(__always) static func canHave(_ code: Code) -> Bool {
    guard let kind = ComponentKind(rawValue: UInt8(truncatingIfNeeded: onlyKind())) else {
      return true
    }
    return code.occurs(in: kind.drawnContent)
  }
}

extension FlatScene.Code {
  /// Whether it is of an item that such a drawing can have.
  @inline(__always) func occurs(in drawn: DrawingFeatures) -> Bool {
    switch self {
    case .fill: true
    case .stroke: drawn.contains(.strokes)
    case .text: drawn.contains(.texts)
    case .slot: drawn.contains(.slots)
    case .group, .endGroup: drawn.contains(.groups)
    }
  }
}

/// Makes the instance of a kind.
struct InstanceMaker: ComponentVisitor {
  typealias Failure = Never

  let kind: ComponentKind

  func visit<C: ElasticComponent>(_ type: C.Type) -> Instance { SessionInstance<C>(kind) }

  func visit(song type: BallMotion.Type) -> Instance { SongInstance<BallMotion>(kind) }
}

// MARK: - Drawing

extension Instance {
  /// Writes the drawing and all output into `scene`.
  final func flatten(into scene: inout FlatScene) {
    let output = output
    scene.begin(
      state: state, edge: edge, inset: output.inset, extent: output.extent,
      progress: output.progress)
    let surroundings = surroundings
    withDrawing { scene.append($0, surroundings) }
  }

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
    let (surroundings, frame) = (surroundings, frame)
    withDrawing { scene.append($0, surroundings, at: frame) }
  }
}
