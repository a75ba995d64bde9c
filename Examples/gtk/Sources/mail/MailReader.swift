import ElasticGTK

/// The window: pages, and the menu over them.
///
/// GTK keeps the widgets for as long as the window is open, and this keeps what belongs to them.
@MainActor
final class MailReader {
  private let inbox = Inbox()
  private let song = Song()
  private let folders = Folders(["Inbox", "Song"])
  private let pages: Pages
  private let menu: FlowingMenu
  private let window: GTKWindow

  init(_ application: GTKApplication) {
    pages = Pages([("Inbox", inbox.view), ("Song", song.view)])
    menu = FlowingMenu(page: pages.view, menu: folders.view)
    window = GTKWindow(application, title: "Inbox", width: 375, height: 667)
    window.child = menu
    folders.onChoice = { [weak self] in self?.show($0) }
    inbox.onMenu = { [weak menu] in menu?.open() }
    song.onMenu = { [weak menu] in menu?.open() }
    inbox.onCount = { [weak window] in window?.title = "Inbox, \($0) messages" }
    window.addAction("refresh", keys: ["F5", "<Control>r"]) { [weak inbox] in inbox?.refresh() }
    window.present()
  }

  private func show(_ name: String) {
    pages.show(name)
    song.setPlaying(name == "Song")
    menu.close()
  }
}
