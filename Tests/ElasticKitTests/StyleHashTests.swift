import ElasticKit
import Testing

@Suite("The hash of a style")
struct StyleHashTests {
  @Test(
    "is that of an equal style, and another one for each preset",
    arguments: ComponentKind.allCases)
  func presets(kind: ComponentKind) {
    var check = HashCheck()
    kind.visit(&check)
  }
}

private struct HashCheck: ComponentVisitor {
  typealias Failure = Never

  func visit<C: ElasticComponent>(_ type: C.Type) {
    let styles = [C.Style(), .calm, .snappy, .jelly]
    let again = [C.Style(), .calm, .snappy, .jelly]
    #expect(styles.map(\.hashValue) == again.map(\.hashValue))
    #expect(Set(styles.map(\.hashValue)).count == styles.count)
  }
}
