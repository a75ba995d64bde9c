import ElasticCore

// Entries as numbers, in which a page and its WebAssembly programs pass them: the time, the index in `FlatAction`, how
// many numbers follow, and those.

/// What the numbers of an entry say; the comment of a case lists them.
@_spi(Pages) public enum FlatAction: UInt8, Sendable {
  /// The finger, the index in ``TouchPhase``, x and y.
  case touch
  /// The offset, and 1 while a finger moves it.
  case scrolled
  /// Width and height.
  case resized
  /// The reader's settings, in the order of their table; the last may be left out, and are the defaults.
  case surroundings
  /// The height of a line, and the words' advances.
  case measured
  /// None.
  case activated
  /// The code of a command, and its number.
  case command
  /// The index in the style's table, the value, and 1 if it changes together with the next; the last may be left out.
  case set
}

@_spi(Pages) extension ElasticRecording.Entry {
  /// Reads the entry at `offset`, and moves `offset` behind it; nil if the numbers there are none.
  ///
  /// Positions, values and times may be any number: a component ignores implausible ones. Missing ones are not a number.
  public init?(_ numbers: [Double], at offset: inout Int) {
    let head = FlatNumbers(numbers: numbers, first: offset, count: numbers.count &- offset)
    let first = offset &+ 3
    guard let flat = head.code(1).flatMap(FlatAction.init(rawValue:)),
      let count = head.whole(2), count >= 0, count <= head.count &- 3
    else { return nil }
    let rest = FlatNumbers(numbers: numbers, first: first, count: count)
    guard let action = rest.action(flat) else { return nil }
    self.init(time: head[0], action: action)
    isWithNext = flat == .set && rest[2] == 1
    offset = first &+ count
  }

  /// Adds the entry's numbers.
  public func append(to numbers: inout [Double]) {
    let start = numbers.count
    numbers.append(time)
    numbers.append(0)
    numbers.append(0)
    let flat = action.append(to: &numbers)
    if flat == .set, isWithNext { numbers.append(1) }
    numbers[start + 1] = Double(flat.rawValue)
    numbers[start + 2] = Double(numbers.count - start - 3)
  }
}

/// Some numbers of a list.
private struct FlatNumbers {
  let numbers: [Double]
  let first: Int
  let count: Int

  subscript(index: Int) -> Double {
    get { index < count ? numbers[first &+ index] : .nan }
  }

  /// A whole number; nil if it is none.
  func whole(_ index: Int) -> Int? { Int32(exactly: self[index]).map { Int($0) } }

  /// The number of a case; nil if it is none.
  func code(_ index: Int) -> UInt8? { UInt8(exactly: self[index]) }

  func action(_ flat: FlatAction) -> ElasticRecording.Action? {
    switch flat {
    case .touch:
      guard let id = whole(0), let phase = code(1).flatMap(TouchPhase.init(rawValue:)) else {
        return nil
      }
      return .input(.touch(id: id, phase: phase, point: Point2D(self[2], self[3])))
    case .scrolled: return .input(.scrolled(offset: self[0], isTracking: self[1] == 1))
    case .resized: return .input(.resized(Size2D(width: self[0], height: self[1])))
    case .surroundings: return surroundings.map { .input(.surroundings($0)) }
    case .measured:
      var widths: [Double] = []
      var index = 1
      while index < count {
        widths.append(self[index])
        index += 1
      }
      return .input(.measured(widths: widths, lineHeight: self[0]))
    case .activated: return .input(.activated)
    case .command: return code(0).map { .command(code: $0, value: self[1]) }
    case .set: return whole(0).map { .set(property: $0, value: self[1]) }
    }
  }

  private var surroundings: Surroundings? {
    var surroundings = Surroundings()
    guard count <= Surroundings.kinds.count else { return nil }
    for index in 0..<count {
      do throws(PropertyError) {
        try surroundings.set(property: index, to: self[index])
      } catch { return nil }
    }
    return surroundings
  }
}

extension ElasticRecording.Action {
  fileprivate func append(to numbers: inout [Double]) -> FlatAction {
    switch self {
    case .input(.touch(let id, let phase, let point)):
      numbers.append(Double(id))
      numbers.append(Double(phase.rawValue))
      numbers.append(point.x)
      numbers.append(point.y)
      return .touch
    case .input(.scrolled(let offset, let isTracking)):
      numbers.append(offset)
      numbers.append(isTracking ? 1 : 0)
      return .scrolled
    case .input(.resized(let size)):
      numbers.append(size.width)
      numbers.append(size.height)
      return .resized
    case .input(.surroundings(let surroundings)):
      for index in Surroundings.kinds.indices {
        numbers.append(surroundings[index])
      }
      return .surroundings
    case .input(.measured(let widths, let lineHeight)):
      numbers.append(lineHeight)
      for width in widths { numbers.append(width) }
      return .measured
    case .input(.activated): return .activated
    case .command(let code, let value):
      numbers.append(Double(code))
      numbers.append(value)
      return .command
    case .set(let property, let value):
      numbers.append(Double(property))
      numbers.append(value)
      return .set
    }
  }
}
