import ElasticGTK

let application = GTKApplication(id: "org.example.Surface")
let status = application.run {
  let window = GTKWindow(application, title: "Surface", width: 375, height: 667)
  window.child = ElasticSurface()
  window.present()
}
