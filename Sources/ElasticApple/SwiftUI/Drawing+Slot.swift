#if canImport(SwiftUI) && !os(watchOS)
import ElasticKit
import SwiftUI

extension Drawing.Slot {
  /// The clips that cut something: none of an open menu at rest, because a clip costs a pass in each frame.
  var cuts: [Drawing.Clip] {
    clips.filter { !$0.path.elements.surelyContains(frame, $0.rule) }
  }
}

extension StageArea {
  /// A clip on the stage; all of the stage without one.
  func path(of clip: Drawing.Clip?) -> Path {
    clip.map { Path($0.path.elements) } ?? Path(CGRect(origin: .zero, size: size))
  }
}

extension FillStyle {
  init(of clip: Drawing.Clip?) { self.init(eoFill: clip?.rule == .evenOdd) }
}
#endif
