#if canImport(QuartzCore)
import ElasticHosting
import ElasticKit
import QuartzCore

// Who writes.

extension MessageBalloonView {
  /// The names of who writes, in a line below the balloon; none at first. A screen reader says "Anna and Ben are typing", in the reader's
  /// language, at the beginning and whenever they become others; of several names at most one line is shown.
  @objc public var writers: [String] {
    get { beside.names }
    set {
      guard newValue != beside.names else { return }
      beside.names = newValue
      writersChanged()
      sayNewWriters()
    }
  }

  /// Pictures of who writes, image views for example: circles of 32 points before the balloon, each over a part of the one before. Where they
  /// come from is the app's; screen readers say the names.
  @objc public var writerPictures: [NativeContent] {
    get { beside.pictures }
    set {
      for old in beside.pictures where !newValue.contains(where: { $0 === old }) {
        old.removeFromSuperview()
      }
      beside.pictures = newValue
      for view in newValue {
        BalloonWriters.setUp(view)
        addSubview(view)
      }
      writersChanged()
    }
  }

  private func writersChanged() {
    beside.isUsed = true
    if beside.line.superlayer == nil { renderer.root.superlayer?.addSublayer(beside.line) }
    applyAccessibility(live.output.accessibility)
    layOutComponent()
  }

  /// Somebody else writes too, while it is known that somebody does.
  private func sayNewWriters() {
    guard window != nil, motionState == .typing, !writers.isEmpty, let said = beside.said else {
      return
    }
    let sentence = "\(spokenName) \(spokenValue)"
    guard sentence != said else { return }
    beside.said = sentence
    Announcer.say(sentence)
  }

  /// Places what is beside the balloon, as visible as that is.
  func showWriters() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let room = roomBeside
    let isRightToLeft = live.surroundings.direction == .rightToLeft
    let origin = CGPoint(x: isRightToLeft ? 0 : room.width, y: 0)
    if renderer.root.position != origin { renderer.root.position = origin }
    let opacity = min(max(live.output.progress, 0), 1)
    beside.showNames(
      in: bounds.size, opacity: Float(opacity), color: renderer.palette[.label],
      scale: renderer.scale, live.surroundings)
    CATransaction.commit()
    guard !beside.pictures.isEmpty else { return }
    NativeView.withoutAnimation {
      beside.placePictures(
        height: bounds.height - room.height, width: bounds.width, isRightToLeft: isRightToLeft,
        opacity: CGFloat(opacity))
    }
  }
}
#endif
