@MainActor
open class NSGestureRecognizer {
  public enum State: Sendable { case possible, began, changed, ended, cancelled, failed }

  public init(target: Any?, action: Selector?) {}
  public required init?(coder: NSCoder) {}

  public internal(set) weak var view: NSView?
  open var state = State.possible {
    didSet { history.append(state) }
  }
  /// Every state it was given.
  public private(set) var history: [State] = []
  private var place = CGPoint.zero
  public func location(in view: NSView?) -> CGPoint { view?.convert(place, from: nil) ?? place }

  open func reset() {}
  open func mouseDown(with event: NSEvent) {}
  open func mouseDragged(with event: NSEvent) {}
  open func mouseUp(with event: NSEvent) {}

  func receive(_ event: NSEvent) {
    place = event.locationInWindow
    switch event.type {
    case .leftMouseDown: mouseDown(with: event)
    case .leftMouseDragged: mouseDragged(with: event)
    default:
      mouseUp(with: event)
      if state == .possible { state = .failed }
    }
  }

  /// Starts again, after the button is up or another recogniser has won.
  public func start() {
    reset()
    state = .possible
  }
}

extension NSView {
  /// Its recognisers, and those of the views that it is in.
  var recognizersAround: [NSGestureRecognizer] {
    gestureRecognizers + (superview?.recognizersAround ?? [])
  }
}
