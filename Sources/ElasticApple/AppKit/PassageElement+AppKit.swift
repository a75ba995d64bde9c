#if canImport(AppKit) && !canImport(UIKit)
import AppKit
import ElasticKit

/// A row or a word of a song, for screen readers: where it is now, and to seek there.
final class PassageElement: NSAccessibilityElement {
  private let passage: LyricsPassage
  private weak var view: LyricBallView?

  @MainActor
  init(_ passage: LyricsPassage, in view: LyricBallView) {
    self.passage = passage
    self.view = view
    super.init()
    setAccessibilityParent(view)
    setAccessibilityRole(.staticText)
    setAccessibilityValue(view.text(of: passage))
  }

  /// In the screen's coordinates.
  override func accessibilityFrame() -> NSRect {
    let (view, passage) = (view, passage)
    return MainActor.assumeIsolated {
      guard let view, let window = view.window else { return .zero }
      return window.convertToScreen(view.convert(view.frame(of: passage), to: nil))
    }
  }

  override func accessibilityPerformPress() -> Bool {
    let (view, passage) = (view, passage)
    return MainActor.assumeIsolated {
      view?.seekAsChosen(to: passage.start)
      return view != nil
    }
  }
}

extension LyricBallView {
  /// Gives screen readers these passages in the view; none for the view alone.
  func show(_ passages: [LyricsPassage]) {
    setAccessibilityChildren(
      passages.isEmpty ? nil : passages.map { PassageElement($0, in: self) })
    NSAccessibility.post(element: self, notification: .layoutChanged)
  }
}
#endif
