// What a recording says without being played: whether anything happens in it, and the sizes and the reader's settings.

import ElasticKit

extension ElasticRecording {
  /// Whether it only sets the state at the start, without any input.
  var isIdle: Bool {
    entries.allSatisfy { entry in
      guard entry.time <= 0 else { return false }
      return switch entry.action {
      case .set, .input(.surroundings), .input(.measured): true
      case .command, .input: false
      }
    }
  }

  /// The times of its entries; none if it is idle, so that what repeats is all there is.
  @_spi(Programs) public var inputTimes: [Double] { isIdle ? [] : entries.map { $0.time } }

  /// The component's size at a time.
  @_spi(Programs) public func size(at time: Double) -> Size2D {
    var size = size
    for entry in entries where entry.time <= time {
      if case .input(.resized(let new)) = entry.action { size = new }
    }
    return size
  }

  /// A size that the component fits in from time 0 to the end.
  @_spi(Programs) public var largestSize: Size2D {
    var size = size(at: 0)
    for entry in entries where entry.time > 0 {
      guard case .input(.resized(let new)) = entry.action else { continue }
      size.width = max(size.width, new.width)
      size.height = max(size.height, new.height)
    }
    return size
  }

  /// The reader's settings at a time; nil if it contains none up to then.
  @_spi(Programs) public func surroundings(at time: Double) -> Surroundings? {
    var surroundings: Surroundings?
    for entry in entries where entry.time <= time {
      if case .input(.surroundings(let new)) = entry.action { surroundings = new }
    }
    return surroundings
  }
}
