import ElasticKit

@testable import ElasticWeb

// What a page does to a component, each as the numbers of an entry.

/// Performs the entry with these numbers.
func taken(_ handle: Int32, _ numbers: [Double]) -> Int32 {
  guard let room = entry(Int32(numbers.count)) else { return -1 }
  for (index, number) in numbers.enumerated() { room[index] = number }
  return take(handle)
}

func touch(
  _ handle: Int32, _ id: Int32, _ phase: Int32, _ x: Double, _ y: Double, _ time: Double
) -> Int32 {
  taken(handle, [time, 0, 4, Double(id), Double(phase), x, y])
}

func scrolled(_ handle: Int32, _ offset: Double, _ isTracking: Int32, _ time: Double) {
  _ = taken(handle, [time, 1, 2, offset, Double(isTracking)])
}

func resized(_ handle: Int32, _ width: Double, _ height: Double, _ time: Double) {
  _ = taken(handle, [time, 2, 2, width, height])
}

func measured(_ handle: Int32, _ widths: [Double], _ lineHeight: Double, _ time: Double) {
  _ = taken(handle, [time, 4, Double(widths.count + 1), lineHeight] + widths)
}

func activate(_ handle: Int32, _ time: Double) { _ = taken(handle, [time, 5, 0]) }

func perform(_ handle: Int32, _ command: Int32, _ value: Double, _ time: Double) -> Int32 {
  taken(handle, [time, 6, 2, Double(command), value])
}

/// Changes a setting of table 0, or of the reader's, table 1; −1 if it is invalid.
func setProperty(
  _ handle: Int32, _ table: Int32, _ index: Int32, _ value: Double, _ time: Double
) -> Int32 {
  guard table == 1 else { return taken(handle, [time, 7, 2, Double(index), value]) }
  var values = Surroundings.properties.indices.map { property(handle, 1, Int32($0)) }
  if values.indices.contains(Int(index)) { values[Int(index)] = value }
  return min(taken(handle, [time, 3, Double(values.count)] + values), 0)
}
