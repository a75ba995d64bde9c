import ElasticKit
import PageExports

extension PageCall {
  /// Calls the export as a page does, checks the laws on its answer, and adds every bit of it to `sum`.
  /// - Parameter kind: of the component that has the handle; nil if none has.
  func make(_ handle: Int32, _ kind: Int32?, at time: Double, _ sum: inout Checksum) {
    switch self {
    case .touch(let id, let phase, let place):
      let claim = PageEntry.take(handle, time, 0, [Double(id), Double(phase), place.x, place.y])
      law((-1...2).contains(claim), "a touch is refused, undecided or claimed, or is none")
      sum.add(Int(claim))
    case .scrolled(let offset, let isTracking):
      PageEntry.take(handle, time, 1, [offset, Double(isTracking)])
    case .resized(let width, let height): PageEntry.take(handle, time, 2, [width, height])
    case .surroundings: PageEntry.take(handle, time, 3, PageEntry.surroundings(handle))
    case .measure(let count, let width):
      PageEntry.take(handle, time, 4, [20] + (0..<count).map { width + Double($0 % 7) })
    case .measured(let lineHeight):
      let widths = (0..<wordCount(handle)).map { 20 + Double($0 % 7) }
      PageEntry.take(handle, time, 4, [lineHeight] + widths)
    case .activate: PageEntry.take(handle, time, 5, [])
    case .perform(let command, let value):
      sum.add(Int(PageEntry.take(handle, time, 6, [Double(command), value])))
    case .key(let key, let isDown):
      for entry in PageEntry.written(PageExports.key(handle, key, isDown, time)) {
        law(PageEntry.take(handle, entry, &sum) >= 0, "a key asks for what can be done")
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
    case .property(let table, let index):
      sum.add(PageExports.property(handle, table, index))
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
    sum.add(eventTime(handle))
    sum.add(eventValue(handle))
  }

  private func readEvents(_ handle: Int32, _ sum: inout Checksum) {
    while case let event = nextEvent(handle), event >= 0 {
      law(eventTime(handle).isFinite, "an event has a time")
      sum.add(Int(event))
      sum.add(eventTime(handle))
      sum.add(eventValue(handle))
    }
  }

  private func set(
    _ handle: Int32, _ table: Int32, _ index: Int32, _ new: Double, _ range: ClosedRange<Double>?,
    at time: Double, _ sum: inout Checksum
  ) {
    let value = { PageExports.property(handle, table, index) }
    let before = value()
    var result: Int32 = -1
    if table == 0 {
      result = PageEntry.take(handle, time, 7, [Double(index), new])
    } else if table == 1 {
      var values = PageEntry.surroundings(handle)
      if values.indices.contains(Int(index)) {
        values[Int(index)] = new
        result = PageEntry.take(handle, time, 3, values)
      }
    }
    sum.add(Int(result))
    sum.add(value())
    if result >= 0 {
      law(range?.contains(value()) == true, "a setting lies in its range")
    } else {
      law(value().bitPattern == before.bitPattern, "a refused setting changes nothing")
    }
  }
}

/// A setting of a page's component, as the kit's tables have it.
struct PageSetting: ComponentVisitor {
  typealias Failure = Never
  private let index: Int
  private(set) var range: ClosedRange<Double>?

  init?(kind: Int32, table: Int32, index: Int32) {
    self.index = Int(index)
    guard let raw = UInt8(exactly: kind), let kind = ComponentKind(rawValue: raw) else {
      return nil
    }
    if table == 1 { take(Surroundings.properties.map { $0.kind.range }) } else { kind.visit(&self) }
  }

  mutating func visit<C: ElasticComponent>(_ type: C.Type) {
    take(C.Style.properties.map { $0.kind.range })
  }

  private mutating func take(_ ranges: [ClosedRange<Double>]) {
    if ranges.indices.contains(index) { range = ranges[index] }
  }
}

/// The numbers of what is done to a component.
enum PageEntry {
  @discardableResult
  static func take(_ handle: Int32, _ time: Double, _ says: Double, _ values: [Double]) -> Int32 {
    let numbers = [time, says, Double(values.count)] + values
    guard let place = entry(Int32(numbers.count)) else {
      law(false, "there is room")
      return -1
    }
    for index in numbers.indices { place[index] = numbers[index] }
    return PageExports.take(handle)
  }

  /// The reader's settings as the component has them.
  static func surroundings(_ handle: Int32) -> [Double] {
    Surroundings.properties.indices.map { PageExports.property(handle, 1, Int32($0)) }
  }

  /// Performs an entry of which these are all numbers, and adds their bits to `sum`.
  static func take(_ handle: Int32, _ entry: [Double], _ sum: inout Checksum) -> Int32 {
    for number in entry { sum.add(number) }
    return take(handle, entry[0], entry[1], Array(entry[3...]))
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
    guard let place = members(Int32(handles.count)) else { return law(false, "there is room") }
    for index in handles.indices { place[index] = handles[index] }
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
