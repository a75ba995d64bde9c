// The functions that a page calls. An invalid handle, index or number is answered and never
// trapped on: with −1, NaN, a refusal or nothing. Times are seconds of any one clock.
import ElasticKit

// MARK: - Components

/// A new component of the kind with this number; −1 if there is none.
@_expose(wasm, "make") @c(elastic_make)
public func make(_ kind: Int32) -> Int32 {
  guard let raw = UInt8(exactly: kind), let kind = ComponentKind(rawValue: raw) else { return -1 }
  return page.make(kind)
}

/// Gives a component up; its handle may come back for another.
@_expose(wasm, "free") @c(elastic_free)
public func free(_ handle: Int32) { page.free(handle) }

// MARK: - Input

/// A touch: phase 0 down, 1 move, 2 up, 3 cancel. The claim: 0 refused, 1 undecided, 2 claimed.
@_expose(wasm, "touch") @c(elastic_touch)
public func touch(
  _ handle: Int32, _ id: Int32, _ phase: Int32, _ x: Double, _ y: Double, _ time: Double
) -> Int32 {
  guard let raw = UInt8(exactly: phase), let phase = TouchPhase(rawValue: raw) else { return 0 }
  let input = ElasticInput.touch(id: Int(id), phase: phase, point: Point2D(x, y))
  return Int32((page[handle]?.handle(input, at: time) ?? .refused).rawValue)
}

/// The over-scroll of a scroll view, and whether a finger moves it.
@_expose(wasm, "scrolled") @c(elastic_scrolled)
public func scrolled(_ handle: Int32, _ offset: Double, _ isTracking: Int32, _ time: Double) {
  _ = page[handle]?.handle(.scrolled(offset: offset, isTracking: isTracking != 0), at: time)
}

/// The component's size in points.
@_expose(wasm, "resized") @c(elastic_resized)
public func resized(_ handle: Int32, _ width: Double, _ height: Double, _ time: Double) {
  _ = page[handle]?.handle(.resized(Size2D(width: width, height: height)), at: time)
}

/// Hands over the reader's settings, the second table, as they are now: several can change at once.
@_expose(wasm, "surroundings") @c(elastic_surroundings)
public func surroundings(_ handle: Int32, _ time: Double) {
  guard let instance = page[handle] else { return }
  _ = instance.handle(.surroundings(instance.changed ?? instance.surroundings), at: time)
  instance.changed = nil
}

/// The advance of the component's next word, kept for `measured`.
@_expose(wasm, "measure") @c(elastic_measure)
public func measure(_ handle: Int32, _ width: Double) { page[handle]?.widths.append(width) }

/// Hands over the words measured since the last time, and the height of a line.
@_expose(wasm, "measured") @c(elastic_measured)
public func measured(_ handle: Int32, _ lineHeight: Double, _ time: Double) {
  guard let instance = page[handle] else { return }
  _ = instance.handle(.measured(widths: instance.widths, lineHeight: lineHeight), at: time)
  instance.widths.removeAll(keepingCapacity: true)
}

/// A key goes down or up: 0 Return or Space, 1 Escape, 2 to 5 the arrows up, down, left, right; a negative number is
/// all of them, to let go of when the focus has gone. −1 if it was not handled, or how many ``Page/entries`` it made.
@_expose(wasm, "key") @c(elastic_key)
public func key(_ handle: Int32, _ key: Int32, _ isDown: Int32, _ time: Double) -> Int32 {
  guard let instance = page[handle] else { return -1 }
  instance.record(true)
  var isHandled = false
  var raw: UInt8 = 0
  while let each = ElasticKey(rawValue: raw) {
    if key < 0 || key == raw {
      isHandled = instance.answer(each, isDown: isDown != 0, at: time) || isHandled
    }
    raw += 1
  }
  let count = instance.takeEntries()
  return isHandled ? count : -1
}

/// The position in seconds, the state and the rate of a player that the component follows; how many
/// ``Page/entries`` it made.
@_expose(wasm, "follow") @c(elastic_follow)
public func follow(
  _ handle: Int32, _ place: Double, _ isPlaying: Int32, _ rate: Double, _ time: Double
) -> Int32 {
  guard let instance = page[handle] else { return 0 }
  instance.record(true)
  instance.follow(place, isPlaying: isPlaying != 0, rate: rate, at: time)
  return instance.takeEntries()
}

/// Where the ``Page/entries`` of the last key or player lie.
@_expose(wasm, "entries") @c(elastic_entries)
public func entries() -> UnsafePointer<Double>? {
  page.entries.withUnsafeBufferPointer { $0.baseAddress }
}

/// The effect of the drag, for a screen reader's action.
@_expose(wasm, "activate") @c(elastic_activate)
public func activate(_ handle: Int32, _ time: Double) {
  _ = page[handle]?.handle(.activated, at: time)
}

/// Performs the command with this code; 0 if there is none. `value` is the command's argument, for example
/// the time to seek to, and 0 for all others.
@_expose(wasm, "perform") @c(elastic_perform)
public func perform(
  _ handle: Int32, _ command: Int32, _ value: Double, _ time: Double
) -> Int32 {
  guard let code = UInt8(exactly: command), let instance = page[handle] else { return 0 }
  let entry = ElasticRecording.Entry(time: time, action: .command(code: code, value: value))
  do throws(ElasticRecording.EntryError) { _ = try instance.take(entry) } catch { return 0 }
  return 1
}

/// Whether focus and screen readers are to stay inside the component now.
@_expose(wasm, "is_modal") @c(elastic_is_modal)
public func isModal(_ handle: Int32) -> Int32 {
  page[handle]?.output?.accessibility.isModal == true ? 1 : 0
}

/// Points by which the page moves the content further than the inset, away from the edge.
@_expose(wasm, "content_shift") @c(elastic_content_shift)
public func contentShift(_ handle: Int32) -> Double { page[handle]?.output?.shift ?? 0 }

/// Whether a drag away from the component's edge pulls it now.
@_expose(wasm, "is_pullable") @c(elastic_is_pullable)
public func isPullable(_ handle: Int32) -> Int32 { page[handle]?.isPullable == true ? 1 : 0 }

// MARK: - Content and words

/// The kind of content that a component can load: 0 none, 1 a song file, 2 SVG path data.
@_expose(wasm, "content_kind") @c(elastic_content_kind)
public func contentKind(_ handle: Int32) -> Int32 {
  Int32((page[handle]?.contentKind ?? .none).rawValue)
}

/// Where `count` bytes of content are to be written before `load`; nil if there are too many.
@_expose(wasm, "content") @c(elastic_content)
public func content(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  guard count >= 0, count <= 64 << 20 else { return nil }
  page.content = [UInt8](repeating: 0, count: Int(count))
  return page.content.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Gives the component the content written last; −1 if it was taken, or how many bytes lie before
/// the fault, which the text of the list `contentReason` names.
@_expose(wasm, "load") @c(elastic_load)
public func load(_ handle: Int32, _ time: Double) -> Int32 {
  guard let instance = page[handle] else { return 0 }
  do throws(ContentError) { try instance.load(page.content, at: time) } catch {
    instance.contentReason = error.reason
    return Int32(clamping: error.offset)
  }
  instance.contentReason = ""
  return -1
}

/// Whether the page is to measure the words: they or their size are new.
@_expose(wasm, "needs_measuring") @c(elastic_needs_measuring)
public func needsMeasuring(_ handle: Int32) -> Int32 {
  page[handle]?.needsMeasuring == true ? 1 : 0
}

/// How many words the page is to measure.
@_expose(wasm, "word_count") @c(elastic_word_count)
public func wordCount(_ handle: Int32) -> Int32 { Int32(page[handle]?.wordCount ?? 0) }

/// Points of the words' letters.
@_expose(wasm, "word_size") @c(elastic_word_size)
public func wordSize(_ handle: Int32) -> Double { page[handle]?.wordSize ?? 0 }

/// Where the UTF-8 of a word lies, `text_count` bytes, until the next call.
@_expose(wasm, "word") @c(elastic_word)
public func word(_ handle: Int32, _ index: Int32) -> UnsafePointer<UInt8>? {
  page.word.removeAll(keepingCapacity: true)
  page[handle]?.appendWord(Int(index), to: &page.word)
  page.textCount = page.word.count
  return page.word.withUnsafeBufferPointer { $0.baseAddress }
}

// MARK: - Output

/// Advances to `time` and returns the time of the next frame: −∞ is at once, a time is then,
/// +∞ is after the next input, NaN too, and then the component is at rest.
@_expose(wasm, "advance") @c(elastic_advance)
public func advance(_ handle: Int32, _ time: Double) -> Double {
  switch page[handle]?.advance(to: time) {
  case .now: -.infinity
  case .at(let until): until
  case .never, nil: .nan
  }
}

/// Writes the scene and returns where its numbers lie; `scene_count` of them, until the next call.
@_expose(wasm, "draw") @c(elastic_draw)
public func draw(_ handle: Int32) -> UnsafePointer<Double>? {
  if let instance = page[handle] {
    instance.flatten(into: &page.scene)
  } else {
    page.scene.begin()
  }
  return page.scene.numbers.withUnsafeBufferPointer { $0.baseAddress }
}

/// How many numbers the scene drawn last has.
@_expose(wasm, "scene_count") @c(elastic_scene_count)
public func sceneCount() -> Int32 { Int32(page.scene.numbers.count) }

/// Where the texts of the scene drawn last lie.
@_expose(wasm, "scene_text") @c(elastic_scene_text)
public func sceneText() -> UnsafePointer<UInt8>? {
  page.scene.text.withUnsafeBufferPointer { $0.baseAddress }
}

/// The number of the oldest event not read yet; −1 if there is none.
@_expose(wasm, "next_event") @c(elastic_next_event)
public func nextEvent(_ handle: Int32) -> Int32 { Int32(page[handle]?.nextEvent() ?? -1) }

/// When the event read last happened.
@_expose(wasm, "event_time") @c(elastic_event_time)
public func eventTime(_ handle: Int32) -> Double { page[handle]?.eventTime ?? 0 }

/// The number the event read last came with; NaN if it came with none.
@_expose(wasm, "event_value") @c(elastic_event_value)
public func eventValue(_ handle: Int32) -> Double { page[handle]?.eventValue ?? .nan }

// MARK: - Settings and names

/// How many settings a table (0 style, 1 surroundings) has.
@_expose(wasm, "property_count") @c(elastic_property_count)
public func propertyCount(_ handle: Int32, _ table: Int32) -> Int32 {
  guard let table = PropertyTable(table), let instance = page[handle] else { return 0 }
  return Int32(instance.propertyCount(table))
}

/// A number of a setting: 0 kind (0 number, 1 flag, 2 choice, 3 paint), 1 least, 2 greatest, 3 count
/// of choices, 4 default, 5 value now.
@_expose(wasm, "property") @c(elastic_property)
public func property(_ handle: Int32, _ table: Int32, _ index: Int32, _ field: Int32) -> Double {
  guard let table = PropertyTable(table), let raw = UInt8(exactly: field),
    let field = PropertyField(rawValue: raw), let instance = page[handle]
  else { return .nan }
  return instance.number(field, table, Int(index))
}

/// Changes a setting: 0 done, 1 not a number, 2 out of range, 3 no such setting. Of the style at
/// once; of the surroundings with the next `surroundings`.
@_expose(wasm, "set_property") @c(elastic_set_property)
public func setProperty(
  _ handle: Int32, _ table: Int32, _ index: Int32, _ value: Double, _ time: Double
) -> Int32 {
  guard let table = PropertyTable(table), let instance = page[handle] else {
    return Int32(SetResult.unknown.rawValue)
  }
  return Int32(instance.set(value, table, Int(index), at: time).rawValue)
}

/// Where the UTF-8 of a text lies, `text_count` bytes; nil if there is none. The lists are those of
/// ``TextList``, in its order; `choice` counts only where a setting has several.
@_expose(wasm, "text") @c(elastic_text)
public func text(
  _ handle: Int32, _ list: Int32, _ index: Int32, _ choice: Int32
) -> UnsafePointer<UInt8>? {
  guard let raw = UInt8(exactly: list), let list = TextList(rawValue: raw),
    let text = page[handle]?.text(list, Int(index), Int(choice)), text.hasPointerRepresentation
  else {
    page.textCount = 0
    return nil
  }
  page.textCount = text.utf8CodeUnitCount
  return text.utf8Start
}

/// The number of bytes of the last requested text.
@_expose(wasm, "text_count") @c(elastic_text_count)
public func textCount() -> Int32 { Int32(page.textCount) }

extension PropertyTable {
  fileprivate init?(_ number: Int32) {
    guard let raw = UInt8(exactly: number) else { return nil }
    self.init(rawValue: raw)
  }
}
