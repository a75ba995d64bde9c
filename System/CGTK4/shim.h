#include <glib-unix.h>
#include <gtk/gtk.h>

// What Swift cannot import: varargs, macros, and what later versions call deprecated.

static inline GtkWidget *elastic_gtk_new_widget(GType type, GtkAccessibleRole role) {
  return GTK_WIDGET(g_object_new(type, "accessible-role", role, NULL));
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

/// Has a signal without arguments sent.
static inline void elastic_gtk_emit(gpointer object, const char *signal) {
  g_signal_emit_by_name(object, signal);
}
