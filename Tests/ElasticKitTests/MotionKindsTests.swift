import ElasticKit
import ElasticSettings
import Testing

/// What `Web/modules/Sources/CHeap/Only.c` says of the components.
@Suite("Motions of the components")
struct MotionKindsTests {
  private struct Damping: ComponentVisitor {
    typealias Failure = Never

    /// The settings of which a damping ratio above 1 could come.
    func visit<C: ElasticComponent>(_ type: C.Type) -> [String] {
      C.Style.properties.filter { property in
        let name = "\(property.name)"
        return name == "friction"
          || (name.hasSuffix("ampingRatio") && property.kind.range.upperBound > 1)
      }
      .map { "\($0.name)" }
    }
  }

  @Test(
    "only a balloon's dots can be damped more than critically", arguments: ComponentKind.allCases)
  func damping(kind: ComponentKind) {
    var damping = Damping()
    #expect(kind.visit(&damping) == (kind == .messageBalloon ? ["friction"] : []))
  }
}
