#if GTK
import CGTK4
import ElasticGTK

let words = Array(CommandLine.arguments.dropFirst())
if words.first == "embedded" { CGTK4.exit(runExistingProgram()) }
let application = GTKApplication(id: "org.elastickit.probe")
var questions: Questions?
let status = application.run {
  switch words.first {
  case "list":
    let probe = ListProbe(application, rows: 10_000)
    questions = Questions { probe.answer($0) }
  case "menu":
    let probe = MenuProbe(application, isEmpty: words.contains("empty"))
    questions = Questions { probe.answer($0) }
  case "windows":
    let probe = WindowsProbe(application, count: words.dropFirst().first.flatMap { Int($0) } ?? 200)
    questions = Questions { _ in withExtendedLifetime(probe) {} }
  case "song":
    let probe = SongProbe(application, sound: words[1], song: words[2])
    questions = Questions { probe.answer($0) }
  default: preconditionFailure("gtk-probe list|menu|windows COUNT|song SOUND SONG")
  }
}
CGTK4.exit(status)
#else
fatalError("the probe needs the trait GTK")
#endif
