import ElasticKit

/// An item for as long as the same is drawn of it, with keys fitted: a layer of a file that moves.
struct Shot: Sendable {
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
    var style: StrokeStyle
    var width: [Key] = []
    /// Length, gap and phase.
    var dash: [Key] = []
    /// Shares of the length.
    var start: [Key] = []
    var end: [Key] = []
  }

  /// What it is seen through.
  struct Clip: Sendable {
    var outlines: [Track]
    var rule: FillRule
  }
}

/// Cuts footage into shots.
struct ShotCutter {
  let footage: Footage
  /// Points.
  let error: Double
  var overshoots = true
  /// Whether all outlines of an item have their keys at the same times.
  var joinsOutlines = false
  /// For each group and time, the place of its sample; −1 where there is none.
  private let groupSamples: [[Int]]

  /// Every number stays within `error` points of the footage; 0 gives a key a frame.
  init(_ footage: Footage, error: Double) {
    self.footage = footage
    self.error = error
    groupSamples = footage.groups.map { group in
      var places = [Int](repeating: -1, count: footage.times.count)
      for (place, sample) in group.samples.enumerated() { places[sample.time] = place }
      return places
    }
  }

  /// In the order they are drawn.
  func shots() -> [Shot] {
    var result: [Shot] = []
    for track in footage.tracks {
      var start = 0
      for index in track.samples.indices.dropFirst() where !joins(track, index) {
        append(track, start..<index, to: &result)
        start = index
      }
      append(track, start..<track.samples.count, to: &result)
    }
    return result
  }

  /// Whether a sample goes on with what the one before it shows.
  private func joins(_ track: Footage.Track, _ index: Int) -> Bool {
    let (old, new) = (track.samples[index - 1], track.samples[index])
    guard new.time == old.time + 1, new.rule == old.rule, new.utf8 == old.utf8,
      new.path.hasSameSteps(as: old.path), Self.areAlike(old.stroke, new.stroke),
      Self.areAlike(old.text, new.text)
    else { return false }
    return track.groups.allSatisfy { group in
      guard footage.groups[group].isClip else { return true }
      guard let a = clip(group, old.time), let b = clip(group, new.time) else { return false }
      return a.rule == b.rule && a.clip.hasSameSteps(as: b.clip)
    }
  }

  private func clip(_ group: Int, _ time: Int) -> Footage.GroupSample? {
    let place = groupSamples[group][time]
    return place < 0 ? nil : footage.groups[group].samples[place]
  }

  private static func areAlike(_ a: StrokeStyle?, _ b: StrokeStyle?) -> Bool {
    guard let a, let b else { return (a == nil) == (b == nil) }
    return a.cap == b.cap && a.join == b.join && (a.dash == nil) == (b.dash == nil)
  }

  private static func areAlike(_ a: TextRun?, _ b: TextRun?) -> Bool {
    guard let a, let b else { return (a == nil) == (b == nil) }
    return a.size == b.size && a.weight == b.weight && a.anchor == b.anchor
      && a.isRightToLeft == b.isRightToLeft
  }

  private func append(
    _ track: Footage.Track, _ range: Range<Int>, to shots: inout [Shot]
  ) {
    var range = range
    func isWhole(_ index: Int) -> Bool {
      let frame = footage.times[track.samples[index].time]
      return frame == Math.floor(frame)
    }
    while let first = range.first, !isWhole(first) { range.removeFirst() }
    while let last = range.last, !isWhole(last) { range.removeLast() }
    guard !range.isEmpty else { return }
    let samples = Array(track.samples[range])
    let frames = samples.map { footage.times[$0.time] }
    let fades = track.groups.filter { group in
      footage.groups[group].samples.contains { $0.opacity < 1 }
    }
    let (start, end) = (Int(frames[0]), Int(frames[frames.count - 1]))
    var shot = Shot(id: track.id, kind: track.kind, frames: start...end, fades: fades)
    shot.rule = samples[0].rule
    (shot.text, shot.utf8) = (samples[0].text, samples[0].utf8)
    let fit = { (tolerance: Double, arePoints: Bool, values: [[Double]]) -> [Key] in
      self.fit(frames, tolerance, arePoints, values)
    }
    // An opacity or a colour has no points; a hundredth of all goes with a quarter of a point.
    let shade = error * 0.04
    shot.color = fit(
      shade, false, samples.map { [$0.color.red, $0.color.green, $0.color.blue] })
    shot.opacity = fit(shade, false, samples.map { [$0.opacity * $0.color.alpha] })
    if shot.opacity.allSatisfy({ $0.values[0] <= 0 }), track.kind != .slot { return }
    let movement = Movement(samples)
    (shot.place, shot.textScale) = (movement.place, movement.scale)
    (shot.outlines, shot.pose) = movement.fitted(tolerance: error, joined: joinsOutlines, fit)
    if let style = samples[0].stroke {
      var stroke = Shot.Stroke(style: style)
      stroke.width = fit(
        error, false, zip(samples, movement.strokeScales).map { [($0.stroke?.width ?? 0) * $1] })
      if style.dash != nil {
        stroke.dash = fit(
          error / 2, false,
          zip(samples, movement.strokeScales).map { sample, scale in
            let dash = sample.stroke?.dash
            return [dash?.length ?? 0, dash?.gap ?? 0, dash?.phase ?? 0].map { $0 * scale }
          })
      }
      let length = max(movement.length, 1)
      stroke.start = fit(error / length, false, samples.map { [max($0.stroke?.start ?? 0, 0)] })
      stroke.end = fit(error / length, false, samples.map { [min($0.stroke?.end ?? 1, 1)] })
      shot.stroke = stroke
    }
    for group in track.groups where footage.groups[group].isClip {
      let clips = samples.map { clip(group, $0.time)?.clip ?? BezierPath() }
      let bent = Movement.bent(
        clips.map { ($0, .identity) }, error, joined: joinsOutlines, fit)
      shot.clips.append(
        Shot.Clip(outlines: bent, rule: clip(group, samples[0].time)?.rule ?? .nonZero))
    }
    shots.append(shot)
  }

  /// The opacity of a group through all of the footage.
  func opacity(ofGroup group: Int) -> [Key] {
    let whole = footage.times.lastIndex { $0 == Math.floor($0) } ?? 0
    let values = footage.times[...whole].indices.map { time in
      [clip(group, time)?.opacity ?? 1]
    }
    return fit(Array(footage.times[...whole]), error * 0.04, false, values)
  }

  private func fit(
    _ frames: [Double], _ tolerance: Double, _ arePoints: Bool, _ values: [[Double]]
  ) -> [Key] {
    // A colour or an opacity past its end is taken for another one by some players.
    let overshoots = overshoots && (arePoints || tolerance != error * 0.04)
    return KeyFit(
      frames: frames, tolerance: tolerance, arePoints: arePoints, overshoots: overshoots
    ).keys(values)
  }
}
