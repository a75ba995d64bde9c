import ElasticKit

extension FrozenPlay {
  /// How many plays a component has.
  public static let count = 1000

  /// The row of a play in its component's table: its number, what it is about, the hash of all that it shows, and that of what a page
  /// reads of it.
  public static func row(_ number: Int, of kind: ComponentKind, _ words: PlayWords) -> [UInt8] {
    let play = FrozenPlay(number, of: words)
    var row: [UInt8] = []
    for digit in [100, 10, 1] { row.append(UInt8(ascii: "0") + UInt8(number / digit % 10)) }
    row.append(UInt8(ascii: "\t"))
    row += play.title
    for form in [CanonForm.swift, .page] {
      var player = FrozenPlayer(play, of: words, form)
      kind.visit(&player)
      row.append(UInt8(ascii: "\t"))
      for shift in stride(from: 60, through: 0, by: -4) {
        let digit = UInt8(truncatingIfNeeded: player.canon.hash >> UInt64(shift)) & 15
        row.append(digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10))
      }
    }
    return row
  }
}
