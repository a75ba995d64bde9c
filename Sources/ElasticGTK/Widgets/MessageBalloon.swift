#if GTK
import ElasticKit

/// A message balloon with dots that say that somebody is typing.
///
///     let balloon = MessageBalloon(isTyping: false)
///     contact.onTyping = { [weak balloon] in balloon?.isTyping = $0 }
public final class MessageBalloon: ComponentWidget<BalloonMotion> {
  /// Called when it was hidden and nothing is seen of it any more.
  public var onHidden: @MainActor () -> Void = {}

  /// A balloon, 64 × 48 points large, whose dots move while somebody is typing.
  public init(isTyping: Bool = true, style: BalloonMotion.Style = BalloonMotion.Style()) {
    super.init(BalloonMotion(style: style))
    expands = false
    wantedSize = Size2D(width: 64, height: 48)
    perform(isTyping ? .start : .stop)
  }

  /// Whether the dots move; each finishes its way.
  public var isTyping: Bool {
    get { component.state == .typing }
    set { perform(newValue ? .start : .stop) }
  }

  /// Whether it is there at all; it comes and goes with a short motion.
  public var isShown: Bool {
    get { component.state != .hidden }
    set { perform(newValue ? .show : .hide) }
  }

  override func note(_ occurrence: Occurrence<BalloonMotion.Event>) {
    if occurrence.event == .hidden { onHidden() }
  }
}
#endif
