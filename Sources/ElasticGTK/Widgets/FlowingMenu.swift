#if GTK
import CGTK4
import ElasticKit

/// A page, and a menu that flows over it from an edge.
///
///     let window = FlowingMenu(page: messages, menu: folders)
///     folders.onChoice = { [weak window] in window?.close() }
///
/// A drag from the edge opens the menu; it can be grabbed at any moment and flung back. A click beside it, Escape,
/// Alt and the arrow back, and a mouse's back button close it. While it is open the page receives neither
/// clicks nor the focus, which returns to its previous widget afterwards.
///
/// Closures should capture widgets weakly.
public final class FlowingMenu: ComponentWidget<MenuMotion> {
  /// The page under the menu.
  public let page: GTKWidget
  /// The menu: any widget, for example a box with buttons.
  public let menu: GTKWidget

  /// Called when the menu is open and at rest.
  public var onOpened: @MainActor () -> Void = {}
  /// Called when the menu is closed and at rest.
  public var onClosed: @MainActor () -> Void = {}
  /// Called with the open share of the menu, 0 to 1, whenever it changes.
  public var onSlide: @MainActor (Double) -> Void = { _ in }

  /// Lies over the page while the menu is open, so that the mouse is not on the page. When it is hidden, GTK
  /// looks what is under the mouse now, without waiting for the mouse to move.
  private let veil = GTKWidget(
    elastic_gtk_new_widget(gtk_drawing_area_get_type(), GTK_ACCESSIBLE_ROLE_PRESENTATION, "veil"))
  private(set) var slot: Drawing.Slot?
  private var isPlacing = false
  private var isResting = false
  /// The menu's background, as it was last looked up.
  private var background: ElasticColor?
  private(set) lazy var focus = FocusTrap(of: page, in: menu, of: self)

  /// A closed menu over a page.
  /// - Parameter style: by default one whose edge has the colour of the menu's background, as
  ///   `.role(.background)` does in all menus.
  public init(page: GTKWidget, menu: GTKWidget, style: MenuMotion.Style = .themed) {
    self.page = page
    self.menu = menu
    super.init(MenuMotion(style: style))
    adopt(page)
    for child in [veil, menu] {
      adopt(child)
      gtk_widget_set_child_visible(child.widget, 0)
    }
    handleBackKeys()
    handleBackButton()
    let touch = gesture.onTouch
    gesture.onTouch = { [weak self] input, time in
      self?.isPinned == true ? .refused : touch(input, time)
    }
  }

  /// Whether the menu stays open beside the page, which gives way to it. It then covers nothing, so nothing is darkened, clicks and
  /// keys go to both, and no drag, click or Escape closes it; ``close()`` still does.
  ///
  /// Setting it opens the menu, and closes it when it is false again: by the width of a window, for example.
  public var isPinned = false {
    didSet {
      if isPinned != oldValue { changePin() }
    }
  }
  /// The backdrop for when it is not pinned.
  var ownBackdrop: Paint?

  /// Whether the menu is open or opening.
  public var isOpen: Bool {
    get { super.isModal }
    set { perform(newValue ? .open : .close) }
  }

  /// Opens the menu.
  public func open() { isOpen = true }

  /// Closes the menu.
  public func close() { isOpen = false }

  override var isAtEdge: Bool { live.component.isAtEdge }
  override var isModal: Bool { super.isModal && !isPinned }
  override var action: StaticString { isPinned ? "" : super.action }

  override func handle(key: ElasticKey, isDown: Bool) -> Bool {
    isPinned ? false : super.handle(key: key, isDown: isDown)
  }

  /// Whether touches move it; false ends a running motion.
  public var isEnabled = true {
    didSet { perform(isEnabled ? .enable : .disable) }
  }

  override func note(_ occurrence: Occurrence<MenuMotion.Event>) {
    switch occurrence.event {
    case .opened: onOpened()
    case .closed:
      // The mouse may still be on a place of the menu that has moved away. The next frame shows the rest of it.
      gtk_widget_set_child_visible(menu.widget, 0)
      onClosed()
    case .slide(let share): onSlide(share)
    case .opening, .closing: coverPage()
    case .settled, .cancelled: break
    }
  }

  /// Keeps clicks from the page while the menu is open.
  func coverPage() { gtk_widget_set_child_visible(veil.widget, isModal ? 1 : 0) }

  // MARK: - Back

  /// Alt and the arrow back; Escape is the kit's.
  private func handleBackKeys() {
    let keys = gtk_event_controller_key_new()!
    ElasticGTK.connect(UnsafeMutableRawPointer(keys), "key-pressed") { [weak self] emission in
      guard let self, isModal, emission.flags(2) & GDK_ALT_MASK.rawValue != 0 else { return }
      let key = Int32(bitPattern: emission.unsigned(0))
      let isMirrored = surroundings.direction == .rightToLeft
      let back = isMirrored ? [GDK_KEY_Right, GDK_KEY_KP_Right] : [GDK_KEY_Left, GDK_KEY_KP_Left]
      guard back.contains(key) else { return }
      close()
      emission.answer(true)
    }
    gtk_widget_add_controller(widget, keys)
  }

  private func handleBackButton() {
    let click = gtk_gesture_click_new()!
    // The same number on X11 and Wayland.
    gtk_gesture_single_set_button(click, 8)
    gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
    ElasticGTK.connect(UnsafeMutableRawPointer(click), "pressed") { [weak self] _ in
      guard let self, isModal else { return }
      close()
      gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
    }
    gtk_widget_add_controller(widget, click)
  }

  override func moveFocus(_ direction: GtkDirectionType) -> Bool {
    isModal ? focus.move(direction) : super.moveFocus(direction)
  }

  // MARK: - Its children

  override func measure(
    _ orientation: GtkOrientation, for length: Int32
  ) -> (minimum: Int32, natural: Int32) {
    let page = measure(page, orientation, for: length)
    let menu = measure(menu, orientation, for: -1)
    return (max(page.minimum, menu.minimum), max(page.natural, menu.minimum))
  }

  override func allocate(width: Double, height: Double) {
    isPlacing = true
    super.allocate(width: width, height: height)
    let all = Rect2D(x: 0, y: 0, width: width, height: height)
    allocate(page, in: isPinned ? besideMenu(all) : all)
    allocate(veil, in: all)
    if let slot { allocate(menu, in: slot.frame) }
    isPlacing = false
  }

  override func showFrame(at time: Double) -> NextFrame {
    let activity = super.showFrame(at: time)
    isResting = activity == .never
    let frame = slot?.frame
    slot = live.withDrawing { $0.slot(ItemID(.menu)) }
    gtk_widget_set_child_visible(menu.widget, slot == nil ? 0 : 1)
    if let slot, slot.frame != frame, !isPlacing { gtk_widget_queue_allocate(widget) }
    coverPage()
    if isModal, slot != nil { focus.trap() } else if !isModal { focus.giveBack() }
    return activity
  }

  /// The background is that of the menu, so that the edge has the same colour.
  override var palette: ElasticPalette {
    var palette = super.palette
    if let background { palette[.background] = background }
    return palette
  }

  /// Looks the background up at rest, and until there is one: it is not for each frame to draw the menu's style.
  private func lookUpBackground() {
    guard isResting || background == nil else { return }
    background = ElasticColor(backgroundOf: menu.widget)
  }

  override func snapshot(_ snapshot: OpaquePointer) {
    add(page, to: snapshot)
    lookUpBackground()
    // GTK draws an open menu at rest; a moving menu has a clip that GTK does not support.
    let isPlain = isResting && slot?.opacity == 1
    addDrawing(to: snapshot) { item, _, opacity, context in
      if item == ItemID(.menu), !isPlain { draw(menu, opacity: opacity, on: context) }
    }
    if isPlain { add(menu, to: snapshot) }
  }
}

extension MenuMotion.Style {
  /// The edge has the background of the menu widget, or, if that has none, the theme's window background, on which
  /// the theme's text is readable.
  public static var themed: MenuMotion.Style {
    var style = MenuMotion.Style()
    style.fill = .role(.background)
    style.background = .role(.background)
    return style
  }
}
#endif
