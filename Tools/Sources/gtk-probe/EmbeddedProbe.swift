#if GTK
import CGTK4
import ElasticGTK

/// Runs a program with its own window until that is closed.
@MainActor
func runExistingProgram() -> Int32 {
  let program = gtk_application_new("org.example.Chat", G_APPLICATION_NON_UNIQUE)!
  defer { g_object_unref(program) }
  connect(program, "activate") { _ in
    let window = gtk_application_window_new(program)!
    let row = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)!
    let button = gtk_button_new_with_label("Somebody types")!
    gtk_window_set_child(window.cast(), row)
    gtk_box_append(row.cast(), button)

    let balloon = MessageBalloon(isTyping: false)
    balloon.spokenLabel = "Your friend"
    gtk_box_append(row.cast(), balloon.widget)
    connect(button, "clicked", owner: balloon.pointer) { [weak balloon] _ in
      balloon?.isTyping.toggle()
    }

    gtk_window_set_default_size(window.cast(), 375, 667)
    gtk_window_present(window.cast())
  }
  return g_application_run(program.cast(), 0, nil)
}
#endif
