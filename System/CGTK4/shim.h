#include <dlfcn.h>
#include <glib-unix.h>
#include <gtk/gtk.h>

// What Swift cannot import: varargs, macros, and what later versions call deprecated.

static inline GtkWidget *elastic_gtk_new_widget(
    GType type, GtkAccessibleRole role, const char *css_name) {
  return GTK_WIDGET(g_object_new(type, "accessible-role", role, "css-name", css_name, NULL));
}

static inline void elastic_gtk_set_text(
    GtkWidget *widget, GtkAccessibleProperty property, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, text, -1);
}

static inline void elastic_gtk_set_flag(
    GtkWidget *widget, GtkAccessibleProperty property, gboolean value) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, value, -1);
}

/// Only while the widget is in no window.
static inline void elastic_gtk_set_role(GtkWidget *widget, GtkAccessibleRole role) {
  g_object_set(widget, "accessible-role", role, NULL);
}

/// Nothing before GTK 4.14.
static inline void elastic_gtk_announce(GtkWidget *widget, const char *text) {
#if GTK_CHECK_VERSION(4, 14, 0)
  gtk_accessible_announce(
      GTK_ACCESSIBLE(widget), text, GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#endif
}

static inline void elastic_gtk_set_flag_state(
    GtkWidget *widget, GtkAccessibleState state, gboolean value) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), state, value, -1);
}

static inline gboolean elastic_gtk_flag(gpointer object, const char *name) {
  gboolean value = FALSE;
  g_object_get(object, name, &value, NULL);
  return value;
}

static inline int elastic_gtk_int(gpointer object, const char *name) {
  int value = 0;
  g_object_get(object, name, &value, NULL);
  return value;
}

/// To be given back with g_free.
static inline char *elastic_gtk_string(gpointer object, const char *name) {
  char *value = NULL;
  g_object_get(object, name, &value, NULL);
  return value;
}

static inline gboolean elastic_gtk_color(GtkWidget *widget, const char *name, GdkRGBA *color) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  return gtk_style_context_lookup_color(gtk_widget_get_style_context(widget), name, color);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

/// Draws the background that the theme gives a widget.
static inline void elastic_gtk_draw_background(
    GtkWidget *widget, cairo_t *context, double x, double y, double width, double height) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_render_background(gtk_widget_get_style_context(widget), context, x, y, width, height);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

/// The CSS colour of a widget's text.
static inline void elastic_gtk_text_color(GtkWidget *widget, GdkRGBA *color) {
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_style_context_get_color(gtk_widget_get_style_context(widget), color);
  G_GNUC_END_IGNORE_DEPRECATIONS
}

#ifdef __linux__
// What libdispatch has for the run loops of others: CFRunLoop uses it. The handle is an eventfd, readable while the main
// queue has work, which the callback does.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *unused);
#endif

/// Styles all of a display.
static inline void elastic_gtk_add_css(GdkDisplay *display, const char *css, guint priority) {
  GtkCssProvider *provider = gtk_css_provider_new();
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_css_provider_load_from_data(provider, css, -1);
  gtk_style_context_add_provider_for_display(display, GTK_STYLE_PROVIDER(provider), priority);
  G_GNUC_END_IGNORE_DEPRECATIONS
  g_object_unref(provider);
}

/// Whether libadwaita shows high contrast, in a program that uses it. It leaves GTK's name of the theme empty.
static inline gboolean elastic_gtk_adwaita_contrast(void) {
  if (g_type_from_name("AdwStyleManager") == 0) return FALSE;
  gpointer (*manager)(void) = (gpointer (*)(void))dlsym(NULL, "adw_style_manager_get_default");
  return manager ? elastic_gtk_flag(manager(), "high-contrast") : FALSE;
}

/// Has a signal without arguments sent.
static inline void elastic_gtk_emit(gpointer object, const char *signal) {
  g_signal_emit_by_name(object, signal);
}
