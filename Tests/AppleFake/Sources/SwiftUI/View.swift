@_exported import Combine
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
import UIKit

@MainActor
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

/// A view that is made of no other.
@MainActor
protocol Primitive {
  func render(_ pass: Pass)
}

extension Never: View {
  public var body: Never { fatalError("a view made of no other has no body") }
}

extension Optional: View, Primitive where Wrapped: View {
  public var body: Never { fatalError() }
  func render(_ pass: Pass) { if let self { pass.render(self) } }
}

public struct EmptyView: View, Primitive {
  public init() {}
  public var body: Never { fatalError() }
  func render(_ pass: Pass) {}
}

/// A view, and an effect that runs in its place.
public struct Effect<Content: View>: View, Primitive {
  let content: Content
  let apply: @MainActor (Pass, Content) -> Void
  public var body: Never { fatalError() }
  func render(_ pass: Pass) { apply(pass, content) }
}

public struct TupleView<T>: View, Primitive {
  let parts: [@MainActor (Pass) -> Void]
  public var body: Never { fatalError() }
  func render(_ pass: Pass) { for part in parts { part(pass) } }
}

public enum ConditionalContent<A: View, B: View>: View, Primitive {
  case first(A), second(B)
  public var body: Never { fatalError() }
  func render(_ pass: Pass) {
    switch self {
    case .first(let view): pass.render(view)
    // Another identity: its state and its UIKit views are its own.
    case .second(let view): pass.render(view, branch: "else")
    }
  }
}

@resultBuilder
@MainActor
public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var parts: [@MainActor (Pass) -> Void] = []
    for view in repeat each content { parts.append { $0.render(view) } }
    return TupleView(parts: parts)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content {
    content
  }
  public static func buildEither<A: View, B: View>(first: A) -> ConditionalContent<A, B> {
    .first(first)
  }
  public static func buildEither<A: View, B: View>(second: B) -> ConditionalContent<A, B> {
    .second(second)
  }
}

@MainActor
public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder func body(content: Content) -> Body
  typealias Content = ModifierContent<Self>
}

public struct ModifierContent<Modifier: ViewModifier>: View, Primitive {
  let part: @MainActor (Pass) -> Void
  public var body: Never { fatalError() }
  func render(_ pass: Pass) { part(pass) }
}

@MainActor
public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
