#if GTK
import CGTK4
import ElasticHosting
import ElasticKit

/// The accessible properties and actions of a widget over AT-SPI.
///
/// GTK publishes the name, the description and the busy and modal states. The name of an action
/// is the name of its effect. GTK 4.8 reports changes as a new description; from 4.14 on the change is also
/// announced.
@MainActor
final class ScreenReader {
  /// The possible actions of a component, in the kit's words, and of a song: GTK needs them when it creates the
  /// class.
  nonisolated static let actions: [StaticString] = [
    "Refresh", "Load more", "Open menu", "Close menu", "press", "Play", "Pause",
  ]

  /// The name that replaces the component's own name, which is English.
  var label: String? {
    didSet { updateLabel() }
  }

  /// A surface's description besides its name: nothing else explains its keys.
  private static let pullHint: StaticString = "Space or the arrow away from its edge pulls it"

  private let widget: UnsafeMutablePointer<GtkWidget>
  /// The last published properties.
  private var reported: ElasticAccessibility?
  private var isBusy = false

  /// For a widget, which must outlive this.
  init(_ widget: UnsafeMutablePointer<GtkWidget>) { self.widget = widget }

  /// Publishes changes. Costs nothing without a change.
  /// - Parameters:
  ///   - access: what the widget says of itself; without an action none is offered.
  ///   - sentence: what is announced instead of a value that has come.
  func update(
    _ live: any HostedComponent, _ access: ElasticAccessibility,
    sentence: (StaticString) -> String
  ) {
    let output = live.output
    var access = access
    if access.role == .decoration, live.isFocusable { access.value = Self.pullHint }
    let last = reported
    reported = access
    if last?.role != access.role { updateRole(Self.role(of: live)) }
    if !access.label.isSame(as: last?.label) { updateLabel() }
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
    if let news = live.nextAnnouncement(), gtk_widget_get_mapped(widget) != 0 {
      elastic_gtk_announce(widget, sentence(news).wholeInC)
    }
  }

  /// GTK accepts it only before the widget is in a window.
  private func updateRole(_ role: GtkAccessibleRole) {
    guard gtk_widget_get_root(widget) == nil else { return }
    elastic_gtk_set_role(widget, role)
  }

  /// GTK's role of a component. An ornament that keys can pull is not skipped: the focus would go to nothing.
  static func role(of live: any HostedComponent) -> GtkAccessibleRole {
    let role = live.output.accessibility.role
    return role == .decoration && live.isFocusable ? GTK_ACCESSIBLE_ROLE_GROUP : role.gtkRole
  }

  private func updateLabel() {
    if let label {
      elastic_gtk_set_text(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, label.wholeInC)
    } else if let reported {
      elastic_gtk_set_text(widget, GTK_ACCESSIBLE_PROPERTY_LABEL, reported.label.characters)
    }
  }

  /// Disabled actions are not offered.
  private func offer(_ action: StaticString) {
    for name in Self.actions {
      gtk_widget_action_set_enabled(widget, name.characters, name.hasText(of: action) ? 1 : 0)
    }
  }
}

extension ElasticAccessibility.Role {
  /// GTK's word for it.
  fileprivate var gtkRole: GtkAccessibleRole {
    switch self {
    case .decoration: GTK_ACCESSIBLE_ROLE_PRESENTATION
    case .refresh, .status: GTK_ACCESSIBLE_ROLE_STATUS
    case .menu, .lyrics: GTK_ACCESSIBLE_ROLE_GROUP
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    }
  }
}

extension String {
  /// With U+FFFD for each 0, at which C would end the text.
  var wholeInC: String {
    guard utf8.contains(0) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : $0 }))
  }
}

extension StaticString {
  /// Its text as C wants it, with a 0 at the end.
  var characters: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }

  /// Whether it is the same object; another may still have the same text.
  fileprivate func isSame(as other: StaticString?) -> Bool {
    utf8Start == other?.utf8Start && utf8CodeUnitCount == other?.utf8CodeUnitCount
  }

  fileprivate func hasText(of other: StaticString) -> Bool {
    strcmp(characters, other.characters) == 0
  }
}
#endif
