import ElasticKit
import Foundation

/// A terminal as a screen of half characters.
struct Terminal: ~Copyable {
  /// The points of a character.
  static let cell = Size2D(width: 8, height: 16)

  private var before = termios()
  init() {
    tcgetattr(0, &before)
    var raw = before
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    tcsetattr(0, TCSANOW, &raw)
    // Another screen, without a cursor; a mouse that reports drags in numbers.
    print("\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1002h\u{1B}[?1006h")
  }

  deinit {
    print("\u{1B}[0m\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?25h\u{1B}[?1049l")
    var before = before
    tcsetattr(0, TCSANOW, &before)
  }

  /// The size of the window in points.
  var size: Size2D {
    var window = winsize()
    _ = ioctl(1, UInt(TIOCGWINSZ), &window)
    return Size2D(
      width: Double(window.ws_col) * Self.cell.width,
      height: Double(window.ws_row) * Self.cell.height)
  }

  /// Waits for a key or the mouse, and returns what was typed; nothing after so many seconds.
  func read(within seconds: Double) -> Data {
    var events = [pollfd(fd: 0, events: Int16(POLLIN), revents: 0)]
    guard poll(&events, 1, Int32(min(max(seconds, 0) * 1000, 1e6))) > 0 else { return Data() }
    let bytes = FileHandle.standardInput.availableData
    return bytes.isEmpty ? Data("q".utf8) : bytes  // It was closed.
  }

  /// Shows the fills of a drawing: the upper and the lower half of each character has a colour.
  func show(_ drawing: borrowing Drawing, _ palette: ElasticPalette) {
    var text = "\u{1B}[H"
    for row in 0..<Int(size.height / Self.cell.height) {
      for column in 0..<Int(size.width / Self.cell.width) {
        for (code, half) in [(38, 0.25), (48, 0.75)] {
          var color = palette[.background]
          let place = Point2D(
            (Double(column) + 0.5) * Self.cell.width, (Double(row) + half) * Self.cell.height)
          for item in drawing.items {
            guard case .fill(let paint, let rule) = item.content,
              drawing.path(of: item).contains(place, rule: rule)
            else { continue }
            color = palette[paint]
          }
          let (red, green, blue) = (color.red * 255, color.green * 255, color.blue * 255)
          text += "\u{1B}[\(code);2;\(Int(red));\(Int(green));\(Int(blue))m"
        }
        text += "▀"
      }
      text += "\u{1B}[0m\u{1B}[\(row + 2);1H"
    }
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
