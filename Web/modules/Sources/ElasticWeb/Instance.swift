@_spi(Pages) import ElasticKit

/// A component that a page holds, of any type.
///
/// The common code of all types is here, once; a type adds only the code for its values.
/// Every one is a ``ComponentInstance``. It is no `ElasticSession`: the page's
/// scripts record, replay and pace themselves, and a page that does not would download a session's code for it.
class Instance {
  /// Why content was not taken; empty if it was.
  final var contentReason: StaticString = ""
  /// Where it is among others that share a drawing; see ``Page/members``.
  final var place = Rect2D.zero
  /// When its next frame is worth drawing: −∞ is at once, NaN after the next input.
  final var due = -Double.infinity
  /// Whether it looks otherwise than when it was drawn last.
  final var isChanged = true

  fileprivate final var notes = HostNotes()
  fileprivate final var drawing = Drawing()

  /// Takes an input; returns whether a touch belongs to it, nil if it is ignored: then it is no entry of a recording.
  func handle(_ input: ElasticInput, at time: Double) -> TouchClaim? { abstract() }
  /// Performs a command; false if it has none of this number, or ignores it.
  func perform(_ code: UInt8, _ value: Double, at time: Double) -> Bool { abstract() }
  /// Changes a setting, or with the next one if `isWithNext`; false if it has none of this index, or that has no such value.
  func set(_ index: Int, _ value: Double, isWithNext: Bool, at time: Double) -> Bool { abstract() }
  func load(_ content: [UInt8], at time: Double) throws(ContentError) { abstract() }
  func advance(to time: Double) -> NextFrame { abstract() }
  /// Adds the number, the time and the value of the oldest event not read yet to `numbers`; false if there is none.
  func nextEvent(_ numbers: inout [Double]) -> Bool { abstract() }

  // The current component.
  var state: Int { abstract() }
  var output: ElasticOutput { abstract() }
  var size: Size2D { abstract() }
  var surroundings: Surroundings { abstract() }
  /// The side of the screen it hangs from; nil where it hangs from none.
  var edge: ElasticEdge? { abstract() }
  func follows(_ way: Vector2D) -> Bool { abstract() }
  /// The edge that keys pull, and the command of Escape.
  var keyEdge: ElasticEdge? { abstract() }
  func addEscape(at time: Double, _ numbers: inout [Double]) -> Bool { abstract() }
  /// Draws the component anew.
  func draw() { abstract() }

  /// The words to be measured.
  var words: MeasurableWords? { abstract() }

  // What only a `SongInstance` has.
  func follow(
    _ place: Double, isPlaying: Bool, rate: Double, at time: Double, _ numbers: inout [Double]
  ) {}
  func wordStart(_ index: Int) -> Double? { nil }
  var startedWordCount: Int { 0 }
  func take(_ places: WordPlaces, at time: Double) {}
}

/// Overridden by `ComponentInstance`.
private func abstract() -> Never { preconditionFailure("every instance is of a type") }

/// A component of one type behind the page's handle.
class ComponentInstance<C: ElasticComponent>: Instance {
  final var component = C()
  /// A style with settings that change together with the next one.
  private final var joined: C.Style?

  override func handle(_ input: ElasticInput, at time: Double) -> TouchClaim? {
    let isIgnored = component.ignoresNow(input, at: time)
    let claim = component.handle(input, at: time)
    notes.touch()
    if isIgnored { return nil }
    if case .measured = input { notes.measure(component.words) }
    return claim
  }

  override func perform(_ code: UInt8, _ value: Double, at time: Double) -> Bool {
    guard let command = C.Command(code: code, value: value) else { return false }
    component.perform(command, at: time)
    notes.touch()
    return command.isValid && time.isValidTime
  }

  override func set(_ index: Int, _ value: Double, isWithNext: Bool, at time: Double) -> Bool {
    guard C.Style.kinds.indices.contains(index), time.isValidTime else { return false }
    var style = joined ?? component.styleNow()
    do throws(PropertyError) { try style.set(property: index, to: value) } catch { return false }
    joined = nil
    if isWithNext {
      joined = style
    } else {
      component.restyle(style, at: time)
    }
    notes.touch()
    return true
  }

  override func load(_ content: [UInt8], at time: Double) throws(ContentError) {
    try component.load(content, at: time)
    notes.change(&component)
  }

  override func advance(to time: Double) -> NextFrame {
    notes.touch()
    return component.advance(to: time)
  }

  override func nextEvent(_ numbers: inout [Double]) -> Bool {
    guard let next = component.nextEvent() else { return false }
    numbers.append(Double(next.event.code))
    numbers.append(next.time)
    numbers.append(next.event.value ?? .nan)
    return true
  }

  override var state: Int { component.stateNumber() }
  override var output: ElasticOutput { component.told() }
  override var size: Size2D { component.sizeNow() }
  override var surroundings: Surroundings { component.surroundingsNow() }
  override var edge: ElasticEdge? { component.edgeNow() }
  override func follows(_ way: Vector2D) -> Bool { component.followsNow(way) }
  override var keyEdge: ElasticEdge? { component.keyEdgeNow() }
  override func addEscape(at time: Double, _ numbers: inout [Double]) -> Bool {
    guard let command = component.escapeNow() else { return false }
    numbers.add(command, at: time)
    return true
  }
  override func draw() { component.show(in: &drawing) }

  override var words: MeasurableWords? { component.words }
}

/// The component with a song behind the page's handle.
final class SongInstance<C: SongComponent>: ComponentInstance<C> {
  /// Takes the position, the state and the rate of a player; adds the entries that it performed for that to `numbers`.
  override func follow(
    _ place: Double, isPlaying: Bool, rate: Double, at time: Double, _ numbers: inout [Double]
  ) {
    notes.touch()
    for command in component.follow(place, isPlaying: isPlaying, rate: rate, at: time) {
      numbers.add(command, at: time)
    }
  }

  override func wordStart(_ index: Int) -> Double? { component.wordStart(index) }
  override var startedWordCount: Int { component.startedWordCount }
  override func take(_ places: WordPlaces, at time: Double) {
    component.take(places, at: time)
    notes.touch()
  }
}

/// Mutating only so that reading does not copy the whole component.
extension ElasticComponent {
  fileprivate mutating func stateNumber() -> Int { Int(state.rawValue) }
  fileprivate mutating func told() -> ElasticOutput { output }
  fileprivate mutating func sizeNow() -> Size2D { size }
  fileprivate mutating func surroundingsNow() -> Surroundings { surroundings }
  fileprivate mutating func edgeNow() -> ElasticEdge? { edge }
  fileprivate mutating func escapeNow() -> Command? { keys.escape }
  fileprivate mutating func followsNow(_ way: Vector2D) -> Bool { follows(way) }
  fileprivate mutating func keyEdgeNow() -> ElasticEdge? { keys.edge }
  fileprivate mutating func styleNow() -> Style { style }
  fileprivate mutating func ignoresNow(_ input: ElasticInput, at time: Double) -> Bool {
    ignores(input, at: time)
  }
  fileprivate mutating func show(in drawing: inout Drawing) { draw(into: &drawing) }
}

extension Instance {
  /// Whether the page is to measure the words: they or their size are new.
  final var needsMeasuring: Bool { notes.needsMeasuring(words) }

  /// Adds the entries that a key asks for as it goes down or up to `numbers`; false if it is not handled.
  final func answer(_ key: ElasticKey, isDown: Bool, at time: Double, _ numbers: inout [Double])
    -> Bool
  {
    let access = output.accessibility
    let place = KeyPull.Place(edge: keyEdge, direction: surroundings.direction, size: size)
    let answer = notes.answer(key, isDown: isDown, at: place, of: access) {
      numbers.add($0, at: time)
    }
    switch answer {
    case .handled: return true
    case .escape: return addEscape(at: time, &numbers)
    case .nothing: return false
    }
  }
}

extension Double {
  /// Whether a component takes it as a time.
  fileprivate var isValidTime: Bool { magnitude <= 1e9 }
}

extension [Double] {
  private mutating func begin(_ says: FlatAction, _ count: Int, at time: Double) {
    append(time)
    append(Double(says.rawValue))
    append(Double(count))
  }

  /// Adds the entry of an input that a key can be: a touch, or an activation.
  fileprivate mutating func add(_ input: ElasticInput, at time: Double) {
    guard case .touch(let id, let phase, let point) = input else {
      return begin(.activated, 0, at: time)
    }
    begin(.touch, 4, at: time)
    append(Double(id))
    append(Double(phase.rawValue))
    append(point.x)
    append(point.y)
  }

  fileprivate mutating func add(_ command: some ElasticAction, at time: Double) {
    add(command: command.code, command.value ?? 0, at: time)
  }

  /// The same for the commands of all components: not inlined, so that a module has it once.
  private mutating func add(command code: UInt8, _ value: Double, at time: Double) {
    begin(.command, 2, at: time)
    append(Double(code))
    append(value)
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
  var maker = InstanceMaker()
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
  @inline(__always) func occurs(in drawn: DrawnContent) -> Bool {
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

  func visit<C: ElasticComponent>(_ type: C.Type) -> Instance { ComponentInstance<C>() }

  func visit(song type: BallMotion.Type) -> Instance { SongInstance<BallMotion>() }
}

// MARK: - Drawing

extension Instance {
  /// Writes the drawing and all output into `scene`.
  final func flatten(into scene: inout FlatScene) {
    let output = output
    scene.begin(
      state: state, edge: edge, inset: output.inset, extent: output.extent,
      progress: output.progress)
    drawIfNeeded()
    scene.append(drawing, surroundings)
  }

  private final func drawIfNeeded() {
    if notes.begin(&drawing) { draw() }
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
    drawIfNeeded()
    scene.append(drawing, surroundings, at: place)
  }
}
