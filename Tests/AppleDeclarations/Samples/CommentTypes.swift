// What only the code of comments uses of SwiftUI and UIKit, from their documentation; of Capsule the declarations have the name.
import CoreGraphics
import SwiftUI
import UIKit

// documentation/swiftui/capsule
struct Capsule: Shape {
  nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
  var body: some View { Rectangle() }
}

// documentation/swiftui/path
extension Path {
  init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  mutating func addEllipse(in rect: CGRect) {}
}

extension Color {
  static let mint = Color(red: 0, green: 0.8, blue: 0.75)
}

extension Edge.Set {
  static let top = Edge.Set(rawValue: 1)
}

extension List {
  // documentation/swiftui/list/init(_:id:rowcontent:)
  init<Data, ID: Hashable>(
    _ data: [Data], id: KeyPath<Data, ID>, @ViewBuilder rowContent: @escaping (Data) -> Content
  ) {
    self.init { rowContent(data[0]) }
  }
}

// documentation/uikit/uitableviewcontroller
class UITableViewController: UIViewController {
  var tableView: UITableView! = UITableView()
}
