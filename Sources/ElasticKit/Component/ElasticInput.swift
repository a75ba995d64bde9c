/// An input of a host to a component.
///
/// An input with a number that is not finite, or beyond ±10⁹, is ignored; so is a text size or a line height of 0 or less.
public enum ElasticInput: Hashable, Sendable {
  /// A finger, pen or mouse button, at a point in the component's own coordinates.
  case touch(id: Int, phase: TouchPhase, point: Point2D)
  /// The over-scroll of a scroll view: negative before the start of the content, positive
  /// past its end, zero in between, without the component's own inset; and whether a finger
  /// moves it.
  case scrolled(offset: Double, isTracking: Bool)
  /// The component's size.
  case resized(Size2D)
  /// The reader's settings.
  case surroundings(Surroundings)
  /// The advances of the component's words and the height of a line, in points.
  case measured(widths: [Double], lineHeight: Double)
  /// A press of Return or a screen reader's action: has the effect of the drag.
  case activated
}

/// The stages of a touch.
public enum TouchPhase: UInt8, NamedCase {
  case down, move, up, cancel

  public static let names: [StaticString] = ["down", "move", "up", "cancel"]
}

extension Double {
  /// Whether this number is valid: finite and within a billion points.
  package var isPlausible: Bool { magnitude <= 1e9 }
}

extension ElasticInput {
  /// Whether all its numbers are valid; otherwise it is ignored.
  var isPlausible: Bool {
    switch self {
    case .touch(_, _, let point): point.isPlausible
    case .scrolled(let offset, _): offset.isPlausible
    case .resized(let size): size.isPlausible
    case .surroundings(let surroundings): surroundings.isPlausible
    case .measured(let widths, let lineHeight):
      lineHeight > 0 && lineHeight.isPlausible && widths.allSatisfy { 0...1e9 ~= $0 }
    case .activated: true
    }
  }
}

extension ElasticComponent {
  /// Whether an input has no effect because its time or a number in it is not valid. A recording has none of these:
  /// some of them could not be read.
  @_spi(Pages) public func ignores(_ input: ElasticInput, at time: Double) -> Bool {
    guard time.isPlausible, input.isPlausible else { return true }
    if case .measured(let widths, _) = input { return widths.count != words?.count ?? 0 }
    return false
  }
}

extension Point2D {
  var isPlausible: Bool { x.isPlausible && y.isPlausible }
}

extension Surroundings {
  /// Whether the text size is above 0 and all numbers are plausible.
  var isPlausible: Bool {
    textScale > 0 && textScale.isPlausible && safeArea.top.isPlausible && safeArea.left.isPlausible
      && safeArea.bottom.isPlausible && safeArea.right.isPlausible
  }
}

extension Size2D {
  package var isPlausible: Bool { 0...1e9 ~= width && 0...1e9 ~= height }
}
