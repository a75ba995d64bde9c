@_spi(Pages) import ElasticKit
import LawKit
import PageExports

extension PageCall {
  /// Calls the export as a page does, checks the laws on its answer, and adds every bit of it to `sum`.
  /// - Parameter kind: of the component that has the handle; nil if none has.
  func make(_ handle: Int32, _ kind: Int32?, at time: Double, _ sum: inout Checksum) {
    switch self {
    case .touch(let id, let phase, let place):
      let claim = PageEntry.perform(
        handle, time, .touch, [Double(id), Double(phase), place.x, place.y])
      law((-1...2).contains(claim), "a touch is refused, undecided or claimed, or is none")
      sum.add(Int(claim))
    case .scrolled(let offset, let isTracking):
      sum.add(Int(PageEntry.perform(handle, time, .scrolled, [offset, Double(isTracking)])))
    case .resized(let width, let height):
      sum.add(Int(PageEntry.perform(handle, time, .resized, [width, height])))
    case .surroundings:
      sum.add(Int(PageEntry.perform(handle, time, .surroundings, [])))
    case .measure(let count, let width):
      let widths = (0..<count).map { width + Double($0 % 7) }
      sum.add(Int(PageEntry.perform(handle, time, .measured, [20] + widths)))
    case .measured(let lineHeight):
      let widths = (0..<wordCount(handle)).map { 20 + Double($0 % 7) }
      sum.add(Int(PageEntry.perform(handle, time, .measured, [lineHeight] + widths)))
    case .activate: sum.add(Int(PageEntry.perform(handle, time, .activated, [])))
    case .perform(let command, let value):
      sum.add(Int(PageEntry.perform(handle, time, .command, [Double(command), value])))
    case .key(let key, let isDown): sum.add(Int(PageExports.key(handle, key, isDown, time)))
    case .follow(let place, let isPlaying, let rate):
      PageExports.follow(handle, place, isPlaying, rate, time)
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
        (numbers(count) != nil) == (0...1 << 22).contains(count),
        "there is room for four million numbers")
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
    case .run(let what): run(what, handle, kind, at: time, &sum)
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

  private func run(
    _ what: Int32, _ handle: Int32, _ kind: Int32?, at time: Double, _ sum: inout Checksum
  ) {
    switch what {
    case 0: runBegin(handle, time)
    case 1: runKeep(handle, Int32(time.bitPattern & 1))
    case 2: endReplay(handle, time)
    default:
      for entry in PageEntry.written(entries(handle)) { for number in entry { sum.add(number) } }
      let numbers = PageEntry.list(PageExports.run(handle))
      for number in numbers { sum.add(number) }
      guard what == 3, !numbers.isEmpty else { break }
      PageEntry.write(numbers)
      law(replay(handle) >= 0, "what was done is a recording")
    }
    sum.add(Int(isReplaying(handle)) + Int(isAtRest(handle)))
    for number in [runStart(handle), runDuration(handle), width(handle), height(handle)] {
      sum.add(number)
    }
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
      result = PageEntry.perform(handle, time, .set, [Double(index), new])
    } else if table == 1, Surroundings.kinds.indices.contains(Int(index)) {
      let values = (0..<5).map { $0 == index ? new : $0 == 4 ? 1 : 0 }
      result = PageEntry.perform(handle, time, .surroundings, values)
    }
    sum.add(Int(result))
    law(
      result < 0 || range?.contains(new) == true, "only a setting in its range is taken")
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
    if table == 1 { setRange(from: Surroundings.kinds.map { $0.range }) } else { kind.visit(&self) }
  }

  mutating func visit<C: ElasticComponent>(_ type: C.Type) {
    setRange(from: C.Style.kinds.map { $0.range })
  }

  private mutating func setRange(from ranges: [ClosedRange<Double>]) {
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

  static func perform(
    _ handle: Int32, _ time: Double, _ action: FlatAction, _ values: [Double]
  ) -> Int32 {
    write([time, Double(action.rawValue), Double(values.count)] + values)
    return PageExports.perform(handle)
  }

  /// The numbers that lie behind their count.
  static func list(_ numbers: UnsafePointer<Double>?) -> [Double] {
    guard let numbers else { return [] }
    return Array(UnsafeBufferPointer(start: numbers + 1, count: Int(numbers[0])))
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
