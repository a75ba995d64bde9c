import ElasticGTK

let application = GTKApplication(id: "org.example.Like")
let status = application.run {
  let window = GTKWindow(application, title: "Like", width: 375, height: 667)
  let like = ElasticShape(style: .button)
  like.spokenLabel = "Like"
  like.onActivate = { print("liked") }
  window.child = like
  window.present()
}
