#if GTK
import CGTK4
import CHeapBytes
import ElasticGTK
import ElasticKit

/// Opens a window with every widget, moves all of them, closes it, and repeats. Then prints the heap's
/// growth in bytes and the number of widgets left.
@MainActor
final class WindowsProbe {
  /// GTK keeps memory that it allocated for the first windows.
  private static let warmUp = 20

  private let application: GTKApplication
  private let count: Int
  private var opened = 0
  private var bytesBefore = 0
  private var left: [Weak] = []

  init(_ application: GTKApplication, count: Int) {
    self.application = application
    self.count = count
    g_application_hold(application.pointer.assumingMemoryBound(to: GApplication.self))
    open()
  }

  private func open() {
    if opened == Self.warmUp { bytesBefore = heap_bytes() }
    guard opened < Self.warmUp + count else { return finish() }
    opened += 1
    if opened % 4 == 0 { say(["opened": opened]) }
    let window = GTKWindow(application, title: "\(opened)", width: 375, height: 667)
    let widgets = makeWidgets()
    left.removeAll { $0.object == nil }
    left += [Weak(object: window)] + widgets.map { Weak(object: $0) }
    window.child = widgets[0]
    window.present()
    GTKApplication.after(0.06) { [weak self, weak window] in
      window?.close()
      GTKApplication.after(0.01) { self?.open() }
    }
  }

  private func makeWidgets() -> [GTKWidget] {
    let list = ElasticRefresh(GTKWidget(makeList(rows: 200)))
    let lists = ElasticRefresh(list, end: .bottom)
    let song = (try? Lyrics("[00:00.10]Hop over every word".utf8)) ?? Lyrics()
    let (ball, surface, shape, balloon) = (
      LyricBall(lyrics: song), ElasticSurface(), ElasticShape(), MessageBalloon()
    )
    let box = GTKWidget(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    for widget in [lists, ball, surface, shape, balloon] as [GTKWidget] {
      append(widget.widget, to: box.widget)
    }
    let menu = FlowingMenu(page: box, menu: makeButtons(["One", "Two"], margin: 0))
    menu.onOpened = { [weak menu] in menu?.close() }
    list.onEvent = { [weak list] _ in _ = list?.isRefreshing }
    list.beginRefreshing()
    ball.play()
    shape.poke()
    menu.open()
    return [menu, box, list, lists, ball, surface, shape, balloon]
  }

  private func finish() {
    left.removeAll { $0.object == nil }
    say([
      "windows": count, "bytes": heap_bytes() - bytesBefore, "heap": heap_bytes(),
      "left": left.count,
    ])
  }
}

private struct Weak {
  weak var object: GTKObject?
}
#endif
