import Testing

@testable import ElasticKit

@Suite("A recording of another component")
struct RecordingOfAnotherTests {
  private func recording(_ actions: ElasticRecording.Action...) -> ElasticRecording {
    ElasticRecording(
      component: .lyricBall, size: Size2D(width: 375, height: 667),
      entries: actions.enumerated().map { ElasticRecording.Entry(time: Double($0), action: $1) })
  }

  @Test("is replayed up to the first unsupported entry; the error has its place")
  func faults() {
    let touch = ElasticRecording.Action.input(
      .touch(id: 1, phase: .down, point: Point2D(100, 60)))
    let wrong: [(ElasticRecording.Action, ElasticRecording.EntryError)] = [
      (.set(property: 99, value: 0), .property(99)), (.set(property: -1, value: 0), .property(-1)),
      (.set(property: 2, value: -7), .value(property: 2)),
      (.set(property: 2, value: .nan), .value(property: 2)),
      (.command(code: 200), .command(code: 200)),
    ]
    for (action, error) in wrong {
      var session = ElasticSession<SurfaceMotion>(replaying: recording(touch, action, touch))
      session.advance(to: 9)
      #expect(session.fault?.entry == 1 && session.fault?.error == error)
      #expect(!session.isReplaying)
    }
    var fine = ElasticSession<SurfaceMotion>(replaying: recording(touch))
    fine.advance(to: 9)
    #expect(fine.fault == nil)
  }

  @Test("of every kind is played by every other without a trap", arguments: ComponentKind.allCases)
  func everyOther(kind: ComponentKind) {
    struct Visitor: ComponentVisitor {
      typealias Failure = Never

      func visit<C: ElasticComponent>(_ type: C.Type) {
        for property in 0..<60 {
          for value in [0.0, 1, 3, -1, 1e9, .infinity] {
            var session = ElasticSession<C>(
              replaying: ElasticRecording(
                component: .lyricBall, size: Size2D(width: 100, height: 100),
                entries: [
                  ElasticRecording.Entry(time: 0, action: .set(property: property, value: value)),
                  ElasticRecording.Entry(
                    time: 1, action: .command(code: UInt8(property), value: value)),
                ]))
            session.advance(to: 2)
            #expect(session.fault == nil || (0...1).contains(session.fault!.entry))
          }
        }
      }
    }
    var visitor = Visitor()
    kind.visit(&visitor)
  }
}
