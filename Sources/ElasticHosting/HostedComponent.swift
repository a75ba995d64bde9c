import ElasticKit
import ElasticSettings

/// A component of any type, as the hosts for Apple and GTK hold it.
@MainActor
package protocol HostedComponent: AnyObject {
  /// Lends the drawing of the current state.
  func withDrawing<Result, Failure>(
    _ body: (borrowing Drawing) throws(Failure) -> Result
  ) throws(Failure) -> Result
  /// The output besides the drawing.
  var output: ElasticOutput { get }
  /// Called after something was done to it, which needs a frame.
  var onInput: () -> Void { get set }
  /// Called once when a report has to wait: see ``ComponentController/onReportDue``.
  var onReportDue: () -> Void { get set }
  /// Reports what is new, unless a phase is open.
  func report()
  /// Whether the app may be called now; asks for a report after the phase if not.
  func mayReport() -> Bool
  /// Measures the width and height of a word in a font size; nil while that is not possible.
  var measure: ((_ word: String, _ size: Double) -> Size2D)? { get set }
  /// Measures the words once more, in another font.
  func measureAgain(at time: Double)
  /// Passes an input to the component and returns its claim.
  @discardableResult
  func handle(_ input: ElasticInput, at time: Double) -> TouchClaim
  /// The edge that it moves from; nil if it has none.
  var edge: ElasticEdge? { get }
  /// Whether a touch that it has not claimed can still become its own, if it is this far from where it went down.
  func follows(_ way: Vector2D) -> Bool
  /// The names of its settings, in the order of their table.
  var styleNames: [String] { get }
  /// The text of a setting; nil for an unknown name.
  func styleText(_ name: String) -> String?
  /// Sets a setting from a text and returns whether the name exists.
  /// - Throws: a ``PropertyError`` if the text is not a valid value; the setting is then unchanged.
  func setStyle(_ name: String, to text: String, at time: Double) throws(PropertyError) -> Bool
  /// The names of its presets, in the order of their table.
  var presetNames: [String] { get }
  /// Applies a preset and returns whether the name exists.
  func applyPreset(_ name: String, at time: Double) -> Bool
  /// The natural size of its content in points; nil if it fills any size.
  var naturalSize: Size2D? { get }
  /// The natural size that it would have in a width and with these settings of the reader, which it is not given; in a width of 0
  /// that of the width it likes best.
  func naturalSize(inWidth width: Double, _ surroundings: Surroundings, at time: Double) -> Size2D?
  /// The name of its state.
  var stateName: StaticString { get }
  /// Whether the keyboard can reach it.
  var isFocusable: Bool { get }
  /// Has the effect of the drag; returns whether it had one.
  @discardableResult
  func activate(at time: Double) -> Bool
  /// Handles a key that goes down or up; returns whether it was handled.
  func handle(key: ElasticKey, isDown: Bool, at time: Double) -> Bool
  /// Releases all keys, because the focus has gone elsewhere.
  func releaseKeys(at time: Double)
  /// What a screen reader is to say now; each value once.
  func nextAnnouncement() -> StaticString?
  /// The reader's settings that it has.
  var surroundings: Surroundings { get }
  /// What the host's clock must do from now on.
  var pace: ClockRequest { get }
  /// Whether it can be seen.
  var isInSight: Bool { get set }
  /// Passes the size and the reader's settings to the component if they have changed.
  func layOut(_ size: Size2D, _ surroundings: Surroundings, at time: Double)
  /// Advances the drawing to a time and returns the time of the next frame.
  func show(at time: Double) -> NextFrame
}
