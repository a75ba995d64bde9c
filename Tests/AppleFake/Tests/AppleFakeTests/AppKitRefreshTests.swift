import AppKit
import ElasticKit
import Testing

@testable import MacHosts

extension OnScreen {
  @Suite("Pull-to-refresh on a Mac")
  @MainActor
  struct AppKitRefreshTests {
    /// A list of 2,000 points; AppKit's own documents run from the lower end up unless they say otherwise.
    private class List: NSView {
      init(height: CGFloat) { super.init(frame: CGRect(x: 0, y: 0, width: 400, height: height)) }
      required init?(coder: NSCoder) { nil }
    }
    private final class FlippedList: List {
      override var isFlipped: Bool { true }
    }

    private final class Target {
      var count = 0
    }

    private let window = NSWindow.onScreen()
    private let view = ElasticScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    private let control = ElasticRefreshControl(end: .top)
    private let target = Target()

    init() {
      NSWorkspace.shared.accessibilityDisplayShouldReduceMotion = false
      NSHapticFeedbackManager.count = 0
      window.contentView.addSubview(view)
      show(isFlipped: true)
      listen(control)
      view.elasticRefreshControl = control
      Screen.run(frames: 2)
    }

    private func listen(_ control: ElasticRefreshControl) {
      control.target = target
      control.action = Selector { ($0 as? Target)?.count += 1 }
    }

    private func show(isFlipped: Bool, height: CGFloat = 2000) {
      view.documentView = isFlipped ? FlippedList(height: height) : List(height: height)
    }

    /// The first row's place below the upper edge of the scroll view.
    private var row: CGFloat {
      let clip = view.contentView
      let above =
        clip.isFlipped
        ? -clip.bounds.minY : clip.bounds.maxY - (view.documentView?.frame.maxY ?? 0)
      return clip.frame.minY + above
    }

    /// The last row's lower edge, above the lower edge of the scroll view.
    private var lastRow: CGFloat {
      600 - row - (view.documentView?.frame.height ?? 0)
    }

    private func send(_ phase: NSEvent.Phase, _ x: CGFloat = 0, _ y: CGFloat = 0) {
      Screen.run(frames: 1)
      window.sendEvent(.scroll(phase, by: x, y, at: CGPoint(x: 200, y: 300)))
    }

    /// Two fingers, down the trackpad by so much.
    private func swipe(_ y: CGFloat, x: CGFloat = 0, lifts: Bool = true) {
      send(.began)
      for _ in 0..<20 { send(.changed, x / 20, y / 20) }
      if lifts { send(.ended) }
    }

    @Test(
      "two fingers pull it, it refreshes once at the release, keeps room, and gives it back",
      arguments: [true, false])
    func pulled(isFlipped: Bool) {
      show(isFlipped: isFlipped)
      view.tile()
      swipe(120, lifts: false)
      #expect(abs(row - 120) < 1 && target.count == 0)
      #expect(NSHapticFeedbackManager.count == 1 && view.scrolls == 1)
      send(.ended)
      #expect(target.count == 1 && control.isRefreshing)
      Screen.run(frames: 180)
      #expect(abs(row - 50) < 0.01 && control.motionState == .loading)
      control.endRefreshing()
      Screen.run(frames: 180)
      #expect(row == 0 && target.count == 1 && Screen.links.isEmpty)
      #expect(view.contentView.frame == view.bounds)
    }

    @Test("the content is on the wave's edge and never jumps, under the fingers and after them")
    func smooth() {
      send(.began)
      for _ in 0..<20 {
        let last = row
        send(.changed, 0, 6)
        #expect(row - last > -0.01 && row - last < 7)
      }
      send(.ended)
      var last = row
      for frame in 0..<300 {
        if frame == 150 { control.endRefreshing() }
        Screen.run(frames: 1)
        #expect(abs(row - last) < 14, "frame \(frame)")
        last = row
      }
      #expect(last == 0)
    }

    @Test("a short pull returns without an action")
    func short() {
      swipe(40)
      Screen.run(frames: 180)
      #expect(row == 0 && target.count == 0 && Screen.links.isEmpty)
    }

    @Test(
      "what goes elsewhere is AppKit's: into the content, sideways, a wheel, what a scroll dies out with"
    )
    func others() {
      swipe(-200)
      #expect(row == -200 && view.scrolls == 22)
      window.sendEvent(.scroll([], by: 0, 200, at: CGPoint(x: 200, y: 300)))
      #expect(row == 0)
      swipe(10, x: 300)
      window.sendEvent(.scroll([], by: 0, 30, at: CGPoint(x: 200, y: 300)))
      window.sendEvent(.scroll([], by: 0, 30, at: CGPoint(x: 200, y: 300), momentum: .changed))
      #expect(row == 0 && control.room == 0 && target.count == 0 && view.scrolls == 47)
    }

    @Test("after a pull nothing of the scroll that dies out reaches the list")
    func momentum() {
      swipe(120)
      let count = view.scrolls
      for _ in 0..<5 {
        window.sendEvent(.scroll([], by: 0, -30, at: CGPoint(x: 200, y: 300), momentum: .changed))
      }
      #expect(view.scrolls == count)
      // The next swipe is a new one.
      swipe(-100)
      #expect(view.scrolls > count)
    }

    @Test(
      "a swipe from further down scrolls to the top and goes on as a pull; back again it scrolls down"
    )
    func through() {
      swipe(-100)
      #expect(row == -100)
      swipe(240, lifts: false)
      #expect(row > 120 && row < 145)
      for _ in 0..<20 { send(.changed, 0, -12) }
      #expect(abs(row + 240 - 140) < 15 && control.room == 0)
      send(.ended)
      Screen.run(frames: 120)
      #expect(target.count == 0 && control.motionState == .stopped)
    }

    @Test(
      "rows that are scrolled away from the band keep their place when it goes",
      arguments: [true, false])
    func scrolledAway(isFlipped: Bool) {
      show(isFlipped: isFlipped)
      view.tile()
      control.beginRefreshing()
      Screen.run(frames: 180)
      #expect(abs(row - 50) < 0.01)
      swipe(-300)
      #expect(abs(row + 250) < 0.01)
      control.endRefreshing()
      Screen.run(frames: 180)
      #expect(abs(row + 250) < 0.01 && view.contentView.frame == view.bounds)
    }

    @Test(
      "more is loaded at the lower end, where the last row gives way", arguments: [true, false])
    func loadMore(isFlipped: Bool) {
      show(isFlipped: isFlipped)
      // The end is that of where it is attached.
      let more = ElasticRefreshControl(end: isFlipped ? .bottom : .top)
      listen(more)
      view.elasticLoadMoreControl = more
      #expect(more.end == .bottom && more.style.edge == .bottom && more.keyEquivalent.isEmpty)
      swipe(-1400)
      #expect(abs(lastRow) < 0.01)
      swipe(-120)
      #expect(more.isRefreshing && target.count == 1 && abs(lastRow - 120) < 2)
      Screen.run(frames: 180)
      #expect(abs(lastRow - 50) < 0.01)
      more.endRefreshingWithNoMoreData()
      Screen.run(frames: 180)
      #expect(abs(lastRow) < 0.01 && !more.hasMoreData && more.motionState == .noMoreData)
      swipe(-120)
      Screen.run(frames: 180)
      #expect(target.count == 1)
      more.resetNoMoreData()
      #expect(more.hasMoreData)
    }

    @Test(
      "rows that come above while it loads move nothing, with the setting",
      arguments: [true, false])
    func above(isSet: Bool) {
      control.keepsPlace = isSet
      control.beginRefreshing()
      Screen.run(frames: 180)
      view.documentView?.setFrameSize(CGSize(width: 400, height: 2800))
      #expect(abs(row - (isSet ? -750 : 50)) < 0.01)
      control.endRefreshing()
      Screen.run(frames: 180)
      #expect(abs(row - (isSet ? -750 : 0)) < 0.01 && view.contentView.frame == view.bounds)
    }

    @Test("more is loaded by itself as the end comes near, once")
    func automatic() {
      let more = ElasticRefreshControl(end: .bottom)
      listen(more)
      more.loadsAutomatically = true
      more.automaticDistance = 200
      view.elasticLoadMoreControl = more
      swipe(-1100)
      #expect(target.count == 0)
      swipe(-200)
      #expect(target.count == 1 && more.isRefreshing)
      more.endRefreshing()
      Screen.run(frames: 180)
      swipe(-50)
      #expect(target.count == 1)
      view.documentView?.setFrameSize(CGSize(width: 400, height: 3000))
      swipe(-1000)
      #expect(target.count == 2)
    }

    @Test("while it loads its frame for screen readers is the band that it shows, not the list")
    func band() throws {
      let more = ElasticRefreshControl(end: .bottom)
      view.elasticLoadMoreControl = more
      Screen.run(frames: 2)
      let whole = window.convertToScreen(view.convert(view.bounds, to: nil))
      control.beginRefreshing()
      Screen.run(frames: 180)
      let top = control.accessibilityFrame()
      #expect(control.isAccessibilityElement && abs(top.height - 50) < 0.5)
      #expect(top.width == whole.width && abs(top.maxY - whole.maxY) < 0.01)
      control.endRefreshing()
      more.beginRefreshing()
      Screen.run(frames: 180)
      let bottom = more.accessibilityFrame()
      #expect(abs(bottom.height - 50) < 0.5 && abs(bottom.minY - whole.minY) < 0.01)
    }

    @Test("a screen reader's action of the list has the app's name, whenever that is set")
    func named() throws {
      control.spokenLabel = "Fetch the news"
      #expect(view.accessibilityCustomActions()?.map(\.name) == ["Fetch the news"])
      control.spokenLabel = nil
      #expect(view.accessibilityCustomActions()?.map(\.name) == ["Refresh"])
    }

    @Test(
      "Command-R, a screen reader's action and a button refresh; other keys and a disabled control do not"
    )
    func keys() throws {
      let name = try #require(view.accessibilityCustomActions()?.first)
      func press(_ flags: NSEvent.ModifierFlags, _ key: String = "r") {
        window.sendEvent(NSEvent(.keyDown, keyCode: 15, flags, characters: key))
        Screen.run(frames: 2)
      }
      press([.command, .shift])
      press([])
      press(.command, "t")
      #expect(target.count == 0 && window.unhandled.count == 3)
      press(.command)
      #expect(target.count == 1 && control.isRefreshing)
      Screen.run(frames: 180)
      #expect(abs(row - 50) < 0.01 && control.isAccessibilityElement)
      control.endRefreshing()
      Screen.run(frames: 180)
      #expect(!control.isAccessibilityElement)
      #expect(name.handler?() == true && target.count == 2)
      control.endRefreshing()
      Screen.run(frames: 180)
      control.refreshNow(nil)
      #expect(target.count == 3)
      control.endRefreshing()
      Screen.run(frames: 180)
      control.isEnabled = false
      press(.command)
      #expect(target.count == 3)
      control.isEnabled = true
      control.keyEquivalent = ""
      press(.command)
      #expect(target.count == 3)
    }

    @Test("under Reduce Motion the room is there at once, and nothing swings")
    func reduceMotion() {
      NSWorkspace.shared.accessibilityDisplayShouldReduceMotion = true
      defer { NSWorkspace.shared.accessibilityDisplayShouldReduceMotion = false }
      control.layOutComponent()
      control.beginRefreshing()
      Screen.run(frames: 2)
      #expect(abs(row - 50) < 0.01)
      Screen.run(frames: 30)
      #expect(abs(row - 50) < 0.01)
    }

    @Test("it lies below a header and a bar, and the mouse reaches the rows")
    func place() {
      view.headerHeight = 30
      view.contentView.contentInsets.top = 40
      view.tile()
      #expect(control.frame.minY == 70 && control.frame.maxY == 600)
      view.setFrameSize(CGSize(width: 300, height: 500))
      #expect(control.frame == CGRect(x: 0, y: 70, width: 300, height: 430))
      #expect(window.contentView.hitTest(CGPoint(x: 100, y: 300)) === view.documentView)
    }

    @Test("cancelled, it tells the app that its work is no longer wanted, and gives the room back")
    func cancelled() {
      var cancels = 0
      control.onCancel = { cancels += 1 }
      control.cancelRefreshing()
      #expect(cancels == 0)
      control.beginRefreshing()
      Screen.run(frames: 180)
      control.cancelRefreshing()
      #expect(cancels == 1 && !control.isRefreshing)
      Screen.run(frames: 180)
      #expect(row == 0)
      control.beginRefreshing()
      control.isEnabled = false
      #expect(cancels == 2)
      control.isEnabled = true
      control.beginRefreshing()
      control.endRefreshing()
      Screen.run(frames: 180)
      #expect(cancels == 2)
    }

    @Test("taken away, it gives its room and its action back")
    func removed() {
      control.beginRefreshing()
      Screen.run(frames: 180)
      view.elasticRefreshControl = nil
      #expect(row == 0 && view.accessibilityCustomActions()?.isEmpty == true)
      #expect(control.superview == nil && view.contentView.frame == view.bounds)
    }
  }
}
