#if canImport(QuartzCore)
import ElasticHosting
import ElasticKit
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

/// An edge that follows the finger, bends under it and bounces back.
///
/// Put it over the whole draggable area: it draws only the surface, and a pan may start anywhere in
/// it. It can be grabbed at any moment of the bounce. It has any size: its `intrinsicContentSize` is `noIntrinsicMetric` both ways.
@IBDesignable
@objc(ELSurfaceView)
public final class ElasticSurfaceView: ElasticComponentView {
  private let surface = ComponentController(SurfaceMotion())
  override var live: any HostedComponent { surface }

  /// Is notified of the surface's events.
  @objc public weak var delegate: (any ElasticSurfaceViewDelegate)?

  /// Called when the surface has come to rest.
  @objc public var onSettle: (() -> Void)?

  /// Called when ``inset`` has changed, in each frame in which it does: for content that lies elsewhere.
  @objc public var onInset: ((_ inset: Double) -> Void)?

  /// Content that begins at the surface's edge, behind it, and follows it: a subview, as large as the view less ``inset`` at rest.
  /// While the surface is pulled it is moved and keeps its size.
  ///
  /// Touches that the surface does not want are the content's.
  @objc public var contentView: NativeContent? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      oldValue?.setDrawingOrder(0)
      // Below the wave, which reaches further than where the content begins.
      contentView?.setDrawingOrder(-1)
      if let contentView { addSubview(contentView) }
      placeContent()
    }
  }
  /// Content in the surface, such as a title: a subview above the wave, as deep as the surface is at rest, which hangs at its edge and
  /// is moved with it.
  @objc public var headerView: NativeContent? {
    didSet {
      guard headerView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      oldValue?.setDrawingOrder(0)
      headerView?.setDrawingOrder(1)
      if let headerView { addSubview(headerView) }
      placeContent()
    }
  }
  private var reportedInset: CGFloat?

  override func showFrame(at time: Double) {
    super.showFrame(at: time)
    placeContent()
    reportFrame()
  }

  override func reportFrame() {
    guard inset != reportedInset, live.mayReport() else { return }
    reportedInset = inset
    onInset?(Double(inset))
    notifyDelegate(inset: inset)
  }

  private func placeContent() {
    guard contentView != nil || headerView != nil else { return }
    let placement = SurfaceContent(inset: surface.output.inset, rest: style.minimumHeight)
    let edge = surface.component.edge ?? style.edge
    let frame = CGRect(
      edge.cut(placement.strip, from: Rect2D(origin: .origin, size: Size2D(bounds.size))))
    let shift = placement.shift(from: edge)
    NativeView.withoutAnimation {
      contentView?.move(to: frame.offsetBy(dx: shift.width, dy: shift.height))
      headerView?.move(to: placement.header(at: edge, in: bounds.size))
    }
  }

  override func listen() {
    surface.onEvent = { [weak self] in self?.report($0.event) }
  }

  private func report(_ event: SurfaceMotion.Event) {
    if event == .settled { onSettle?() }
    notifyDelegate(event)
    streams.send(event)
  }

  /// All events from now on, for `for await`; it ends with the view.
  public var events: AsyncStream<SurfaceMotion.Event> { streams.make() }
  private let streams = EventStreams<SurfaceMotion.Event>()

  /// All settings of the surface; a motion continues.
  public var style: SurfaceMotion.Style {
    get { surface.component.style }
    set { surface.restyle(newValue, at: clock.now) }
  }

  /// The state of the surface.
  public var motionState: SurfaceMotion.State { surface.component.state }

  /// The start of content that follows the surface, in points from its edge.
  @objc public var inset: CGFloat { CGFloat(surface.output.inset) }

  /// The depth of the drawing from its edge, in points.
  @objc public var extent: CGFloat { CGFloat(surface.output.extent) }

  /// Whether touches move it.
  public override var isEnabled: Bool {
    didSet { surface.perform(isEnabled ? .enable : .disable, at: clock.now) }
  }

  /// Fill colour.
  @IBInspectable public dynamic var color: NativeColor {
    get { color(at: \.style.fill, of: self) }
    set { setColor(newValue, at: \.style.fill, of: self) }
  }

  /// Height at rest, in points.
  @IBInspectable public dynamic var minimumHeight: CGFloat {
    get { CGFloat(style.minimumHeight) }
    set { style.minimumHeight = Double(newValue) }
  }

  /// Greatest height of the wave, in points.
  @IBInspectable public dynamic var maximumWave: CGFloat {
    get { CGFloat(style.maximumWave) }
    set { style.maximumWave = Double(newValue) }
  }

  /// Show the control points, as in the tutorials.
  @IBInspectable public dynamic var showsControlPoints: Bool {
    get { style.showsControlPoints }
    set { style.showsControlPoints = newValue }
  }
}
#endif
