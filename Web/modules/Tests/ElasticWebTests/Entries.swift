@_spi(Pages) import ElasticKit
import ElasticSettings

@testable import ElasticWeb

// What a page does to a component, as its scripts do it.

/// Writes a list for the next call.
func write(_ list: [Double]) {
  guard let room = numbers(Int32(list.count)) else { return }
  for (index, number) in list.enumerated() { room[index] = number }
}

/// Gives the component measures of its words.
func measured(_ handle: Int32, _ widths: [Double], _ lineHeight: Double, _ time: Double) -> Int32 {
  write([lineHeight] + widths)
  return measured(handle, time)
}

/// The reader's settings, with one of them changed.
func surroundings(_ handle: Int32, _ index: Int, _ value: Double, _ time: Double) -> Int32 {
  let now = page[handle]?.surroundings ?? Surroundings()
  var values = Surroundings.properties.map { $0.get(now) }
  if values.indices.contains(index) { values[index] = value }
  let flags = values.map { Int32(exactly: $0) ?? 0 }
  return surroundings(handle, flags[0], flags[1], flags[2], flags[3], values[4], time)
}

/// Performs an entry that the module has written.
func taken(_ handle: Int32, _ entry: [Double]) -> Int32 {
  let (time, values) = (entry[0], entry.dropFirst(3).map { $0 })
  return switch FlatAction(rawValue: UInt8(entry[1])) {
  case .touch: touch(handle, Int32(values[0]), Int32(values[1]), values[2], values[3], time)
  case .activated: activated(handle, time)
  case .command: command(handle, Int32(values[0]), values[1], time)
  default: -1
  }
}
