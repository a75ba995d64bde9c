#if !hasFeature(Embedded)
// BitsProbe rows WORDS FIRST COUNT: the rows of these plays, of the component that the file is named after.
// BitsProbe plays WORDS FIRST COUNT: each of them as a line of JSON, for a page.
// BitsProbe show WORDS NUMBER: what one play shows, step by step, to compare with that of another version.
import ElasticKit
import Foundation

func fail(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("BitsProbe: \(sentence)\n".utf8))
  exit(64)
}

let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count > 2, let first = Int(arguments[2]) else {
  fail("expected show WORDS NUMBER, or rows or plays WORDS FIRST COUNT")
}
let file = URL(filePath: arguments[1])
guard let kind = ComponentKind(name: file.lastPathComponent.prefix { $0 != "." }.utf8),
  let bytes = try? Data(contentsOf: file)
else { fail("\(arguments[1]): expected words named after a component") }
let vocabulary = PlayWords([UInt8](bytes))
let count = arguments.count > 3 ? Int(arguments[3]) ?? 1 : 1
for number in first..<first + count {
  switch arguments[0] {
  case "rows":
    print(String(decoding: FrozenPlay.row(number, of: kind, vocabulary), as: UTF8.self))
  case "plays":
    var export = PlayExport(number: number, words: vocabulary)
    let json = try JSONSerialization.data(withJSONObject: kind.visit(&export))
    print(String(decoding: json, as: UTF8.self))
  case "show":
    for form in [CanonForm.swift, .page] {
      print(FrozenPlayer.text(of: number, of: kind, vocabulary, form))
    }
  default: fail("\(arguments[0]): expected show, rows or plays")
  }
}
#endif
