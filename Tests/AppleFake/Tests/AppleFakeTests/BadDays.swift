import QuartzCore

/// Texts that are more than letters to somebody on their way.
let hostileTexts = [
  "markup": "<b>bold</b> &amp; & </b>", "formats": "%@ %s %n %-9999999d",
  "controls": "a\u{0}b\u{7}c\u{1B}[31md\u{7F}",
  "directions": "x\u{202E}abc\u{2066}\u{2067}def\u{200F}\u{FEFF}y",
  "rows": "one\ntwo\r\nthree\u{2028}four\u{2029}five",
  // Half a character, of UTF-16 and of UTF-8: no String of Swift's holds it.
  "half of UTF-16": String(decoding: [0x61, 0xD800, 0x62] as [UInt16], as: UTF16.self),
  "half of UTF-8": String(decoding: [0xE2, 0x82, 0x62], as: UTF8.self),
  "a megabyte of marks": "w" + String(repeating: "\u{301}", count: 500_000), "nothing": "",
]

/// What no handler should do to its own view, in the midst of an event.
enum BadDeed: CaseIterable, Sendable {
  case removesIt, removesItAndPutsItBack, letsGoOfIt, hidesAndShowsIt, doesEveryCommand,
    changesEverySetting, laysItOut, renamesIt, disablesIt
}

/// Every view, but for the list's.
enum BadView: CaseIterable, Sendable { case surface, shape, menu, balloon, ball }

/// Whether all numbers of what layers show are finite.
@MainActor
func isFinite(_ layer: CALayer) -> Bool {
  !seen(of: layer).contains { $0.contains("nan") || $0.contains("inf") }
}

/// How often a handler does it: or it would call itself without end.
let mostDeeds = 20
