/// A finger on a window. The recognisers of what it goes down on get its touches, and a scroll view's pan too, which begins after
/// ten points along an axis in which there is more to see. The first that begins prevents the others that let it:
/// documentation/uikit/uigesturerecognizer/canbeprevented(by:).
@MainActor
public final class Finger {
  private let window: UIWindow
  private let touch = UITouch()
  private var recognizers: [UIGestureRecognizer] = []
  private var scrollViews: [UIScrollView] = []
  private var start = CGPoint.zero

  public init(on window: UIWindow) { self.window = window }

  /// Goes down. UIKit says nothing of who gets a touch first: scroll views are the first or the last.
  public func down(at point: CGPoint, scrollsFirst: Bool) {
    place(at: point)
    start = point
    touch.view = window.hitTest(point, with: nil)
    (recognizers, scrollViews) = ([], [])
    var next = touch.view
    while let view = next {
      recognizers += view.gestureRecognizers
      if let scrollView = view as? UIScrollView { scrollViews.append(scrollView) }
      next = view.superview
    }
    let pans = scrollViews.map(\.panGestureRecognizer)
    recognizers = scrollsFirst ? pans + recognizers : recognizers + pans
    for recognizer in recognizers { recognizer.receive([touch], .began) }
  }

  /// Moves, a frame a step.
  public func move(to point: CGPoint, steps: Int = 20) {
    let from = touch.place
    for step in 1...steps {
      let part = CGFloat(step) / CGFloat(steps)
      let last = touch.place
      place(
        at: CGPoint(x: from.x + (point.x - from.x) * part, y: from.y + (point.y - from.y) * part))
      for recognizer in recognizers where recognizer.state != .failed {
        let hadBegun = recognizer.state == .began || recognizer.state == .changed
        if let view = scrollViews.first(where: { $0.panGestureRecognizer === recognizer }) {
          pan(view, from: last)
        } else {
          recognizer.receive([touch], .moved)
        }
        if !hadBegun, recognizer.state == .began { prevent(by: recognizer) }
      }
    }
  }

  /// Goes up; all recognisers start again.
  public func up() {
    place(at: touch.place)
    for recognizer in recognizers { recognizer.receive([touch], .ended) }
    for recognizer in recognizers { recognizer.start() }
  }

  private func place(at point: CGPoint) {
    Screen.run(frames: 1)
    touch.timestamp = Screen.now
    touch.place = point
  }

  private func pan(_ view: UIScrollView, from last: CGPoint) {
    let pan = view.panGestureRecognizer
    let (x, y) = (touch.place.x - start.x, touch.place.y - start.y)
    let isSideways = x.magnitude > y.magnitude
    let hasMore =
      isSideways
      ? view.contentSize.width > view.bounds.width : view.contentSize.height > view.bounds.height
    if pan.state == .possible, view.isScrollEnabled, hasMore, max(x.magnitude, y.magnitude) >= 10 {
      pan.change(to: .began)
    }
    guard pan.state == .began || pan.state == .changed else { return }
    if isSideways {
      view.contentOffset.x -= touch.place.x - last.x
    } else {
      view.contentOffset.y -= touch.place.y - last.y
    }
  }

  private func prevent(by winner: UIGestureRecognizer) {
    for other in recognizers where other !== winner && other.state == .possible {
      guard other.canBePrevented(by: winner) else { continue }
      other.start()
      other.state = .failed
    }
  }
}
