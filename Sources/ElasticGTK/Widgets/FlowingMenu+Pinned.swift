#if GTK
import CGTK4
import ElasticKit

// A menu that stays beside its page where there is room for both.

extension FlowingMenu {
  func changePin() {
    if isPinned {
      ownBackdrop = style.backdrop
      style.backdrop = .color(.clear)
    } else if let ownBackdrop {
      style.backdrop = ownBackdrop
    }
    isOpen = isPinned
    updateReader()
    coverPage()
    if isPinned { focus.giveBack() }
    gtk_widget_queue_allocate(widget)
  }

  /// What a menu leaves of a rectangle.
  func besideMenu(_ all: Rect2D) -> Rect2D {
    guard let menu = slot?.frame else { return all }
    var page = all
    switch live.component.edge {
    case .left:
      page.origin.x = max(menu.origin.x + menu.size.width, 0)
      page.size.width = all.size.width - page.origin.x
    case .right: page.size.width = min(menu.origin.x, all.size.width)
    case .top:
      page.origin.y = max(menu.origin.y + menu.size.height, 0)
      page.size.height = all.size.height - page.origin.y
    default: page.size.height = min(menu.origin.y, all.size.height)
    }
    return page
  }
}
#endif
