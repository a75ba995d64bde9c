import ElasticKit
import Foundation
import SwiftUI
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("Who writes beside a balloon")
  @MainActor
  struct WriterTests {
    private let window = UIWindow.onScreen()
    private let balloon = MessageBalloonView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private var line: LineLayer { balloon.beside.line }

    init() {
      UIAccessibility.said = []
      window.addSubview(balloon)
      Screen.run(frames: 2)
    }

    @Test("names are in a line below it, in the view's width, and the balloon above that")
    func names() throws {
      let natural = balloon.intrinsicContentSize
      #expect(line.superlayer == nil && balloon.shownSize.height == 100)
      balloon.writers = ["Anna", "Ben"]
      Screen.run(frames: 1)
      #expect(line.superlayer === balloon.layer && line.string as? String == "Anna and Ben")
      let room = balloon.roomBeside
      #expect(room.width == 0 && room.height > 13 && balloon.shownSize.height == 100 - room.height)
      #expect(balloon.intrinsicContentSize.height == natural.height + room.height)
      #expect(balloon.sizeThatFits(balloon.bounds.size) == balloon.intrinsicContentSize)
      #expect(line.position.y >= balloon.shownSize.height && line.position.x < 0)
      // The substitute's letters are ten points wide: these have no room.
      balloon.writers = ["Anna", "Ben", "Cleopatra", "Dorothea"]
      Screen.run(frames: 1)
      #expect(line.truncationMode == .end && line.bounds.width < 210)
      balloon.writers = []
      Screen.run(frames: 1)
      #expect(line.isHidden && balloon.intrinsicContentSize == natural)
      #expect(balloon.shownSize == balloon.bounds.size)
    }

    @Test("pictures are circles before the balloon, which gives way")
    func pictures() {
      let two = [UIView(), UIView()]
      balloon.writers = ["Anna", "Ben"]
      balloon.writerPictures = two
      Screen.run(frames: 1)
      let bottom = 100 - balloon.roomBeside.height
      #expect(two[0].frame == CGRect(x: 0, y: bottom - 32, width: 32, height: 32))
      #expect(two[1].frame.minX == 22 && two[0].layer.cornerRadius == 16 && two[0].clipsToBounds)
      #expect(balloon.renderer.root.position.x == 58 && balloon.shownSize.width == 142)
      balloon.semanticContentAttribute = .forceRightToLeft
      balloon.setNeedsLayout()
      Screen.run(frames: 2)
      #expect(two[0].frame.maxX == 200 && balloon.renderer.root.position.x == 0)
      // They come and go with it.
      balloon.hideBalloon()
      Screen.run(frames: 120)
      #expect(two[0].alpha == 0 && line.opacity == 0)
      balloon.showBalloon()
      Screen.run(frames: 120)
      #expect(two[0].alpha == 1 && line.opacity == 1)
      balloon.writerPictures = [two[1]]
      #expect(two[0].superview == nil && two[1].superview === balloon)
    }

    @Test("they are said once, and again when others write; what has ended is not said")
    func said() {
      balloon.stopAnimating()
      Screen.run(frames: 120)
      UIAccessibility.said = []
      balloon.writers = ["Anna"]
      balloon.startAnimating()
      Screen.run(frames: 3)
      #expect(UIAccessibility.said == ["Anna is typing"])
      #expect(balloon.accessibilityLabel == "Anna" && balloon.accessibilityValue == "is typing")
      balloon.writers = ["Anna", "Ben"]
      Screen.run(frames: 3)
      #expect(UIAccessibility.said == ["Anna is typing", "Anna and Ben are typing"])
      #expect(UIAccessibility.isLastQueued)
      #expect(balloon.accessibilityLabel == "Anna and Ben")
      #expect(balloon.accessibilityValue == "are typing")
      balloon.stopAnimating()
      balloon.writers = ["Cleo"]
      Screen.run(frames: 120)
      #expect(UIAccessibility.said.count == 2 && balloon.accessibilityValue == "")
    }

    @Test("the app's word for a balloon is who writes too")
    func label() {
      balloon.stopAnimating()
      balloon.spokenLabel = "Bruno"
      Screen.run(frames: 120)
      UIAccessibility.said = []
      balloon.startAnimating()
      Screen.run(frames: 3)
      #expect(UIAccessibility.said == ["Bruno is typing"])
    }

    @Test("several have a word of their own in each language", arguments: ["de", "es", "ja", "ar"])
    func translated(language: String) throws {
      let path = try #require(SpokenWords.bundle?.path(forResource: language, ofType: "lproj"))
      let words = try #require(Bundle(path: path))
      let many = words.localizedString(forKey: "are typing", value: "none", table: nil)
      #expect(many != "none" && many != "are typing")
    }

    @Test("in SwiftUI they are names of the balloon, whose natural size has room for them")
    func swiftUI() async throws {
      let host = ViewHost(MessageBalloon().writers(["Anna", "Ben"]).fixedSize())
      await host.run(frames: 3)
      let shown = try host.shown(MessageBalloonView.self)
      #expect(shown.beside.line.string as? String == "Anna and Ben")
      #expect(shown.frame.size == shown.intrinsicContentSize)
      #expect(shown.frame.height > CGFloat(try #require(BalloonMotion().naturalSize).height) + 13)
      host.view = MessageBalloon().writers(["Ben"]).fixedSize()
      await host.run(frames: 3)
      #expect(shown.beside.line.string as? String == "Ben" && Updates.faults.isEmpty)
    }
  }
}
