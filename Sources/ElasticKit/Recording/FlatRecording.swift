// A recording as one list of numbers, in which a page passes it to a module.
//
// The component, the width, the height, then the entries (FlatEntry.swift). The list may come from anywhere, so every
// entry is checked against the component's commands and settings before anything is replayed.

@_spi(Pages) extension ElasticRecording {
  /// Reads a recording from numbers: the index in ``ComponentKind``, the width, the height, and the entries, as
  /// ``Entry/init(_:at:)`` reads them.
  ///
  /// Nil if they are no recording, or if it has an implausible time, size or other number of an input, or an entry that
  /// the component cannot perform. The content is not read.
  public init?(numbers: [Double], content: [UInt8]) {
    guard let (size, entries) = Self.entries(of: numbers),
      let kind = UInt8(exactly: numbers[0]).flatMap(ComponentKind.init(rawValue:))
    else { return nil }
    for entry in entries {
      var check = EntryCheck(entry: entry)
      guard kind.visit(&check) else { return nil }
    }
    self.init(component: kind, size: size, content: content, entries: entries)
  }

  /// The size and the entries in the numbers of a recording, of any component; nil as above.
  public static func entries(of numbers: [Double]) -> (size: Size2D, entries: [Entry])? {
    guard numbers.count >= 3 else { return nil }
    let size = Size2D(width: numbers[1], height: numbers[2])
    guard size.isPlausible else { return nil }
    var entries: [Entry] = []
    var offset = 3
    while offset < numbers.count {
      guard let entry = Entry(numbers, at: &offset), entry.time.isPlausible else { return nil }
      if case .input(let input) = entry.action, !input.isPlausible { return nil }
      entries.append(entry)
    }
    return (size, entries)
  }

  /// The numbers that ``init(numbers:content:)`` reads.
  public var numbers: [Double] {
    var numbers = [Double(component.rawValue), size.width, size.height]
    for entry in entries { entry.append(to: &numbers) }
    return numbers
  }
}

@_spi(Pages) extension ElasticRecording.Entry {
  /// Whether a component has this command with this number, or takes this value of a setting.
  public func isOf<C: ElasticComponent>(_ type: C.Type) -> Bool {
    switch action {
    case .input: return true
    case .command(let code, let value):
      guard let command = C.Command(code: code, value: value) else { return false }
      return (command.value ?? 0).isPlausible
    case .set(let index, let value):
      guard C.Style.kinds.indices.contains(index) else { return false }
      var style = C.Style()
      do throws(PropertyError) { try style.set(property: index, to: value) } catch {
        return false
      }
      return true
    }
  }
}

private struct EntryCheck: ComponentVisitor {
  typealias Failure = Never

  let entry: ElasticRecording.Entry

  func visit<C: ElasticComponent>(_ type: C.Type) -> Bool { entry.isOf(type) }
}
