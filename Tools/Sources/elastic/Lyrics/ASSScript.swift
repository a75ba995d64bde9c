import ElasticKit

/// The styles of an ASS file, or of SSA, and its dialogues by their style.
///
/// Read are colours, without their alpha, and the horizontal part of alignments. Of tags in dialogues `\an` is, and before the first
/// letter those of colours: `\1c` or `\c`, and `\2c`.
struct ASSScript {
  /// Dialogues of one look.
  struct Group {
    var style: String
    var tags: Tags
    /// Their rows in the file.
    var rows: [UInt8] = []
  }

  /// What a dialogue says for itself.
  struct Tags: Hashable {
    /// The number of `\an`.
    var alignment: Int?
    /// 1 is a style's `PrimaryColour`, 2 its `SecondaryColour`.
    var colors: [Int: ElasticColor] = [:]
  }

  private(set) var groups: [Group] = []
  /// Whether any syllable has a time.
  private(set) var hasKaraoke = false
  private var styles: [String: SongStyles.Style] = [:]
  /// The row with the order of a dialogue's fields.
  private var eventFormat =
    "Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text"
  /// Those fields, in lower case.
  private var eventFields = [
    "layer", "start", "end", "style", "name", "marginl", "marginr", "marginv", "effect", "text",
  ]

  /// The colours that programs write into a file in which nobody has chosen any: white words, red before they are sung.
  static let usual = SongStyles.Style(
    unsung: ElasticColor(hex: 0xFF00_00FF), sung: ElasticColor(hex: 0xFFFF_FFFF))

  init(_ text: [UInt8]) {
    var section = ""
    var fields: [String] = []
    var indices: [GroupKey: Int] = [:]
    for bytes in text.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let row = String(decoding: bytes, as: UTF8.self)
      if row.hasPrefix("[") {
        section = row.trimmingPrefix("[").prefix { $0 != "]" }.lowercased()
        continue
      }
      guard let colon = row.firstIndex(of: ":") else { continue }
      let (key, value) = (row[..<colon].lowercased(), row[row.index(after: colon)...])
      switch (section, key) {
      case ("v4+ styles", "format"), ("v4 styles", "format"):
        fields = Self.list(value).map { $0.lowercased() }
      case ("v4+ styles", "style"), ("v4 styles", "style"):
        let pairs = zip(fields, Self.list(value))
        addStyle(Dictionary(pairs) { first, _ in first }, isOld: section == "v4 styles")
      case ("events", "format"):
        eventFormat = row
        eventFields = Self.list(value).map { $0.lowercased() }
      case ("events", "dialogue"), ("events", "comment"):
        add(row, value, &indices)
      default: break
      }
    }
  }

  private static func list(_ text: Substring) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map(trimmed)
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(start.prefix(start.count - start.reversed().prefix { $0.isWhitespace }.count))
  }

  // MARK: Styles

  private mutating func addStyle(_ values: [String: String], isOld: Bool) {
    guard let name = values["name"] else { return }
    var style = SongStyles.Style()
    style.sung = values["primarycolour"].flatMap(Self.color)
    style.unsung = values["secondarycolour"].flatMap(Self.color)
    if let width = values["outline"].flatMap(Double.init), width > 0, values["borderstyle"] != "3" {
      style.outline = values["outlinecolour"].flatMap(Self.color)
    }
    let alignment = values["alignment"].flatMap { Int($0) } ?? 2
    // SSA has 1, 2 and 3, and more for other heights: 5 to 7 and 9 to 11.
    style.side = Self.side(isOld ? alignment & 3 : alignment)
    styles[Self.key(name)] = style
  }

  /// An asterisk before a style's name says nothing.
  private static func key(_ name: String) -> String { String(name.drop { $0 == "*" }) }

  private static func side(_ alignment: Int) -> SongStyles.Side {
    switch alignment {
    case 1, 4, 7: .left
    case 3, 6, 9: .right
    default: .middle
    }
  }

  /// `&HAABBGGRR`, or the same as a decimal number.
  private static func color(_ text: String) -> ElasticColor? {
    let digits = text.uppercased().filter { $0 != "&" }
    let number = digits.hasPrefix("H") ? Int(digits.dropFirst(), radix: 16) : Int(digits)
    guard let number else { return nil }
    let bits = UInt32(truncatingIfNeeded: number)
    let (red, green, blue) = (bits & 255, (bits >> 8) & 255, (bits >> 16) & 255)
    return ElasticColor(hex: red << 24 | green << 16 | blue << 8 | 255)
  }

  /// The style of a group; one that is not in the file is the default.
  func style(of group: Group) -> SongStyles.Style {
    var style = styles[group.style] ?? styles["Default"] ?? SongStyles.Style()
    if let alignment = group.tags.alignment { style.side = Self.side(alignment) }
    if let sung = group.tags.colors[1] { style.sung = sung }
    if let unsung = group.tags.colors[2] { style.unsung = unsung }
    return style
  }

  // MARK: Dialogues

  private struct GroupKey: Hashable {
    var style: String
    var tags: Tags
  }

  private mutating func add(_ row: String, _ value: Substring, _ indices: inout [GroupKey: Int]) {
    let values = value.split(
      separator: ",", maxSplits: max(eventFields.count - 1, 0), omittingEmptySubsequences: false)
    guard let column = eventFields.firstIndex(of: "style"), column < values.count else { return }
    let name = Self.key(Self.trimmed(values[column]))
    let text = values.last ?? ""
    hasKaraoke = hasKaraoke || text.contains("\\k") || text.contains("\\K")
    let key = GroupKey(style: name, tags: Self.tags(of: text))
    let group = indices[key] ?? groups.count
    if group == groups.count {
      indices[key] = group
      groups.append(Group(style: name, tags: key.tags))
    }
    groups[group].rows += Array(row.utf8) + [0x0A]
  }

  private static func tags(of text: Substring) -> Tags {
    var tags = Tags()
    if text.contains("\\an"), let tag = text.firstMatch(of: /\{[^}]*\\an([1-9])/) {
      tags.alignment = Int(tag.1)
    }
    // Of one colour twice the last counts. A later colour is that of some of the words only.
    var rest = text
    while rest.first == "{", let end = rest.firstIndex(of: "}") {
      for tag in rest[..<end].matches(of: /\\([12]?)c(&?H[0-9A-Fa-f]+)/) {
        if let color = color(String(tag.2)) { tags.colors[Int(tag.1) ?? 1] = color }
      }
      rest = rest[rest.index(after: end)...]
    }
    return tags
  }

  /// A file with the dialogues of one group.
  func file(of group: Group) -> [UInt8] {
    Array("[Events]\n\(eventFormat)\n".utf8) + group.rows
  }
}
