import Counter
@_spi(Pages) import ElasticKit
import ElasticSettings
import Testing

@testable import ElasticWeb

/// One at a time: like the page, these share the module's one memory.
@Suite(.serialized) struct SharedMemoryTests {}

extension SharedMemoryTests {
  @Suite struct ExportsTests {
    private static let strange: [Double] = [
      .nan, .infinity, -.infinity, -1, -0.0, 1e300, -1e300, 1e9, 4_294_967_296,
      .leastNonzeroMagnitude,
    ]
    private static let indices: [Int32] = [-1, .min, .max, 99, 1000]

    private func scene(_ handle: Int32) -> [Double] {
      guard let numbers = draw(handle) else { return [] }
      return Array(UnsafeBufferPointer(start: numbers, count: Int(sceneCount())))
    }

    private func read(_ handle: Int32, _ which: InstanceText) -> String? {
      guard let bytes = text(handle, Int32(which.rawValue)) else { return nil }
      return String(
        decoding: UnsafeBufferPointer(start: bytes, count: Int(textCount())), as: UTF8.self)
    }

    private func made(_ kind: ComponentKind) -> Int32 {
      let handle = make(Int32(kind.rawValue))
      _ = resized(handle, 375, 667, 0)
      return handle
    }

    @Test(
      "what the page draws is what the component draws",
      arguments: [ComponentKind.elasticSurface, .pullToRefresh])
    func drawing(kind: ComponentKind) throws {
      let handle = made(kind)
      defer { free(handle) }
      #expect(touch(handle, 1, 0, 100, 100, 0.1) == 1)
      #expect(touch(handle, 1, 1, 100, 180, 0.2) == 2)
      var comparison = Comparison()
      let expected = kind.visit(&comparison)
      let numbers = scene(handle)
      #expect(numbers.suffix(expected.count) == expected[...])
      #expect(numbers.count - expected.count == FlatScene.Head.count.rawValue)
      #expect(numbers[FlatScene.Head.inset.rawValue] == (kind == .elasticSurface ? 82 : 80))
      #expect(advance(handle, 0.2).isInfinite)
      #expect(touch(handle, 1, 2, 100, 180, 0.3) == 2)
      #expect(advance(handle, 0.31) == -.infinity)
      #expect(advance(handle, 9).isNaN)
    }

    /// The items of a component pulled as above, flattened apart from the exports.
    private struct Comparison: ComponentVisitor {
      typealias Failure = Never

      func visit<C: ElasticComponent>(_ type: C.Type) -> [Double] {
        var component = C(style: C.Style())
        component.handle(.resized(Size2D(width: 375, height: 667)), at: 0)
        component.handle(.touch(id: 1, phase: .down, point: Point2D(100, 100)), at: 0.1)
        component.handle(.touch(id: 1, phase: .move, point: Point2D(100, 180)), at: 0.2)
        var drawing = Drawing()
        component.draw(into: &drawing)
        var flat = FlatScene()
        flat.append(drawing, Surroundings())
        return flat.numbers
      }
    }

    @Test("events come once, in order, with their times")
    func events() {
      let handle = made(.pullToRefresh)
      defer { free(handle) }
      #expect(activated(handle, 1) >= 0)
      #expect(command(handle, 1, 0, 2) == 0)
      _ = advance(handle, 9)
      var found: [String] = []
      var times: [Double] = []
      while let event = nextEvent(handle) {
        found.append(RefreshMotion.Event.names[Int(event[0])].description)
        times.append(event[1])
        #expect(event[2].isNaN)
      }
      #expect(found == ["refresh", "ended", "settled"])
      #expect(times[0] == 1)
      #expect(abs(times[1] - 2.4) < 1e-12)
      #expect(times == times.sorted())
    }

    @Test(
      "every setting can be set to its ends and set back", arguments: ComponentKind.allCases)
    func settings(kind: ComponentKind) {
      let handle = made(kind)
      defer { free(handle) }
      var ends = Ends()
      var now = SettingsNow(handle: handle)
      let settings = kind.visit(&ends)
      #expect(settings.count >= 5)
      for (index, setting) in settings.enumerated() {
        let place = index
        #expect(kind.visit(&now)[index] == setting.standard)
        for end in [setting.range.lowerBound, setting.range.upperBound] {
          #expect(set(handle, place, end, 0) == 0)
          #expect(kind.visit(&now)[index] == end)
        }
        #expect(set(handle, place, setting.range.upperBound + 1, 0) == -1)
        #expect(set(handle, place, .nan, 0) == -1)
        #expect(kind.visit(&now)[index] == setting.range.upperBound)
        #expect(set(handle, place, setting.standard, 0) == 0)
        #expect(kind.visit(&now)[index] == setting.standard)
      }
      for index in [settings.count, -1] { #expect(set(handle, index, 0, 0) == -1) }
    }

    @Test("every setting of the reader can be set to its ends and set back")
    func readersSettings() throws {
      let handle = made(.elasticSurface)
      defer { free(handle) }
      let instance = try #require(page[handle])
      for (index, setting) in Ends.of(Surroundings()).enumerated() {
        func now() -> Double { Surroundings.properties[index].get(instance.surroundings) }
        #expect(now() == setting.standard)
        for end in [setting.range.lowerBound, setting.range.upperBound] {
          #expect(ElasticWebTests.surroundings(handle, index, end, 0) >= 0)
          #expect(now() == end)
        }
        #expect(ElasticWebTests.surroundings(handle, index, setting.standard, 0) >= 0)
        #expect(now() == setting.standard)
      }
      for scale in [0.49, 4.01, -1, .nan, .infinity] {
        #expect(perform(handle, 0, .surroundings, [1, 1, 1, 1, scale]) == -1)
      }
      for flag in [7, -1, 0.5, .nan] {
        #expect(perform(handle, 0, .surroundings, [0, flag, 0, 0, 1]) == -1)
      }
      #expect(instance.surroundings == Surroundings(), "what is refused changes nothing")
    }

    /// The settings of a component now.
    private struct SettingsNow: ComponentVisitor {
      typealias Failure = Never

      let handle: Int32

      func visit<C: ElasticComponent>(_ type: C.Type) -> [Double] {
        guard let instance = page[handle] as? SessionInstance<C> else { return [] }
        return C.Style.properties.map { $0.get(instance.session.component.style) }
      }
    }

    /// The values that the settings of a component can have, and their defaults.
    private struct Ends: ComponentVisitor {
      typealias Failure = Never
      typealias Setting = (range: ClosedRange<Double>, standard: Double)

      func visit<C: ElasticComponent>(_ type: C.Type) -> [Setting] { Self.of(C.Style()) }

      static func of<Holder: PropertyHolder>(_ standard: Holder) -> [Setting] {
        Holder.properties.map { ($0.kind.range, $0.get(standard)) }
      }
    }

    @Test("what a screen reader says can be read")
    func texts() {
      let handle = made(.elasticSurface)
      defer { free(handle) }
      #expect(read(handle, .accessibilityRole) == "decoration")
      #expect(read(handle, .accessibilityLabel) == "Elastic surface")
      #expect(read(handle, .contentReason) == "")
    }

    @Test("surroundings count from when they are handed over, and colours with them")
    func surroundings() {
      let handle = made(.pullToRefresh)
      defer { free(handle) }
      _ = touch(handle, 1, 0, 100, 100, 0.1)
      _ = touch(handle, 1, 1, 100, 180, 0.2)
      let light = scene(handle)
      #expect(ElasticWebTests.surroundings(handle, 2, 1, 0.3) >= 0)
      let dark = scene(handle)
      let first = FlatScene.Head.count.rawValue
      #expect(light.count == dark.count)
      #expect(light[first + 5] != dark[first + 5])
    }

    @Test("an invalid handle, index or number is handled", arguments: indices)
    func nonsense(index: Int32) {
      #expect(make(index) == -1)
      for handle in [index, made(.elasticSurface), made(.pullToRefresh)] {
        let isComponent = handle != index
        let other = isComponent ? index : 0
        #expect(touch(handle, 1, Double(index), 0, 0, 0) == -1)
        #expect(command(handle, Double(other), 0, 0) == -1)
        if !isComponent { #expect(key(handle, index, 1, 0) == 0) }
        #expect(set(handle, Int(index), 0, 0) == -1)
        #expect(value(handle, index).isNaN)
        #expect(text(handle, index) == nil)
        #expect(textCount() == 0)
        for number in Self.strange {
          _ = touch(handle, Double(index), 0, number, number, number)
          _ = touch(handle, Double(index), 1, number, 1, 1)
          _ = touch(handle, number, 2, 1, number, 1)
          _ = scrolled(handle, number, Double(index), number)
          _ = resized(handle, number, number, number)
          _ = measured(handle, [number, 1], number, number)
          _ = activated(handle, number)
          for setting in 0..<30 { _ = set(handle, setting, number, number) }
          _ = ElasticWebTests.surroundings(handle, 0, number, number)
          _ = advance(handle, number)
          #expect(scene(handle).isEmpty == !isComponent)
          while nextEvent(handle) != nil {}
        }
        free(handle)
        free(handle)
      }
      #expect(advance(index, 1).isNaN)
      #expect(scene(index).isEmpty)
    }

    @Test("what a component ignores is no entry of a run", arguments: ComponentKind.allCases)
    func ignored(kind: ComponentKind) {
      let handle = made(kind)
      defer { free(handle) }
      runBegin(handle, 0)
      for number in [Double.nan, .infinity, 1e10] {
        _ = touch(handle, 1, 0, number, 1, 1)
        _ = touch(handle, 1, 0, 1, number, 1)
        _ = scrolled(handle, number, 1, 1)
        _ = resized(handle, number, 1, 1)
        _ = measured(handle, [], number, 1)
        _ = measured(handle, [number], 20, 1)
      }
      _ = measured(handle, [20, 20, 20], 20, 1)  // It has not so many words.
      if kind == .lyricBall { _ = command(handle, 3, 17, 1) }
      #expect(newEntries(handle) == [])
      #expect(touch(handle, 1, 0, 1, 1, 1) >= 0)
      #expect(newEntries(handle) == [[1, 0, 4, 1, 0, 1, 1]])
    }

    @Test("settings that change together change with the last of them")
    func together() {
      let one = made(.elasticSurface)
      let other = made(.elasticSurface)
      defer {
        free(one)
        free(other)
      }
      var style = SurfaceMotion.Style()
      (style.minimumHeight, style.maximumWave) = (200, 120)
      var component = SurfaceMotion()
      component.handle(.resized(Size2D(width: 375, height: 667)), at: 0)
      component.handle(.touch(id: 1, phase: .down, point: Point2D(100, 20)), at: 0.1)
      component.handle(.touch(id: 1, phase: .move, point: Point2D(100, 180)), at: 0.2)
      component.restyle(style, at: 0.3)
      component.advance(to: 3)
      let places = ["minimumHeight", "maximumWave"].map { name in
        SurfaceMotion.Style.properties.firstIndex { $0.name.description == name } ?? -1
      }
      for handle in [one, other] {
        _ = resized(handle, 375, 667, 0)
        _ = touch(handle, 1, 0, 100, 20, 0.1)
        _ = touch(handle, 1, 1, 100, 180, 0.2)
      }
      #expect(set(one, places[0], .nan, 0.3, isWithNext: true) == -1)
      #expect(set(one, places[0], 200, 0.3, isWithNext: true) == 0)
      #expect(set(one, places[1], 120, 0.3) == 0)
      #expect(set(other, places[0], 200, 0.3) == 0)
      #expect(set(other, places[1], 120, 0.3) == 0)
      let extents = [one, other].map { handle in
        _ = advance(handle, 3)
        return scene(handle)[3]
      }
      #expect(extents[0] == component.output.extent)
      #expect(extents[1] < extents[0] - 100, "each alone ends the glide of the one before it")
    }

    @Test("a key pulls, gives a command or activates, and what it does is kept")
    func keys() {
      func pressed(_ handle: Int32, _ which: ElasticKey?, _ isDown: Int32, at time: Double) -> Bool
      {
        key(handle, which.map { Int32($0.rawValue) } ?? -1, isDown, time) == 1
      }
      let surface = made(.elasticSurface)
      defer { free(surface) }
      runBegin(surface, 0)
      #expect(!pressed(surface, .right, 1, at: 3), "it hangs from the top")
      #expect(pressed(surface, .down, 1, at: 3))
      #expect(newEntries(surface) == [[3, 0, 4, -1, 0, 112.5, 0], [3, 0, 4, -1, 1, 112.5, 160]])
      #expect(pressed(surface, .down, 1, at: 3.5) && newEntries(surface) == [], "it is held")
      #expect(pressed(surface, nil, 0, at: 4), "the focus has gone")
      #expect(newEntries(surface) == [[4, 0, 4, -1, 2, 112.5, 160]])

      let menu = made(.flowingMenu)
      defer { free(menu) }
      runBegin(menu, 0)
      #expect(!pressed(menu, .escape, 1, at: 3), "it is closed")
      #expect(command(menu, 0, 0, 3) >= 0)
      #expect(pressed(menu, .escape, 1, at: 4))
      #expect(newEntries(menu) == [[3, 6, 2, 0, 0], [4, 6, 2, 1, 0]])

      let shape = made(.elasticShape)
      defer { free(shape) }
      runBegin(shape, 0)
      #expect(!pressed(shape, .press, 1, at: 4), "it is no button")
      #expect(set(shape, 0, 1, 4) >= 0)
      #expect(pressed(shape, .press, 1, at: 5))
      #expect(newEntries(shape) == [[4, 7, 2, 0, 1], [5, 5, 0]])
      #expect(!pressed(-1, .press, 1, at: 5))
    }

    @Test("what a component does for the player that it follows is kept")
    func followed() {
      let handle = made(.lyricBall)
      defer { free(handle) }
      let song = Array("[00:01.00]one two\n[00:03.00]three".utf8)
      let room = content(Int32(song.count))
      for (index, byte) in song.enumerated() { room?[index] = byte }
      #expect(load(handle, 0) == -1)
      runBegin(handle, 0)
      follow(handle, 1.5, 1, 1, 2)
      #expect(newEntries(handle) == [[2, 6, 2, 2, 1.5], [2, 6, 2, 0, 0]])
      follow(handle, 1.5, 1, 1, 2)
      #expect(newEntries(handle) == [], "nothing is new")
      follow(-1, 1.5, 1, 1, 2)
    }

    @Test("a released handle does nothing and is reused")
    func handles() {
      let first = made(.elasticSurface)
      let second = made(.elasticSurface)
      #expect(first != second)
      free(first)
      #expect(touch(first, 1, 0, 9, 9, 0) == -1)
      #expect(touch(second, 1, 0, 9, 9, 0) == 1)
      #expect(made(.pullToRefresh) == first)
      #expect(read(first, .accessibilityRole) == "refresh")
      free(first)
      free(second)
    }

    @Test(
      "frames allocate nothing once warmed up", .enabled(if: counting_works()),
      arguments: ComponentKind.allCases)
    func frames(kind: ComponentKind) {
      let handle = made(kind)
      defer { free(handle) }
      _ = touch(handle, 1, 0, 100, 100, 0)
      _ = touch(handle, 1, 1, 120, 260, 0.1)
      _ = touch(handle, 1, 2, 120, 260, 0.2)
      func run(_ frames: Range<Int>) {
        for frame in frames {
          _ = advance(handle, 0.2 + Double(frame) / 60)
          _ = draw(handle)
          _ = nextEvent(handle)
        }
      }
      run(0..<20)
      var before = counted_allocations()
      run(20..<50)
      #expect(counted_allocations() - before == 0, "while it bounces")
      run(50..<200)
      before = counted_allocations()
      run(200..<300)
      #expect(counted_allocations() - before == 0)
    }
  }
}
