// The functions that a page calls. An invalid handle, index or number is answered and never
// trapped on: with −1, NaN, a refusal or nothing. Times are seconds of any one clock.
@_spi(Pages) import ElasticCore
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

/// Where `count` numbers of a list are to be written for the next call that reads one; nil for more than four million.
@c(elastic_numbers)
public func numbers(_ count: Int32) -> UnsafeMutablePointer<Double>? {
  page.numbers.removeAll(keepingCapacity: true)
  guard 0...1 << 22 ~= count else { return nil }
  for _ in 0..<count { page.numbers.append(.nan) }
  return page.numbers.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Performs an entry of a recording, the numbers written last: its time, its kind, how many numbers follow, and those, as
/// FlatEntry.swift says. Returns of a touch its claim: 0 refused, 1 undecided, 2 claimed; of all else 0; and −1 if there is no such
/// component, or it has no such entry.
@c(elastic_perform)
public func perform(_ handle: Int32) -> Int32 {
  var offset = 0
  guard let instance = page[handle], var entry = ElasticRecording.Entry(page.numbers, at: &offset)
  else { return -1 }
  let claim = instance.act(at: entry.time) { time in
    entry.time = time
    return instance.perform(entry)
  }
  return claim.map { Int32($0.rawValue) } ?? -1
}

/// A key goes down or up: 0 Space, 1 Escape, 2 to 5 the arrows up, down, left, right, 6 Return; a negative
/// number releases all of them, when the focus has gone. 1 if it is handled.
@c(elastic_key)
public func key(_ handle: Int32, _ key: Int32, _ isDown: Int32, _ time: Double) -> Int32 {
  guard let instance = page[handle] else { return 0 }
  return instance.act(at: time) { time in
    var isHandled = false
    var raw: UInt8 = 0
    while let each = ElasticKey(rawValue: raw) {
      if key < 0 || key == raw {
        isHandled = instance.handle(each, isDown: isDown != 0, at: time) || isHandled
      }
      raw += 1
    }
    return isHandled ? 1 : 0
  }
}

/// The position in seconds, the state and the rate of a player that the component follows.
@c(elastic_follow)
public func follow(
  _ handle: Int32, _ position: Double, _ isPlaying: Int32, _ rate: Double, _ time: Double
) {
  guard let instance = page[handle] else { return }
  instance.act(at: time) {
    instance.follow(position, isPlaying: isPlaying != 0, rate: rate, at: $0)
  }
}

/// The value of a setting, by its index in the component's table; NaN if there is none.
@c(elastic_value)
public func value(_ handle: Int32, _ setting: Int32) -> Double {
  page[handle]?.value(Int(setting)) ?? .nan
}

/// The width and the height of the component in points.
@c(elastic_width)
public func width(_ handle: Int32) -> Double { page[handle]?.size.width ?? 0 }
@c(elastic_height)
public func height(_ handle: Int32) -> Double { page[handle]?.size.height ?? 0 }

/// 1 if nothing of it moves, waits or is held.
@c(elastic_is_at_rest)
public func isAtRest(_ handle: Int32) -> Int32 { page[handle]?.isAtRest == true ? 1 : 0 }

/// Whether focus and screen readers are to stay inside the component now.
@c(elastic_is_modal)
public func isModal(_ handle: Int32) -> Int32 {
  page[handle]?.output.accessibility.isModal == true ? 1 : 0
}

/// Points by which the page moves the content further than the inset, away from the edge.
@c(elastic_content_shift)
public func contentShift(_ handle: Int32) -> Double { page[handle]?.output.shift ?? 0 }

/// Whether a touch that the component has not claimed can still become its own, this far from where it went down.
@c(elastic_follows)
public func follows(_ handle: Int32, _ dx: Double, _ dy: Double) -> Int32 {
  page[handle]?.follows(Vector2D(dx, dy)) == true ? 1 : 0
}

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

/// Whether the page is to measure the words: they or their size are new.
@c(elastic_needs_measuring)
public func needsMeasuring(_ handle: Int32) -> Int32 {
  page[handle]?.needsMeasuring == true ? 1 : 0
}

/// How many words the page is to measure.
@c(elastic_word_count)
public func wordCount(_ handle: Int32) -> Int32 { Int32(page[handle]?.words?.count ?? 0) }

/// When a word is sung, in seconds of playback; NaN if there is no such word.
@c(elastic_word_start)
public func wordStart(_ handle: Int32, _ index: Int32) -> Double {
  page[handle]?.wordStart(Int(index)) ?? .nan
}

/// How many words have begun, in order of time.
@c(elastic_begun)
public func begun(_ handle: Int32) -> Int32 { Int32(page[handle]?.startedWordCount ?? 0) }

/// Gives the component the places of words that the page shows itself: the numbers written last, four for each, x, y, width and
/// height. Places that no page has are ignored.
@c(elastic_places)
public func places(_ handle: Int32, _ time: Double) {
  var frames: [Rect2D] = []
  var at = 0
  while at + 3 < page.numbers.count {
    let (x, y) = (page.numbers[at], page.numbers[at + 1])
    frames.append(Rect2D(x: x, y: y, width: page.numbers[at + 2], height: page.numbers[at + 3]))
    at += 4
  }
  if let wordFrames = WordFrames(frames: frames) {
    page[handle]?.setWordFrames(wordFrames, at: time)
  }
}

/// Points of the words' letters.
@c(elastic_word_size)
public func wordSize(_ handle: Int32) -> Double { page[handle]?.words?.size ?? 0 }

/// Where the UTF-8 of a word lies, `text_count` bytes, until the next call.
@c(elastic_word)
public func word(_ handle: Int32, _ index: Int32) -> UnsafePointer<UInt8>? {
  page.word.removeAll(keepingCapacity: true)
  page[handle]?.words?.append(Int(index), to: &page.word)
  page.textCount = page.word.count
  return page.word.withUnsafeBufferPointer { $0.baseAddress }
}

// MARK: - Output

/// Advances to `time` and returns the time of the next frame: −∞ is at once, a time is then,
/// +∞ is after the next input, NaN too, and then the component is at rest.
@c(elastic_advance)
public func advance(_ handle: Int32, _ time: Double) -> Double {
  guard let instance = page[handle] else { return .nan }
  let next = instance.advance(to: time)
  instance.keepReplayed()
  switch next {
  case .now: return -.infinity
  case .at(let until): return until
  case .never: return .nan
  }
}

/// Writes the scene and returns where its numbers lie; `scene_count` of them, until the next call. None if there is no such
/// component.
@c(elastic_draw)
public func draw(_ handle: Int32) -> UnsafePointer<Double>? {
  guard let instance = page[handle] else {
    page.scene.empty()
    return nil
  }
  instance.flatten(into: &page.scene)
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

/// Where the oldest event not read yet lies, until the next call: its number, its time, and the number that it came with, NaN if
/// with none. Nil if there is none.
@c(elastic_next_event)
public func nextEvent(_ handle: Int32) -> UnsafePointer<Double>? {
  page.numbers.removeAll(keepingCapacity: true)
  guard page[handle]?.nextEvent(&page.numbers) == true else { return nil }
  return page.numbers.withUnsafeBufferPointer { $0.baseAddress }
}

// MARK: - Texts

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
