@_spi(Programs) import ElasticKit
import ElasticSettings

/// A reference to a session that reports changes through closures.
///
/// Events, states, entries and announcements are reported after each call, unless a ``PlatformPhase`` is open: then they
/// stay in the session, in their order, and `onReportDue` asks the host for ``report()``. The component's state can be
/// read at once.
@MainActor
package final class ComponentController<C: ElasticComponent>: HostedComponent {
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
  private var reportedState: C.State
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
    reportedState = component.state
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
  package var isFocusable: Bool { session.component.isFocusable }
  package var edge: ElasticEdge? { session.component.edge }
  package func follows(_ way: Vector2D) -> Bool { session.component.follows(way) }
  package var pace: ClockRequest { session.pace }
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
    defer { report(at: time) }
    return session.handle(input, at: time)
  }

  package func measureAgain(at time: Double) {
    guard let measure, session.component.words?.count ?? 0 > 0 else { return }
    handle(session.measured(measure), at: time)
  }

  @discardableResult
  package func activate(at time: Double) -> Bool {
    defer { report(at: time) }
    return session.activate(at: time)
  }

  package func handle(key: ElasticKey, isDown: Bool, at time: Double) -> Bool {
    defer { report(at: time) }
    return session.handle(key: key, isDown: isDown, at: time)
  }

  package func releaseKeys(at time: Double) {
    session.releaseKeys(at: time)
    report(at: time)
  }

  package func layOut(_ size: Size2D, _ surroundings: Surroundings, at time: Double) {
    session.layOut(size, surroundings, at: time)
    report(at: time)
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
    report(at: time)
  }

  package func restyle(_ style: C.Style, at time: Double) {
    session.restyle(style, at: time)
    report(at: time)
  }

  /// Does something on the session that has no function here.
  package func update<Failure>(
    at time: Double, _ body: (inout ElasticSession<C>) throws(Failure) -> Void
  ) throws(Failure) {
    try body(&session)
    report(at: time)
  }

  /// Loads content from the bytes of a file or an attribute.
  /// - Throws: a ``ContentError`` if the bytes are invalid; the content is then unchanged.
  package func load(_ content: [UInt8], at time: Double) throws(ContentError) {
    try session.load(content, at: time)
    report(at: time)
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
  private func report(at time: Double) {
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
    if state != reportedState {
      reportedState = state
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
    guard let words = component.words else { return .measured(widths: [], lineHeight: 0) }
    let sizes = (0..<words.count).map { index in
      var text: [UInt8] = []
      words.append(index, to: &text)
      return measure(String(decoding: text, as: UTF8.self), words.size)
    }
    return .measured(
      widths: sizes.map(\.width), lineHeight: sizes.lazy.map(\.height).max() ?? words.size)
  }
}

extension ClockRequest {
  /// How long a task sleeps from one time to another, in nanoseconds; a day at most.
  package static func sleep(from time: Double, to next: Double) -> UInt64 {
    UInt64(min(max(next - time, 0), 86_400) * 1e9)
  }
}
