#if canImport(QuartzCore)
import ElasticHosting
import ElasticKit
import Foundation
import QuartzCore

// What a refresh control says of when it was updated, and of how that has ended.

extension ElasticRefreshControl {
  /// How a loading has ended.
  @objc(ELRefreshOutcome)
  public enum Outcome: Int, Sendable {
    /// It has not, or the app has not said how.
    case none
    /// The data are there.
    case succeeded
    /// They are not.
    case failed
  }

  /// Ends loading, and says how. A sentence takes the circle's place for a second and a half, and is announced to screen readers;
  /// then the band closes. At the left and at the right it is only announced, and the band closes at once.
  @objc(endRefreshingWithOutcome:saying:)
  public func endRefreshing(_ outcome: Outcome, saying sentence: String? = nil) {
    guard isRefreshing else { return }
    self.outcome = outcome
    guard let sentence else { return endRefreshing() }
    Announcer.say(sentence)
    guard end.hasLine else { return endRefreshing() }
    line.sentence = sentence
    hidesCircle = true
    let loading = line.loading
    Task { [weak self] in
      try? await Task.sleep(nanoseconds: 1_500_000_000)
      // It may have been cancelled, and another begun.
      guard let self, line.loading == loading else { return }
      endRefreshing()
    }
  }

  /// A loading begins.
  func beginOutcome() {
    outcome = .none
    endSentence()
    line.loading += 1
  }

  /// The band has closed.
  func endSentence() {
    guard line.sentence != nil else { return }
    line.sentence = nil
    hidesCircle = false
  }

  /// Shows the note or the sentence where the circle is.
  func showLine() {
    guard end.hasLine, let circle = refresh.output.indicator?.frame else { return }
    if line.layer.superlayer == nil {
      guard note != nil || attributedTitle != nil || line.sentence != nil,
        let parent = renderer.root.superlayer
      else {
        return
      }
      parent.addSublayer(line.layer)
    }
    // All of the circle is in the band.
    let inner = end == .top ? circle.maxY - 1 : circle.minY + 1
    line.show(
      attributedTitle?.string ?? note, title: attributedTitle, around: circle,
      isSeen: band.contains(CGPoint(x: circle.center.x, y: inner)),
      color: renderer.palette[style.indicatorColor], scale: renderer.scale, live.surroundings)
  }
}
#endif
