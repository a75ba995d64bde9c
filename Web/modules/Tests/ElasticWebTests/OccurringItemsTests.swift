import ElasticKit
import ElasticSettings
import Testing

@testable import ElasticWeb

@Suite struct OccurringItemsTests {
  @Test(
    "a module for one kind flattens the items that its component draws, and no others",
    arguments: ComponentKind.allCases)
  func occurring(kind: ComponentKind) {
    var play = ItemPlay()
    kind.visit(&play)
    let codes = [FlatScene.Code.fill, .stroke, .text, .slot, .group, .endGroup]
    #expect(
      codes.filter { play.found.contains(Double($0.rawValue)) }
        == codes.filter { $0.occurs(in: kind.drawnContent) })
  }
}

/// Plays a component with each setting at its limits and each command, and finds the codes of what it draws.
private struct ItemPlay: ComponentVisitor {
  typealias Failure = Never

  private(set) var found: Set<Double> = []

  mutating func visit<C: ElasticComponent>(_ type: C.Type) {
    look(at: C())
    for property in C.Style.properties {
      for value in [property.kind.range.lowerBound, property.kind.range.upperBound] {
        var style = C.Style()
        do { try property.set(value, in: &style) } catch { Issue.record(error) }
        look(at: C(style: style))
      }
    }
  }

  private mutating func look<C: ElasticComponent>(at start: C) {
    var start = start
    start.handle(.resized(Size2D(width: 300, height: 400)), at: 0)
    if C.contentType == .song {
      do { try start.load(Array("[00:00.10]one two\n[00:01.00]three".utf8), at: 0) } catch {
        Issue.record(error)
      }
      start.handle(.measured(widths: [30, 30, 40], lineHeight: 20), at: 0)
    }
    for code in -1..<C.Command.names.count {
      var component = start
      if let code = UInt8(exactly: code), let command = C.Command(code: code, value: 1) {
        component.perform(command, at: 0)
      }
      component.handle(.touch(id: 1, phase: .down, point: Point2D(150, 10)), at: 0)
      component.handle(.touch(id: 1, phase: .move, point: Point2D(170, 200)), at: 0.1)
      for frame in 0..<12 {
        if frame == 4 {
          component.handle(.touch(id: 1, phase: .up, point: Point2D(170, 200)), at: 0.4)
        }
        component.advance(to: Double(frame) / 10)
        var drawing = Drawing()
        component.draw(into: &drawing)
        var scene = FlatScene()
        scene.append(drawing, Surroundings())
        var at = 0
        while at < scene.numbers.count {
          found.insert(scene.numbers[at])
          at += Int(scene.numbers[at + 1])
        }
      }
    }
  }
}
