import CGTK4
import ElasticGTK

let application = GTKApplication(id: "org.example.Mail")
let status = application.run {
  let window = GTKWindow(application, title: "Mail", width: 375, height: 667)
  let page = GTKWidget(gtk_label_new("Drag from the left edge"))
  let folders = GTKWidget(gtk_label_new("Inbox"))
  let menu = FlowingMenu(page: page, menu: folders)
  menu.onClosed = { print("back at the page") }
  window.child = menu
  window.present()
}
