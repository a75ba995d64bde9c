import ElasticKit

/// An item for as long as the same is drawn of it, with keys fitted: a layer of a file that moves.
struct Shot: Sendable {
  /// A place in the footage's.
  let track: Int
  let id: ItemID
  let kind: Footage.Kind
  /// The first and last whole frame that it is seen at.
  let frames: ClosedRange<Int>
  /// The groups that fade it, the outermost first, as places in the footage's.
  let fades: [Int]

  /// Before `pose`; nothing for a text.
  var outlines: [Track] = []
  var rule = FillRule.nonZero
  /// How it moves as a whole; nil where it does not.
  var pose: Pose?
  /// Red, green and blue, 0 to 1.
  var color: [Key] = []
  /// With that of its colour.
  var opacity: [Key] = []
  var stroke: Stroke?
  var clips: [Clip] = []
  var text: TextRun?
  /// Where a text stands that does not move, and what its size is to be multiplied with.
  var place = Point2D.origin
  var textScale = 1.0
  var utf8: [UInt8] = []

  /// Moves the outlines so that their pose's anchor needs no telling.
  mutating func moveAnchorToOrigin() {
    guard let anchor = pose?.anchor else { return }
    pose?.anchor = .origin
    for track in outlines.indices {
      for key in outlines[track].keys.indices {
        for index in outlines[track].keys[key].values.indices {
          outlines[track].keys[key].values[index] -= index % 2 == 0 ? anchor.x : anchor.y
        }
      }
    }
  }

  /// An outline through time.
  struct Track: Sendable {
    var isClosed: Bool
    /// The numbers of an ``Outline``.
    var keys: [Key]
  }

  /// A turn and a stretch about an anchor, and where the anchor goes.
  struct Pose: Sendable {
    var anchor: Point2D
    /// x and y together, or each by itself where that takes fewer keys.
    var position: [Key] = []
    var x: [Key] = []
    var y: [Key] = []
    /// Factors along x and y.
    var scale: [Key] = []
    /// Degrees, clockwise.
    var turn: [Key] = []
  }

  /// A line along the outlines.
  struct Stroke: Sendable {
    var style: PathStroke
    var width: [Key] = []
    /// Length, gap and phase.
    var dash: [Key] = []
    /// Shares of the length.
    var start: [Key] = []
    var end: [Key] = []
  }

  /// What it is seen through.
  struct Clip: Sendable {
    /// A place in the footage's.
    let group: Int
    var outlines: [Track]
    var rule: FillRule
  }
}
