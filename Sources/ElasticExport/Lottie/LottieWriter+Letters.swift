// Words that stay text, as text layers. Words that became outlines are shapes and are not written here.
//
// Each colour is a document of its own, so colours of text change in steps. The text is placed by its layer.
// Limit: the player chooses the font, so words may be wider or narrower than they were measured.

@_spi(Programs) import ElasticSettings
import ElasticKit

extension LottieWriter {
  /// The documents of a text layer, one for each colour.
  mutating func letters(_ shot: Shot) -> JSONText {
    hasLetters = true
    var json = JSONText()
    guard let run = shot.text else { return json }
    json.object { json in
      json.key("d")
      json.object { json in
        json.key("k")
        json.list { json in
          for key in shot.color {
            json.object { json in
              json.key("t")
              json.number(key.frame)
              json.key("s")
              document(run, shot, color: key.values, &json)
            }
          }
        }
      }
      // Other players need these, even if they are empty.
      json.key("p")
      json.value(.emptyObject)
      json.key("m")
      json.object { json in
        json.key("g")
        json.number(1)
        json.key("a")
        json.value(position(.origin))
      }
      json.key("a")
      json.list { _ in }
    }
    return json
  }

  private func document(
    _ run: TextRun, _ shot: Shot, color: [Double], _ json: inout JSONText
  ) {
    let size = run.size * shot.textScale
    let isAtRight = run.anchor == (run.isRightToLeft ? .start : .end)
    json.object { json in
      json.key("f")
      json.text(run.weight == .bold ? "sans-bold" : "sans")
      json.key("s")
      json.number(size, decimals: decimals)
      json.key("t")
      json.text(shot.utf8)
      json.key("j")
      json.number(run.anchor == .middle ? 2 : isAtRight ? 1 : 0)
      json.key("lh")
      json.number(size * 1.2, decimals: decimals)
      json.key("tr")
      json.number(0)
      json.key("ls")
      json.number(0)
      json.key("fc")
      json.list { json in
        for part in color { json.number(part, decimals: 3) }
      }
    }
  }

  /// The position of a text layer, which draws its letters about its origin.
  mutating func textTransform(_ shot: Shot) -> JSONText {
    var parts: [(StaticString, JSONText)] = []
    if let pose = shot.pose {
      var pose = pose
      pose.anchor = .origin
      parts = transformParts(pose)
    } else {
      parts.append(("p", position(shot.position)))
    }
    parts.append(("o", property(shot.opacity, decimals: 1, scale: 100)))
    var json = JSONText()
    json.object { json in
      for (key, value) in parts {
        json.key(key)
        json.value(value)
      }
    }
    return json
  }

  static func fonts(_ family: [UInt8]?, _ json: inout JSONText) {
    json.key("fonts")
    json.object { json in
      json.key("list")
      json.list { json in
        for (name, style) in [
          ("sans" as StaticString, "Regular" as StaticString), ("sans-bold", "Bold"),
        ] {
          json.object { json in
            json.key("fName")
            json.text(name)
            json.key("fFamily")
            json.text(family ?? Array("sans-serif".utf8))
            json.key("fStyle")
            json.text(style)
            json.key("ascent")
            json.number(75)
          }
        }
      }
    }
  }
}

extension JSONText {
  static var emptyObject: JSONText {
    var json = JSONText()
    json.object { _ in }
    return json
  }
}
