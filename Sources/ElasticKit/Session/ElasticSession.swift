/// What every host does with a component, as a value: a host passes on what it sees and obeys what it reads.
///
/// Keep one in a class of yours, and after each call read what is new: ``nextEvent()``, ``nextAnnouncement()``,
/// ``needsMeasuring`` and ``pace``. Nothing is called back. All times are seconds of one clock.
///
///     var session = ElasticSession(SurfaceMotion())
///     session.layOut(size, surroundings, at: now)
///     let claim = session.handle(.touch(id: 1, phase: .down, point: point), at: now)
///     session.advance(to: frameTime)
///     session.withDrawing { drawing in paint(drawing) }
///
/// Events and announcements that were not read are dropped when the content changes.
public struct ElasticSession<C: ElasticComponent>: Sendable {
  /// Whether it can be seen. Out of sight no frames are needed.
  public var isInSight = true
  /// Whether actions are kept for ``nextEntry()``.
  public var isRecording: Bool {
    get { sessionState.isRecording }
    set { sessionState.record(newValue) }
  }
  /// The index of the first entry of a recording that the component cannot perform, and the reason: the replay
  /// ends there.
  public var fault: (entry: Int, error: ElasticRecording.EntryError)? { schedule.fault }

  private var sessionState = SessionState()
  private var announcements = Announcements()
  private var nextFrame = NextFrame.never
  private var schedule = ReplaySchedule()
  private var drawing = Drawing()
  /// A style with settings that change together with the next one.
  private var joined: C.Style?
  /// The component in its current state. Declared last: in unspecialised generic code the offsets of properties after it would have
  /// to be computed at run time.
  public private(set) var component: C

  /// A session with a component in its current state.
  public init(_ component: C = C()) { self.component = component }
}

// MARK: - Actions

extension ElasticSession {
  /// Passes an input to the component; returns whether a touch belongs to it.
  ///
  /// A touch that begins, a scroll by a finger and an activation end a replay: the component continues from where it is.
  @discardableResult
  public mutating func handle(_ input: ElasticInput, at time: Double) -> TouchClaim {
    if input.isUserInitiated, !component.ignores(input, at: time) { endReplay(at: time) }
    return pass(input, at: time)
  }

  @discardableResult
  @inline(never)  // Two are 3 kB of a surface's page, which has a copy in each caller without.
  private mutating func pass(_ input: ElasticInput, at time: Double) -> TouchClaim {
    let isIgnored = component.ignores(input, at: time)
    let claim = component.handle(input, at: time)
    if isIgnored {
      sessionState.touch(at: time)
    } else {
      sessionState.add(.input(input), at: time, component.words)
    }
    return claim
  }

  /// Performs a command of the app.
  public mutating func perform(_ command: C.Command, at time: Double) {
    do throws(ElasticRecording.EntryError) {
      try perform(ElasticRecording.Entry(time: time, action: .command(command)))
    } catch {
      // Its number is not valid: it is ignored.
    }
  }

  /// Performs one entry of a recording, or what has its form; returns whether a touch belongs to the component.
  /// A setting that changes together with that of the next entry waits for it.
  /// - Throws: an ``ElasticRecording/EntryError`` if the component has no such command or setting; it is then unchanged.
  @discardableResult
  @inline(never)  // Two are 3 kB of a surface's page, which has a copy in each caller without.
  public mutating func perform(
    _ entry: ElasticRecording.Entry
  ) throws(ElasticRecording.EntryError) -> TouchClaim {
    var isIgnored = !entry.time.isPlausible
    switch entry.action {
    case .input(let input): return pass(input, at: entry.time)
    case .command(let code, let value):
      guard let command = C.Command(code: code, value: value) else { throw .command(code: code) }
      component.perform(command, at: entry.time)
      isIgnored = isIgnored || !command.isValid
    case .set(let property, let value):
      guard C.Style.kinds.indices.contains(property) else { throw .property(property) }
      var style = joined ?? component.style
      do throws(PropertyError) { try style.set(property: property, to: value) } catch {
        throw .value(property: property)
      }
      joined = entry.isWithNext ? style : nil
      if !entry.isWithNext { component.restyle(style, at: entry.time) }
    }
    if isIgnored {
      sessionState.touch(at: entry.time)
    } else {
      sessionState.add(entry, component.words)
    }
    return .refused
  }

  /// Has the effect of the drag, for a screen reader's action; returns whether it had one.
  @discardableResult
  public mutating func activate(at time: Double) -> Bool {
    guard component.output.accessibility.action.utf8CodeUnitCount > 0 else { return false }
    handle(.activated, at: time)
    return true
  }

  /// Handles a key that goes down or up; returns whether the component handled it. The rest is the host's.
  ///
  /// A key that pulls or presses ends a replay, as a touch does.
  public mutating func handle(key: ElasticKey, isDown: Bool, at time: Double) -> Bool {
    var inputs: [ElasticInput] = []
    let target = KeyPull.Target(
      edge: component.keys.edge, direction: component.surroundings.direction, size: component.size)
    let isHandled = sessionState.keyboard.handle(
      key: key, isDown: isDown, at: target, of: component.output.accessibility
    ) { inputs.append($0) }
    for input in inputs { handle(input, at: time) }
    if isHandled { return true }
    guard key == .escape, isDown, let command = component.keys.escapeCommand else { return false }
    perform(command, at: time)
    return true
  }

  /// Releases all keys, because the focus has gone elsewhere.
  public mutating func releaseKeys(at time: Double) {
    for key in ElasticKey.allCases { _ = handle(key: key, isDown: false, at: time) }
  }

  /// Passes the size in points and the reader's settings to the component, if they differ from what it has.
  public mutating func layOut(_ size: Size2D, _ surroundings: Surroundings, at time: Double) {
    // Settings with a NaN differ from themselves.
    if surroundings != component.surroundings, surroundings == surroundings {
      handle(.surroundings(surroundings), at: time)
    }
    if size != component.size, size.isPlausible { handle(.resized(size), at: time) }
  }

  /// Follows a player that reports no changes and must be asked in each frame: `position` is its position in seconds, nil to follow
  /// it no longer. After it has stood for a quarter of a second, ``pace`` asks four times a second.
  public mutating func poll(_ position: Double?, at time: Double) {
    sessionState.poll(position, at: time)
  }

  /// Changes the settings if they differ; a motion continues.
  public mutating func restyle(_ style: C.Style, at time: Double) {
    let style = style.allowed
    guard style != component.style else { return }
    sessionState.touch(at: time)
    if isRecording, time.isPlausible { keepChange(to: style, at: time) }
    component.restyle(style, at: time)
  }

  /// Keeps an entry for each setting that changes; a replay changes them together, as here.
  private mutating func keepChange(to style: C.Style, at time: Double) {
    var changes: [ElasticRecording.Entry] = []
    for index in C.Style.kinds.indices {
      let value = style[index]
      guard value.bitPattern != component.style[index].bitPattern else {
        continue
      }
      changes.append(
        ElasticRecording.Entry(time: time, action: .set(property: index, value: value)))
    }
    for index in changes.indices {
      changes[index].isWithNext = index < changes.count - 1
      sessionState.add(changes[index], component.words)
    }
  }

  /// Does something that is neither an input nor a command of every component, and that no recording has.
  public mutating func update<Failure>(
    at time: Double, _ body: (inout C) throws(Failure) -> Void
  ) throws(Failure) {
    try body(&component)
    sessionState.touch(at: time)
  }

  /// Loads other content: its words are measured again, and what was not read of the old one is dropped.
  /// - Throws: what `body` throws; it must leave the component unchanged then.
  public mutating func change<Failure>(
    at time: Double, _ body: (inout C) throws(Failure) -> Void
  ) throws(Failure) {
    try update(at: time, body)
    drop()
  }

  /// Loads content from the bytes of a file or an attribute.
  /// - Throws: a ``ContentError`` if the bytes are invalid; the content is then unchanged.
  public mutating func load(_ content: [UInt8], at time: Double) throws(ContentError) {
    try change(at: time) { component throws(ContentError) in
      try component.load(content, at: time)
    }
  }

  private mutating func drop() {
    while component.nextEvent() != nil {}
    sessionState.change()
    announcements = Announcements()
  }
}

extension ElasticSession where C: SongComponent {
  /// Takes the position in seconds, the state and the rate of a player that the component follows, such as a sound's.
  public mutating func follow(
    _ position: Double, isPlaying: Bool, rate: Double = 1, at time: Double
  ) {
    let performed = component.follow(position, isPlaying: isPlaying, rate: rate, at: time)
    for command in performed {
      sessionState.add(.command(command), at: time, component.words)
    }
  }
}

// MARK: - What is read after each call

extension ElasticSession {
  /// Removes and returns the oldest unread event.
  public mutating func nextEvent() -> Occurrence<C.Event>? { component.nextEvent() }

  /// Returns what a screen reader is to say now, in English: each new value of a refresh or a status, once.
  public mutating func nextAnnouncement() -> StaticString? {
    nextAnnouncement(of: component.output.accessibility)
  }

  /// The same for a host that has read the output already.
  package mutating func nextAnnouncement(
    of accessibility: ElasticAccessibility
  ) -> StaticString? {
    announcements.news(of: accessibility)
  }

  /// Removes and returns the oldest unread action, while ``isRecording``.
  public mutating func nextEntry() -> ElasticRecording.Entry? { sessionState.next() }

  /// Whether the host must measure the component's words, and pass them as ``ElasticInput/measured(widths:lineHeight:)``:
  /// the words or their ``MeasurableWords/size`` are new.
  public var needsMeasuring: Bool {
    sessionState.needsMeasuring(component.words)
  }

  /// The time of what is shown, in seconds: that of the last frame, or of an input that came later. −∞ before the first.
  public var time: Double { sessionState.latest }

  /// The output besides the drawing.
  public var output: ElasticOutput { component.output }

}

// MARK: - Frames

/// What the clock of a host must do.
public enum ClockRequest: Hashable, Sendable {
  /// Call at every frame of the screen.
  case moving
  /// Stop, and continue at this time, in seconds of the session's clock.
  case waiting(until: Double)
  /// Stop until something is passed to the session.
  case atRest
  /// It moves or waits, but cannot be seen: stop until it is in sight again.
  case outOfSight
}

extension ElasticSession {
  /// What the host's clock must do from now on. Read it after each call.
  public var pace: ClockRequest {
    let pace = paceInSight
    return isInSight || pace == .atRest ? pace : .outOfSight
  }

  private var paceInSight: ClockRequest {
    if isFrameDue { return .moving }
    var next = sessionState.nextLook
    switch nextFrame {
    case .now: return .moving
    case .at(let due): next = min(due, next)
    case .never: break
    }
    if next == -.infinity { return .moving }
    return next < .infinity ? .waiting(until: next) : .atRest
  }

  /// Whether something was done to the component since the last frame.
  package var isFrameDue: Bool { sessionState.isFrameDue }

  /// Advances to the time of a frame, and returns the time of the next.
  @discardableResult
  public mutating func advance(to time: Double) -> NextFrame {
    play(to: time)
    sessionState.begin(frame: time)
    nextFrame = schedule.sooner(component.advance(to: time))
    return nextFrame
  }

  /// Lends the drawing of the current state. It is made once, however often it is lent, and allocates nothing once it
  /// has grown to its size.
  ///
  /// - Parameter body: does not use the session, which is busy: read what it needs before.
  public mutating func withDrawing<Result, Failure>(
    _ body: (borrowing Drawing) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    draw()
    return try body(drawing)
  }

  /// Makes the drawing of the current state, for ``withLastDrawing(_:)``.
  package mutating func draw() {
    if sessionState.begin(&drawing) { component.draw(into: &drawing) }
  }

  /// Lends the drawing that was made last; `body` may read the session.
  package func withLastDrawing<Result, Failure>(
    _ body: (borrowing Drawing) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(drawing)
  }
}

// MARK: - Recordings

extension ElasticSession {
  /// A session that replays a recording: ``replay(_:on:surroundings:)``.
  public init(
    replaying recording: ElasticRecording, on component: C = C(),
    surroundings: Surroundings = Surroundings()
  ) {
    self.init(component)
    replay(recording, on: component, surroundings: surroundings)
  }

  /// Replays a recording from its start, at time 0: call ``advance(to:)`` with times from 0 on. The reader's next touch, key
  /// or activation ends it.
  ///
  /// - Parameters:
  ///   - component: with its settings, and its content if the recording has none.
  ///   - surroundings: the reader's settings until the recording changes them.
  public mutating func replay(
    _ recording: ElasticRecording, on component: C = C(),
    surroundings: Surroundings = Surroundings()
  ) {
    self.component = component
    self.component.handle(.resized(recording.size), at: 0)
    self.component.handle(.surroundings(surroundings), at: 0)
    if !recording.loadable.bytes.isEmpty {
      do throws(ContentError) { try self.component.load(recording.loadable, at: 0) } catch {
        // The reader has checked the content; invalid content leaves the component's own.
      }
    }
    schedule = ReplaySchedule(recording.entries)
    sessionState.keyboard = ElasticKeyboard()
    joined = nil
    drop()
    sessionState.restart()
  }

  /// Performs the entries that are due, ends the replay and cancels its touches.
  @_spi(Pages) public mutating func endReplay(at time: Double) {
    play(to: time)
    schedule.end(at: time)
    play(to: time)
  }

  /// Whether entries of a recording remain to be performed.
  public var isReplaying: Bool { schedule.rest != nil }

  private mutating func play(to time: Double) {
    while let entry = schedule.next(until: time) {
      do throws(ElasticRecording.EntryError) { try perform(entry) } catch {
        joined = nil
        schedule.stop(error)
      }
    }
  }
}
