#if GTK
import CGTK4
import ElasticKit

/// What screen readers are told of a widget over AT-SPI, and what they can have it do.
///
/// GTK says the name, the description and whether it is busy or modal; an action it offers by the very
/// name of what it would do. A new description is what GTK 4.8 has for news; from 4.14 on it is also
/// announced.
@MainActor
final class ScreenReader {
  /// What a component can be asked to do, in the kit's words: GTK wants to know when it makes the class.
  nonisolated static let actions: [StaticString] = [
    "Refresh", "Load more", "Open menu", "Close menu", "press",
  ]

  /// What it is called instead of the component's own name, which is English.
  var label: String? {
    didSet { tellLabel() }
  }

  private let widget: UnsafeMutablePointer<GtkWidget>
  private var announcements = Announcements()
  /// What was told last.
  private var told: ElasticAccessibility?
  private var isBusy = false

  /// What is told of a widget that lives at least as long.
  init(_ widget: UnsafeMutablePointer<GtkWidget>) { self.widget = widget }

  /// Tells what is new. It costs nothing where nothing is.
  func tell(_ output: ElasticOutput) {
    let access = output.accessibility
    let last = told
    told = access
    if last?.role != access.role { tellRole(access.role) }
    if !access.label.isSame(as: last?.label) { tellLabel() }
    if !access.value.isSame(as: last?.value) {
      elastic_gtk_set_text(widget, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, access.value.characters)
    }
    if !access.action.isSame(as: last?.action) { offer(access.action) }
    if last?.isModal ?? false != access.isModal {
      elastic_gtk_set_flag(widget, GTK_ACCESSIBLE_PROPERTY_MODAL, access.isModal ? 1 : 0)
    }
    if output.indicator?.isBusy ?? false != isBusy {
      isBusy.toggle()
      elastic_gtk_set_flag_state(widget, GTK_ACCESSIBLE_STATE_BUSY, isBusy ? 1 : 0)
    }
    if let news = announcements.news(of: access), gtk_widget_get_mapped(widget) != 0 {
      elastic_gtk_announce(widget, news.characters)
    }
  }

  /// GTK takes it only of a widget that is in no window yet.
  private func tellRole(_ role: ElasticAccessibility.Role) {
    guard gtk_widget_get_root(widget) == nil else { return }
    elastic_gtk_set_role(widget, role.gtkRole)
  }

  private func tellLabel() {
    if let label {
      elastic_gtk_set_text(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, label)
    } else if let told {
      elastic_gtk_set_text(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, told.label.characters)
    }
  }

  /// What is switched off is not offered.
  private func offer(_ action: StaticString) {
    for name in Self.actions {
      gtk_widget_action_set_enabled(widget, name.characters, name.hasText(of: action) ? 1 : 0)
    }
  }
}

extension ElasticAccessibility.Role {
  /// GTK's word for it.
  var gtkRole: GtkAccessibleRole {
    switch self {
    case .decoration: GTK_ACCESSIBLE_ROLE_PRESENTATION
    case .refresh, .status: GTK_ACCESSIBLE_ROLE_STATUS
    case .menu: GTK_ACCESSIBLE_ROLE_GROUP
    case .lyrics: GTK_ACCESSIBLE_ROLE_LABEL
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    }
  }
}

extension StaticString {
  /// Its text as C wants it, with a 0 at the end.
  var characters: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }

  /// Whether it is the very same; another may still have the same text.
  fileprivate func isSame(as other: StaticString?) -> Bool {
    utf8Start == other?.utf8Start && utf8CodeUnitCount == other?.utf8CodeUnitCount
  }

  fileprivate func hasText(of other: StaticString) -> Bool {
    strcmp(characters, other.characters) == 0
  }
}
#endif
