@_spi(Pages) import ElasticKit
import ElasticSettings

@testable import ElasticWeb

// What a page does to a component, as its scripts do it.

/// Writes a list for the next call.
func write(_ list: [Double]) {
  guard let room = numbers(Int32(list.count)) else { return }
  for (index, number) in list.enumerated() { room[index] = number }
}

/// Performs an entry.
func perform(_ handle: Int32, _ time: Double, _ action: FlatAction, _ values: [Double]) -> Int32 {
  write([time, Double(action.rawValue), Double(values.count)] + values)
  return ElasticWeb.perform(handle)
}

func touch(
  _ handle: Int32, _ finger: Double, _ phase: Double, _ x: Double, _ y: Double, _ time: Double
) -> Int32 {
  perform(handle, time, .touch, [finger, phase, x, y])
}
func scrolled(_ handle: Int32, _ offset: Double, _ isTracking: Double, _ time: Double) -> Int32 {
  perform(handle, time, .scrolled, [offset, isTracking])
}
func resized(_ handle: Int32, _ width: Double, _ height: Double, _ time: Double) -> Int32 {
  perform(handle, time, .resized, [width, height])
}
func activated(_ handle: Int32, _ time: Double) -> Int32 { perform(handle, time, .activated, []) }
func command(_ handle: Int32, _ code: Double, _ value: Double, _ time: Double) -> Int32 {
  perform(handle, time, .command, [code, value])
}
func set(
  _ handle: Int32, _ index: Int, _ value: Double, _ time: Double, isWithNext: Bool = false
) -> Int32 {
  perform(handle, time, .set, [Double(index), value] + (isWithNext ? [1] : []))
}

/// Gives the component measures of its words.
func measured(_ handle: Int32, _ widths: [Double], _ lineHeight: Double, _ time: Double) -> Int32 {
  perform(handle, time, .measured, [lineHeight] + widths)
}

/// The reader's settings, with one of them changed.
func surroundings(_ handle: Int32, _ index: Int, _ value: Double, _ time: Double) -> Int32 {
  let now = page[handle]?.surroundings ?? Surroundings()
  var values = Surroundings.properties.map { $0.get(now) }
  if values.indices.contains(index) { values[index] = value }
  return perform(handle, time, .surroundings, values)
}

/// The numbers that lie behind their count.
func list(_ numbers: UnsafePointer<Double>?) -> [Double] {
  guard let numbers else { return [] }
  return Array(UnsafeBufferPointer(start: numbers + 1, count: Int(numbers[0])))
}

/// The entries since the last call, each as its numbers.
func newEntries(_ handle: Int32) -> [[Double]] {
  let numbers = list(entries(handle))
  var found: [[Double]] = []
  var place = 0
  while place < numbers.count {
    let next = place + 3 + Int(numbers[place + 2])
    found.append(Array(numbers[place..<next]))
    place = next
  }
  return found
}
