import ElasticRecordings

/// Plays on a component, and makes one hash of all that it shows after each step.
public struct FrozenPlayer: ComponentVisitor {
  public typealias Failure = Never

  let play: FrozenPlay
  let words: PlayWords
  let form: CanonForm
  /// What was shown.
  public private(set) var canon: Canon

  public init(_ play: FrozenPlay, of words: PlayWords, _ form: CanonForm, keepsText: Bool = false) {
    self.play = play
    self.words = words
    self.form = form
    canon = Canon(keepsText: keepsText)
  }

  public mutating func visit<C: ElasticComponent>(_ type: C.Type) {
    var stage = Stage<C>(words: words, form: form, canon: canon)
    stage.run(play)
    canon = stage.canon
  }

  public mutating func visit(song type: BallMotion.Type) {
    var stage = Stage<BallMotion>(words: words, form: form, canon: canon)
    stage.follow = { $0.follow($1, isPlaying: $2, rate: $3, at: $4) }
    stage.run(play)
    canon = stage.canon
  }

  /// The hash of one play.
  public static func hash(
    _ number: Int, of kind: ComponentKind, _ words: PlayWords, _ form: CanonForm
  ) -> UInt64 {
    var player = FrozenPlayer(FrozenPlay(number, of: words), of: words, form)
    kind.visit(&player)
    return player.canon.hash
  }

  #if !hasFeature(Embedded)
  /// What one play shows, to read; the hash so far after each step.
  public static func text(
    of number: Int, of kind: ComponentKind, _ words: PlayWords, _ form: CanonForm
  ) -> String {
    var player = FrozenPlayer(FrozenPlay(number, of: words), of: words, form, keepsText: true)
    kind.visit(&player)
    return "\(form) form:\(String(decoding: player.canon.text ?? [], as: UTF8.self))"
  }
  #endif
}

/// A component in a session, and the canonical form of what it has shown so far.
private struct Stage<C: ElasticComponent> {
  let words: PlayWords
  let form: CanonForm
  var canon: Canon
  var session = ElasticSession<C>()
  /// Follows a player, for a component that can.
  var follow:
    (
      _ session: inout ElasticSession<C>, _ place: Double, _ isPlaying: Bool, _ rate: Double,
      _ time: Double
    ) -> Void = { _, _, _, _, _ in }

  mutating func run(_ play: FrozenPlay) {
    if !play.recorded.isEmpty { replay(play) }
    if form == .swift { session.isRecording = play.keepsEntries }
    for (index, step) in play.steps.enumerated() where form == .swift || !step.isOfSwift {
      canon.begin("step")
      canon.add(index)
      for time in step.frames {
        canon.add(session.advance(to: time))
        addEvents()
      }
      perform(step)
      canon.add(session.advance(to: step.time))
      look()
      canon.endStep()
    }
  }

  // MARK: Recordings

  private mutating func replay(_ play: FrozenPlay) {
    guard var recording = FrozenPlay.recording(of: play, words, C.self) else {
      return canon.begin("no recording")
    }
    if form == .swift {
      // What is written is read as the same.
      do throws(ElasticRecording.ParseError) {
        recording = try ElasticRecording(json: recording.json)
      } catch {
        canon.begin("unreadable")
        canon.add(error.offset)
      }
    }
    session.replay(recording)
  }

  // MARK: Steps

  private mutating func perform(_ step: FrozenStep) {
    let time = step.time
    switch step.action {
    case .touch, .scrolled, .resized, .reader, .measured:
      guard let input = step.action.input(session.component.words?.count ?? 0, form) else { return }
      let claim = session.handle(input, at: time)
      if case .touch = input { canon.add(claim) }
    case .activated:
      guard form == .swift else { return _ = session.handle(.activated, at: time) }
      canon.begin("activated")
      canon.add(session.activate(at: time) ? "yes" : "no")
    case .command, .set: perform(step.action, at: time)
    case .preset(let index):
      guard form == .page else {
        guard let preset = C.Style.preset(named: words.presets[index]) else { break }
        var style = session.component.style
        style.apply(preset)
        return session.restyle(style, at: time)
      }
      for entry in words.entries(step, C.self) { perform(entry) }
    case .load(let index): load(words.contents[index], at: time)
    case .key(let index, let isDown):
      let name = FrozenStep.keys[index]
      guard let key = name.withUTF8Buffer({ ElasticKey(name: $0) }) else { break }
      canon.begin("key")
      canon.add(session.handle(key: key, isDown: isDown, at: time) ? "handled" : "not handled")
    case .releasedKeys: session.releaseKeys(at: time)
    case .followed(let place, let isPlaying, let rate):
      follow(&session, place, isPlaying, rate, time)
    case .frame: break
    }
  }

  private mutating func perform(_ action: FrozenStep.Action, at time: Double) {
    let entries = words.entries(FrozenStep(time: time, action: action), C.self)
    if entries.isEmpty { return canon.begin("refused") }
    for entry in entries { perform(entry) }
  }

  private mutating func perform(_ entry: ElasticRecording.Entry) {
    do throws(ElasticRecording.EntryError) { try session.perform(entry) } catch {
      canon.begin("refused")
    }
  }

  private mutating func load(_ content: [UInt8], at time: Double) {
    do throws(ContentError) { try session.load(content, at: time) } catch {
      canon.begin("mistake")
      canon.add(error.reason)
      canon.add(error.offset)
      if form == .swift { canon.add(error.line) }
    }
  }

  // MARK: What is shown

  private mutating func addEvents() {
    while let occurrence = session.nextEvent() { canon.add(occurrence) }
  }

  private mutating func look() {
    addEvents()
    if form == .swift { addWhatIsSaid() }
    let component = session.component
    let output = session.output
    canon.begin("state")
    canon.add(component.state.name)
    canon.add(component.edge?.name ?? "no edge")
    canon.begin("output")
    for number in [output.inset, output.extent, output.progress] { canon.add(number) }
    if form == .swift || words.scrolls { canon.add(output.shift) }
    if form == .swift { addRest(of: output) }
    canon.add(output.accessibility)
    let (form, surroundings) = (form, component.surroundings)
    var canon = canon
    session.withDrawing { canon.add($0, of: C.self, surroundings, form) }
    self.canon = canon
  }

  private mutating func addWhatIsSaid() {
    if let said = session.nextAnnouncement() { canon.add(announcement: said) }
    while let entry = session.nextEntry() {
      canon.begin("entry")
      canon.add(entry.time)
      add(entry.action)
    }
  }

  private mutating func addRest(of output: ElasticOutput) {
    if let size = session.component.naturalSize {
      canon.begin("natural size")
      canon.add(size.width)
      canon.add(size.height)
    }
    if let indicator = output.indicator { canon.add(indicator) }
  }

  /// An entry that was kept; commands and settings as their indices in the words.
  private mutating func add(_ action: ElasticRecording.Action) {
    switch action {
    case .input(.touch(let id, let phase, let point)):
      canon.add(phase.name)
      canon.add(id)
      canon.add(point)
    case .input(.scrolled(let offset, let isTracking)):
      canon.add(isTracking ? "scrolled by a finger" : "scrolled")
      canon.add(offset)
    case .input(.resized(let size)):
      canon.add("resized")
      canon.add(size.width)
      canon.add(size.height)
    case .input(.surroundings(let reader)):
      canon.add("reader")
      canon.add(reader.direction == .rightToLeft ? 1 : 0)
      canon.add(reader.reduceMotion ? 1 : 0)
      canon.add(reader.scheme == .dark ? 1 : 0)
      canon.add(reader.increasedContrast ? 1 : 0)
      canon.add(reader.textScale)
      canon.add(reader.safeArea.top)
    case .input(.measured(let widths, let lineHeight)):
      canon.add("measured")
      canon.add(lineHeight)
      for width in widths { canon.add(width) }
    case .input(.activated): canon.add("activated")
    case .command(let code, let value):
      let name = C.Command.names[Int(code)]
      canon.add("command")
      canon.add(words.commands.firstIndex { name ~= $0.name } ?? -1)
      canon.add(value)
    case .set(let index, let value):
      let name = C.Style.properties[index].name
      canon.add("set")
      canon.add(words.settings.firstIndex { name ~= $0.name } ?? -1)
      canon.add(value)
    }
  }
}
