#if canImport(UIKit) && !os(watchOS)
import ElasticKit
import UIKit

// What a component's view does in UIKit only.

extension ElasticComponentView {
  func setUpHost() {
    isOpaque = false
    #if !os(tvOS)
    isMultipleTouchEnabled = true
    #endif
    layer.addSublayer(renderer.root)
    guard handlesTouches else { return }
    recognizer.onTouch = { [weak self] input, time in
      self?.live.handle(input, at: time) ?? .refused
    }
    recognizer.component = self
    addGestureRecognizer(recognizer)
  }

  func updateVisibility() {
    clock.isVisible = window != nil && !isAppInBackground && !isSceneInBackground
  }

  /// Whether the component or the app wants touches: a control keeps them from a list's row and from its scrolling.
  var isForTouches: Bool {
    handlesTouches || gestureRecognizers?.isEmpty == false || !allControlEvents.isEmpty
  }

  /// A tap on a button is not also for a tap recogniser around it, as with UIKit's own buttons.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    let isTapAround = recognizer is UITapGestureRecognizer && recognizer.view !== self
    let isButton = isEnabled && live.output.accessibility.role == .button
    return !(isTapAround && isButton)
  }

  /// Tells screen readers what it is.
  func applyAccessibility(_ description: ElasticAccessibility) {
    spoken.begin()
    // A menu's accessible element is its content.
    isAccessibilityElement = description.role != .decoration && description.role != .menu
    let refreshes = description.role == .refresh
    accessibilityTraits = refreshes || description.role == .button ? .button : []
    // A list that loads cannot be refreshed again.
    let isBusy = refreshes && description.action.spoken.isEmpty
    if !isEnabled || isBusy { accessibilityTraits.insert(.notEnabled) }
    spoken.end()
    accessibilityViewIsModal = isModal
  }

  /// The keys that it did not handle.
  func unanswered(_ presses: Set<UIPress>, isDown: Bool) -> Set<UIPress> {
    presses.filter { press in
      !(ElasticKey(press).map { live.handle(key: $0, isDown: isDown, at: clock.now) } ?? false)
    }
  }
}
#endif
