// Kit's generics, once for every component there is; see Smoke.swift.
@_spi(Pages) @_spi(Programs) import ElasticKit
import ElasticSettings

/// Drives a component through everything the protocol promises.
struct SmokeVisitor: ComponentVisitor {
  var drawing = Drawing()
  let recording: ElasticRecording

  mutating func visit<C: ElasticComponent>(_ type: C.Type) throws(PropertyError) -> Double {
    var session = ElasticSession<C>(replaying: recording)
    session.isRecording = true
    session.advance(to: 1)
    if let fault = session.fault { return Double(fault.entry) }
    let numbers = session.withDrawing { drawing in drawing.items.count }
    session.layOut(recording.size, Surroundings(), at: 1)
    session.restyle(C.Style(), at: 1)
    if session.handle(key: .press, isDown: true, at: 1) { session.releaseKeys(at: 1) }
    if session.activate(at: 1), session.needsMeasuring { return Double(numbers) }
    if session.nextAnnouncement() != nil, session.pace == .moving { return 0 }
    if let entry = session.nextEntry() { return entry.time + session.time }
    session.poll(session.isInSight ? 1 : nil, at: 1)
    session.update(at: 1) { $0.draw(into: &drawing) }
    session.change(at: 1) { $0.draw(into: &drawing) }
    session.replay(recording, surroundings: session.component.surroundings)
    if session.isReplaying, session.output.extent > 1 { return session.component.output.extent }

    var component = session.component
    component.handle(.resized(.zero), at: 1)
    do throws(ContentError) {
      try component.load([], at: 1)
      try component.load(LoadedContent([], of: C.contentType), at: 1)
    } catch { return Double(error.offset) }
    var word: [UInt8] = []
    if let words = component.words {
      for index in 0..<words.count { words.append(index, to: &word) }
    }
    if let code = C.Command.code(named: word), let command = C.Command(code: code, value: 0) {
      component.perform(command, at: 1)
      do throws(ElasticRecording.EntryError) {
        try session.perform(ElasticRecording.Entry(time: 1, action: .command(command)))
      } catch { return 0 }
      if command.name.isASCII { word.removeAll() }
    }
    var style = component.style
    style = word.isEmpty ? .calm : style.allowed
    for property in C.Style.properties { try property.set(property.get(style), in: &style) }
    if let preset = C.Style.preset(named: word) {
      style.apply(preset)
      style = C.Style(preset: preset)
    }
    component.restyle(style, at: 2)
    if component.isFocusable { return 0 }
    let keys = KeyActions(edge: component.keys.edge, escapeCommand: component.keys.escapeCommand)
    if keys.edge != nil, keys.escapeCommand != nil { return 1 }
    component.draw(into: &drawing)
    while let event = component.nextEvent() {
      if event.event.name.isASCII { return event.event.value ?? event.time }
    }
    return component.controlPoints.first?.y ?? component.output.progress
  }

  func visit(song type: BallMotion.Type) -> Double {
    var session = ElasticSession<BallMotion>(replaying: recording)
    session.follow(1, isPlaying: true, at: 1)
    return session.component.wordStart(session.component.startedWordCount) ?? 0
  }
}

/// The reader's settings, and one of a program's own.
public func smokeProperties(_ bytes: [UInt8]) throws(PropertyError) -> [UInt8] {
  var holder = Surroundings()
  var text: [UInt8] = []
  for property in Surroundings.properties where property.entry.name.isASCII {
    try property.set(text: bytes, in: &holder)
    property.appendText(of: property.get(holder), to: &text)
    if case .flag = property.kind { _ = property.sentence }
  }
  let own = PropertyEntry(name: "own", kind: .paint, sentence: "")
  own.appendText(of: try own.value(of: bytes), to: &text)
  return Surroundings.property(named: bytes) == nil ? [] : text
}

/// A component chosen by its name.
public func smokeComponent(named name: [UInt8]) throws(PropertyError) -> Double {
  guard let kind = ComponentKind(name: name) else { return 0 }
  var visitor = SmokeVisitor(
    recording: ElasticRecording(component: kind, size: Size2D(width: 375, height: 667)))
  return try kind.visit(&visitor)
}
