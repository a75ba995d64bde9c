#if GTK
import ElasticGTK
@_spi(Programs) import ElasticSettings
import ElasticExport
import ElasticKit
import Foundation

/// Opens the window of a component and waits until it is closed.
@MainActor
struct ComponentPlayer: @MainActor ComponentVisitor {
  typealias Failure = any Error

  let scenario: Scenario
  let printsEvents: Bool
  let printsScenes: Bool
  /// Records the input, if requested.
  var recorder: Recorder?

  func visit<C: ElasticComponent>(_ type: C.Type) throws -> Int32 {
    let start = try scenario.start(type)
    return try show(start) { PlayContent.widget(for: start.component, isAlive: scenario.plays) }
  }

  func visit(song type: BallMotion.Type) throws -> Int32 {
    let start = try scenario.startSong()
    let ball = start.component
    return try show(start, readBall: { $0 }) { LyricBall(lyrics: ball.lyrics, style: ball.style) }
  }

  private func show<C: ElasticComponent>(
    _ start: (component: C, recording: ElasticRecording, surroundings: Surroundings),
    readBall: @escaping (C) -> BallMotion? = { _ in nil },
    in makeWidget: @escaping () -> ComponentWidget<C>
  ) throws -> Int32 {
    // Invalid settings have been reported before this.
    let settings = scenario.settings
    let application = GTKApplication(id: "org.elastickit.play", isUnique: false)
    if recorder != nil { application.returnOnInterrupt() }
    return application.run {
      let widget = makeWidget()
      let tellsSurroundings = start.recording.entries.contains {
        if case .input(.surroundings) = $0.action { true } else { false }
      }
      widget.adaptSurroundings = { [weak widget] surroundings in
        // A recording that tells whose they were is replayed in those.
        if tellsSurroundings, let widget { return widget.component.surroundings }
        return (try? Settings<C.Style>.overriding(surroundings, with: settings)) ?? surroundings
      }
      let window = GTKWindow(
        application, title: C.name.description, width: Int(start.recording.size.width),
        height: Int(start.recording.size.height))
      window.child = widget
      let log = printsEvents ? PlayLog<C>(printsScenes: printsScenes, readBall: readBall) : nil
      var isStarted = false
      widget.connect("map") { [weak widget] _ in
        guard let widget, !isStarted else { return }
        isStarted = true
        log?.follow(widget)
        recorder?.follow(widget, from: start.recording, component: start.component)
        widget.replay(start.recording, to: start.component)
      }
      window.present()
    }
  }
}

/// Logs a widget's events to standard output.
@MainActor
private final class PlayLog<C: ElasticComponent> {
  private let printsScenes: Bool
  private let readBall: (C) -> BallMotion?
  private var state: C.State?
  private var wasAtRest = false

  init(printsScenes: Bool, readBall: @escaping (C) -> BallMotion?) {
    self.printsScenes = printsScenes
    self.readBall = readBall
  }

  func follow(_ widget: ComponentWidget<C>) {
    widget.onEvent = { [weak widget] occurrence in
      guard let widget else { return }
      self.noteState(of: widget.component, at: occurrence.time)
      self.say { json in
        json.key("t")
        json.number(occurrence.time)
        json.key("event")
        json.text(occurrence.event.name)
        guard let value = occurrence.event.value else { return }
        json.key("value")
        json.number(value)
      }
    }
    widget.onFrame = { [weak widget] time, activity in
      guard let widget else { return }
      self.noteState(of: widget.component, at: time)
      if self.printsScenes { self.saySample(of: widget, at: time, activity) }
      if activity == .never, !self.wasAtRest { self.sayRest(of: widget, at: time) }
      self.wasAtRest = activity == .never
    }
  }

  private func noteState(of component: C, at time: Double) {
    guard component.state != state else { return }
    state = component.state
    say { json in
      json.key("t")
      json.number(time)
      json.key("state")
      json.text(component.state.name)
    }
  }

  private func sayRest(of widget: ComponentWidget<C>, at time: Double) {
    say { json in
      json.key("t")
      json.number(time)
      json.key("activity")
      json.text("atRest")
      json.key("ticks")
      json.number(Double(widget.tickCount))
    }
  }

  private func saySample(of widget: ComponentWidget<C>, at time: Double, _ activity: NextFrame) {
    var json = JSONText()
    json.sample(
      Sample(
        component: widget.component, surroundings: widget.component.surroundings,
        size: widget.size, ball: readBall(widget.component)),
      widget.drawing, at: time, activity, [])
    write(json.bytes)
  }

  private func say(_ members: (inout JSONText) -> Void) {
    var json = JSONText()
    json.object(members)
    write(json.bytes)
  }

  /// Write at once, because a reader may wait for it. Continue if the reader is gone.
  private func write(_ bytes: [UInt8]) { try? writeOutput(bytes + [0x0A]) }
}

/// A component in a widget, as used by other commands.
private struct Sample<C: ElasticComponent>: Sampled {
  let component: C
  let surroundings: Surroundings
  let size: Size2D
  let ball: BallMotion?

  var state: StaticString { component.state.name }
  var output: ElasticOutput { component.output }
  var controlPoints: [Point2D] { component.controlPoints }
}
#endif
