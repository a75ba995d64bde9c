#if GTK
import CGTK4
import ElasticHosting
import ElasticKit

/// The GTK class of our widgets: it calls the Swift object of a widget, if it still exists.
@MainActor
enum WidgetClass {
  /// The key of a widget's Swift object, which it does not own. GLib copies the name, because a string
  /// that Swift passes to C is freed after the call.
  private nonisolated static let key = g_quark_from_string("elastic-widget")

  private static let type: GType = {
    var widget = GTypeQuery()
    g_type_query(gtk_widget_get_type(), &widget)
    return g_type_register_static_simple(
      gtk_widget_get_type(), "ElasticWidget", widget.class_size, setUp, widget.instance_size, nil,
      GTypeFlags(0))
  }()

  /// A widget with a floating reference; its role and the name of its CSS node can be set only now.
  static func makeWidget(
    role: GtkAccessibleRole, cssName: String
  ) -> UnsafeMutablePointer<GtkWidget> {
    elastic_gtk_new_widget(type, role, cssName)
  }

  static func bind(_ widget: UnsafeMutablePointer<GtkWidget>, to object: ElasticWidget) {
    g_object_set_qdata(
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), key,
      Unmanaged.passUnretained(object).toOpaque())
  }

  nonisolated static func unbind(_ widget: UnsafeMutablePointer<GtkWidget>) {
    g_object_set_qdata(
      UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self), key, nil)
  }

  /// Moves the focus by GTK's default; false if it would leave the widget.
  static func moveFocus(
    in widget: UnsafeMutablePointer<GtkWidget>, _ direction: GtkDirectionType
  ) -> Bool {
    let type = g_type_class_peek(gtk_widget_get_type())!
      .assumingMemoryBound(to: GtkWidgetClass.self)
    return type.pointee.focus(widget, direction) != 0
  }

  /// The Swift object of a widget; nil for GTK's own and other programs'.
  static func object(_ widget: UnsafeMutablePointer<GtkWidget>) -> ElasticWidget? {
    let object = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GObject.self)
    return g_object_get_qdata(object, key).map {
      Unmanaged<ElasticWidget>.fromOpaque($0).takeUnretainedValue()
    }
  }

  /// Does what GTK asks of a widget that it goes on with afterwards: no handler of a program, which may let go of it,
  /// is called meanwhile.
  private nonisolated static func inPhase(_ body: @MainActor () -> Void) {
    MainActor.assumeIsolated { PlatformPhase.run { body() } }
  }

  private nonisolated static let setUp: GClassInitFunc = { type, _ in
    let widget = type!.assumingMemoryBound(to: GtkWidgetClass.self)
    widget.pointee.measure = { widget, orientation, length, minimum, natural, _, _ in
      nonisolated(unsafe) let (widget, minimum, natural) = (widget!, minimum!, natural!)
      inPhase {
        (minimum.pointee, natural.pointee) =
          WidgetClass.object(widget)?.measure(orientation, for: length) ?? (0, 0)
      }
    }
    widget.pointee.size_allocate = { widget, width, height, _ in
      nonisolated(unsafe) let widget = widget!
      inPhase {
        WidgetClass.object(widget)?.allocate(width: Double(width), height: Double(height))
      }
    }
    widget.pointee.snapshot = { widget, snapshot in
      nonisolated(unsafe) let (widget, snapshot) = (widget!, snapshot!)
      inPhase {
        let object = WidgetClass.object(widget)
        object?.snapshot(snapshot)
        object?.addFocus(to: snapshot)
      }
    }
    widget.pointee.css_changed = { widget, change in
      nonisolated(unsafe) let widget = widget!
      g_type_class_peek(gtk_widget_get_type()).assumingMemoryBound(to: GtkWidgetClass.self)
        .pointee.css_changed(widget, change)
      inPhase {
        // A part has no Swift object: its colours are its parent's.
        let parent = gtk_widget_get_parent(widget)
        let styled = WidgetClass.object(widget) ?? parent.flatMap { WidgetClass.object($0) }
        styled?.styleChanged()
      }
    }
    for name in ScreenReader.actions {
      gtk_widget_class_install_action(widget, name.characters, nil) { widget, _, _ in
        nonisolated(unsafe) let widget = widget!
        MainActor.assumeIsolated { WidgetClass.object(widget)?.activate() }
      }
    }
    // The height of a page whose lines break depends on its width.
    widget.pointee.get_request_mode = { _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }
    widget.pointee.focus = { widget, direction in
      nonisolated(unsafe) let widget = widget!
      return MainActor.assumeIsolated {
        WidgetClass.object(widget)?.moveFocus(direction) == true ? 1 : 0
      }
    }
    let object = type!.assumingMemoryBound(to: GObjectClass.self)
    object.pointee.dispose = { object in
      let widget = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GtkWidget.self)
      while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
      g_type_class_peek(gtk_widget_get_type()).assumingMemoryBound(to: GObjectClass.self)
        .pointee.dispose(object)
    }
  }
}
#endif
