import ElasticKit

extension MenuMotion: Staged {
  /// Let go on its way.
  public static func staged() throws -> MenuMotion {
    // So slow that the bubble is open in part all the second.
    var style = MenuMotion.Style()
    style.releaseDuration = 1.5
    var menu = MenuMotion(style: style)
    menu.handle(.resized(phone), at: -1)
    pull(&menu, from: Point2D(5, 300), by: Vector2D(180, 20))
    precondition(menu.state == .opening, "as its name says")
    return menu
  }
}
