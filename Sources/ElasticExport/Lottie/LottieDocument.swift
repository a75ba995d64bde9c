import ElasticKit

/// Writes footage as a Lottie animation: vector graphics that apps and pages play.
///
/// What is drawn lies within ``error`` of the footage at every frame, and between them; opacities
/// and colours within a hundredth of all a quarter of a point. What holds still has no keys.
public struct LottieDocument: Sendable {
  /// How far, in points, an edge may be off; 0 gives a key a frame, with straight ways between.
  public var error: Double
  /// What it is called in a designer's program; UTF-8.
  public var name: [UInt8]

  /// A quarter of a point is less than a screen shows of something that moves.
  public init(error: Double = 0.25, name: [UInt8] = []) {
    self.error = error
    self.name = name
  }

  /// The animation as UTF-8.
  public func bytes(of footage: Footage) -> [UInt8] {
    bytes(of: footage) { _, _ in }
  }

  /// The animation as UTF-8; `step` is told how many of how many items are done.
  /// - Throws: what `step` does.
  public func bytes<Failure: Error>(
    of footage: Footage, step: (_ done: Int, _ count: Int) throws(Failure) -> Void
  ) throws(Failure) -> [UInt8] {
    // A player draws edges a little differently too, and numbers are rounded.
    let isExact = !(error > 0)
    var cutter = ShotCutter(footage, error: isExact ? 0 : error * 0.7)
    if !isExact {
      cutter.poseGroups()
      cutter.factorsMotion = true
    }
    let decimals = isExact || error >= 0.1 ? 2 : error >= 0.01 ? 3 : 4
    var writer = LottieWriter(cutter: cutter, decimals: decimals)
    return try writer.document(footage, cutter.shots(step), name: name)
  }
}
