#if !hasFeature(Embedded)
/// A part of the platform's work in which no app may be called: a layout, an allocation, a measure, a drawing, an update
/// of views.
///
/// An app may let go of a view in what is reported to it, and the platform goes on with that view when its call of ours
/// returns. So each host does what it does in such a call inside of `run`. The reports of all components wait
/// then, also those of others than the one that is laid out: a layout may be nested in another view's.
@MainActor
package enum PlatformPhase {
  private static var depth = 0

  /// Whether reports must wait.
  package static var isOpen: Bool { depth > 0 }

  package static func run<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    depth += 1
    defer { depth -= 1 }
    return try body()
  }
}

/// A session in a class: for hosts that hold one of any component, and are told instead of asking.
///
/// Events, states, entries and announcements are reported after each call, unless a ``PlatformPhase`` is open: then they
/// stay in the session, in their order, and `onReportDue` asks the host for ``report()``. The component's state can be
/// read at once.
@MainActor
package final class LiveComponent<C: ElasticComponent>: Showable {
  package private(set) var session: ElasticSession<C> {
    didSet { lastOutput = nil }
  }
  /// The session's output; nil if anything was done to it since that was read.
  private var lastOutput: ElasticOutput?
  /// Called with each event. Capture objects weakly.
  package var onEvent: (Occurrence<C.Event>) -> Void = { _ in }
  /// Called with each event after `onEvent`, for a host around the host.
  package var onEventAfter: (C.Event) -> Void = { _ in }
  /// Called with the state when it has become another, before the events that came with it.
  package var onState: (C.State) -> Void = { _ in }
  private var toldState: C.State
  package var onInput: () -> Void = {}
  /// Called once when something may have to be reported while a phase is open: call ``report()`` soon after that phase, and
  /// keep the view alive until then.
  package var onReportDue: () -> Void = {}
  private var isReportDue = false
  package var measure: ((_ word: String, _ size: Double) -> Size2D)?

  /// Called with each action that a recording can contain, with the time in seconds at which it counts.
  package var onEntry: ((ElasticRecording.Entry) -> Void)? {
    didSet { session.isRecording = onEntry != nil }
  }

  package init(_ component: C) {
    session = ElasticSession(component)
    toldState = component.state
  }

  package var component: C { session.component }
  /// Made once, however often a host reads it in a frame.
  package var output: ElasticOutput {
    if let lastOutput { return lastOutput }
    let output = session.output
    lastOutput = output
    return output
  }
  package var surroundings: Surroundings { session.component.surroundings }
  package var naturalSize: Size2D? { session.component.naturalSize }
  package var stateName: StaticString { session.component.state.name }
  package var takesFocus: Bool { session.component.takesFocus }
  package var edge: ElasticEdge? { session.component.edge }
  package func follows(_ way: Vector2D) -> Bool { session.component.follows(way) }
  package var pace: ElasticPace { session.pace }
  /// The time of what is shown: that of a frame, or of an input that came later.
  package var time: Double { session.time }
  /// Whether something was done to it since the last frame.
  package var isFrameDue: Bool { session.isFrameDue }
  package var isInSight: Bool {
    get { session.isInSight }
    set { session.isInSight = newValue }
  }

  @discardableResult
  package func handle(_ input: ElasticInput, at time: Double) -> TouchClaim {
    defer { tell(at: time) }
    return session.handle(input, at: time)
  }

  @discardableResult
  package func activate(at time: Double) -> Bool {
    defer { tell(at: time) }
    return session.activate(at: time)
  }

  package func answer(_ key: ElasticKey, isDown: Bool, at time: Double) -> Bool {
    defer { tell(at: time) }
    return session.answer(key, isDown: isDown, at: time)
  }

  package func releaseKeys(at time: Double) {
    session.releaseKeys(at: time)
    tell(at: time)
  }

  package func layOut(_ size: Size2D, _ surroundings: Surroundings, at time: Double) {
    session.layOut(size, surroundings, at: time)
    tell(at: time)
  }

  package func naturalSize(
    inWidth width: Double, _ surroundings: Surroundings, at time: Double
  ) -> Size2D? {
    var session = session
    // Without a height nothing is laid out.
    let size = Size2D(width: width, height: max(session.component.size.height, 1))
    session.layOut(size, surroundings, at: time)
    return session.component.naturalSize
  }

  package func perform(_ command: C.Command, at time: Double) {
    session.perform(command, at: time)
    tell(at: time)
  }

  package func restyle(_ style: C.Style, at time: Double) {
    session.restyle(style, at: time)
    tell(at: time)
  }

  /// Does something on the session that has no function here.
  package func update<Failure>(
    at time: Double, _ body: (inout ElasticSession<C>) throws(Failure) -> Void
  ) throws(Failure) {
    try body(&session)
    tell(at: time)
  }

  /// Loads content from the bytes of a file or an attribute.
  /// - Throws: a ``ContentError`` if the bytes are invalid; the content is then unchanged.
  package func load(_ content: [UInt8], at time: Double) throws(ContentError) {
    try session.load(content, at: time)
    tell(at: time)
  }

  package func nextAnnouncement() -> StaticString? {
    guard mayReport() else { return nil }
    let accessibility = output.accessibility
    return read { $0.nextAnnouncement(of: accessibility) }
  }

  package func show(at time: Double) -> NextFrame {
    let next = session.advance(to: time)
    report()
    return next
  }

  package func withDrawing<Result, Failure>(
    _ body: (borrowing Drawing) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    read { $0.draw() }
    return try session.withLastDrawing(body)
  }

  package var styleNames: [String] { C.Style.properties.map { "\($0.name)" } }

  package func styleText(_ name: String) -> String? {
    guard let property = C.Style.property(named: name.utf8) else { return nil }
    var text: [UInt8] = []
    property.appendText(of: property.get(component.style), to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  package func setStyle(
    _ name: String, to text: String, at time: Double
  ) throws(PropertyError) -> Bool {
    guard let property = C.Style.property(named: name.utf8) else { return false }
    var style = component.style
    try property.set(text: Array(text.utf8), in: &style)
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

  /// Takes from the session what is no part of its output.
  private func read<Result>(_ body: (inout ElasticSession<C>) -> Result) -> Result {
    let output = lastOutput
    defer { lastOutput = output }
    return body(&session)
  }

  /// Measures words and reports what is new, then asks for a frame if one is due.
  private func tell(at time: Double) {
    if let measure, session.needsMeasuring {
      session.handle(session.measured(measure), at: time)
    }
    report()
    if session.isFrameDue { onInput() }
  }

  /// Whether the app may be called now; asks for a report after the phase if not.
  package func mayReport() -> Bool {
    guard PlatformPhase.isOpen else { return true }
    if !isReportDue {
      isReportDue = true
      onReportDue()
    }
    return false
  }

  package func report() {
    guard mayReport() else { return }
    isReportDue = false
    while let entry = read({ $0.nextEntry() }) { onEntry?(entry) }
    let state = session.component.state
    if state != toldState {
      toldState = state
      onState(state)
    }
    while let occurrence = read({ $0.nextEvent() }) {
      onEvent(occurrence)
      onEventAfter(occurrence.event)
    }
  }
}

extension ElasticSession {
  /// The sizes of the component's words, as an input.
  package func measured(
    _ measure: (_ word: String, _ size: Double) -> Size2D
  ) -> ElasticInput {
    let size = component.wordSize
    let sizes = (0..<component.wordCount).map { index in
      var text: [UInt8] = []
      component.appendWord(index, to: &text)
      return measure(String(decoding: text, as: UTF8.self), size)
    }
    return .measured(
      widths: sizes.map(\.width), lineHeight: sizes.lazy.map(\.height).max() ?? size)
  }
}

extension ElasticPace {
  /// How long a task sleeps from one time to another, in nanoseconds; a day at most.
  package static func sleep(from time: Double, to next: Double) -> UInt64 {
    UInt64(min(max(next - time, 0), 86_400) * 1e9)
  }
}

/// Any component that is shown.
@MainActor
package protocol Showable: AnyObject {
  /// Lends the drawing of the current state.
  func withDrawing<Result, Failure>(
    _ body: (borrowing Drawing) throws(Failure) -> Result
  ) throws(Failure) -> Result
  /// The output besides the drawing.
  var output: ElasticOutput { get }
  /// Called after something was done to it, which needs a frame.
  var onInput: () -> Void { get set }
  /// Called once when a report has to wait: see ``LiveComponent/onReportDue``.
  var onReportDue: () -> Void { get set }
  /// Reports what is new, unless a phase is open.
  func report()
  /// Whether the app may be called now; asks for a report after the phase if not.
  func mayReport() -> Bool
  /// Measures the width and height of a word in a font size; nil while that is not possible.
  var measure: ((_ word: String, _ size: Double) -> Size2D)? { get set }
  /// Passes an input to the component and returns its claim.
  @discardableResult
  func handle(_ input: ElasticInput, at time: Double) -> TouchClaim
  /// The edge that it moves from; nil if it has none.
  var edge: ElasticEdge? { get }
  /// Whether a touch that it has not claimed can still become its own, if it is this far from where it went down.
  func follows(_ way: Vector2D) -> Bool
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
  /// The size in which it is as large as what it shows; nil if it has any.
  var naturalSize: Size2D? { get }
  /// The natural size that it would have in a width and with these settings of the reader, which it is not given; in a width of 0
  /// that of the width it likes best.
  func naturalSize(inWidth width: Double, _ surroundings: Surroundings, at time: Double) -> Size2D?
  /// The name of its state.
  var stateName: StaticString { get }
  /// Whether the keyboard can reach it.
  var takesFocus: Bool { get }
  /// Has the effect of the drag; returns whether it had one.
  @discardableResult
  func activate(at time: Double) -> Bool
  /// Handles a key that goes down or up; returns whether it was handled.
  func answer(_ key: ElasticKey, isDown: Bool, at time: Double) -> Bool
  /// Releases all keys, because the focus has gone elsewhere.
  func releaseKeys(at time: Double)
  /// What a screen reader is to say now; each value once.
  func nextAnnouncement() -> StaticString?
  /// The reader's settings that it has.
  var surroundings: Surroundings { get }
  /// What the host's clock must do from now on.
  var pace: ElasticPace { get }
  /// Whether it can be seen.
  var isInSight: Bool { get set }
  /// Passes the size and the reader's settings to the component if they have changed.
  func layOut(_ size: Size2D, _ surroundings: Surroundings, at time: Double)
  /// Advances the drawing to a time and returns the time of the next frame.
  func show(at time: Double) -> NextFrame
}
#endif
