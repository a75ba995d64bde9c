import CGTK4
import ElasticGTK

/// A list view of messages, which makes rows only for those that are seen.
@MainActor
final class Messages {
  private static let subjects = [
    ("The library", "Your book is waiting for you"),
    ("The choir", "We sing on Thursday, a little earlier"),
    ("The bakery", "The oven is on: rye today"),
    ("The allotment", "Somebody has to water the beans"),
    ("The weather", "Rain until noon, then look up"),
  ]

  private let texts: OpaquePointer
  private var newest = 100
  private var oldest = 100
  /// The list, which scrolls.
  let view: GTKWidget

  init() {
    texts = gtk_string_list_new(nil)
    let factory = gtk_signal_list_item_factory_new()!
    connect(UnsafeMutableRawPointer(factory), "setup") { emission in
      let label = Views.messageLabel()
      gtk_list_item_set_child(OpaquePointer(emission.object(0)), label.widget)
    }
    connect(UnsafeMutableRawPointer(factory), "bind") { emission in
      let item = OpaquePointer(emission.object(0))
      let text = OpaquePointer(gtk_list_item_get_item(item))
      gtk_label_set_markup(
        OpaquePointer(gtk_list_item_get_child(item)), gtk_string_object_get_string(text))
    }
    let list = gtk_list_view_new(gtk_single_selection_new(texts), factory)!
    gtk_list_view_set_show_separators(OpaquePointer(list), 1)
    view = GTKWidget(list)
    addOlder(40)
  }

  /// How many there are.
  var count: Int { Int(g_list_model_get_n_items(texts)) }

  /// Adds so many at the top.
  func addNewer(_ count: Int) {
    for _ in 0..<count {
      newest += 1
      insert(newest, at: 0)
    }
  }

  /// Adds so many at the bottom.
  func addOlder(_ count: Int) {
    for _ in 0..<count {
      insert(oldest, at: guint(self.count))
      oldest -= 1
    }
  }

  private func insert(_ number: Int, at place: guint) {
    let (sender, subject) = Self.subjects[(number % 5 + 5) % 5]
    "<b>\(sender)</b>\n<small>\(subject)</small>".withCString { text in
      var lines = [Optional(text), nil]
      gtk_string_list_splice(texts, place, 0, &lines)
    }
  }
}
