@_spi(Pages) import ElasticKit

/// A component in a session that is shown a second, over and over.
public final class Stage<C: ElasticComponent>: Showing {
  private let start: C
  // Behind a pointer: a class's own variables are checked for access from elsewhere each time.
  private let session = UnsafeMutablePointer<ElasticSession<C>>.allocate(capacity: 1)
  private var latest = -1.0
  private var isDrawn = false
  private let step: ((inout C, Double) -> Void)?

  /// - Parameter step: an action that advances it to a time, by default only the time.
  public init(_ start: C, step: ((inout C, Double) -> Void)? = nil) {
    self.start = start
    session.initialize(to: ElasticSession(start))
    self.step = step
  }

  deinit { session.deinitialize(count: 1).deallocate() }

  /// Moves on to a time within the second, and reads the points; a time before the last begins anew.
  public func frame(_ time: Double) -> Double {
    move(to: time)
    var sum = 0.0
    session.pointee.component.visitControlPoints { sum += $0.x }
    return sum
  }

  /// The same, drawn.
  public func drawnFrame(_ time: Double) -> Double {
    move(to: time)
    isDrawn = true
    return session.pointee.withDrawing { Double($0.paths.pointCount) }
  }

  /// Reads what has happened, as a host does after each call; unread it would pile up.
  public func readEvents() {
    while session.pointee.nextEvent() != nil {}
  }

  private func move(to time: Double) {
    if time < latest { session.pointee.change(at: time) { $0 = start } }
    latest = time
    if let step {
      session.pointee.update(at: time) { step(&$0, time) }
    } else {
      session.pointee.advance(to: time)
    }
  }

  public func twin() -> any Showing { Stage(start, step: step) }

  public var sceneBytes: Int {
    guard isDrawn else { return 0 }
    return session.pointee.withDrawing { drawing in
      drawing.items.count * MemoryLayout<Drawing.Item>.stride
        + drawing.paths.pointCount * MemoryLayout<Point2D>.stride
        + drawing.paths.elements.reduce(0) { count, _ in count + 1 } + drawing.text.count
    }
  }

  public func forEachNumber(_ visit: (Double) -> Void) {
    session.pointee.withDrawing { $0.forEachNumber(visit) }
  }
}

/// A stage of any component.
public protocol Showing: AnyObject {
  func drawnFrame(_ time: Double) -> Double
  func readEvents()
  /// The same component, anew, with a drawing of its own.
  func twin() -> any Showing
  /// The memory of the last drawing.
  var sceneBytes: Int { get }
  /// Visits every number of the last drawing.
  func forEachNumber(_ visit: (Double) -> Void)
}
