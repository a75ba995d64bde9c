import ElasticKit
import Foundation
import Testing

@testable import ElasticWeb

extension SharedMemoryTests {
  /// Values of a page's own. `Tests/Web/animated.json` has the calls to one, and the bits that the
  /// kit answers with; the same file is played in a browser.
  @Suite struct AnimatedValuesTests {
    struct Script: Codable {
      struct Change: Codable {
        var t: Double
        var `do`: String
        var to: Double?
        var response: Double?
        var dampingRatio: Double?
      }
      var start: Double
      var changes: [Change]
      var step: Double
      var count: Int
      var number: [String]
      var point: [String]
    }

    private static let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Tests/Web/animated.json").standardized

    private func bits(_ number: Double) -> String {
      number.isNaN ? "nan" : String(number.bitPattern, radix: 16)
    }

    /// Plays the script with the kit's own values; `make` makes a value of one number.
    private func played<Value: Interpolatable>(
      _ script: Script, _ make: (Double) -> Value, _ way: (Double) -> Value.Offset,
      _ numbers: (Value) -> [Double], _ speeds: (Value.Offset) -> [Double]
    ) throws -> [String] {
      var value = Animated(make(script.start))
      var changes = script.changes[...]
      var lines: [String] = []
      for index in 0..<script.count {
        let time = script.step * Double(index)
        while let change = changes.first, change.t <= time {
          changes.removeFirst()
          switch change.do {
          case "hold": value.hold(make(try #require(change.to)))
          case "grab": value.grab(at: change.t)
          case "throw": value.fling(velocity: way(try #require(change.to)), at: change.t)
          default:
            let spring = try DampedSpring(
              response: #require(change.response), dampingRatio: #require(change.dampingRatio))
            value.retarget(to: make(try #require(change.to)), with: spring, at: change.t)
          }
        }
        let all =
          numbers(value.value(at: time)) + speeds(value.velocity(at: time)) + [value.restTime]
        lines.append(all.map(bits).joined(separator: " "))
      }
      return lines
    }

    /// Plays it through the page's exports.
    private func asked(_ script: Script, isPoint: Bool) -> [String] {
      func second(_ x: Double) -> Double { isPoint ? 3 - 2 * x : .nan }
      let handle = valueMake(script.start, second(script.start))
      defer { valueFree(handle) }
      var changes = script.changes[...]
      var lines: [String] = []
      for index in 0..<script.count {
        let time = script.step * Double(index)
        while let change = changes.first, change.t <= time {
          changes.removeFirst()
          let number = Int32(["hold", "grab", "retarget", "throw"].firstIndex(of: change.do) ?? -1)
          let to = change.to ?? 0
          #expect(
            valueChange(
              handle, number, to, second(to), change.response ?? 0.5, change.dampingRatio ?? 0.8,
              change.t) == 1)
        }
        let rest = valueLook(handle, time)
        let all = (isPoint ? [0, 1, 2, 3] : [0, 2]).map { valueNumber($0) } + [rest]
        lines.append(all.map(bits).joined(separator: " "))
      }
      return lines
    }

    @Test("the page gets the kit's numbers, which are those of the file")
    func equal() throws {
      var script = try JSONDecoder().decode(Script.self, from: Data(contentsOf: Self.file))
      let number = try played(script, { $0 }, { $0 }, { [$0] }, { [$0] })
      let point = try played(
        script, { Point2D($0, 3 - 2 * $0) }, { Vector2D($0, 3 - 2 * $0) }, { [$0.x, $0.y] },
        { [$0.dx, $0.dy] })
      if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
        (script.number, script.point) = (number, point)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(script).write(to: Self.file)
      }
      #expect(script.number == number)
      #expect(script.point == point)
      #expect(asked(script, isPoint: false) == number)
      #expect(asked(script, isPoint: true) == point)
    }

    @Test("invalid values, changes and springs are handled, and a handle is reused")
    func nonsense() {
      let first = valueMake(1, .nan)
      let second = valueMake(1, 2)
      #expect(first != second)
      for handle in [-1, 99, Int32.max] {
        #expect(valueChange(handle, 0, 1, 1, 1, 1, 0) == 0)
        #expect(valueLook(handle, 0).isNaN)
        valueFree(handle)
      }
      #expect(valueChange(first, 4, 1, 1, 1, 1, 0) == 0)
      #expect(valueChange(first, -1, 1, 1, 1, 1, 0) == 0)
      for wrong in [0, -1, Double.nan] { #expect(valueChange(first, 2, 5, 0, wrong, 1, 0) == 0) }
      for number in [Double.nan, .infinity, 1e300] {
        for change: Int32 in 0...3 {
          _ = valueChange(first, change, number, number, 0.5, 0.8, number)
          _ = valueChange(second, change, number, number, 0.5, 0.8, number)
        }
      }
      #expect(!valueLook(first, 1).isNaN)
      #expect(valueNumber(0).isFinite)
      #expect(valueNumber(9).isNaN)
      valueFree(first)
      #expect(valueLook(first, 0).isNaN)
      #expect(valueMake(3, .nan) == first)
      valueFree(first)
      valueFree(second)
    }
  }
}
