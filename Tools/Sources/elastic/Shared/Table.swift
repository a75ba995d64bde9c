/// Rows of words in columns, each as wide as its widest word.
struct Table {
  private var rows: [[String]] = []
  private let columns: Int

  init(columns: Int) { self.columns = columns }

  mutating func row(_ words: [String]) { rows.append(words) }

  var bytes: [UInt8] {
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    var text = ""
    for row in rows {
      var line = ""
      for (word, width) in zip(row, widths) {
        line += word + String(repeating: " ", count: width - word.count + 2)
      }
      while line.last == " " { line.removeLast() }
      text += line + "\n"
    }
    return Array(text.utf8)
  }
}
