#if !hasFeature(Embedded)
/// A component that is shown: the common code of all hosts of this package.
///
/// It has no clock either: each call takes the time, and `onInput` is called when a frame is needed.
@MainActor
package final class LiveComponent<C: ElasticComponent>: Showable {
  package private(set) var component: C
  package private(set) var drawing = Drawing()
  /// The last reader's settings that it received.
  package private(set) var surroundings: Surroundings?
  /// The last size that it received.
  package private(set) var size: Size2D?
  /// Called with each event. Capture objects weakly.
  package var onEvent: (Occurrence<C.Event>) -> Void = { _ in }
  package var onInput: () -> Void = {}
  package var measure: ((_ word: String, _ size: Double) -> Size2D)?

  /// Called before each action that a recording can contain, with the time in seconds at which it counts.
  package var onEntry: ((ElasticRecording.Entry) -> Void)?

  private var keyboard = ElasticKeyboard()
  /// The latest time of the component: an input with an earlier time counts at this time.
  private var latest = -Double.infinity
  /// The font size at which the words were measured; nil if they must be measured.
  private var measuredSize: Double?
  /// The remaining entries of a recording.
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

  /// Changes the settings if they differ; a motion continues.
  package func restyle(_ style: C.Style, at time: Double) {
    let style = style.allowed
    guard style != component.style else { return }
    if onEntry != nil { restyleOneByOne(style, at: time) }
    component.restyle(style, at: time)
    measureWords(at: time)
    tell()
    onInput()
  }

  /// Changes the settings like a recording, which may differ in the last bit.
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

  /// Performs an action that is neither an input nor a command of every component.
  package func update(_ body: (inout C) -> Void) {
    body(&component)
    tell()
    onInput()
  }

  /// Loads other content; its words are measured again.
  package func change<Failure>(
    at time: Double, _ body: (inout C) throws(Failure) -> Void
  ) throws(Failure) {
    try body(&component)
    measuredSize = nil
    measureWords(at: time)
    tell()
    onInput()
  }

  /// Loads content from the bytes of a file or an attribute.
  /// - Throws: a ``ContentError`` if the bytes are invalid; the content is then unchanged.
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
    C.Style.properties.first { $0.name.description == name }
  }

  /// Plays a recording from its start, at time 0, on a component that keeps the settings and size from before
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
      // Entries of another component's recording are skipped.
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

  /// Measures the component's words if they, or their font size, are new.
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
  /// The time from `time` until the next frame, in nanoseconds and a day at most;
  /// nil if the very next frame is needed, or only input.
  package func sleep(from time: Double) -> UInt64? {
    guard case .at(let next) = self, next < .infinity else { return nil }
    return UInt64(min(max(next - time, 0), 86_400) * 1e9)
  }
}

/// Any component that is shown.
@MainActor
package protocol Showable: AnyObject {
  /// The drawing of the last ``show(at:)``.
  var drawing: Drawing { get }
  /// The output besides the drawing.
  var output: ElasticOutput { get }
  /// Called when a new frame is needed.
  var onInput: () -> Void { get set }
  /// Measures the width and height of a word in a font size; nil while that is not possible.
  var measure: ((_ word: String, _ size: Double) -> Size2D)? { get set }
  /// Passes an input to the component and returns its claim.
  @discardableResult
  func handle(_ input: ElasticInput, at time: Double) -> TouchClaim
  /// The names of its settings, in the order of their table.
  var styleNames: [String] { get }
  /// The text of a setting; nil for an unknown name.
  func styleText(_ name: String) -> String?
  /// Sets a setting from a text and returns whether the name exists.
  /// - Throws: a ``PropertyError`` if the text is not a valid value; the setting is then unchanged.
  func setStyle(_ name: String, to text: String, at time: Double) throws(PropertyError) -> Bool
  /// The names of its presets, in the order of their table.
  var presetNames: [String] { get }
  /// Applies a preset and returns whether the name exists.
  func applyPreset(_ name: String, at time: Double) -> Bool
  /// Whether the keyboard can reach it.
  var takesFocus: Bool { get }
  /// Handles a key that goes down or up; returns whether it was handled.
  func answer(_ key: ElasticKey, isDown: Bool, at time: Double) -> Bool
  /// Passes the size and the reader's settings to the component if they have changed.
  func layOut(_ size: Size2D, _ surroundings: Surroundings, at time: Double)
  /// Advances the drawing to a time and returns the time of the next frame.
  func show(at time: Double) -> NextFrame
}
#endif
