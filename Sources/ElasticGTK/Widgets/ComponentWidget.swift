#if GTK
import CGTK4
import ElasticKit

/// Any component as a widget; those with a name of their own add words and children to it.
open class ComponentWidget<C: ElasticComponent>: ElasticWidget {
  let live: LiveComponent<C>

  /// A component at rest.
  public convenience init(style: C.Style = C.Style()) { self.init(C(style: style)) }

  /// A component as it is.
  public init(_ component: C) {
    live = LiveComponent(component)
    super.init(live, role: component.output.accessibility.role.gtkRole)
    live.onEvent = { [weak self] occurrence in
      self?.note(occurrence)
      self?.onEvent(occurrence)
    }
  }

  /// The component as it is now.
  public var component: C { live.component }

  /// Every constant; what moves goes on.
  public var style: C.Style {
    get { live.component.style }
    set { live.restyle(newValue, at: clock.now) }
  }

  /// Called with each event. What it refers to should be captured weakly.
  public var onEvent: @MainActor (Occurrence<C.Event>) -> Void = { _ in }

  /// What the widget itself makes of an event, before the program hears of it.
  func note(_ occurrence: Occurrence<C.Event>) {}

  /// Does what the program asks.
  public func perform(_ command: C.Command) { live.perform(command, at: clock.now) }

  /// Takes what it is to show, as the bytes of a file or an attribute.
  /// - Throws: a `ContentError` if they are not of its kind; it stays as it was.
  public func load(_ content: [UInt8]) throws(ContentError) {
    try live.load(content, at: clock.now)
  }

  /// Does a recording from its start to a component as it was then; its clock counts from 0 again,
  /// so that everything is done at the very seconds recorded.
  public func replay(_ recording: ElasticRecording, to component: C) {
    clock.restart()
    live.replay(recording, component: component)
  }

  /// Called with each thing that is done to the component, from now on: what a recording keeps of it.
  public var onEntry: ((ElasticRecording.Entry) -> Void)? {
    get { live.onEntry }
    set { live.onEntry = newValue }
  }

  /// Called after each frame, with its seconds and how many frames were called for so far.
  public var onFrame: ((Double, NextFrame) -> Void)?

  override func showFrame(at time: Double) -> NextFrame {
    let activity = super.showFrame(at: time)
    onFrame?(time, activity)
    return activity
  }
}
#endif
