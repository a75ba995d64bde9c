#if GTK
import ElasticKit

/// A typing indicator: a message balloon with moving dots.
///
///     let balloon = MessageBalloon(isTyping: false)
///     contact.onTyping = { [weak balloon] in balloon?.isTyping = $0 }
public final class MessageBalloon: ComponentWidget<BalloonMotion> {
  /// Called when it has been hidden and is invisible.
  public var onHidden: @MainActor () -> Void = {}

  /// A balloon, 64 × 48 points large, whose dots move while `isTyping` is true.
  public init(isTyping: Bool = true, style: BalloonMotion.Style = BalloonMotion.Style()) {
    super.init(BalloonMotion(style: style))
    expands = false
    wantedSize = Size2D(width: 64, height: 48)
    perform(isTyping ? .start : .stop)
  }

  /// Whether the dots move; after a stop each dot finishes its movement.
  public var isTyping: Bool {
    get { state == .typing }
    set { perform(newValue ? .start : .stop) }
  }

  /// Whether it is shown; it appears and disappears with a short motion.
  public var isShown: Bool {
    get { state != .hidden }
    set { perform(newValue ? .show : .hide) }
  }

  /// Who writes: "Anna and Ben", "are typing" for a screen reader. The window shows them in a widget of its own, a label beside the
  /// balloon for example. Of nobody, as at first, it says "is typing".
  public var writers: [String] = [] {
    didSet {
      let others = writers.dropLast().joined(separator: ", ")
      spokenLabel = writers.last.map { others.isEmpty ? $0 : "\(others) and \($0)" }
    }
  }

  override var spokenValue: StaticString {
    let value = super.spokenValue
    return writers.count > 1 && value.utf8CodeUnitCount > 0 ? "are typing" : value
  }

  override func sentence(for news: StaticString) -> String {
    writers.isEmpty ? super.sentence(for: news) : "\(spokenLabel ?? "") \(spokenValue)"
  }

  override func note(_ occurrence: Occurrence<BalloonMotion.Event>) {
    if occurrence.event == .hidden { onHidden() }
  }
}
#endif
