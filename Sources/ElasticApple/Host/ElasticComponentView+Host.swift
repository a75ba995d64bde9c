#if canImport(QuartzCore)
import ElasticHosting
import ElasticKit
#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

// What the views of all of Apple's platforms do alike.

extension ElasticComponentView {
  /// Connects the component with its clock and its layers.
  func startHost() {
    clock.view = self
    clock.onFrame = { [weak self] time in self?.tick(at: time) }
    live.onInput = { [weak self] in self?.followPace() }
    live.onReportDue = { [weak self] in self?.reportSoon() }
    live.measure = { [renderer] word, size in
      Size2D(DrawnFont(renderer.typeface, size: size).size(of: word))
    }
    updateAccessibility()
  }

  /// A surface without height or colour that nothing moves; it is no element for screen readers.
  func makeNothing() -> any HostedComponent {
    var style = SurfaceMotion.Style()
    style.minimumHeight = 0
    style.fill = .color(.clear)
    let nothing = ComponentController(SurfaceMotion(style: style))
    nothing.perform(.disable, at: clock.now)
    return nothing
  }

  private func tick(at time: Double) {
    live.isInSight = isInSight
    if live.isInSight { showFrame(at: time) } else { advanceUnseen(at: time) }
    clock.follow(pace)
  }

  /// Runs or stops the clock, as the component asks.
  func followPace() {
    live.isInSight = isInSight
    clock.follow(pace)
  }

  /// Passes the size and the reader's settings to the component, and shows it. What happens in it is reported after the
  /// platform's layout.
  func layOutComponent() {
    PlatformPhase.run {
      resolveColors()
      renderer.palette = ElasticPalette(of: self)
      renderer.scale = displayScale
      live.layOut(Size2D(shownSize), Surroundings(of: self), at: clock.now)
      showFrame(at: clock.now)
      followPace()
      contentChanged()
    }
  }

  /// Reports when the platform has ended what it is doing, for example a layout. The view lives until then, in a window or
  /// not.
  private func reportSoon() {
    Task {
      live.report()
      updateAccessibility()
      reportFrame()
    }
  }

  /// The natural size of the component and of what is beside it; the view's usual one if it has any.
  func naturalSize(or usual: CGSize) -> CGSize { live.naturalSize.map { withRoom($0) } ?? usual }

  /// A size of the component, and the room beside that.
  private func withRoom(_ size: Size2D) -> CGSize {
    let room = roomBeside
    return CGSize(width: size.width + room.width, height: size.height + room.height)
  }

  /// The component's natural size in a width that the view need not have; nil for the width it likes best, as is a width that
  /// means any, such as infinity or the greatest number. Nil if it has any size.
  func naturalSize(inWidth width: CGFloat?) -> CGSize? {
    let width = width.map { $0 < 1_000_000 ? Double(max($0 - roomBeside.width, 0)) : 0 } ?? 0
    return live.naturalSize(inWidth: width, Surroundings(of: self), at: clock.now).map {
      withRoom($0)
    }
  }

  /// Invalidates the intrinsic size if it has changed.
  func reportSize() {
    let new = live.naturalSize.map { withRoom($0) }
    guard new != reportedSize else { return }
    reportedSize = new
    invalidateIntrinsicContentSize()
  }

  /// Whether it can be reached with the keyboard or a remote.
  var canHaveFocus: Bool { isEnabled && live.isFocusable && !leavesFocus }

  /// Keys that are held come up elsewhere, or unseen.
  func releaseKeys() { live.releaseKeys(at: clock.now) }

  /// Draws the component as it is at a time, and reports what is new to screen readers.
  func drawFrame(at time: Double) {
    _ = live.show(at: time)
    live.withDrawing { renderer.show($0) }
    updateAccessibility()
  }

  private func updateAccessibility() {
    let description = live.output.accessibility
    if description != reportedAccessibility {
      reportedAccessibility = description
      applyAccessibility(description)
    }
    if let news = live.nextAnnouncement(), window != nil { Announcer.say(sentence(for: news)) }
  }
}
#endif
