import Foundation
#if GTK
import CGTK4
import ElasticGTK

let words = Array(CommandLine.arguments.dropFirst())
if words == ["embedded"] { exit(runExistingProgram()) }
let application = GTKApplication(id: "org.elastickit.probe", isUnique: words.contains("once"))
var questions: Questions?
let status = application.run {
  switch (words.first, words.count) {
  case ("list", 1):
    let probe = ListProbe(application, rows: 10_000)
    questions = Questions { probe.answer($0) }
  case ("menu", 1...2):
    let probe = MenuProbe(
      application, isEmpty: words.contains("empty"), isScrolled: words.contains("scrolled"))
    questions = Questions { probe.answer($0) }
  case ("windows", 2):
    guard let count = Int(words[1]), 1...10_000 ~= count else { fail("no such count: \(words[1])") }
    let probe = WindowsProbe(application, count: count)
    questions = Questions { _ in withExtendedLifetime(probe) {} }
  case ("song", 3):
    let probe = SongProbe(application, sound: words[1], song: words[2])
    questions = Questions { probe.answer($0) }
  case ("handlers", 2):
    let probe = HandlersProbe(application, kind: words[1])
    questions = Questions { probe.answer($0) }
  case ("page", 1...3):
    let probe = PageProbe(
      application, hasChild: words.contains("child"),
      rows: words.contains("empty") ? 0 : words.contains("short") ? 3 : 30)
    questions = Questions { probe.answer($0) }
  case ("layout", 2...):
    let probe = LayoutProbe(application, kind: words[1], settings: Array(words.dropFirst(2)))
    questions = Questions { probe.answer($0) }
  default:
    fail(
      """
      embedded|list|menu [empty|scrolled]|windows COUNT|song SOUND SONG|handlers COMPONENT\
      |page [child] [short|empty] [once]|layout COMPONENT [NAME=VALUE…]
      """)
  }
}
exit(status)
#else
fail("build it with the trait GTK")
#endif

/// Writes a sentence to standard error and exits.
func fail(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("gtk-probe: \(sentence)\n".utf8))
  exit(64)
}
