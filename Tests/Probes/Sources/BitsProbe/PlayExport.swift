#if !hasFeature(Embedded)
import ElasticRecordings
import Foundation

/// A play as JSON, for a page: what Tests/Web/bits.js does step by step.
struct PlayExport: ComponentVisitor {
  typealias Failure = Never

  let number: Int
  let words: PlayWords

  func visit<C: ElasticComponent>(_ type: C.Type) -> [String: Any] {
    let play = FrozenPlay(number, of: words)
    var said: [String: Any] = ["number": number, "readsShift": words.scrolls]
    if let recording = FrozenPlay.recording(of: play, words, C.self) {
      said["recording"] = String(decoding: recording.json, as: UTF8.self)
    }
    // The page's scene has the numbers of the parts.
    said["parts"] = (0...UInt8.max).map { number in
      let part = ItemID.Part(number: number)
      return (C.name(of: part) ?? part.name)?.description ?? "unnamed"
    }
    said["steps"] = play.steps.enumerated().compactMap { index, step in
      step.isOfSwift
        ? nil
        : [index, json(step.time), step.frames.map(json)] + words(step.action, C.self)
    }
    return said
  }

  private func words<C: ElasticComponent>(_ action: FrozenStep.Action, _ type: C.Type) -> [Any] {
    switch action {
    case .touch(let id, let phase, let x, let y):
      ["touch", id, FrozenStep.phases[phase].description, json(x), json(y)]
    case .scrolled(let offset, let isTracking): ["scrolled", json(offset), isTracking ? 1 : 0]
    case .resized(let width, let height): ["resized", json(width), json(height)]
    case .reader(let reader):
      [
        "reader", reader.isRightToLeft ? 1 : 0, reader.reduceMotion ? 1 : 0, reader.isDark ? 1 : 0,
        reader.hasMoreContrast ? 1 : 0, json(reader.textScale),
      ]
    case .measured(let count, let width, let lineHeight):
      ["measured", count ?? -1, json(width), json(lineHeight)]
    case .activated: ["activated"]
    case .command(let index, let value):
      ["command", text(words.commands[index].name), json(value)]
    case .set(let index, .number(let number)):
      ["set", text(words.settings[index].name), json(number)]
    case .set(let index, .choice(let choice)):
      ["set", text(words.settings[index].name), text(words.settings[index].choices[choice])]
    case .preset(let index):
      ["preset", words.preset(index, C.self).map { [text($0.name), text($0.value)] }]
    case .load(let index): ["load", text(words.contents[index])]
    case .key(let index, let isDown): ["key", FrozenStep.keys[index].description, isDown ? 1 : 0]
    case .releasedKeys: ["releasedKeys"]
    case .followed(let place, let isPlaying, let rate):
      ["followed", json(place), isPlaying ? 1 : 0, json(rate)]
    case .frame: ["frame"]
    }
  }

  /// A number with all its bits, as JavaScript's `Number` reads them.
  private func json(_ number: Double) -> String { "\(number)" }

  private func text(_ utf8: [UInt8]) -> String { String(decoding: utf8, as: UTF8.self) }
}
#endif
