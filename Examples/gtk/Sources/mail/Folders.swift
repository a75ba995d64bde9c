import ElasticGTK

/// What is in the menu: a button for each page.
@MainActor
final class Folders {
  /// The buttons.
  let view: GTKBox
  /// Called with the name on a button.
  var onChoice: @MainActor (String) -> Void = { _ in }

  init(_ names: [String]) {
    view = GTKBox(.vertical, [Views.row([Views.title("Folders")])])
    for name in names {
      view.append(GTKButton(name) { [weak self] in self?.onChoice(name) }.classes("flat"))
    }
  }
}
