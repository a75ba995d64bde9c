import ElasticKit
import PageExports
import LawKit

/// The scene drawn last, as a page reads it from the module's memory.
struct PageScene {
  private let numbers: UnsafeBufferPointer<Double>

  init(_ start: UnsafePointer<Double>?) {
    numbers = UnsafeBufferPointer(start: start, count: Int(sceneCount()))
  }

  /// A component's: first the head, which has the offset of the items.
  func check(_ sum: inout Checksum) {
    guard !numbers.isEmpty else { return }  // Of no component.
    law(numbers.count >= 5, "a scene has a head, which the items follow")
    for number in numbers[..<5] { look(at: number, &sum) }
    checkItems(from: 5, &sum)
  }

  /// The members': first the rectangle to draw again, which contains `asked`.
  func check(around asked: Rect2D, _ sum: inout Checksum) {
    law(numbers.count >= 4, "a scene of members says where it is")
    if asked.minX.magnitude <= 1e9, asked.minY.magnitude <= 1e9, 0...1e9 ~= asked.width,
      0...1e9 ~= asked.height
    {
      for number in numbers[..<4] { look(at: number, &sum) }
      let slack = 1e-6  // Of a width that is taken from its end and added again.
      law(
        asked.size == .zero
          || numbers[0] <= asked.minX && numbers[1] <= asked.minY
            && numbers[0] + numbers[2] >= asked.maxX - slack
            && numbers[1] + numbers[3] >= asked.maxY - slack,
        "at least what is asked for is drawn again")
    } else {
      for number in numbers[..<4] { sum.add(number) }
    }
    checkItems(from: 4, &sum)
  }

  private func look(at number: Double, _ sum: inout Checksum) {
    law(number.isFinite, "what is drawn is finite")
    sum.add(number)
  }

  private func checkItems(from first: Int, _ sum: inout Checksum) {
    var start = first
    while start < numbers.count {
      law(numbers.count - start >= 5, "an item has a head")
      let count = Int(numbers[start + 1])
      law(count >= 5 && count <= numbers.count - start, "an item ends where the scene does")
      for number in numbers[start..<start + count] { look(at: number, &sum) }
      // A text, whose first byte and count come last.
      if numbers[start] == 2 {
        let (first, length) = (Int(numbers[start + count - 2]), Int(numbers[start + count - 1]))
        law(first >= 0 && length >= 0, "a text lies among the texts")
        sum.add(UnsafeBufferPointer(start: sceneText().map { $0 + first }, count: length))
      }
      start += count
    }
    law(start == numbers.count, "the last item ends where the scene does")
  }
}
