// The functions that a page calls. An invalid handle, index or number is answered and never
// trapped on: with −1, NaN, a refusal or nothing. Times are seconds of any one clock.
@_spi(Pages) import ElasticKit

// MARK: - Components

/// A new component of the kind with this number; −1 if there is none.
@c(elastic_make)
public func make(_ kind: Int32) -> Int32 {
  guard let raw = UInt8(exactly: kind), let kind = ComponentKind(rawValue: raw) else { return -1 }
  return page.make(kind)
}

/// Gives a component up; its handle may come back for another.
@c(elastic_free)
public func free(_ handle: Int32) { page.free(handle) }

// MARK: - Input

/// Where `count` numbers of an entry are to be written for `take`; nil for more than a million.
@c(elastic_entry)
public func entry(_ count: Int32) -> UnsafeMutablePointer<Double>? {
  guard 0...1 << 20 ~= count else { return nil }
  page.entry.empty()
  for _ in 0..<count { page.entry.add(.nan) }
  return page.entry.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Performs the entry written last, see `ElasticRecording.Entry.init(_:at:)`; −1 if the numbers are none, or the component has
/// no such command or setting. Of a touch its claim: 0 refused, 1 undecided, 2 claimed; of all else any of these.
@c(elastic_take)
public func take(_ handle: Int32) -> Int32 {
  var place = 0
  guard let instance = page[handle],
    let entry = ElasticRecording.Entry(page.entry, at: &place)
  else { return -1 }
  do throws(ElasticRecording.EntryError) { return Int32(try instance.take(entry).rawValue) } catch {
    return -1
  }
}

/// What a key asks for as it goes down or up: 0 Space, 1 Escape, 2 to 5 the arrows up, down, left, right, 6 Return; a negative
/// number is all of them, to let go of when the focus has gone. Where lie, until the next call, how many numbers the entries to
/// perform for it have, and those; nil if it is not handled.
@c(elastic_key)
public func key(
  _ handle: Int32, _ key: Int32, _ isDown: Int32, _ time: Double
) -> UnsafePointer<Double>? {
  guard let instance = page[handle] else { return nil }
  var isHandled = false
  let entries = page.writeEntries { numbers in
    var raw: UInt8 = 0
    while let each = ElasticKey(rawValue: raw) {
      if key < 0 || key == raw {
        isHandled = instance.answer(each, isDown: isDown != 0, at: time, &numbers) || isHandled
      }
      raw += 1
    }
  }
  return isHandled ? entries : nil
}

/// The position in seconds, the state and the rate of a player that the component follows. Where the entries that it has performed
/// for that lie, as those of a key; nil if there is no such component.
@c(elastic_follow)
public func follow(
  _ handle: Int32, _ place: Double, _ isPlaying: Int32, _ rate: Double, _ time: Double
) -> UnsafePointer<Double>? {
  guard let instance = page[handle] else { return nil }
  return page.writeEntries {
    instance.follow(place, isPlaying: isPlaying != 0, rate: rate, at: time, &$0)
  }
}

/// Whether focus and screen readers are to stay inside the component now.
@c(elastic_is_modal)
public func isModal(_ handle: Int32) -> Int32 {
  page[handle]?.output?.accessibility.isModal == true ? 1 : 0
}

/// Points by which the page moves the content further than the inset, away from the edge.
@c(elastic_content_shift)
public func contentShift(_ handle: Int32) -> Double { page[handle]?.output?.shift ?? 0 }

/// Whether a drag away from the component's edge pulls it now.
@c(elastic_is_pullable)
public func isPullable(_ handle: Int32) -> Int32 { page[handle]?.keyEdge == nil ? 0 : 1 }

// MARK: - Content and words

/// Where `count` bytes of content are to be written before `load`; nil if there are too many.
@c(elastic_content)
public func content(_ count: Int32) -> UnsafeMutablePointer<UInt8>? {
  guard count >= 0, count <= 64 << 20 else { return nil }
  page.content = [UInt8](repeating: 0, count: Int(count))
  return page.content.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Gives the component the content written last; −1 if it was taken, or how many bytes lie before
/// the fault, which the text of the list `contentReason` names.
@c(elastic_load)
public func load(_ handle: Int32, _ time: Double) -> Int32 {
  guard let instance = page[handle] else { return 0 }
  do throws(ContentError) { try instance.load(page.content, at: time) } catch {
    instance.contentReason = error.reason
    return Int32(clamping: error.offset)
  }
  instance.contentReason = ""
  return -1
}

/// The number of the format as which the content written last is read as a song, valid or not; −1 if it is no text.
@c(elastic_song_format)
public func songFormat() -> Int32 {
  Lyrics.format(of: page.content).map { Int32($0.rawValue) } ?? -1
}

/// Whether the page is to measure the words: they or their size are new.
@c(elastic_needs_measuring)
public func needsMeasuring(_ handle: Int32) -> Int32 {
  page[handle]?.needsMeasuring == true ? 1 : 0
}

/// How many words the page is to measure.
@c(elastic_word_count)
public func wordCount(_ handle: Int32) -> Int32 { Int32(page[handle]?.wordCount ?? 0) }

/// When a word is sung, in seconds of playback; NaN if there is no such word.
@c(elastic_word_start)
public func wordStart(_ handle: Int32, _ index: Int32) -> Double {
  page[handle]?.wordStart(Int(index)) ?? .nan
}

/// How many words have begun, in order of time.
@c(elastic_begun)
public func begun(_ handle: Int32) -> Int32 { Int32(page[handle]?.begunCount ?? 0) }

/// Gives the component the places of words that the page shows itself, four numbers each, which were written last as those of an
/// entry: x, y, width and height. Places that no page has are ignored.
@c(elastic_places)
public func places(_ handle: Int32, _ time: Double) {
  var frames: [Rect2D] = []
  var at = 0
  while at + 3 < page.entry.count {
    let (x, y) = (page.entry[at], page.entry[at + 1])
    frames.append(Rect2D(x: x, y: y, width: page.entry[at + 2], height: page.entry[at + 3]))
    at += 4
  }
  if let places = WordPlaces(frames: frames) { page[handle]?.stand(over: places, at: time) }
}

/// Points of the words' letters.
@c(elastic_word_size)
public func wordSize(_ handle: Int32) -> Double { page[handle]?.wordSize ?? 0 }

/// Where the UTF-8 of a word lies, `text_count` bytes, until the next call.
@c(elastic_word)
public func word(_ handle: Int32, _ index: Int32) -> UnsafePointer<UInt8>? {
  page.word.removeAll(keepingCapacity: true)
  page[handle]?.appendWord(Int(index), to: &page.word)
  page.textCount = page.word.count
  return page.word.withUnsafeBufferPointer { $0.baseAddress }
}

// MARK: - Output

/// Advances to `time` and returns the time of the next frame: −∞ is at once, a time is then,
/// +∞ is after the next input, NaN too, and then the component is at rest.
@c(elastic_advance)
public func advance(_ handle: Int32, _ time: Double) -> Double {
  switch page[handle]?.advance(to: time) {
  case .now: -.infinity
  case .at(let until): until
  case .never, nil: .nan
  }
}

/// Writes the scene and returns where its numbers lie; `scene_count` of them, until the next call.
@c(elastic_draw)
public func draw(_ handle: Int32) -> UnsafePointer<Double>? {
  if let instance = page[handle] {
    instance.flatten(into: &page.scene)
  } else {
    page.scene.begin()
  }
  return page.scene.numbers.withUnsafeBufferPointer { $0.baseAddress }
}

/// How many numbers the scene drawn last has.
@c(elastic_scene_count)
public func sceneCount() -> Int32 { Int32(page.scene.numbers.count) }

/// Where the texts of the scene drawn last lie.
@c(elastic_scene_text)
public func sceneText() -> UnsafePointer<UInt8>? {
  page.scene.text.withUnsafeBufferPointer { $0.baseAddress }
}

/// The number of the oldest event not read yet; −1 if there is none.
@c(elastic_next_event)
public func nextEvent(_ handle: Int32) -> Int32 { Int32(page[handle]?.nextEvent() ?? -1) }

/// When the event read last happened.
@c(elastic_event_time)
public func eventTime(_ handle: Int32) -> Double { page[handle]?.eventTime ?? 0 }

/// The number the event read last came with; NaN if it came with none.
@c(elastic_event_value)
public func eventValue(_ handle: Int32) -> Double { page[handle]?.eventValue ?? .nan }

// MARK: - Settings and texts

/// The value of a setting now, of the component's table (0) or the reader's (1).
@c(elastic_property)
public func property(_ handle: Int32, _ table: Int32, _ index: Int32) -> Double {
  guard let raw = UInt8(exactly: table), let table = PropertyTable(rawValue: raw),
    let instance = page[handle]
  else { return .nan }
  return instance.value(table, Int(index))
}

/// Where the UTF-8 of a text lies, `text_count` bytes; nil if there is none. Which one, a number of ``InstanceText`` says.
@c(elastic_text)
public func text(_ handle: Int32, _ which: Int32) -> UnsafePointer<UInt8>? {
  guard let raw = UInt8(exactly: which), let which = InstanceText(rawValue: raw),
    let text = page[handle]?.text(which), text.hasPointerRepresentation
  else {
    page.textCount = 0
    return nil
  }
  page.textCount = text.utf8CodeUnitCount
  return text.utf8Start
}

/// The number of bytes of the last requested text.
@c(elastic_text_count)
public func textCount() -> Int32 { Int32(page.textCount) }
