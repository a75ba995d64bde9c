#if canImport(QuartzCore)
import ElasticKit
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

// Rows and words for screen readers.

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

    func passages(of ball: BallMotion) -> [LyricsPassage] {
      switch self {
      case .whole: []
      case .rows: ball.passages(by: .row)
      case .words: ball.passages(by: .word)
      }
    }
  }

  /// The text of a passage.
  func text(of passage: LyricsPassage) -> String {
    var bytes: [UInt8] = []
    ball.component.appendText(of: passage, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Where a passage is now, in this view.
  func frame(of passage: LyricsPassage) -> CGRect {
    ball.component.frame(of: passage).map { CGRect($0) } ?? .zero
  }
}
#endif
