import ElasticKit

/// A component that is shown a second, over and over.
public final class Stage<C: ElasticComponent>: Showing {
  private let start: C
  // Behind pointers: a class's own variables are checked for access from elsewhere each time.
  private let component = UnsafeMutablePointer<C>.allocate(capacity: 1)
  private let drawing = UnsafeMutablePointer<Drawing>.allocate(capacity: 1)
  private var latest = -1.0
  private let step: ((inout C, Double) -> Void)?

  /// - Parameter step: an action that advances it to a time, by default only the time.
  public init(_ start: C, step: ((inout C, Double) -> Void)? = nil) {
    self.start = start
    component.initialize(to: start)
    drawing.initialize(to: Drawing())
    self.step = step
  }

  deinit {
    component.deinitialize(count: 1).deallocate()
    drawing.deinitialize(count: 1).deallocate()
  }

  /// Moves on to a time within the second; one before the last begins anew.
  public func frame(_ time: Double) -> Double {
    move(to: time)
    return component.pointee.place()
  }

  /// The same, drawn.
  public func drawnFrame(_ time: Double) -> Double {
    move(to: time)
    drawing.pointee.removeAll()
    component.pointee.show(in: &drawing.pointee)
    return Double(drawing.pointee.paths.pointCount)
  }

  private func move(to time: Double) {
    if time < latest { component.pointee = start }
    latest = time
    if let step { step(&component.pointee, time) } else { component.pointee.advance(to: time) }
  }

  public func twin() -> any Showing { Stage(start, step: step) }

  public var sceneBytes: Int {
    let drawing = drawing.pointee
    let paths = drawing.paths
    return drawing.items.count * MemoryLayout<Drawing.Item>.stride
      + paths.pointCount * MemoryLayout<Point2D>.stride + paths.wholeRange.endVerb
      + drawing.text.count
  }

  public func forEachNumber(_ visit: (Double) -> Void) { drawing.pointee.forEachNumber(visit) }
}

/// A stage of any component.
public protocol Showing: AnyObject {
  func drawnFrame(_ time: Double) -> Double
  /// The same component, anew, with a drawing of its own.
  func twin() -> any Showing
  /// The memory of the last drawing.
  var sceneBytes: Int { get }
  /// Visits every number of the last drawing.
  func forEachNumber(_ visit: (Double) -> Void)
}

/// Mutating only so that the component is not copied whole for each call.
extension ElasticComponent {
  fileprivate mutating func place() -> Double { controlPoint(0).x }
  fileprivate mutating func show(in drawing: inout Drawing) { draw(into: &drawing) }
}
