#if canImport(QuartzCore)
import ElasticHosting
import ElasticKit
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// A typing indicator: a message balloon with moving dots.
///
/// Its `intrinsicContentSize` is that of its own path and line; constraints may give it any other, into which it is scaled.
@IBDesignable
@objc(ELMessageBalloonView)
public final class MessageBalloonView: ElasticComponentView {
  private let balloon = ComponentController(BalloonMotion())
  override var live: any HostedComponent { balloon }
  override var handlesTouches: Bool { false }

  /// All settings of the balloon; a motion continues.
  public var style: BalloonMotion.Style {
    get { balloon.component.style }
    set {
      balloon.restyle(newValue, at: clock.now)
      contentChanged()
    }
  }

  /// The state of the balloon.
  public var motionState: BalloonMotion.State { balloon.component.state }

  /// Is notified of the balloon's events.
  @objc public weak var delegate: (any MessageBalloonViewDelegate)?

  /// Who writes, where the app has said so.
  let beside = BalloonWriters()

  override var roomBeside: CGSize {
    beside.isUsed ? beside.room(textScale: readersTextScale) : .zero
  }

  override var shownSize: CGSize {
    let room = roomBeside
    return CGSize(
      width: max(bounds.width - room.width, 0), height: max(bounds.height - room.height, 0))
  }

  override var spokenName: String { beside.names.isEmpty ? super.spokenName : beside.text }

  override var spokenValue: String {
    let value = super.spokenValue, many: StaticString = "are typing"
    return value.isEmpty || beside.names.count < 2 ? value : many.spoken
  }

  override func sentence(for news: StaticString) -> String {
    let name = beside.names.isEmpty ? spokenLabel : beside.text
    let sentence = name.map { "\($0) \(spokenValue)" } ?? super.sentence(for: news)
    beside.said = sentence
    return sentence
  }

  override func showFrame(at time: Double) {
    super.showFrame(at: time)
    if beside.isUsed { showWriters() }
  }

  override func listen() {
    clock.isCalm = { [weak self] in self?.isOnlyTyping == true }
    balloon.onEvent = { [weak self] in
      self?.notifyDelegate($0.event)
      self?.streams.send($0.event)
    }
  }

  /// All events from now on, for `for await`; it ends with the view.
  public var events: AsyncStream<BalloonMotion.Event> { streams.make() }
  private let streams = EventStreams<BalloonMotion.Event>()

  /// Whether only its dots move: as it comes and goes, it is drawn in a group that grows.
  private var isOnlyTyping: Bool {
    motionState == .typing
      && balloon.withDrawing { drawing in
        !drawing.items.contains { if case .group = $0.content { true } else { false } }
      }
  }

  /// Starts the dots, and shows the balloon; a second start changes nothing.
  @objc public func startAnimating() { balloon.perform(.start, at: clock.now) }

  /// Stops the dots; each finishes its movement.
  @objc public func stopAnimating() { balloon.perform(.stop, at: clock.now) }

  /// Whether the dots move.
  @objc(animating) public var isAnimating: Bool {
    @objc(isAnimating) get { balloon.component.state == .typing }
  }

  /// Shows the balloon again, in its previous state.
  @objc public func showBalloon() { balloon.perform(.show, at: clock.now) }

  /// Hides the balloon.
  @objc public func hideBalloon() { balloon.perform(.hide, at: clock.now) }

  /// The shape as a path of the platform, with the dots in the middle of its bounds. nil for the original's, and for a path that
  /// was given by ``setShape(_:)`` or as SVG. Later changes of the object have no effect.
  @objc public var path: NativePath? {
    get { givenPath }
    set {
      setShape(newValue.map { BezierPath($0) })
      givenPath = newValue
    }
  }
  private var givenPath: NativePath?

  /// Takes another shape, with the dots in the middle of its bounds; nil for the original's. A motion continues.
  public func setShape(_ path: BezierPath?) {
    givenPath = nil
    let time = clock.now
    balloon.update(at: time) { session in
      session.change(at: time) {
        $0.setPath(
          path ?? BalloonMotion.originalPath,
          opticalCenter: path == nil ? BalloonMotion.originalCenter : nil, at: time)
      }
    }
    contentChanged()
  }

  /// Loads SVG path data as the balloon's shape.
  /// - Throws: a `ContentError` with the position of the mistake; the balloon is then unchanged.
  public func setShape(svg: String) throws { try load(svg) }

  private func load(_ svg: String) throws(ContentError) {
    try balloon.load(Array(svg.utf8), at: clock.now)
    givenPath = nil
    contentChanged()
  }

  /// Loads SVG path data as the shape; for Objective-C.
  /// - Throws: an ``ElasticError`` with the position of the mistake; the balloon is then unchanged.
  @available(swift, obsoleted: 5, renamed: "setShape(svg:)")
  @objc(loadShapeSVG:error:) public func loadShape(svg text: String) throws {
    try ElasticError.wrap { () throws(ContentError) in try load(text) }
  }

  /// Loads SVG path data as the shape; returns false if it is invalid. For Objective-C.
  @available(swift, obsoleted: 5, renamed: "setShape(svg:)")
  @discardableResult @objc(setShapeFromSVG:) public func setShape(fromSVG text: String) -> Bool {
    (try? setShape(svg: text)) != nil
  }

  /// Line width, in points.
  @IBInspectable public dynamic var lineWidth: CGFloat {
    get { CGFloat(style.lineWidth) }
    set { style.lineWidth = Double(newValue) }
  }

  /// Fill colour.
  @IBInspectable public dynamic var color: NativeColor {
    get { color(at: \.style.fill, of: self) }
    set { setColor(newValue, at: \.style.fill, of: self) }
  }

  /// Line colour.
  @IBInspectable public dynamic var lineColor: NativeColor {
    get { color(at: \.style.lineColor, of: self) }
    set { setColor(newValue, at: \.style.lineColor, of: self) }
  }

  /// Its dots.
  @IBInspectable public dynamic var dotColor: NativeColor {
    get { color(at: \.style.dotColor, of: self) }
    set { setColor(newValue, at: \.style.dotColor, of: self) }
  }
}
#endif
