@_spi(Pages) import ElasticKit
import Testing

@testable import ElasticWeb

extension SharedMemoryTests {
  /// What was done since a component last rested, and replays of it.
  @Suite struct RunTests {
    private func pulled(from start: Double) -> Int32 {
      let handle = make(0)
      _ = resized(handle, 375, 667, start)
      _ = set(handle, 2, 80, start)
      runBegin(handle, start)
      _ = advance(handle, start)
      _ = touch(handle, 1, 0, 100, 20, start + 0.1)
      _ = touch(handle, 1, 1, 100, 180, start + 0.2)
      return handle
    }

    private func scene(_ handle: Int32) -> [Double] {
      guard let numbers = draw(handle) else { return [] }
      return Array(UnsafeBufferPointer(start: numbers, count: Int(sceneCount())))
    }

    private func replayed(_ numbers: [Double]) -> Int32 {
      let handle = make(Int32(numbers[0]))
      write(numbers)
      #expect(replay(handle) >= 0)
      return handle
    }

    @Test("from rest a run begins, and not while a finger is down or all is kept")
    func rest() {
      let handle = pulled(from: 100)
      defer { free(handle) }
      #expect(runStart(handle) == 100.1)
      let head: [Double] = [0, 375, 667, 0, 7, 2, 2, 80]
      #expect(Array(list(run(handle)).prefix(8)) == head)
      _ = advance(handle, 130)
      #expect(isAtRest(handle) == 0, "it is held")
      _ = touch(handle, 1, 2, 100, 180, 130)
      #expect(runStart(handle) == 100.1)
      #expect(abs(runDuration(handle) - 29.9) < 1e-9)
      _ = advance(handle, 160)
      #expect(isAtRest(handle) == 1)
      runKeep(handle, 1)
      _ = activated(handle, 161)
      #expect(runStart(handle) == 100.1)
      runKeep(handle, 0)
      _ = advance(handle, 200)
      _ = activated(handle, 201)
      #expect(runStart(handle) == 201)
      #expect(list(run(handle)) == head + [0, 5, 0])
    }

    @Test(
      "a motion without a rest does not grow it for ever, unless all is kept", arguments: [0, 1])
    func bound(isWhole: Int32) {
      let handle = pulled(from: 0)
      defer { free(handle) }
      runKeep(handle, isWhole)
      var most = 0
      for move in 0..<35_000 {
        _ = touch(handle, 1, 1, 100, 100 + Double(move % 80), 1 + Double(move) / 100)
        if move % 1000 == 999 { most = max(most, list(run(handle)).count) }
      }
      #expect(most > 190_000 && (most <= 200_007) == (isWhole == 0))
    }

    @Test("a replay of it is the same, at any time of the page")
    func same() {
      let handle = pulled(from: 1234.567_890_123)
      _ = touch(handle, 1, 2, 100, 180, 1234.567_890_123 + 0.3)
      let other = replayed(list(run(handle)))
      defer {
        free(handle)
        free(other)
      }
      for frame in 18..<120 {
        let time = Double(frame) / 60
        _ = advance(handle, runStart(handle) + time)
        _ = advance(other, time)
        #expect(abs(scene(handle)[3] - scene(other)[3]) < 1e-6)
      }
      #expect(isReplaying(other) == 0)
      #expect(list(run(other)) == list(run(handle)), "what is replayed is kept")
      #expect(newEntries(other) == [], "and is no news")
    }

    @Test("a replay that ends takes its fingers away; a touch goes on from there")
    func ended() {
      let handle = pulled(from: 0)
      let other = replayed(list(run(handle)) + [9, 5, 0])
      defer {
        free(handle)
        free(other)
      }
      _ = advance(other, 0.15)
      #expect(isReplaying(other) == 1)
      endReplay(other, 0.5)
      #expect(isReplaying(other) == 0)
      #expect(list(run(other)).suffix(7) == [0.5, 0, 4, 1, 3, 100, 180])
      #expect(touch(other, 1, 0, 100, 60, 0.6) >= 0)
      #expect(newEntries(other) == [[0.6, 0, 4, 1, 0, 100, 60]])
    }

    @Test(
      "numbers that are no recording of the component are not replayed",
      arguments: [
        [], [0], [0, 1], [0, -1, 1], [0, .nan, 1], [0, 1, 1, 0], [0, 1, 1, 0, 5, 1],
        [0, 1, 1, 0, 5, -1], [0, 1, 1, 0, 8, 0], [0, 1, 1, .nan, 5, 0], [0, 1, 1, 1e300, 5, 0],
        [0, 1, 1, 0, 6, 2, 99, 0], [0, 1, 1, 0, 7, 2, 99, 0], [0, 1, 1, 0, 7, 2, 0, .infinity],
        [0, 1, 1, 0, 2, 2, -1, 1], [0, 1, 1, 0, 0, 4, 1, 9, 0, 0], [0, 1, 1, 0, 3, 1, 7],
      ] as [[Double]])
    func strange(numbers: [Double]) {
      let handle = make(0)
      defer { free(handle) }
      write(numbers)
      #expect(replay(handle) == -1)
      #expect(replay(-1) == -1 && isReplaying(-1) == 0 && runDuration(-1) == 0)
      #expect(list(run(-1)) == [] && list(entries(-1)) == [])
    }

    @Test("measures that were ignored, or are of other words, begin no run")
    func strangeMeasures() {
      let handle = make(3)
      defer { free(handle) }
      func load(_ song: String) {
        let bytes = Array(song.utf8)
        let room = content(Int32(bytes.count))
        for (index, byte) in bytes.enumerated() { room?[index] = byte }
        #expect(ElasticWeb.load(handle, 0) == -1)
      }
      func begun() -> [Double] {
        runBegin(handle, 1)
        return Array(list(run(handle)).dropFirst(3))
      }
      load("[00:01.00]one two")
      _ = measured(handle, [20, 30], 18, 0)
      let measures: [Double] = [0, 4, 3, 18, 20, 30]
      #expect(begun() == measures)
      for (widths, height) in [([.nan, 1], 18), ([20, 30], -1), ([20], 18)] as [([Double], Double)]
      {
        _ = measured(handle, widths, height, 0.5)
        #expect(begun() == measures)
      }
      load("[00:01.00]three")
      #expect(begun() == [])
    }

    @Test("only a recording that says how wide its words are is not to be measured")
    func measures() {
      let handle = make(3)
      defer { free(handle) }
      write([3, 320, 400, 0, 4, 3, 18, 20, 31.5])
      #expect(replay(handle) == 0)
      write([3, 320, 400, 0.5, 5, 0])
      #expect(replay(handle) == 1)
    }
  }
}
