@_spi(Programs) import ElasticCore
import ElasticKit

/// An item of a drawing with the effects of its groups applied.
@_spi(Programs) public struct FlatItem: Sendable {
  /// The part of the component.
  public let id: ItemID
  /// A fill, stroke, text or slot: never a group or its end.
  public let content: Drawing.Content
  /// The range of its UTF-8 in the drawing's text; empty for all but text.
  public let text: Range<Int>
  /// Its path in its own coordinates; for a slot the frame's outline, for a text empty.
  public let path: BezierPath
  /// From its own coordinates to the drawing's.
  public let transform: Affine
  /// Its own opacity times that of the groups around it, each clamped to 0...1.
  ///
  /// Looks the same as groups that fade as a whole if their items do not overlap.
  public let opacity: Double
  /// Its clips, the outermost first; it is visible inside all of them.
  public let clips: [Drawing.Clip]
}

extension Drawing {
  /// The fills, strokes, texts and slots in the order they are drawn, without groups.
  ///
  /// A group without an end lasts to the end of the drawing; an end without a group is ignored.
  @_spi(Programs) public var flatItems: [FlatItem] {
    var result: [FlatItem] = []
    walk { item, groups in
      var path = BezierPath()
      if case .slot(let rect) = item.content { path.rect(rect) }
      path.append(self.path(of: item))
      result.append(
        FlatItem(
          id: item.id, content: item.content, text: item.text, path: path,
          transform: groups.transform, opacity: groups.opacity * item.visibleOpacity,
          clips: groups.clips))
    }
    return result
  }
}

extension ItemID {
  /// Appends the item's name in files and pages: its part and, if there are
  /// several, its number: `wave`, `word-3`.
  @_spi(Programs) public func appendName(to bytes: inout [UInt8]) {
    part.appendName(to: &bytes)
    guard let index else { return }
    bytes.append(UInt8(ascii: "-"))
    DecimalText.append(Double(index), to: &bytes)
  }
}

extension ItemID.Part {
  /// Appends its name, which any drawing or one component has for it.
  fileprivate func appendName(to bytes: inout [UInt8]) {
    if let name { return name.append(to: &bytes) }
    var search = NameSearch(part: self)
    for kind in ComponentKind.allCases {
      if let name = kind.visit(&search) { return name.append(to: &bytes) }
    }
  }
}

/// Finds a component's name for a part; nil if the component does not declare it.
private struct NameSearch: ComponentVisitor {
  typealias Failure = Never

  let part: ItemID.Part

  func visit<C: ElasticComponent>(_ type: C.Type) -> StaticString? { C.name(of: part) }
}
