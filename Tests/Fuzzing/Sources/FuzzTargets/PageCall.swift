import ElasticKit
import LawKit
import PageExports

extension PageCall {
  /// Calls the export as a page does, checks the laws on its answer, and adds every bit of it to `sum`.
  /// - Parameter kind: of the component that has the handle; nil if none has.
  func make(_ handle: Int32, _ kind: Int32?, at time: Double, _ sum: inout Checksum) {
    switch self {
    case .touch(let id, let phase, let place):
      let claim = PageExports.touch(handle, id, phase, place.x, place.y, time)
      law((-1...2).contains(claim), "a touch is refused, undecided or claimed, or is none")
      sum.add(Int(claim))
    case .scrolled(let offset, let isTracking):
      sum.add(Int(PageExports.scrolled(handle, offset, isTracking, time)))
    case .resized(let width, let height):
      sum.add(Int(PageExports.resized(handle, width, height, time)))
    case .surroundings:
      sum.add(Int(PageExports.surroundings(handle, 0, 0, 0, 0, 1, time)))
    case .measure(let count, let width):
      PageEntry.write([20] + (0..<count).map { width + Double($0 % 7) })
      sum.add(Int(PageExports.measured(handle, time)))
    case .measured(let lineHeight):
      PageEntry.write([lineHeight] + (0..<wordCount(handle)).map { 20 + Double($0 % 7) })
      sum.add(Int(PageExports.measured(handle, time)))
    case .activate: sum.add(Int(PageExports.activated(handle, time)))
    case .perform(let command, let value):
      sum.add(Int(PageExports.command(handle, command, value, time)))
    case .key(let key, let isDown):
      for entry in PageEntry.written(PageExports.key(handle, key, isDown, time)) {
        for number in entry { sum.add(number) }
        law(PageEntry.take(handle, entry) >= 0, "a key asks for what can be done")
      }
    case .follow(let place, let isPlaying, let rate):
      let done = PageEntry.written(PageExports.follow(handle, place, isPlaying, rate, time))
      for number in done.joined() { sum.add(number) }
    case .load(let bytes): load(bytes, handle, kind, at: time, &sum)
    case .word(let index):
      let start = PageExports.word(handle, index)
      law(
        textCount() == 0 || (0..<wordCount(handle)).contains(index), "a word is one of the words")
      sum.add(UnsafeBufferPointer(start: start, count: Int(textCount())))
    case .ask: ask(handle, &sum)
    case .advance: sum.add(PageExports.advance(handle, time))
    case .draw:
      PageScene(PageExports.draw(handle)).check(&sum)
    case .events: readEvents(handle, &sum)
    case .list(let count):
      law(
        (numbers(count) != nil) == (0...1 << 20).contains(count),
        "there is room for a million numbers")
    case .set(let table, let index, let share, let number):
      let range = kind.flatMap { PageSetting(kind: $0, table: table, index: index) }?.range
      let share = share.map { Double($0) / 239 }
      let new = share.map { $0 * ((range?.upperBound ?? 1) - (range?.lowerBound ?? 0)) }
      set(
        handle, table, index, new.map { (range?.lowerBound ?? 0) + $0 } ?? number, range, at: time,
        &sum)
    case .text(let which):
      let start = PageExports.text(handle, which)
      law(start != nil || textCount() == 0, "a text that there is not has no bytes")
      sum.add(UnsafeBufferPointer(start: start, count: Int(textCount())))
    case .place(let rect):
      PageExports.place(handle, rect.minX, rect.minY, rect.width, rect.height)
    case .wake: PageExports.wake(handle)
    case .step(let own):
      PageMembers.write(own.map { $0 ? handle : -1 })
      _ = stepMembers(time)
      PageMembers.forEachNews { _, numbers in for number in numbers { sum.add(number) } }
    case .change(let change, let place, let response, let dampingRatio):
      sum.add(
        Int(valueChange(handle, change, place.x, place.y, response, dampingRatio, time)))
    case .look:
      sum.add(valueLook(handle, time))
      for index: Int32 in 0..<5 { sum.add(valueNumber(index)) }
    }
  }

  private func load(
    _ bytes: [UInt8], _ handle: Int32, _ kind: Int32?, at time: Double, _ sum: inout Checksum
  ) {
    PageContent.write(bytes)
    let fault = PageExports.load(handle, time)
    law((-1...Int32(bytes.count)).contains(fault), "a fault lies within the content")
    sum.add(Int(fault))
    PageCall.text(4).make(handle, kind, at: time, &sum)
    law(fault < 0 || kind == nil || textCount() > 0, "content is refused with a reason")
  }

  private func ask(_ handle: Int32, _ sum: inout Checksum) {
    sum.add(Int(isModal(handle)))
    sum.add(Int(wordCount(handle)))
    law(wordSize(handle).isFinite && wordSize(handle) >= 0, "a letter has a size")
    sum.add(wordSize(handle))
  }

  private func readEvents(_ handle: Int32, _ sum: inout Checksum) {
    while let event = nextEvent(handle) {
      law(event[1].isFinite, "an event has a time")
      for number in UnsafeBufferPointer(start: event, count: 3) { sum.add(number) }
    }
  }

  private func set(
    _ handle: Int32, _ table: Int32, _ index: Int32, _ new: Double, _ range: ClosedRange<Double>?,
    at time: Double, _ sum: inout Checksum
  ) {
    var result: Int32 = -1
    if table == 0 {
      result = PageExports.set(handle, index, new, time)
    } else if table == 1, Surroundings.kinds.indices.contains(Int(index)) {
      let flags = (0..<4).map { $0 == index && new == 1 ? 1 as Int32 : 0 }
      result = PageExports.surroundings(
        handle, flags[0], flags[1], flags[2], flags[3], index == 4 ? new : 1, time)
    }
    sum.add(Int(result))
    let isFlag = table == 1 && (0..<4).contains(index)  // Of which anything but 1 is no.
    law(
      result < 0 || isFlag || range?.contains(new) == true, "only a setting in its range is taken")
  }
}

/// A setting of a page's component, as the kit has it.
struct PageSetting: ComponentVisitor {
  typealias Failure = Never
  private let index: Int
  private(set) var range: ClosedRange<Double>?

  init?(kind: Int32, table: Int32, index: Int32) {
    self.index = Int(index)
    guard let raw = UInt8(exactly: kind), let kind = ComponentKind(rawValue: raw) else {
      return nil
    }
    if table == 1 { take(Surroundings.kinds.map { $0.range }) } else { kind.visit(&self) }
  }

  mutating func visit<C: ElasticComponent>(_ type: C.Type) {
    take(C.Style.kinds.map { $0.range })
  }

  private mutating func take(_ ranges: [ClosedRange<Double>]) {
    if ranges.indices.contains(index) { range = ranges[index] }
  }
}

/// What a page passes to a component as numbers, and what it is passed.
enum PageEntry {
  /// Writes a list for the next call.
  static func write(_ list: [Double]) {
    guard let place = numbers(Int32(list.count)) else { return law(false, "there is room") }
    for index in list.indices { place[index] = list[index] }
  }

  /// Performs an entry that the module has written; −1 for what it never writes.
  static func take(_ handle: Int32, _ entry: [Double]) -> Int32 {
    let (time, values) = (entry[0], Array(entry[3...]))
    switch (entry[1], values.count) {
    case (0, 4):
      return PageExports.touch(
        handle, Int32(values[0]), Int32(values[1]), values[2], values[3], time)
    case (5, 0): return PageExports.activated(handle, time)
    case (6, 2): return PageExports.command(handle, Int32(values[0]), values[1], time)
    default: return -1
    }
  }

  /// The entries that the module has written: how many numbers they have, and those.
  static func written(_ numbers: UnsafePointer<Double>?) -> [[Double]] {
    guard let numbers else { return [] }
    var entries: [[Double]] = []
    var place = 1
    let end = 1 + Int(numbers[0])
    while place + 2 < end {
      let next = place + 3 + Int(numbers[place + 2])
      law(next <= end && (0...7).contains(numbers[place + 1]), "an entry says what it is")
      entries.append((place..<next).map { numbers[$0] })
      place = next
    }
    law(place == end, "the entries are whole")
    return entries
  }
}

/// The bytes that a page writes for a component to read.
enum PageContent {
  static func write(_ bytes: [UInt8]) {
    guard let place = content(Int32(bytes.count)) else { return law(false, "there is room") }
    for index in bytes.indices { place[index] = bytes[index] }
  }
}

/// The components that share one drawing.
enum PageMembers {
  static func write(_ handles: [Int32]) {
    PageEntry.write(handles.map(Double.init))
    PageExports.members()
  }

  /// The events of the last step: the member and the four numbers of each.
  static func forEachNews(_ visit: (Int, UnsafeBufferPointer<Double>) -> Void) {
    let numbers = UnsafeBufferPointer(start: news(), count: Int(newsCount()))
    law(numbers.count % 4 == 0, "an event is four numbers")
    for start in stride(from: 0, to: numbers.count, by: 4) {
      visit(
        Int(numbers[start]), UnsafeBufferPointer(rebasing: numbers[start..<start + 4]))
    }
  }
}
