#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

/// A row or a word of a song, for screen readers: where it is now, and to seek there.
final class PassageElement: UIAccessibilityElement {
  private let passage: LyricsPassage
  private weak var view: LyricBallView?

  init(_ passage: LyricsPassage, in view: LyricBallView) {
    self.passage = passage
    self.view = view
    super.init(accessibilityContainer: view)
    accessibilityLabel = view.text(of: passage)
    accessibilityTraits = .staticText
  }

  override var accessibilityFrameInContainerSpace: CGRect {
    get { view?.frame(of: passage) ?? .zero }
    set {}
  }

  /// The superclass may take it from what was set, not from the getter above.
  override var accessibilityFrame: CGRect {
    get {
      view.map { UIAccessibility.convertToScreenCoordinates($0.frame(of: passage), in: $0) }
        ?? .zero
    }
    set {}
  }

  override func accessibilityActivate() -> Bool {
    guard let view else { return false }
    view.seekAsChosen(to: passage.start)
    return true
  }
}

extension LyricBallView {
  /// Gives screen readers these passages instead of the view; none for the view itself.
  func show(_ passages: [LyricsPassage]) {
    accessibilityElements = passages.isEmpty ? nil : passages.map { PassageElement($0, in: self) }
  }
}
#endif
