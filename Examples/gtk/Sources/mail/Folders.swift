import ElasticGTK

/// What is in the menu: a button for each page.
@MainActor
final class Folders {
  /// The buttons.
  let view: GTKWidget
  /// Called with the name on a button.
  var onChoice: @MainActor (String) -> Void = { _ in }

  init(_ names: [String]) {
    let buttons = names.map { Views.button($0, isFlat: true) }
    view = Views.column([Views.row([Views.title("Folders")])] + buttons)
    for (button, name) in zip(buttons, names) {
      button.connect("clicked") { [weak self] _ in self?.onChoice(name) }
    }
  }
}
