/// How a line is drawn along a path.
public struct PathStroke: Hashable, Sendable {
  /// How a line ends.
  public enum Cap: UInt8, Hashable, Sendable, CaseIterable { case butt, round, square }

  /// How two pieces of a line meet.
  public enum Join: UInt8, Hashable, Sendable, CaseIterable { case miter, round, bevel }

  /// A dash pattern.
  public struct Dash: Hashable, Sendable {
    /// The drawn length, the gap and the phase, in points.
    public var length: Double, gap: Double, phase: Double

    /// `length` points drawn, `gap` points left out, starting `phase` points in.
    public init(length: Double, gap: Double, phase: Double = 0) {
      self.length = length
      self.gap = gap
      self.phase = phase
    }
  }

  /// Points across.
  public var width: Double
  /// How it ends.
  public var cap: Cap
  /// How its pieces meet.
  public var join: Join
  /// Nil for an unbroken line.
  public var dash: Dash?
  /// The drawn part of the path's length, as fractions; `end` at or under `start` draws nothing.
  public var start: Double, end: Double

  /// A line `width` points across, along the whole path by default.
  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, dash: Dash? = nil,
    start: Double = 0, end: Double = 1
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
    self.start = start
    self.end = end
  }
}
