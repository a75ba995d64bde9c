// Kit's generics, once for every component there is; see Smoke.swift.
import ElasticKit

/// Drives a component through everything the protocol promises.
struct SmokeVisitor: ComponentVisitor {
  var drawing = Drawing()
  let recording: Recording

  mutating func visit<C: Component>(_ type: C.Type) throws(PropertyError) -> Double {
    var player = Player<C>(recording)
    while player.step() != nil {}
    player.advance(to: 1)
    player.draw(into: &drawing)

    var component = player.component
    component.handle(.resized(.zero), at: 1)
    do throws(ContentError) { try component.load([], at: 1) } catch { return Double(error.offset) }
    var word: [UInt8] = []
    for index in 0..<component.wordCount { component.appendWord(index, to: &word) }
    for command in C.Command.allCases { component.perform(command, at: 1) }
    var style = component.style
    for property in C.Style.properties { try property.set(property.get(style), in: &style) }
    component.restyle(style, at: 2)
    component.draw(into: &drawing)
    while let event = component.nextEvent() {
      if event.event.name.isEqual(to: [0x61]) { return event.time }
    }
    return component.controlPointCount > 0 ? component.controlPoint(0).y : component.output.progress
  }
}

/// A component chosen by its name.
public func smokeComponent(named name: [UInt8]) throws(PropertyError) -> Double {
  guard let kind = ComponentKind(name: name) else { return 0 }
  var visitor = SmokeVisitor(
    recording: Recording(component: kind, size: Size2D(width: 375, height: 667)))
  return try kind.visit(&visitor)
}
