import CGTK4
import ElasticGTK

let application = GTKApplication(id: "org.example.Letters")
let status = application.run {
  let window = GTKWindow(application, title: "Letters", width: 375, height: 667)
  let list = GTKWidget(gtk_label_new("Pull me"))
  let letters = ElasticRefresh(list)
  letters.onRefresh = { [weak letters] in
    gtk_label_set_text(OpaquePointer(list.pointer), "Something new")
    letters?.endRefreshing()
  }
  window.child = letters
  window.present()
}
