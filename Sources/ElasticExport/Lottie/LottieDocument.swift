import ElasticKit

/// Writes footage as a Lottie animation: vector graphics that apps and pages play.
///
/// The drawing is within ``error`` of the footage at every frame, and between frames; opacities
/// and colours within a hundredth for every quarter of a point. A constant value has no keys.
public struct LottieDocument: Sendable {
  /// The largest error of an edge, in points; 0 gives a key a frame, with linear interpolation.
  public var error: Double
  /// Its name in a design program; UTF-8.
  public var name: [UInt8]

  /// A quarter of a point is invisible in motion.
  public init(error: Double = 0.25, name: [UInt8] = []) {
    self.error = error
    self.name = name
  }

  /// The animation as UTF-8.
  public func bytes(of footage: Footage) -> [UInt8] {
    bytes(of: footage) { _, _ in }
  }

  /// The animation as UTF-8; `step` is called with the number of finished parts and of all parts of the work.
  /// - Throws: the error of `step`.
  public func bytes<Failure: Error>(
    of footage: Footage, step: (_ done: Int, _ count: Int) throws(Failure) -> Void
  ) throws(Failure) -> [UInt8] {
    // A player draws edges a little differently too, and numbers are rounded.
    let isExact = !(error > 0)
    let decimals = isExact || error >= 0.1 ? 2 : error >= 0.01 ? 3 : 4
    var writer = LottieWriter(footage, decimals: decimals)
    try footage.shots(error: isExact ? 0 : error * 0.7) { cutter in
      guard !isExact else { return }
      cutter.keepClips()
      cutter.poseGroups()
      cutter.factorsMotion = true
    } step: { done, count throws(Failure) in
      try step(done, count)
    } use: { cutter, shots in
      writer.add(shots, of: cutter)
    }
    return writer.document(footage, name: name)
  }
}
