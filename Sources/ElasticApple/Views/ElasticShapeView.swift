#if canImport(QuartzCore)
import ElasticHosting
import ElasticKit
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// Any closed shape that can be poked, dragged and flung, and wobbles; optionally a button.
///
/// A tap, and a screen reader's activation, send `.primaryActionTriggered`; on a Mac a click sends the
/// control's action. Its `intrinsicContentSize` is that in which its path is as large as it is, with its line and its margin; a
/// rounded rectangle has any size.
@IBDesignable
@objc(ELShapeView)
public final class ElasticShapeView: ElasticComponentView {
  private let shape = ComponentController(ShapeMotion())
  override var live: any HostedComponent { shape }

  /// Is notified of the shape's events.
  @objc public weak var delegate: (any ElasticShapeViewDelegate)?

  /// Called at a tap, and a screen reader's activation.
  var onActivate: (() -> Void)?

  override func listen() {
    shape.onEvent = { [weak self] in self?.report($0.event) }
  }

  private func report(_ event: ShapeMotion.Event) {
    if event == .activated {
      sendPrimaryAction()
      onActivate?()
    }
    notifyDelegate(event)
    streams.send(event)
  }

  /// All events from now on, for `for await`; it ends with the view.
  public var events: AsyncStream<ShapeMotion.Event> { streams.make() }
  private let streams = EventStreams<ShapeMotion.Event>()

  /// All settings of the shape; a motion continues.
  public var style: ShapeMotion.Style {
    get {
      var style = shape.component.style
      if let look { style.fill = look.own }
      return style
    }
    set {
      look = nil
      shape.restyle(newValue, at: clock.now)
      showLook()
      contentChanged()
    }
  }

  /// The state of the shape.
  public var motionState: ShapeMotion.State { shape.component.state }

  // MARK: - Looks

  /// Fill colour while a finger or the mouse holds it; nil for ``color``.
  @objc dynamic public var highlightedColor: NativeColor? {
    didSet { showLook() }
  }

  /// Fill colour while it is selected; nil for ``color``.
  @objc dynamic public var selectedColor: NativeColor? {
    didSet { showLook() }
  }

  /// The fill of the style, and another that is shown instead.
  private var look: (own: Paint, shown: Paint)?
  private var wasHeld = false

  public override var isHighlighted: Bool {
    didSet { showLook() }
  }

  override func showLook() {
    var style = style
    let own = style.fill
    let color = (isHighlighted ? highlightedColor : nil) ?? (isSelected ? selectedColor : nil)
    look = color.map { (own, paint($0)) }
    style.fill = look?.shown ?? own
    if style != shape.component.style { shape.restyle(style, at: clock.now) }
  }

  /// A setting was set in what is shown.
  override func styleWasSet() {
    super.styleWasSet()
    if let look, shape.component.style.fill != look.shown { self.look = nil }
    showLook()
  }

  override func showFrame(at time: Double) {
    let isHeld = motionState == .dragging
    // A control ends its highlight when its touch has become the component's.
    if isHeld != wasHeld || (isHeld && !isHighlighted) { isHighlighted = isHeld }
    wasHeld = isHeld
    super.showFrame(at: time)
  }

  #if canImport(UIKit)
  /// Where it shows a pointer or eyes that they are on it, and by what, while that is not the app's.
  var hover: (frame: CGRect?, style: AnyObject?)?

  override func contentChanged() {
    super.contentChanged()
    fitHover()
  }

  public override var isSelected: Bool {
    didSet { showLook() }
  }
  #else
  /// Whether it is shown in its ``selectedColor``.
  @objc public var isSelected = false {
    didSet { showLook() }
  }
  #endif

  /// The shape as a path of the platform; a motion continues. nil for the rounded rectangle, and for a path that was given by
  /// ``setShape(_:)`` or as SVG. Later changes of the object have no effect.
  @objc public var path: NativePath? {
    get { givenPath }
    set {
      setShape(newValue.map { BezierPath($0) })
      givenPath = newValue
    }
  }
  private var givenPath: NativePath?

  /// Takes another path as the shape; nil is the rounded rectangle. A motion continues.
  public func setShape(_ path: BezierPath?) {
    givenPath = nil
    let time = clock.now
    shape.update(at: time) { $0.update(at: time) { $0.setPath(path ?? BezierPath(), at: time) } }
    contentChanged()
  }

  /// Loads SVG path data as the shape.
  /// - Throws: a `ContentError` with the position of the mistake; the shape is then unchanged.
  public func setShape(svg: String) throws { try load(svg) }

  private func load(_ svg: String) throws(ContentError) {
    try shape.load(Array(svg.utf8), at: clock.now)
    givenPath = nil
    contentChanged()
  }

  /// Loads SVG path data as the shape; for Objective-C.
  /// - Throws: an ``ElasticError`` with the position of the mistake; the shape is then unchanged.
  @available(swift, obsoleted: 5, renamed: "setShape(svg:)")
  @objc(loadShapeSVG:error:) public func loadShape(svg text: String) throws {
    try ElasticError.wrap { () throws(ContentError) in try load(text) }
  }

  /// Loads SVG path data as the shape; returns false if it is invalid. For Objective-C.
  @available(swift, obsoleted: 5, renamed: "setShape(svg:)")
  @discardableResult @objc(setShapeFromSVG:) public func setShape(fromSVG text: String) -> Bool {
    (try? setShape(svg: text)) != nil
  }

  /// Makes it wobble, like a poke in the middle.
  @objc public func poke() { shape.perform(.poke, at: clock.now) }

  /// Whether touches move it.
  public override var isEnabled: Bool {
    didSet {
      shape.perform(isEnabled ? .enable : .disable, at: clock.now)
      contentChanged()
    }
  }

  /// Fill colour.
  @IBInspectable public dynamic var color: NativeColor {
    get { color(at: \.style.fill, of: self) }
    set { setColor(newValue, at: \.style.fill, of: self) }
  }

  /// Line width, in points.
  @IBInspectable public dynamic var lineWidth: CGFloat {
    get { CGFloat(style.lineWidth) }
    set { style.lineWidth = Double(newValue) }
  }

  /// Line colour.
  @IBInspectable public dynamic var lineColor: NativeColor {
    get { color(at: \.style.lineColor, of: self) }
    set { setColor(newValue, at: \.style.lineColor, of: self) }
  }
}
#endif
