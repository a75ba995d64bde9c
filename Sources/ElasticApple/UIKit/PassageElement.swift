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

  override func accessibilityActivate() -> Bool {
    guard let view else { return false }
    view.seekAsChosen(to: passage.start)
    return true
  }
}

extension LyricBallView {
  /// How a screen reader finds the words.
  @objc(ELLyricsReading)
  public enum Reading: Int, Sendable {
    /// One element, "Lyrics".
    case whole
    /// An element for each row, with its words.
    case rows
    /// An element for each word.
    case words

    var unit: LyricsPassage.Unit { self == .words ? .word : .row }
  }

  /// The text of a passage.
  fileprivate func text(of passage: LyricsPassage) -> String {
    var bytes: [UInt8] = []
    ball.component.appendText(of: passage, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Where a passage is now, in this view.
  fileprivate func frame(of passage: LyricsPassage) -> CGRect {
    ball.component.frame(of: passage).map { CGRect($0) } ?? .zero
  }

  /// Gives screen readers these passages instead of the view; none for the view itself.
  func show(_ passages: [LyricsPassage]) {
    accessibilityElements = passages.isEmpty ? nil : passages.map { PassageElement($0, in: self) }
  }
}
#endif
