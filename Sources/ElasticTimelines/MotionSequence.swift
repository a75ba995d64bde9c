/// Parts one after another: up, then down.
///
/// It finds the part that contains a time, and the time within it. The caller decides what a
/// part is: a track, a spring or another sequence. A boundary belongs to the part it starts, the last instant
/// to the last part. Looking up a time allocates nothing.
public struct MotionSequence: Hashable, Sendable {
  /// A part, and the seconds since it began.
  public struct Position: Hashable, Sendable {
    /// Which of the parts, from 0.
    public let index: Int
    /// 0 to the part's duration.
    public let time: Double
  }

  /// The error of an invalid sequence.
  public enum ParameterError: Error, Hashable, Sendable {
    /// There are no parts.
    case empty
    /// A part's duration is negative or not a number; which part.
    case duration(part: Int)
  }

  /// When each part ends.
  private var ends: [Double] = []

  /// Parts that last so many seconds each: zero or more, also infinity, after which nothing comes.
  /// - Throws: ``ParameterError`` if there are none, or a duration is negative or not a number.
  public init(durations: some Sequence<Double>) throws(ParameterError) {
    var end = 0.0
    for duration in durations {
      guard duration >= 0 else { throw .duration(part: ends.count) }
      end += duration
      ends.append(end)
    }
    if ends.isEmpty { throw .empty }
  }

  /// How many parts there are.
  public var count: Int { ends.count }

  /// Seconds of all parts.
  public var duration: Double { ends[ends.count - 1] }

  /// The part that runs at `time`: before the beginning the first at 0, after the end the last at
  /// its end; parts without duration are skipped. A time that is not a number counts as 0.
  public func position(at time: Double) -> Position {
    let time = max(time.confined, 0)
    // The first part that ends after the time, or the last.
    var low = 0
    var high = ends.count - 1
    while low < high {
      let middle = low + (high - low) / 2
      if ends[middle] > time { high = middle } else { low = middle + 1 }
    }
    let start = low == 0 ? 0 : ends[low - 1]
    // Two infinite ends have no difference.
    return Position(index: low, time: max(min(time, ends[low]) - start, 0))
  }
}
