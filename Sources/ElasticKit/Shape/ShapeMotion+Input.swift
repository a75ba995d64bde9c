// What touches, settings, commands and a new path do to a shape.
//
// A finger catches the shape on its fill or within a margin of its outline. The first is a winding number. The second
// is measured from the chords, so the margin is a little narrower outside of a curve. Each point then moves by its
// weight times the travel (ShapeField.swift). While the area is kept, a step that would move a point further than the
// finger is tried again smaller, eight times at most; then it is dropped.

extension ShapeMotion {
  mutating func apply(_ input: ElasticInput) -> TouchClaim {
    arePointsCurrent = false
    defer { computePointsIfNeeded() }
    switch input {
    case .touch(let id, let phase, let point):
      return touch(id, phase, point)
    case .resized(let new):
      size = new
      layOut()
    case .surroundings(let new):
      surroundings = new
      // A finger may still hold it: then only what moves by itself stops.
      if new.reduceMotion { state == .settling ? settle(at: now) : field.stop(at: now) }
    case .activated:
      guard isEnabled else { return .undecided }
      events.append(.activated, at: now)
      poke()
    case .scrolled, .measured:
      break
    }
    return .undecided
  }

  mutating func apply(_ command: Command) {
    switch command {
    case .poke: poke()
    case .cancel: cancel()
    case .enable: isEnabled = true
    case .disable:
      isEnabled = false
      cancel()
    }
    computePoints()
  }

  /// Loads SVG path data as the shape; an open path is closed, and empty data is the rounded
  /// rectangle again. A motion continues, point by point along the outline.
  /// - Throws: a ``ContentError`` at the first byte that is not path data, or at the start if nothing
  ///   can be drawn of it or it has more than 6,000 points; a line or curve counts three, and
  ///   ``ShapeMotion/Style/minimumCurveCount`` may add some.
  public mutating func load(_ content: LoadedContent, at time: Double) throws(ContentError) {
    if case .path(let path) = content.meaning { return setContent(try checked(path), at: time) }
    let bytes = content.bytes
    setContent(bytes.isEmpty ? nil : try checked(BezierPath(content: bytes)), at: time)
  }

  @inline(__always)
  private func checked(_ path: BezierPath) throws(ContentError) -> ShapeContent {
    guard let new = ShapeContent(path, pieces: style.minimumCurveCount) else {
      throw ContentError(reason: "expected a path that draws something")
    }
    guard new.outline.points.count <= ShapeOutline.mostPoints else {
      throw ContentError(reason: "expected a path of at most 2000 lines and curves")
    }
    return new
  }

  /// Loads another shape, with any number of points; a motion continues. A path that cannot
  /// be drawn gives the rounded rectangle.
  public mutating func setPath(_ path: BezierPath, at time: Double) {
    setContent(ShapeContent(path, pieces: style.minimumCurveCount), at: time)
  }

  private mutating func setContent(_ content: ShapeContent?, at time: Double) {
    guard reaches(time) else { return }
    self.content = content
    layOut()
    computePoints()
  }

  mutating func apply(_ style: ShapeMotion.Style) {
    if style.minimumCurveCount != self.style.minimumCurveCount, let content {
      self.content = ShapeContent(content.path, pieces: style.minimumCurveCount)
    }
    self.style = style
    layOut()
    computePoints()
  }

  private mutating func layOut() {
    layout = ShapeLayout(content, in: size, style: style)
    // A frame without space keeps the motion.
    guard !layout.isEmpty else { return }
    let count = layout.outline.points.count
    field.resize(to: count, spring: style.spring, time: now)
    if points.count != count { points = Array(repeating: .origin, count: count) }
  }
}

// MARK: - Fingers

extension ShapeMotion {
  private mutating func touch(_ id: Int, _ phase: TouchPhase, _ point: Point2D) -> TouchClaim {
    if phase == .down, grip == nil || grip?.id == id {
      guard isEnabled, !layout.isEmpty else {
        // A second `down` without an `up`: the platform lost the end of this touch. End it.
        cancel()
        return .refused
      }
      // The lost touch ends here, and the same finger catches the shape again.
      if grip != nil { release(velocity: .zero) }
      computePoints()
      guard isReached(by: point) else { return .refused }
      grab(id, point)
    } else {
      guard let grip, grip.id == id else { return .refused }
      if phase == .move || (phase == .up && point != grip.finger) { drag(to: point) }
      let held = self.grip ?? grip
      if phase == .up {
        if held.isTap { events.append(.activated, at: now) }
        release(velocity: held.isTap ? .zero : tracker.velocity(at: now))
      }
      if phase == .cancel { cancel() }
      return held.isTap ? .undecided : .claimed
    }
    return grip?.isTap == false ? .claimed : .undecided
  }

  public func follows(_ way: Vector2D) -> Bool { isEnabled }

  /// Whether `point` is on the drawn shape, or within the margin for touches.
  private func isReached(by point: Point2D) -> Bool {
    var nearest = Double.infinity
    var turns = 0
    ShapeOutline.forEachPiece(layout.outline.ends) { start, end in
      let piece = CubicBezier(points[start], points[start + 1], points[start + 2], points[end])
      nearest = min(nearest, point.distance(toLine: piece.start, piece.end))
      turns += piece.crossings(rightOf: point)
    }
    return nearest <= style.touchMargin.limit || turns != 0
  }

  private mutating func grab(_ id: Int, _ point: Point2D) {
    tracker.removeAll()
    tracker.add(point, at: now)
    grip = Grip(id: id, start: point, finger: point)
    state = .dragging
    field.grab(
      weights: weights(from: point), dent: dentDepth, normals: layout.normals,
      isStill: surroundings.reduceMotion, time: now)
  }

  private func weights(from point: Point2D) -> [Double] {
    let reach = style.reachShare * max(layout.bounds.width, layout.bounds.height)
    return ShapeField.weights(points, from: point, reach: reach > 0 ? reach : 1)
  }

  private var dentDepth: Double {
    // A small shape must not be pushed through itself.
    let most = min(layout.bounds.width, layout.bounds.height) / 4
    return style.pokeDepth > 0 ? min(style.pokeDepth, most) : 0
  }

  private mutating func drag(to point: Point2D) {
    guard var grip else { return }
    tracker.add(point, at: now)
    let way = point - grip.finger
    grip.finger = point
    if grip.isTap, !((point - grip.start).length <= style.claimDistance) {
      grip.isTap = false
    }
    // In a frame without space there are no normals; the dent rises when there is space again.
    if !grip.isTap, !layout.isEmpty {
      field.raise(
        normals: layout.normals, isStill: surroundings.reduceMotion, time: now)
    }
    self.grip = grip
    follow(way)
  }

  /// Moves the shape with the finger. If keeping the area would move a point further than the
  /// finger, for example when the shape has almost no area left, it moves less.
  private mutating func follow(_ way: Vector2D) {
    guard style.keepsArea, layout.area.resting != 0 else {
      field.drag = field.drag + way
      return
    }
    computePoints()
    swap(&points, &pointsBefore)
    // All points are overwritten.
    if points.count != pointsBefore.count { points = pointsBefore }
    let length = way.length
    let start = field.drag
    var share = 1.0
    for _ in 0..<8 {
      field.drag = start + way * share
      field.write(layout, keepsArea: true, into: &points)
      arePointsCurrent = true
      var square = 0.0
      for index in points.indices {
        let moved = points[index] - pointsBefore[index]
        square = max(square, moved.dx * moved.dx + moved.dy * moved.dy)
      }
      let farthest = square.squareRoot()
      if farthest <= length { return }
      field.drag = start
      arePointsCurrent = false
      // In proportion, and a tenth less: the area does not change in proportion.
      share *= min(0.9 * length / farthest, 0.9)
    }
  }

  private mutating func cancel() {
    guard let grip else { return }
    if !grip.isTap { events.append(.cancelled, at: now) }
    release(velocity: .zero)
  }

  private mutating func release(velocity: Vector2D) {
    grip = nil
    field.release(velocity: velocity, time: now)
    arePointsCurrent = false
    state = .settling
    if surroundings.reduceMotion || field.restTime <= now { settle(at: now) }
  }

  /// Wobbles like after a hit in its middle: by a velocity, so that nothing is displaced at once. Alone it
  /// would sink by the depth of a poke.
  private mutating func poke() {
    guard !layout.isEmpty, !surroundings.reduceMotion, dentDepth > 0 else { return }
    computePoints()
    let unit = DampedSpring.State(offset: 0, velocity: 1)
    // A spring is linear: the depth for velocity 1 gives the velocity for the depth of a poke.
    guard let depth = field.bank.spring.nextExtremum(from: unit)?.offset, depth > 0 else { return }
    field.push(
      weights: weights(from: layout.bounds.center), speed: dentDepth / depth,
      normals: layout.normals, time: now)
    if state == .rest { state = .settling }
  }
}
