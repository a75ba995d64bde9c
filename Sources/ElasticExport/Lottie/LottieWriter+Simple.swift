// Outlines that are upright rectangles or ellipses, as the format's own shapes: far shorter than paths.
//
// An outline is one if it has four vertices at every key and all points lie within 0.02 points of the rectangle or the
// ellipse, in one direction of turning. A side that is always outside of the picture may be moved, so that the
// rectangle slides with one size. With `error` 0 nothing is replaced.

@_spi(Programs) import ElasticSettings
import ElasticKit

extension LottieWriter {
  /// A rectangle or an ellipse through time, which takes fewer bytes than its outline; nil for
  /// anything else.
  ///
  /// - Parameter slides: whether its coordinates are the picture's, so that it may grow where
  ///   it is invisible.
  mutating func simple(_ track: Shot.Track, name: [UInt8], slides: Bool) -> JSONText? {
    guard cutter.error > 0, let boxes = Self.boxes(track), let first = boxes.first else {
      return nil
    }
    var sides = boxes.map { [$0.minX, $0.minY, $0.maxX, $0.maxY] }
    if slides, !first.isRound {
      let picture = cutter.take.size
      for (axis, extent) in [picture.width, picture.height].enumerated() {
        Self.slide(&sides, axis, extent)
      }
    }
    func keys(_ value: ([Double]) -> [Double]) -> [Key] {
      var keys = track.keys
      for index in keys.indices { keys[index].values = value(sides[index]) }
      let isStill = keys.allSatisfy { key in
        zip(key.values, keys[0].values).allSatisfy { ($0 - $1).magnitude < 1e-3 }
      }
      return isStill ? [keys[0]] : keys
    }
    let position = property(
      keys { [($0[0] + $0[2]) / 2, ($0[1] + $0[3]) / 2] }, decimals: decimals)
    let size = property(keys { [$0[2] - $0[0], $0[3] - $0[1]] }, decimals: decimals)
    var json = JSONText()
    json.object { json in
      json.key("ty")
      json.text(first.isRound ? "el" : "rc")
      Self.name(name, &json)
      json.key("p")
      json.value(position)
      json.key("s")
      json.value(size)
      // An ellipse without a direction goes clockwise everywhere; a rectangle does not in lottie-web.
      if first.turnsBack || !first.isRound {
        json.key("d")
        json.number(first.turnsBack ? 3 : 1)
      }
      guard !first.isRound else { return }
      json.key("r")
      Self.still(&json) { $0.number(0) }
    }
    return json
  }

  func isSimple(_ track: Shot.Track) -> Bool { Self.boxes(track) != nil }

  /// One for each key; nil for other outlines.
  private static func boxes(_ track: Shot.Track) -> [Box]? {
    guard track.isClosed, !track.keys.isEmpty else { return nil }
    let boxes = track.keys.compactMap { Box($0.values) }
    guard boxes.count == track.keys.count,
      boxes.allSatisfy({ $0.isRound == boxes[0].isRound && $0.turnsBack == boxes[0].turnsBack })
    else { return nil }
    return boxes
  }

  /// If a side is never visible, the rectangle can keep its size and slide.
  private static func slide(_ sides: inout [[Double]], _ axis: Int, _ extent: Double) {
    let longest = sides.map { $0[axis + 2] - $0[axis] }.max() ?? 0
    if sides.allSatisfy({ $0[axis] <= 0 }) {
      for index in sides.indices { sides[index][axis] = sides[index][axis + 2] - longest }
    } else if sides.allSatisfy({ $0[axis + 2] >= extent }) {
      for index in sides.indices { sides[index][axis + 2] = sides[index][axis] + longest }
    }
  }
}

/// An upright rectangle, or the ellipse in it.
private struct Box {
  var minX = Double.infinity, minY = Double.infinity
  var maxX = -Double.infinity, maxY = -Double.infinity
  var isRound = false
  /// Whether it goes counterclockwise.
  var turnsBack = false

  /// Nil for other outlines.
  init?(_ values: [Double]) {
    guard values.count == 24 else { return nil }
    let vertices = (0..<4).map { Point2D(values[6 * $0], values[6 * $0 + 1]) }
    for vertex in vertices {
      (minX, maxX) = (min(minX, vertex.x), max(maxX, vertex.x))
      (minY, maxY) = (min(minY, vertex.y), max(maxY, vertex.y))
    }
    let center = Point2D((minX + maxX) / 2, (minY + maxY) / 2)
    isRound =
      (vertices[0].x - center.x).magnitude < 0.01 * (maxX - minX)
      || (vertices[0].y - center.y).magnitude < 0.01 * (maxY - minY)
    var area = 0.0
    for index in 0..<4 {
      let (p, q) = (vertices[index] - center, vertices[(index + 1) % 4] - center)
      area += p.dx * q.dy - p.dy * q.dx
    }
    turnsBack = area < 0
    for index in 0..<4 {
      let p = vertices[index]
      let others = [vertices[(index + 3) % 4], vertices[(index + 1) % 4]]
      for (part, other) in zip([2, 4], others) {
        let handle = Point2D(values[6 * index + part], values[6 * index + part + 1])
        // An ellipse's handles point to the corner between two vertices.
        let way = isRound ? (other - center) * 0.5523 : .zero
        guard (handle - (p + way)).length < 0.02 else { return nil }
      }
      let (x, y) = ((p.x - center.x).magnitude, (p.y - center.y).magnitude)
      let (right, down) = ((maxX - minX) / 2, (maxY - minY) / 2)
      let isOnSide =
        isRound
        ? min(x, y) < 0.02 && ((x - right).magnitude < 0.02 || (y - down).magnitude < 0.02)
        : (x - right).magnitude < 0.02 && (y - down).magnitude < 0.02
      guard isOnSide else { return nil }
    }
  }
}
