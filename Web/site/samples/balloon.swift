import ElasticGTK

let application = GTKApplication(id: "org.example.Chat")
let status = application.run {
  let window = GTKWindow(application, title: "Chat", width: 375, height: 667)
  window.child = MessageBalloon(isTyping: true)
  window.present()
}
