#if GTK
import CGTK4
import ElasticHosting
import ElasticKit

/// Any component as a widget; its subclasses add words and children.
open class ComponentWidget<C: ElasticComponent>: ElasticWidget {
  let live: ComponentController<C>

  /// A component at rest.
  public convenience init(style: C.Style = C.Style()) { self.init(C(style: style)) }

  /// A component in its current state.
  public init(_ component: C) {
    live = ComponentController(component)
    super.init(live, cssName: Self.cssName, part: Self.part)
    live.onEvent = { [weak self] occurrence in
      self?.note(occurrence)
      self?.onEvent(occurrence)
    }
  }

  /// The name of its CSS node: the component's, as GTK writes its own.
  class var cssName: String { C.name.description.filter { $0 != "-" } }

  /// The part of it whose colours CSS can set.
  class var part: WidgetPart? { nil }

  /// The component, with everything that it knows at the moment.
  public var component: C { live.component }

  /// The state of the component.
  public var state: C.State { live.component.state }

  /// All settings; a motion continues.
  public var style: C.Style {
    get { live.component.style }
    set { live.restyle(newValue, at: clock.now) }
  }

  /// Called with each event. Capture objects weakly.
  public var onEvent: @MainActor (Occurrence<C.Event>) -> Void = { _ in }

  /// The widget's own handling of an event, before the program's.
  func note(_ occurrence: Occurrence<C.Event>) {}

  /// Performs a command.
  public func perform(_ command: C.Command) { live.perform(command, at: clock.now) }

  /// Loads content from the bytes of a file or an attribute.
  /// - Throws: a `ContentError` if the bytes are invalid; the content is then unchanged.
  public func load(_ content: [UInt8]) throws(ContentError) {
    try live.load(content, at: clock.now)
  }

  /// Plays a recording from its start, in the initial state of the component; the clock restarts at 0,
  /// so that every action has the recorded time.
  public func replay(_ recording: ElasticRecording, to component: C) {
    clock.restart()
    live.update(at: 0) {
      $0.replay(recording, on: component, surroundings: $0.component.surroundings)
    }
  }

  /// Called with each action on the component from now on, for a recording.
  public var onEntry: ((ElasticRecording.Entry) -> Void)? {
    get { live.onEntry }
    set { live.onEntry = newValue }
  }

  /// Called after each frame, with its time in seconds and the time of the next: the place to read
  /// ``ElasticWidget/progress`` and ``state`` of a component that moves.
  public var onFrame: ((Double, NextFrame) -> Void)?

  override func showFrame(at time: Double) -> NextFrame {
    let next = super.showFrame(at: time)
    // GTK's frame may have begun before an input that it shows.
    onFrame?(live.time, next)
    return next
  }
}
#endif
