import Testing

/// A host that a case of Tests/host-behaviour.json is played on. Each does what a step says as its reader or its app would.
@MainActor
protocol ScriptedHost: AnyObject {
  /// A key goes down; returns whether the host handled it.
  func press(_ key: HostScript.Key) -> Bool
  func release(_ key: HostScript.Key)
  /// The focus goes elsewhere.
  func leave()
  func perform(_ command: String) throws
  /// A player has news.
  func follow(_ player: HostScript.Player) async
  func replay(_ events: [HostScript.Event], of step: HostScript.Step) throws
  func drag(by distance: Double)
  func drop()
  /// A finger pulls the content in twenty frames.
  func pull(by distance: Double)
  func letGo()
  func scroll(to offset: Double)
  func setTextScale(_ scale: Double)
  func activate()
  func resize(to width: Double)
  /// At its next event the app takes the component away.
  func forget()
  /// A tenth of a second later it is laid out anew. Returns the number of all events that are told meanwhile; nil if frames go by.
  func layOut(_ layout: HostScript.Layout) async -> Int?
  func hide(_ isHidden: Bool)
  func run(frames: Int) async

  var state: String { get }
  /// The names of all events but those of frames.
  var events: [String] { get }
  func isMoving() async -> Bool
  var isAtRest: Bool { get }
  /// Whether the component was taken away; nil where no app can.
  var isGone: Bool? { get }
  var inset: Double { get }
  var width: Double? { get }
  /// The size of letters, and whether they are measured at it.
  var letters: Double? { get }
  var isMeasured: Bool { get }
}

extension HostScript {
  /// Plays the case on a host: what a step does, and then what it says.
  @MainActor
  func play(on host: some ScriptedHost) async throws {
    for (index, step) in steps.enumerated() {
      let place: Comment = "\(says), step \(index + 1)"
      let isHandled = try await perform(step, on: host, place)
      #expect(step.isHandled == nil || isHandled == step.isHandled, place)
      if let state = step.state { #expect(host.state == state, place) }
      if step.isGone == true { #expect(host.isGone != false, place) }
      if let told = step.events { #expect(host.events == told, place) }
      let isMoving = await host.isMoving()
      if let moves = step.isMoving { #expect(isMoving == moves, place) }
      if step.rest == true { #expect(host.isAtRest, place) }
      if let inset = step.inset { #expect(host.inset == inset, place) }
      if let width = step.width { #expect(host.width == width, place) }
      if let letters = step.letters { #expect(host.letters == letters, place) }
      if step.isMeasured == true { #expect(host.isMeasured, place) }
    }
  }

  /// Returns whether a key was handled; nil without one.
  @MainActor
  private func perform(
    _ step: Step, on host: some ScriptedHost, _ place: Comment
  ) async throws -> Bool? {
    let isHandled = step.press.map { host.press($0) }
    if let key = step.release { host.release(key) }
    if step.leave == true { host.leave() }
    if let command = step.perform { try host.perform(command) }
    if let player = step.player { await host.follow(player) }
    if let events = step.replay { try host.replay(events, of: step) }
    if let distance = step.drag { host.drag(by: distance) }
    if step.drop == true { host.drop() }
    if let distance = step.pull { host.pull(by: distance) }
    if step.letGo == true { host.letGo() }
    if let offset = step.scroll { host.scroll(to: offset) }
    if let scale = step.textScale { host.setTextScale(scale) }
    if step.activate == true { host.activate() }
    if let width = step.resize { host.resize(to: width) }
    if step.forget == true { host.forget() }
    if let layout = step.layout {
      let told = await host.layOut(layout)
      #expect((told ?? 0) == 0, place)
      if let state = step.stateInLayout { #expect(host.state == state, place) }
    }
    if step.hide == true { host.hide(true) }
    if step.unhide == true { host.hide(false) }
    // A host looks four times a second whether it is in sight again.
    let seconds = step.rest == true ? 10 : step.unhide == true ? 0.25 : step.pass ?? 0
    await host.run(frames: 2 + Int(seconds * 60))
    return isHandled
  }
}
