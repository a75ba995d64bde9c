import AppKit
import ElasticApple

@main
enum DrawerApp {
  @MainActor
  static func main() {
    let app = NSApplication.shared
    app.setActivationPolicy(.regular)
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 400, height: 600),
      styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered, defer: false
    )
    window.title = "Drawer"
    window.isReleasedWhenClosed = false
    window.contentViewController = FlowingMenuController(
      content: HeadlinesController(), menu: DrawerController())
    window.center()
    window.makeKeyAndOrderFront(nil)
    let notes = NotesWindow.make()
    notes.orderFront(nil)
    app.activate()
    app.run()
  }
}
