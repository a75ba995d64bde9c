// Kit's generics, once for every component there is; see Smoke.swift.
@_spi(Pages) @_spi(Programs) import ElasticKit

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
    session.follow(1, isPlaying: true, at: 1)
    session.restyle(C.Style(), at: 1)
    if session.answer(.press, isDown: true, at: 1) { session.releaseKeys(at: 1) }
    if session.activate(at: 1), session.needsMeasuring { return Double(numbers) }
    if session.nextAnnouncement() != nil, session.pace == .moving { return 0 }
    if let entry = session.nextEntry() { return entry.time + session.time }
    session.poll(session.isInSight ? 1 : nil, at: 1)
    session.update(at: 1) { $0.draw(into: &drawing) }
    session.change(at: 1) { $0.draw(into: &drawing) }
    session.replay(recording, surroundings: session.component.surroundings)
    if session.isReplaying, session.output.extent > 1 { return session.inPlace.output.extent }
    session.draw()
    if session.isFrameDue { return Double(session.withLastDrawing { $0.items.count }) }

    var component = session.component
    component.handle(.resized(.zero), at: 1)
    do throws(ContentError) {
      try component.load([], at: 1)
      try component.load(ElasticContent([], of: C.contentKind), at: 1)
    } catch { return Double(error.offset) }
    var word: [UInt8] = []
    for index in 0..<component.wordCount {
      component.appendWord(index, to: &word)
      _ = component.wordStart(index)
    }
    if let code = C.Command.code(named: word), let command = C.Command(code: code, value: 0) {
      component.perform(command, at: 1)
      do throws(ElasticRecording.EntryError) {
        try component.take(ElasticRecording.Entry(time: 1, action: .command(command)))
      } catch { return 0 }
      if command.name.isASCII { word.removeAll() }
    }
    var style = component.style
    for property in C.Style.properties { try property.set(property.get(style), in: &style) }
    if let preset = C.Style.preset(named: word) {
      style.apply(preset)
      style = C.Style(preset: preset)
    }
    component.restyle(style, at: 2)
    if component.takesFocus { return 0 }
    component.draw(into: &drawing)
    while let event = component.nextEvent() {
      if event.event.name.isASCII { return event.event.value ?? event.time }
    }
    return component.controlPointCount > 0 ? component.controlPoint(0).y : component.output.progress
  }
}

/// Something with a property of every kind.
struct SmokeHolder: PropertyHolder {
  var number = 1.0
  var count = 1
  var flag = true
  var role = ColorRole.tint
  var paint = Paint.role(.tint)

  static var properties: [StyleProperty<SmokeHolder>] {
    [
      .number("number", .points, 0...1, "", get: { $0.number }, set: { $0.number = $1 }),
      .count("count", 0...1, "", get: { $0.count }, set: { $0.count = $1 }),
      .flag("flag", "", get: { $0.flag }, set: { $0.flag = $1 }),
      .choice("role", ColorRole.self, "", get: { $0.role }, set: { $0.role = $1 }),
      .paint("paint", "", get: { $0.paint }, set: { $0.paint = $1 }),
    ]
  }
}

/// Kit's properties, of any holder.
public func smokeProperties(_ bytes: [UInt8]) throws(PropertyError) -> [UInt8] {
  var holder = SmokeHolder()
  var text: [UInt8] = []
  for property in SmokeHolder.properties where property.entry.name.isASCII {
    try property.set(text: bytes, in: &holder)
    property.appendText(of: property.get(holder), to: &text)
    if case .flag = property.kind { _ = property.sentence }
  }
  return SmokeHolder.property(named: bytes) == nil ? [] : text
}

/// A component chosen by its name.
public func smokeComponent(named name: [UInt8]) throws(PropertyError) -> Double {
  guard let kind = ComponentKind(name: name) else { return 0 }
  var visitor = SmokeVisitor(
    recording: ElasticRecording(component: kind, size: Size2D(width: 375, height: 667)))
  return try kind.visit(&visitor)
}
