// Clips that come and go, kept for as long as their item is drawn.
//
// A component leaves out a clip that covers all of its item. In a file the item would then be two layers, with the
// clip and without. So both are joined, and while the clip is missing, the last one is enlarged about its middle until
// it covers the item. Only convex outlines can be tested for that: each corner of the item's box against each side.
// Limits: the clip grows by a quarter at most, and no other item may lie between the two.

@_spi(Programs) import ElasticCore
import ElasticKit

extension ShotCutter {
  /// Lets clips that come and go stay: where an item has left a clip that has grown over all of it, the clip stays as large
  /// as it must, so that the item is one layer instead of one for each time that the clip is there.
  mutating func keepClips() {
    for trackIndex in take.tracks.indices.reversed() where trackIndex < take.tracks.count {
      let inside = take.tracks[trackIndex]
      guard let group = inside.groups.last, take.groups[group].isClip,
        let outer = outside(of: trackIndex)
      else { continue }
      let outside = take.tracks[outer]
      guard let added = covers(of: outside, by: group) else { continue }
      take.groups[group].samples = (take.groups[group].samples + added).sorted { $0.time < $1.time }
      groupSamples[group] = Self.sampleIndices(of: take.groups[group], count: take.times.count)
      take.tracks[trackIndex].samples = (inside.samples + outside.samples).sorted {
        $0.time < $1.time
      }
      take.tracks.remove(at: outer)
    }
  }

  /// The track that has the same item while it is out of its innermost clip; nil if another item may be between them.
  private func outside(of trackIndex: Int) -> Int? {
    let inside = take.tracks[trackIndex]
    let found = take.tracks.firstIndex { track in
      track.id == inside.id && track.kind == inside.kind && track.occurrence == inside.occurrence
        && track.clips == inside.clips.dropLast() && track.groups == inside.groups.dropLast()
    }
    guard let found else { return nil }
    let outside = take.tracks[found]
    func isSeen(_ track: Take.Track, during other: Take.Track) -> Bool {
      track.samples.contains { one in
        other.samples.contains { $0.time <= one.lastTime && one.time <= $0.lastTime }
      }
    }
    guard !isSeen(inside, during: outside) else { return nil }
    let between = min(trackIndex, found) + 1..<max(trackIndex, found)
    let isFree = between.allSatisfy { index in
      let track = take.tracks[index]
      return track.kind == .slot || track.id == inside.id || !isSeen(track, during: outside)
    }
    return isFree ? found : nil
  }

  /// Samples of a clip for all times at which an item is out of it; nil if it does not cover the item.
  private func covers(of track: Take.Track, by group: Int) -> [Take.GroupSample]? {
    let indices = groupSamples[group]
    // The last sample before the item's, or the first of all.
    guard var near = indices.first(where: { $0 >= 0 }) else { return nil }
    var (next, known) = (0, -1)
    var cover: Cover?
    var result: [Take.GroupSample] = []
    for item in track.samples {
      guard item.stroke == nil, item.text == nil,
        let box = item.path.transformed(by: item.map).bounds
      else { return nil }
      while next < item.time {
        if indices[next] >= 0 { near = indices[next] }
        next += 1
      }
      var sample = take.groups[group].samples[near]
      if known != near { (known, cover) = (near, Cover(sample.clip)) }
      guard let path = cover?.path(over: box) else { return nil }
      (sample.time, sample.lastTime, sample.clip) = (item.time, item.lastTime, path)
      result.append(sample)
    }
    return result
  }
}

/// A convex outline that can be made larger about its middle.
private struct Cover {
  private let clip: BezierPath
  private let middle: Point2D
  private var sides: [Side] = []

  private struct Side {
    let along: Vector2D
    /// How far it is from the middle, times its length; its sign is the direction of the outline.
    let reach: Double
  }

  /// Nil if the outline is not convex.
  init?(_ clip: BezierPath) {
    guard let middle = clip.bounds?.center else { return nil }
    (self.clip, self.middle) = (clip, middle)
    var points: [Point2D] = []
    clip.flattened(tolerance: 0.02) { element in
      switch element {
      case .move(let point), .line(let point): points.append(point)
      default: break
      }
    }
    // Sides without a length have no direction.
    points = points.indices.filter { index in
      (points[(index + 1) % points.count] - points[index]).length > 1e-6
    }.map { points[$0] }
    guard points.count > 2 else { return nil }
    var crossings = 0
    for index in points.indices {
      let (start, end) = (points[index], points[(index + 1) % points.count])
      let side = Side(along: end - start, reach: Self.away(start - middle, end - start))
      // A convex outline goes around its middle once and always turns to the side on which that is.
      let turn = Self.away(points[(index + 2) % points.count] - middle, side.along) / side.reach
      guard turn <= 1 + 1e-3, side.reach * (sides.first?.reach ?? side.reach) > 0 else {
        return nil
      }
      if (start.y <= middle.y) != (end.y <= middle.y) { crossings += 1 }
      sides.append(side)
    }
    guard crossings == 2 else { return nil }
  }

  private static func away(_ point: Vector2D, _ side: Vector2D) -> Double {
    point.dx * side.dy - point.dy * side.dx
  }

  /// The outline, just so large that it covers a box; nil if that is more than a quarter larger.
  func path(over box: Rect2D) -> BezierPath? {
    let corners = [
      Point2D(box.minX, box.minY), Point2D(box.maxX, box.minY), Point2D(box.maxX, box.maxY),
      Point2D(box.minX, box.maxY),
    ]
    var factor = 1.0
    for side in sides {
      for corner in corners {
        factor = max(factor, Self.away(corner - middle, side.along) / side.reach)
      }
    }
    guard factor <= 1.25 else { return nil }
    let grow = Affine(
      a: factor, b: 0, c: 0, d: factor, tx: middle.x * (1 - factor), ty: middle.y * (1 - factor))
    return factor > 1 ? clip.transformed(by: grow) : clip
  }
}
