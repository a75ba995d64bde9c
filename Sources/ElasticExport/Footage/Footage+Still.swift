import ElasticKit

extension Footage {
  /// The frame for readers who want no motion: the last one; if that is empty, or if
  /// something repeats, the frame of the run, or of the loop, with the most paint.
  var still: Int {
    let shown = shownAreas()
    let last = max(frameCount - 1, 0)
    if loop == nil, shown.last ?? 0 > 0 { return last }
    var best = loop?.lowerBound ?? last
    var most = 0.0
    // A difference by rounding alone does not select a later frame.
    for (frame, area) in shown.enumerated()
    where loop?.contains(frame) != false && area > most * (1 + 1e-9) {
      (best, most) = (frame, area)
    }
    return best
  }

  /// For each frame the approximate painted area in square points, times the opacity. A slot
  /// counts as empty.
  private func shownAreas() -> [Double] {
    let cutter = ShotCutter(self, error: 0)
    let page = Rect2D(origin: .origin, size: size)
    var areas = [Double](repeating: 0, count: frameCount)
    for track in tracks where track.kind != .slot {
      for sample in track.samples {
        let frame = times[sample.time]
        guard frame == ElasticMath.floor(frame), let bounds = sample.bounds else { continue }
        var seen = bounds.common(page)
        var opacity = sample.opacity * sample.color.alpha
        for place in track.groups {
          guard let group = cutter.clip(place, sample.time) else { continue }
          opacity *= group.opacity
          if groups[place].isClip { seen = seen.common(group.clip.bounds ?? .zero) }
        }
        areas[Int(frame)] += opacity * seen.width * seen.height
      }
    }
    return areas
  }
}

extension Footage.Sample {
  /// The bounds of its paint; approximate for a text.
  fileprivate var bounds: Rect2D? {
    var path = path
    if let text {
      path.rect(
        Rect2D(x: 0, y: -text.size, width: text.size * Double(utf8.count) / 2, height: text.size))
    }
    guard let bounds = path.transformed(by: map).bounds else { return nil }
    let margin = (stroke?.width ?? 0) / 2
    return Rect2D(
      x: bounds.minX - margin, y: bounds.minY - margin, width: bounds.width + 2 * margin,
      height: bounds.height + 2 * margin)
  }
}

extension Rect2D {
  /// The intersection; of size 0 if it is empty.
  fileprivate func common(_ other: Rect2D) -> Rect2D {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    return Rect2D(
      x: x, y: y, width: max(min(maxX, other.maxX) - x, 0),
      height: max(min(maxY, other.maxY) - y, 0))
  }
}
