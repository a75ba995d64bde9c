import AppKit
import ElasticKit
import Testing

@testable import MacHosts

extension OnScreen {
  @Suite("A container with a menu on a Mac")
  @MainActor
  struct AppKitMenuTests {
    /// Counts what it gets of the mouse and of a trackpad, and can have the keys.
    private final class Row: NSView {
      var clicks = 0
      var scrolls = 0
      var usesScrolls = false
      override var acceptsFirstResponder: Bool { true }
      override func mouseDown(with event: NSEvent) {}
      override func mouseUp(with event: NSEvent) { clicks += 1 }
      override func scrollWheel(with event: NSEvent) {
        scrolls += 1
        if !usesScrolls { super.scrollWheel(with: event) }
      }
    }

    private final class RowController: NSViewController {
      let row = Row(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
      override func loadView() { view = row }
    }

    private let window = NSWindow.onScreen()
    private let page = RowController()
    private let folders = RowController()
    private let root: FlowingMenuController

    init() {
      root = FlowingMenuController(content: page, menu: folders)
      window.contentView.addSubview(root.view)
      Screen.run(frames: 2)
    }

    private func mouse(_ type: NSEvent.EventType, _ x: CGFloat) {
      Screen.run(frames: 1)
      window.sendEvent(NSEvent(type, at: CGPoint(x: x, y: 300)))
    }

    private func drag(from start: CGFloat, to end: CGFloat) {
      mouse(.leftMouseDown, start)
      for step in 1...20 { mouse(.leftMouseDragged, start + (end - start) * CGFloat(step) / 20) }
      mouse(.leftMouseUp, end)
    }

    private func click(_ x: CGFloat) {
      mouse(.leftMouseDown, x)
      mouse(.leftMouseUp, x)
    }

    /// Two fingers from the middle of the window, and the rest of the scroll after them.
    private func swipe(_ x: CGFloat, _ y: CGFloat = 0, steps: Int = 20) {
      let place = CGPoint(x: 200, y: 300)
      for step in 0...steps {
        Screen.run(frames: 1)
        let phase: NSEvent.Phase = step == 0 ? .began : .changed
        window.sendEvent(
          .scroll(phase, by: x / CGFloat(steps), y / CGFloat(steps), at: place))
      }
      Screen.run(frames: 1)
      window.sendEvent(.scroll(.ended, at: place))
      for _ in 0..<3 { window.sendEvent(.scroll([], by: 5, at: place, momentum: .changed)) }
    }

    @Test("a storyboard gives it its page and its menu")
    func storyboard() throws {
      let (page, folders) = (RowController(), RowController())
      let storyboard = NSStoryboard([
        "root": {
          guard let root = FlowingMenuController(coder: NSCoder()) else {
            fatalError("not decoded")
          }
          root.contentIdentifier = "page"
          root.menuIdentifier = "folders"
          return root
        },
        "page": { page }, "folders": { folders },
      ])
      let made = storyboard.instantiateController(withIdentifier: "root")
      let root = try #require(made as? FlowingMenuController)
      window.contentView.addSubview(root.view)
      #expect(root.content === page && page.parent === root)
      #expect(root.menuController === folders && folders.parent === root)
      let bare = try #require(FlowingMenuController(coder: NSCoder()))
      #expect(bare.content.view.frame == .zero && bare.menuController.isViewLoaded)
    }

    @Test("it is as large as the page, and its parts are as large as it")
    func size() {
      #expect(root.view.frame == CGRect(x: 0, y: 0, width: 400, height: 600))
      root.view.setFrameSize(CGSize(width: 500, height: 700))
      for part in root.view.subviews { #expect(part.frame == root.view.bounds) }
    }

    @Test("a drag with the mouse from the edge opens it, one back closes it")
    func dragged() {
      var (rests, shares): ([Bool], [Double]) = ([], [])
      root.onRest = { rests.append($0) }
      root.onSlide = { shares.append($0) }
      drag(from: 5, to: 250)
      Screen.run(frames: 120)
      #expect(root.isMenuOpen && rests == [true])
      #expect(shares.last == 1)
      #expect(page.row.clicks == 0 && window.unhandled.isEmpty)
      // The menu's view is seen in the bubble's mask, two thirds of the stage wide.
      #expect(!folders.row.isHiddenOrHasHiddenAncestor)
      #expect(abs(folders.row.frame.width - 400 * 2 / 3) < 0.5 && folders.row.frame.height == 600)
      drag(from: 250, to: 10)
      Screen.run(frames: 120)
      #expect(!root.isMenuOpen && rests == [true, false])
      #expect(folders.row.isHiddenOrHasHiddenAncestor && Screen.links.isEmpty)
    }

    @Test("clicks on the page are the page's, at its edge too, and on the open menu the menu's")
    func clicks() {
      click(200)
      #expect(page.row.clicks == 1)
      click(5)
      #expect(page.row.clicks == 2)
      drag(from: 200, to: 390)
      #expect(page.row.clicks == 3 && !root.isMenuOpen)
      root.openMenu()
      Screen.run(frames: 120)
      click(100)
      #expect(folders.row.clicks == 1 && root.isMenuOpen)
      // Beside it the page is not reached: the menu closes.
      click(390)
      Screen.run(frames: 120)
      #expect(page.row.clicks == 3 && !root.isMenuOpen)
    }

    @Test(
      "what uses a drag itself keeps it, in a drawer and on a page whose menu opens from anywhere")
    func controls() {
      let field = NSTextField(frame: CGRect(x: 20, y: 280, width: 60, height: 40))
      field.isSelectable = true
      root.style.opensFrom = .anywhere
      let shape = ElasticShapeView(frame: CGRect(x: 20, y: 280, width: 60, height: 40))
      for control in [NSSwitch(frame: field.frame), NSSlider(frame: field.frame), field, shape] {
        page.row.addSubview(control)
        drag(from: 30, to: 200)
        #expect(!root.isMenuOpen, "\(control)")
        folders.row.addSubview(control)
        root.openMenu()
        Screen.run(frames: 120)
        drag(from: 70, to: 10)
        Screen.run(frames: 120)
        #expect(root.isMenuOpen, "\(control)")
        drag(from: 150, to: 10)
        Screen.run(frames: 120)
        #expect(!root.isMenuOpen, "\(control)")
        control.removeFromSuperview()
      }
    }

    @Test("a sheet above a page has the mouse on it")
    func sheet() {
      let sheet = NSView(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
      window.contentView.addSubview(sheet)
      drag(from: 5, to: 250)
      Screen.run(frames: 120)
      #expect(!root.isMenuOpen)
      sheet.removeFromSuperview()
      drag(from: 5, to: 250)
      Screen.run(frames: 120)
      #expect(root.isMenuOpen)
    }

    @Test("a row can be clicked while the menu's edge still swings")
    func wobbling() {
      root.style.duration = 0.6
      root.openMenu()
      for _ in 0..<60 where root.stage.liveMenu.output.progress < 0.9 { Screen.run(frames: 1) }
      #expect(root.stage.liveMenu.component.state == .opening)
      click(100)
      #expect(folders.row.clicks == 1)
      Screen.run(frames: 120)
      #expect(root.stage.liveMenu.component.state == .open)
    }

    @Test("two fingers open it from anywhere on the page, and close it; nothing of it scrolls on")
    func swiped() {
      swipe(250)
      #expect(window.unhandled.isEmpty)
      Screen.run(frames: 120)
      #expect(root.isMenuOpen)
      swipe(-250)
      Screen.run(frames: 120)
      #expect(!root.isMenuOpen && window.unhandled.isEmpty)
    }

    @Test("a swipe the other way, one along the page and a wheel are not its")
    func otherScrolls() {
      swipe(-250)
      #expect(root.stage.liveMenu.component.state == .closed && !window.unhandled.isEmpty)
      let count = window.unhandled.count
      swipe(0, 250)
      #expect(root.stage.liveMenu.component.state == .closed && window.unhandled.count > count + 10)
      window.sendEvent(.scroll([], by: 50, at: CGPoint(x: 200, y: 300)))
      #expect(root.stage.liveMenu.component.state == .closed)
      #expect(root.view.wantsForwardedScrollEvents(for: .horizontal))
      #expect(!root.view.wantsForwardedScrollEvents(for: .vertical))
    }

    @Test("what a list on the page uses never comes to the menu")
    func usedScrolls() {
      page.row.usesScrolls = true
      swipe(250)
      #expect(!root.isMenuOpen && page.row.scrolls == 25)
    }

    @Test("a swipe that the system takes away moves the menu back")
    func cancelledSwipe() {
      let place = CGPoint(x: 200, y: 300)
      window.sendEvent(.scroll(.began, by: 60, at: place))
      Screen.run(frames: 1)
      window.sendEvent(.scroll(.changed, by: 60, at: place))
      #expect(root.stage.liveMenu.component.state == .dragging)
      window.sendEvent(.scroll(.cancelled, at: place))
      Screen.run(frames: 120)
      #expect(!root.isMenuOpen && root.stage.liveMenu.component.state == .closed)
    }

    @Test("Escape closes it, also in a text field of the menu, and the keys go back to the page")
    func escape() {
      window.makeFirstResponder(page.row)
      for isInField in [false, true] {
        root.openMenu()
        Screen.run(frames: 120)
        #expect(window.firstResponder === root.stage)
        if isInField {
          // A field editor asks its responders for what Escape means.
          window.makeFirstResponder(folders.row)
          root.stage.cancelOperation(nil)
        } else {
          window.sendEvent(NSEvent(.keyDown, keyCode: 53))
        }
        Screen.run(frames: 120)
        #expect(!root.isMenuOpen && window.firstResponder === page.row)
      }
    }

    private final class Field: NSView, NSTextDelegate {
      override var acceptsFirstResponder: Bool { true }
    }

    @Test("a field that was being edited has the keys again, its editor has not")
    func fieldEditor() {
      let (field, editor) = (Field(frame: .zero), NSText(frame: .zero))
      page.row.addSubview(field)
      field.addSubview(editor)
      (editor.isFieldEditor, editor.delegate) = (true, field)
      window.makeFirstResponder(editor)
      root.openMenu()
      Screen.run(frames: 120)
      root.closeMenu()
      #expect(window.firstResponder === field)
    }

    @Test("keys that the reader has taken elsewhere stay there")
    func keysElsewhere() {
      let other = Row(frame: .zero)
      window.contentView.addSubview(other)
      window.makeFirstResponder(page.row)
      root.openMenu()
      Screen.run(frames: 120)
      window.makeFirstResponder(other)
      root.closeMenu()
      #expect(window.firstResponder === other)
    }

    @Test("a screen reader opens it from the page, and then finds the menu and not the page")
    func screenReader() throws {
      NSAccessibility.posted = []
      let action = try #require(page.row.accessibilityCustomActions()?.first)
      #expect(!action.name.isEmpty && action.handler?() == true)
      Screen.run(frames: 120)
      #expect(root.isMenuOpen && page.row.isAccessibilityHidden)
      #expect(root.stage.isAccessibilityModal && !root.stage.isAccessibilityElement)
      #expect(NSAccessibility.posted.last?.element === folders.row)
      root.closeMenu()
      Screen.run(frames: 120)
      #expect(!page.row.isAccessibilityHidden && !root.stage.isAccessibilityModal)
      #expect(NSAccessibility.posted.last?.element === page.row)
    }

    @Test("settings by name are the menu's")
    func settings() {
      #expect(root.setStyleValue("right", forName: "edge"))
      #expect(root.styleValue(forName: "edge") == "right" && root.styleNames.contains("edge"))
      swipe(-250)
      Screen.run(frames: 120)
      #expect(root.isMenuOpen)
      #expect(root.applyPreset(named: root.presetNames[0]))
    }

    private final class Listener: FlowingMenuControllerDelegate {
      var told: [String] = []
      func flowingMenuWillOpen(_ controller: FlowingMenuController) { told.append("will open") }
      func flowingMenuDidOpen(_ controller: FlowingMenuController) { told.append("did open") }
      func flowingMenuDidClose(_ controller: FlowingMenuController) { told.append("did close") }
    }

    @Test("a delegate and a completion hear when it is there, at once without animation")
    func delegate() {
      let listener = Listener()
      var ends: [Bool] = []
      root.delegate = listener
      root.setMenuOpen(true, animated: true) { ends.append($0) }
      Screen.run(frames: 120)
      #expect(listener.told == ["will open", "did open"] && ends == [true])
      #expect(root.motionState == .open && root.progress == 1)
      root.setMenuOpen(false, animated: false) { ends.append($0) }
      #expect(
        ends == [true, true] && root.motionState == .closed && listener.told.last == "did close")
    }

    @Test("another page and another menu take the place of the old ones, open or closed")
    func swapped() {
      let (other, list) = (RowController(), RowController())
      root.content = other
      #expect(page.row.superview == nil && root.view.subviews.first === other.row)
      #expect(page.row.accessibilityCustomActions()?.isEmpty == true)
      #expect(other.row.accessibilityCustomActions()?.count == 1)
      root.openMenu()
      Screen.run(frames: 120)
      root.menuController = list
      Screen.run(frames: 2)
      #expect(folders.row.superview == nil && list.row.frame.width > 200 && root.isMenuOpen)
      #expect(root.children.count == 2 && other.row.isAccessibilityHidden)
      click(100)
      #expect(list.row.clicks == 1)
      root.closeMenu()
      Screen.run(frames: 120)
      click(200)
      #expect(other.row.clicks == 1)
    }

    @Test("gone from the screen it leaves nothing behind")
    func noLeak() {
      weak var left: FlowingMenuController?
      do {
        let controller = FlowingMenuController(content: RowController(), menu: RowController())
        window.contentView.addSubview(controller.view)
        controller.openMenu()
        Screen.run(frames: 20)
        controller.view.removeFromSuperview()
        left = controller
      }
      #expect(left == nil)
      Screen.run(frames: 2)
      #expect(Screen.links.isEmpty)
    }
  }
}
