// The places of the numbers that a page reads from the module's memory. The test of Web/elements/numbers.js writes them
// into that file.

extension FlatScene {
  /// What an item is.
  enum Code: UInt8 { case fill, stroke, text, slot, group, endGroup }

  /// The head, which the items follow: the state, the edge (−1: none) and the output.
  enum Head: Int { case state, edge, inset, extent, progress, count }

  /// Instead of the head, if a part is drawn again: that part.
  enum Damage: Int { case x, y, width, height, items }

  /// In each item: its ``Code``, how many numbers it has from its code to its end, its part, its index (−1: the only
  /// one) and its opacity.
  enum Item: Int { case code, count, part, index, opacity, content }

  /// In a fill, a stroke and a text: the colour, 0xRRGGBBAA.
  enum Paint: Int { case color = 5 }

  /// In a fill, after its paint.
  enum Fill: Int {
    case rule = 6
    case path
  }

  /// In a stroke, after its paint. All of the dash are 0 if the line is unbroken.
  enum Stroke: Int {
    case width = 6
    case cap, join, dashLength, dashGap, dashPhase, start, end, path
  }

  /// In a text, after its paint.
  enum Text: Int {
    case x = 6
    case y, size, weight, anchor, isRightToLeft, firstByte, byteCount
  }

  /// In a slot.
  enum Slot: Int {
    case x = 5
    case y, width, height
  }

  /// In a group. `clip` is the rule of its path, or −1 if it does not clip.
  enum Group: Int {
    case a = 5
    case b, c, d, tx, ty, clip, path
  }

  /// What a path does before each of its points. It goes on to the item's end.
  enum Verb: Int { case move, line, quad, cubic, close }
}

extension Page {
  /// In one of ``news``: a member's place in the list, an event's number and time, and the number it came with (NaN:
  /// none).
  enum News: Int { case member, event, time, value, count }
}
