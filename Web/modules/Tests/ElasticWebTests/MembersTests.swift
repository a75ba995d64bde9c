import Counter
import ElasticKit
import Testing

@testable import ElasticWeb

extension SharedMemoryTests {
  /// Components that share one drawing.
  @Suite struct MembersTests {
    private static let everywhere = Rect2D(x: -1e9, y: -1e9, width: 2e9, height: 2e9)

    private func made(_ kind: ComponentKind, at place: Rect2D) -> Int32 {
      let handle = make(Int32(kind.rawValue))
      _ = resized(handle, place.width, place.height, 0)
      ElasticWeb.place(handle, place.minX, place.minY, place.width, place.height)
      return handle
    }

    private func enlist(_ handles: [Int32]) {
      write(handles.map(Double.init))
      members()
    }

    /// The rectangle that is drawn again, and the items after it.
    private func drawn(_ damage: Rect2D = .zero) -> (damage: [Double], items: [Double]) {
      let start = drawMembers(damage.minX, damage.minY, damage.width, damage.height)
      let numbers = Array(UnsafeBufferPointer(start: start, count: Int(sceneCount())))
      return (Array(numbers[0..<4]), Array(numbers[4...]))
    }

    private func pull(_ handle: Int32, at time: Double, along: Double = 187.5) {
      _ = touch(handle, 1, 0, along, 20, time)
      _ = touch(handle, 1, 1, along, 80, time + 0.1)
      wake(handle)
    }

    @Test("each member is drawn as by itself, at its place, in the order of the list")
    func drawing() throws {
      let places = [
        Rect2D(x: 10, y: 20, width: 375, height: 160),
        Rect2D(x: 30, y: 400, width: 375, height: 160),
      ]
      let handles = places.map { made(.elasticSurface, at: $0) }
      defer { handles.forEach(free) }
      for handle in handles { pull(handle, at: 0.1) }
      enlist(handles.reversed())
      #expect(stepMembers(0.2) == .infinity, "both wait for the finger")
      var expected: [Double] = []
      for (handle, place) in zip(handles, places).reversed() {
        let scene = try #require(draw(handle))
        let first = FlatScene.Head.count.rawValue
        var item = Array(UnsafeBufferPointer(start: scene, count: Int(sceneCount()))[first...])
        var at = FlatScene.Fill.path.rawValue
        while at < item.count {
          let points = [1, 1, 2, 3, 0][Int(item[at])]
          for point in 0..<points {
            item[at + 1 + 2 * point] += place.minX
            item[at + 2 + 2 * point] += place.minY
          }
          at += 1 + 2 * points
        }
        expected += item
      }
      #expect(drawn(Self.everywhere).items == expected)
    }

    @Test("a drawing is cut off at the edge of its place, and clipped if it has more than fills")
    func bounds() {
      let surface = made(.elasticSurface, at: Rect2D(x: 10, y: 20, width: 375, height: 160))
      let balloon = made(.messageBalloon, at: Rect2D(x: 500, y: 20, width: 100, height: 90))
      defer { [surface, balloon].forEach(free) }
      pull(surface, at: 0.1, along: 20)
      enlist([surface, balloon])
      _ = stepMembers(0.3)
      let items = drawn().items
      let group = Int(items[1])
      #expect(items[0] == 0, "nothing but fills")
      // Without the cut its ends would reach to the left of its place.
      var (at, ends) = (FlatScene.Fill.path.rawValue, [Point2D]())
      while at < group {
        let points = [1, 1, 2, 3, 0][Int(items[at])]
        at += 1 + 2 * points
        if points > 0 { ends.append(Point2D(items[at - 2], items[at - 1])) }
      }
      #expect(ends.count > 7 && ends.contains { $0.x == 10 && $0.y > 80 })
      #expect(ends.allSatisfy { 10...385 ~= $0.x && 20...180 ~= $0.y })
      #expect(items[group] == 4)
      #expect(
        Array(items[(group + 5)..<(group + 25)])
          == [1, 0, 0, 1, 500, 20, 0, 0, 0, 0, 1, 100, 0, 1, 100, 90, 1, 0, 90, 4])
      #expect(Array(items.suffix(5)) == [5, 5, 0, -1, 1])
    }

    @Test("at rest nothing is drawn, and of moving items only those in the rectangle")
    func damage() {
      let handles = (0..<3).map {
        made(.elasticSurface, at: Rect2D(x: 0, y: Double($0) * 200, width: 375, height: 160))
      }
      defer { handles.forEach(free) }
      enlist(handles)
      #expect(stepMembers(1).isNaN)
      #expect(drawn().damage == [0, 0, 375, 560], "all are new")
      #expect(stepMembers(1.1).isNaN)
      #expect(drawn().damage == [0, 0, 0, 0])
      #expect(drawn().items.isEmpty)
      pull(handles[1], at: 2)
      _ = touch(handles[1], 1, 2, 187.5, 80, 2.2)
      #expect(stepMembers(2.25) == -.infinity)
      let moving = drawn()
      #expect(moving.damage == [0, 200, 375, 160])
      #expect(moving.items.count == Int(moving.items[1]), "one item")
      #expect(stepMembers(9).isNaN, "it has come to rest")
      #expect(drawn().damage == [0, 200, 375, 160])
      #expect(drawn().damage == [0, 0, 0, 0])
    }

    @Test("each event is reported once, with its component")
    func events() throws {
      let handles = (0..<2).map {
        made(.elasticSurface, at: Rect2D(x: 0, y: Double($0) * 200, width: 375, height: 160))
      }
      defer { handles.forEach(free) }
      enlist(handles)
      pull(handles[1], at: 0.1)
      _ = touch(handles[1], 1, 2, 187.5, 80, 0.4)
      _ = stepMembers(0.5)
      #expect(newsCount() == 0)
      _ = stepMembers(9)
      #expect(newsCount() == 4)
      let told = try #require(news())
      #expect(told[0] == 1)
      #expect(told[1] == 0, "settled")
      #expect(told[2] > 0.5 && told[2] < 3)
      #expect(told[3].isNaN)
      _ = stepMembers(10)
      #expect(newsCount() == 0)
    }

    @Test("an invalid handle, count or number is handled")
    func nonsense() {
      for count: Int32 in [-1, .max] {
        write([0])
        #expect(numbers(count) == nil)
        members()
        #expect(stepMembers(0).isNaN, "none of what was written before")
      }
      write([.nan, .infinity, -1, 0.5, 1e300])
      members()
      #expect(stepMembers(0).isNaN)
      let handle = made(.elasticSurface, at: Rect2D(x: 0, y: 0, width: 10, height: 10))
      enlist([-1, handle, 99_999, handle])
      for number in [Double.nan, .infinity, -1, 1e300] {
        place(handle, number, number, number, number)
        place(-1, number, number, number, number)
        _ = stepMembers(number)
        _ = drawMembers(number, number, number, number)
        #expect(sceneCount() >= 4)
      }
      free(handle)
      #expect(stepMembers(1).isNaN)
      #expect(drawn(Self.everywhere).items.isEmpty)
    }

    @Test(
      "a place beyond 1e9 points is none, so that what is drawn again is finite",
      arguments: [
        Rect2D(x: 1e308, y: 0, width: 1e308, height: 100),
        Rect2D(x: -1.7e308, y: -1.7e308, width: 10, height: 10),
        Rect2D(x: 0, y: 1.1e9, width: 10, height: 10),
        Rect2D(x: 0, y: 0, width: 10, height: 1.1e9),
      ])
    func farAway(place: Rect2D) {
      let far = made(.elasticSurface, at: place)
      let near = made(.elasticSurface, at: Rect2D(x: 0, y: 0, width: 1e9, height: 100))
      defer { [far, near].forEach(free) }
      enlist([far, near])
      _ = stepMembers(1)
      #expect(drawn().damage == [0, 0, 1e9, 100])
    }

    @Test("frames allocate nothing once warmed up", .enabled(if: counting_works()))
    func frames() {
      let handles = (0..<20).map {
        made(.elasticSurface, at: Rect2D(x: 0, y: Double($0) * 9, width: 375, height: 160))
      }
      defer { handles.forEach(free) }
      enlist(handles)
      for handle in handles {
        pull(handle, at: 0.1)
        _ = touch(handle, 1, 2, 187.5, 80, 0.4)
      }
      func run(_ frames: Range<Int>) {
        for frame in frames {
          _ = stepMembers(0.4 + Double(frame) / 60)
          _ = drawMembers(0, 0, 0, 0)
        }
      }
      run(0..<10)
      var before = counted_allocations()
      run(10..<40)
      #expect(counted_allocations() - before == 0, "while they bounce")
      run(40..<200)
      before = counted_allocations()
      run(200..<300)
      #expect(counted_allocations() - before == 0)
    }
  }
}
