#if !hasFeature(Embedded)
/// A component that is being shown: what every host of this package does with it, whatever draws it.
///
/// It has no clock either: each call says the time, and `onInput` says that a frame is worth asking for.
@MainActor
package final class LiveComponent<C: ElasticComponent>: Showable {
  package private(set) var component: C
  package private(set) var drawing = Drawing()
  /// What it was told about the reader last.
  package private(set) var surroundings: Surroundings?
  /// What it was told of its size last.
  package private(set) var size: Size2D?
  /// Called with each event. What it refers to should be captured weakly.
  package var onEvent: (Occurrence<C.Event>) -> Void = { _ in }
  package var onInput: () -> Void = {}
  package var measure: ((_ word: String, _ size: Double) -> Size2D)?

  /// Called before each thing that a recording can keep, with the seconds at which it counts as done.
  package var onEntry: ((ElasticRecording.Entry) -> Void)?

  private var keyboard = ElasticKeyboard()
  /// The latest time that the component has seen: what comes with an earlier one is done then.
  private var latest = -Double.infinity
  /// The size of letters at which the words were measured; nil where that is to be done.
  private var measuredSize: Double?
  /// What is still to be done of a recording.
  private var script: ArraySlice<ElasticRecording.Entry> = []

  package init(_ component: C) { self.component = component }

  package var output: ElasticOutput { component.output }
  package var takesFocus: Bool { component.takesFocus }

  @discardableResult
  package func handle(_ input: ElasticInput, at time: Double) -> TouchClaim {
    note(.input(input), at: time)
    let claim = component.handle(input, at: time)
    tell()
    onInput()
    return claim
  }

  package func answer(_ key: ElasticKey, isDown: Bool, at time: Double) -> Bool {
    let answer = keyboard.answer(
      key, isDown: isDown, to: component,
      direction: surroundings?.direction ?? .leftToRight, size: size ?? .zero)
    switch answer {
    case .inputs(let inputs): for input in inputs { handle(input, at: time) }
    case .command(let command): perform(command, at: time)
    case nil: return false
    }
    return true
  }

  package func layOut(_ size: Size2D, _ surroundings: Surroundings, at time: Double) {
    if surroundings != self.surroundings {
      self.surroundings = surroundings
      handle(.surroundings(surroundings), at: time)
    }
    if size != self.size {
      self.size = size
      handle(.resized(size), at: time)
    }
    measureWords(at: time)
  }

  package func perform(_ command: C.Command, at time: Double) {
    note(.command(command), at: time)
    component.perform(command, at: time)
    tell()
    onInput()
  }

  /// Takes other constants, where they are others; what moves goes on.
  package func restyle(_ style: C.Style, at time: Double) {
    let style = style.allowed
    guard style != component.style else { return }
    if onEntry != nil { restyleOneByOne(style, at: time) }
    component.restyle(style, at: time)
    measureWords(at: time)
    tell()
    onInput()
  }

  /// Takes other constants as a recording does, which is not the same to the last bit.
  private func restyleOneByOne(_ style: C.Style, at time: Double) {
    for (index, property) in C.Style.properties.enumerated() {
      let value = property.get(style)
      var next = component.style
      guard value != property.get(next), (try? property.set(value, in: &next)) != nil else {
        continue
      }
      note(.set(property: index, value: value), at: time)
      component.restyle(next, at: time)
    }
  }

  private func note(_ action: @autoclosure () -> ElasticRecording.Action, at time: Double) {
    latest = max(latest, time)
    onEntry?(ElasticRecording.Entry(time: latest, action: action()))
  }

  /// Does what is neither input nor a command of every component.
  package func update(_ body: (inout C) -> Void) {
    body(&component)
    tell()
    onInput()
  }

  /// Gives it something else to show; its words are measured anew.
  package func change<Failure>(
    at time: Double, _ body: (inout C) throws(Failure) -> Void
  ) throws(Failure) {
    try body(&component)
    measuredSize = nil
    measureWords(at: time)
    tell()
    onInput()
  }

  /// Takes what it is to show, as the bytes of a file or an attribute.
  /// - Throws: a ``ContentError`` if they are not of its kind; it stays as it was.
  package func load(_ content: [UInt8], at time: Double) throws(ContentError) {
    try change(at: time) { component throws(ContentError) in
      try component.load(content, at: time)
    }
  }

  package var styleNames: [String] { C.Style.properties.map { "\($0.name)" } }

  package func styleText(_ name: String) -> String? {
    guard let property = property(name) else { return nil }
    var text: [UInt8] = []
    property.appendText(of: property.get(component.style), to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  package func setStyle(
    _ name: String, to text: String, at time: Double
  ) throws(PropertyError) -> Bool {
    guard let property = property(name) else { return false }
    var style = component.style
    try property.set(property.value(of: Array(text.utf8)), in: &style)
    restyle(style, at: time)
    return true
  }

  package var presetNames: [String] { C.Style.presets.map { "\($0.name)" } }

  package func applyPreset(_ name: String, at time: Double) -> Bool {
    guard let preset = C.Style.preset(named: name.utf8) else { return false }
    var style = component.style
    style.apply(preset)
    restyle(style, at: time)
    return true
  }

  private func property(_ name: String) -> StyleProperty<C.Style>? {
    C.Style.properties.first { $0.name.isEqual(to: Array(name.utf8)) }
  }

  /// Does a recording from its start, at time 0, to a component that knows what it was told before
  /// the first thing recorded.
  package func replay(_ recording: ElasticRecording, component: C) {
    let player = RecordingPlayer(
      recording, component: component, surroundings: surroundings ?? Surroundings())
    self.component = player.component
    size = recording.size
    script = recording.entries[...]
    latest = 0
    measuredSize = nil
    measureWords(at: 0)
    tell()
    onInput()
  }

  package func show(at time: Double) -> NextFrame {
    while let entry = script.first, entry.time <= time {
      script.removeFirst()
      note(entry.action, at: entry.time)
      // What is of another component's recording is left out.
      try? component.take(entry)
    }
    latest = max(latest, time)
    let activity = component.advance(to: time)
    drawing.removeAll()
    component.draw(into: &drawing)
    tell()
    guard let next = script.first?.time else { return activity }
    return switch activity {
    case .now: .now
    case .at(let time): .at(min(time, next))
    case .never: .at(next)
    }
  }

  /// Has the component's words measured where they, or the size of their letters, are new.
  private func measureWords(at time: Double) {
    let (size, count) = (component.wordSize, component.wordCount)
    guard let measure, count > 0, measuredSize != size else { return }
    measuredSize = size
    let sizes = (0..<count).map { index in
      var text: [UInt8] = []
      component.appendWord(index, to: &text)
      return measure(String(decoding: text, as: UTF8.self), size)
    }
    handle(
      .measured(
        widths: sizes.map(\.width), lineHeight: sizes.lazy.map(\.height).max() ?? size),
      at: time)
  }

  private func tell() {
    while let occurrence = component.nextEvent() { onEvent(occurrence) }
  }
}

extension NextFrame {
  /// How long a host may sleep from `time` on before the next frame, in nanoseconds and a day at most;
  /// nil where the very next frame counts, or only input.
  package func sleep(from time: Double) -> UInt64? {
    guard case .at(let next) = self, next < .infinity else { return nil }
    return UInt64(min(max(next - time, 0), 86_400) * 1e9)
  }
}

/// Any component that is being shown.
@MainActor
package protocol Showable: AnyObject {
  /// What it looked like when ``show(at:)`` was called last.
  var drawing: Drawing { get }
  /// What there is to know of it besides.
  var output: ElasticOutput { get }
  /// Called when there is something new to show.
  var onInput: () -> Void { get set }
  /// How wide and high a word is as it is drawn, in letters of a size; nil while nobody can say.
  var measure: ((_ word: String, _ size: Double) -> Size2D)? { get set }
  /// Shows input to the component and answers what it says.
  @discardableResult
  func handle(_ input: ElasticInput, at time: Double) -> TouchClaim
  /// The names of its constants, in the order of their table.
  var styleNames: [String] { get }
  /// The text of a constant; nil where none has this name.
  func styleText(_ name: String) -> String?
  /// Sets a constant to what a text says and answers whether one has this name.
  /// - Throws: a ``PropertyError`` if the text is no value of it; it stays as it was.
  func setStyle(_ name: String, to text: String, at time: Double) throws(PropertyError) -> Bool
  /// The names of its presets, in the order of their table.
  var presetNames: [String] { get }
  /// Sets what a preset names and answers whether there is one of this name.
  func applyPreset(_ name: String, at time: Double) -> Bool
  /// Whether the keyboard is to reach it.
  var takesFocus: Bool { get }
  /// Does what a key that goes down or up asks for, and answers whether it is the component's own.
  func answer(_ key: ElasticKey, isDown: Bool, at time: Double) -> Bool
  /// Tells the component its size and the reader's settings where they have changed.
  func layOut(_ size: Size2D, _ surroundings: Surroundings, at time: Double)
  /// Brings the drawing to a time and says when the next is worth showing.
  func show(at time: Double) -> NextFrame
}
#endif
