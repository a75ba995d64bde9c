import ElasticExport

/// A recording as a page hands it over: numbers.
///
/// First the component's place in ``ComponentKind``, and its width and height. Then, for each thing
/// done, its time, its place in ``Deed``, how many numbers follow, and those.
struct RecordingNumbers {
  /// The kind of action, and the numbers that follow.
  enum Deed: UInt8 {
    /// Which finger, a place in ``TouchPhase``, x and y.
    case touch
    /// How far, and 1 where a finger does it.
    case scrolled
    /// Width and height.
    case resized
    /// What changes of the reader's settings: a place in their table and the value, again and again.
    case surroundings
    /// The height of a line, and the words' advances.
    case measured
    case activated
    /// A command's code, and its number.
    case command
    /// A place in the style's table, and the value.
    case set
  }

  private let numbers: ArraySlice<Double>
  private var surroundings = Surroundings()

  /// The recording from the numbers; nil if they are invalid.
  static func recording(_ numbers: ArraySlice<Double>, content: ArraySlice<UInt8>)
    -> ElasticRecording?
  {
    var reader = RecordingNumbers(numbers: numbers)
    return reader.recording(content)
  }

  private init(numbers: ArraySlice<Double>) { self.numbers = numbers }

  private mutating func recording(_ content: ArraySlice<UInt8>) -> ElasticRecording? {
    guard numbers.count >= 3, let kind: ComponentKind = Self.one(of: numbers[0]),
      let size = Self.size(numbers[1], numbers[2])
    else { return nil }
    var recording = ElasticRecording(component: kind, size: size, content: Array(content))
    var place = 3
    while place < numbers.count {
      guard place + 3 <= numbers.count, numbers[place].isUsable,
        let deed: Deed = Self.one(of: numbers[place + 1]),
        let count = Int32(exactly: numbers[place + 2]), count >= 0,
        Int(count) <= numbers.count - place - 3
      else { return nil }
      let values = numbers[place + 3..<place + 3 + Int(count)]
      guard let action = action(deed, Array(values), of: kind) else { return nil }
      recording.entries.append(ElasticRecording.Entry(time: numbers[place], action: action))
      place += 3 + Int(count)
    }
    return recording
  }

  private mutating func action(
    _ deed: Deed, _ values: [Double], of kind: ComponentKind
  ) -> ElasticRecording.Action? {
    switch (deed, values.count) {
    case (.touch, 4):
      guard let id = Int32(exactly: values[0]), let phase: TouchPhase = Self.one(of: values[1]),
        values[2].isUsable, values[3].isUsable
      else { return nil }
      return .input(.touch(id: Int(id), phase: phase, point: Point2D(values[2], values[3])))
    case (.scrolled, 2):
      guard values[0].isUsable else { return nil }
      return .input(.scrolled(offset: values[0], isTracking: values[1] == 1))
    case (.resized, 2):
      return Self.size(values[0], values[1]).map { .input(.resized($0)) }
    case (.surroundings, let count) where count % 2 == 0:
      for place in stride(from: 0, to: count, by: 2) {
        guard let index = Int32(exactly: values[place]),
          Surroundings.properties.indices.contains(Int(index))
        else { return nil }
        do throws(PropertyError) {
          try Surroundings.properties[Int(index)].set(values[place + 1], in: &surroundings)
        } catch {
          return nil
        }
      }
      return .input(.surroundings(surroundings))
    case (.measured, 1...):
      return .input(.measured(widths: Array(values.dropFirst()), lineHeight: values[0]))
    case (.activated, 0): return .input(.activated)
    case (.command, 2), (.set, 2):
      guard let index = Int32(exactly: values[0]), index >= 0 else { return nil }
      var check = Check(isCommand: deed == .command, index: Int(index), value: values[1])
      guard kind.visit(&check) else { return nil }
      return deed == .command
        ? .command(code: UInt8(index), value: values[1])
        : .set(property: Int(index), value: values[1])
    default: return nil
    }
  }

  private static func size(_ width: Double, _ height: Double) -> Size2D? {
    let size = Size2D(width: width, height: height)
    return size.isValid && width.isUsable && height.isUsable ? size : nil
  }

  private static func one<Case: RawRepresentable<UInt8>>(of number: Double) -> Case? {
    UInt8(exactly: number).flatMap(Case.init(rawValue:))
  }
}

/// Finds out whether a component has a command, or takes a setting.
private struct Check: ComponentVisitor {
  typealias Failure = Never

  let isCommand: Bool
  let index: Int
  let value: Double

  func visit<C: ElasticComponent>(_ type: C.Type) -> Bool {
    if isCommand {
      return value.isUsable
        && UInt8(exactly: index).flatMap { C.Command(code: $0, value: value) } != nil
    }
    guard C.Style.properties.indices.contains(index) else { return false }
    var style = C.Style()
    do throws(PropertyError) { try C.Style.properties[index].set(value, in: &style) } catch {
      return false
    }
    return true
  }
}

extension Double {
  /// Whether it is finite and within a billion, as a recording's numbers are.
  fileprivate var isUsable: Bool { magnitude <= 1e9 }
}
