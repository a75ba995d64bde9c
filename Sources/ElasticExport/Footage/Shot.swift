import ElasticKit

/// An item while its drawing has the same structure, with fitted keys: a layer of a moving file.
struct Shot: Sendable {
  /// An index in the take.
  let track: Int
  let id: ItemID
  let kind: Take.Kind
  /// The first and last whole frame in which it is visible.
  let frames: ClosedRange<Int>
  /// The groups that fade it, the outermost first, as indices in the take.
  let fades: [Int]

  /// Before `pose`; nothing for a text.
  var outlines: [Track] = []
  var rule = FillRule.nonZero
  /// Its motion as a whole; nil without one.
  var pose: Pose?
  /// Red, green and blue, 0 to 1.
  var color: [Key] = []
  /// Including the opacity of its colour.
  var opacity: [Key] = []
  var stroke: Stroke?
  var clips: [Clip] = []
  var text: TextRun?
  /// The position of a text that does not move, and the factor of its size.
  var position = Point2D.origin
  var textScale = 1.0
  var utf8: [UInt8] = []

  /// Moves the outlines so that their pose's anchor is the origin.
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

  /// A rotation and a scale about an anchor, and the anchor's motion.
  struct Pose: Sendable {
    var anchor: Point2D
    /// x and y together, or separately if that takes fewer keys.
    var position: [Key] = []
    var x: [Key] = []
    var y: [Key] = []
    /// Factors along x and y.
    var scale: [Key] = []
    /// Degrees, clockwise.
    var turn: [Key] = []

    var keyCount: Int { [position, x, y, scale, turn].reduce(0) { $0 + $1.count } }
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

  /// Its clips.
  struct Clip: Sendable {
    /// An index in the take.
    let group: Int
    var outlines: [Track]
    var rule: FillRule
  }
}
