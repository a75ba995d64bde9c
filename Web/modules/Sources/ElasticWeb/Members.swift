@_spi(Pages) import ElasticKit

extension Page {
  /// Has the numbers written last as its members.
  mutating func enlist() { swap(&members, &numbers) }

  /// Advances every member that is due to `time` and keeps its events; returns when the next frame is
  /// worth drawing, as ``Instance/due`` does.
  mutating func stepMembers(to time: Double) -> Double {
    news.removeAll(keepingCapacity: true)
    var next = Double.nan
    var index = 0  // Here and below: an iterator allocates where nothing is optimised.
    while index < members.count {
      defer { index += 1 }
      guard let instance = member(index) else { continue }
      instance.step(to: time)
      repeat { news.append(Double(index)) } while instance.nextEvent(&news)
      news.removeLast()  // No event has followed it.
      if instance.due < next || next.isNaN { next = instance.due }
    }
    return next
  }

  /// Flattens the members within the region to draw again: `damage`, and the frame of every
  /// member that looks otherwise than before. Of no size if there is nothing to draw.
  mutating func drawMembers(_ damage: Rect2D) {
    var damage = damage
    var index = 0
    while index < members.count {
      if let instance = member(index), instance.isChanged {
        damage = damage.union(instance.frame)
      }
      index += 1
    }
    scene.begin(damage: damage)
    guard damage.size != .zero else { return }
    index = 0
    while index < members.count {
      if let instance = member(index), instance.frame.meets(damage) {
        instance.flattenItems(into: &scene)
      }
      index += 1
    }
  }
}

extension Rect2D {
  /// The smallest around both; a rectangle of no size is nowhere.
  fileprivate func union(_ other: Rect2D) -> Rect2D {
    guard size != .zero else { return other }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return Rect2D(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  /// Whether they share more than an edge, or would, a point larger: the region to draw again grows to
  /// whole pixels.
  fileprivate func meets(_ other: Rect2D) -> Bool {
    minX < other.maxX + 1 && other.minX < maxX + 1 && minY < other.maxY + 1
      && other.minY < maxY + 1
  }
}

// MARK: - Exports

/// The members are those whose handles are the numbers written last, in the order they are drawn.
@c(elastic_members)
public func members() { page.enlist() }

/// Where a component is among the members, in points; nowhere if beyond 1e9. It is drawn again.
@c(elastic_place)
public func place(
  _ handle: Int32, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) {
  guard let instance = page[handle] else { return }
  let isPlausible =
    x.magnitude <= 1e9 && y.magnitude <= 1e9 && 0...1e9 ~= width && 0...1e9 ~= height
  instance.frame = isPlausible ? Rect2D(x: x, y: y, width: width, height: height) : .zero
  wake(handle)
}

/// A member has had an input: its next frame is worth drawing.
@c(elastic_wake)
public func wake(_ handle: Int32) { page[handle]?.due = -.infinity }

/// Advances all members to `time`; returns, like `advance`, the time of the next frame.
@c(elastic_step_members)
public func stepMembers(_ time: Double) -> Double { page.stepMembers(to: time) }

/// Where the events of the last step lie, `news_count` numbers: a member's place in the list, the
/// event's number, its time and the number it came with, NaN if with none.
@c(elastic_news)
public func news() -> UnsafePointer<Double>? {
  page.news.withUnsafeBufferPointer { $0.baseAddress }
}

/// How many numbers the events of the last step have.
@c(elastic_news_count)
public func newsCount() -> Int32 { Int32(page.news.count) }

/// Writes the items of all members in the region to draw again, in the stage's coordinates,
/// and returns the address of their numbers: first x, y, width and height of the region to clear and
/// drawn, which is at least the given rectangle; `scene_count` of them, until the next call.
@c(elastic_draw_members)
public func drawMembers(
  _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> UnsafePointer<Double>? {
  page.drawMembers(Rect2D(x: x, y: y, width: width, height: height))
  return page.scene.numbers.withUnsafeBufferPointer { $0.baseAddress }
}
