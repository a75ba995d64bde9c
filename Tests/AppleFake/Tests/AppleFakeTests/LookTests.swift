import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("Looks from appearance proxies and Interface Builder")
  @MainActor
  struct LookTests {
    private let window = UIWindow.onScreen()
    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)

    init() {
      Inspected.all = inspected
      UIView.forgetAppearances()
    }

    private func colors(_ view: ElasticComponentView) -> [[CGFloat]] {
      var layers: [CALayer] = [view.layer], found: [[CGFloat]] = []
      while let layer = layers.popLast() {
        // Without a path it shows nothing.
        if let shape = layer as? CAShapeLayer, shape.path != nil,
          let color = shape.fillColor?.components
        {
          found.append(color)
        }
        layers += layer.sublayers ?? []
      }
      return found
    }

    private func show(_ view: ElasticComponentView) {
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
      window.addSubview(view)
      Screen.run(frames: 2)
    }

    @Test(
      "a view that enters a window takes what its class's appearance proxy was told; one there keeps its look"
    )
    func appearance() {
      let early = ElasticSurfaceView(frame: .zero)
      show(early)
      let usual = colors(early)
      ElasticSurfaceView.appearance().color = red
      ElasticSurfaceView.appearance().minimumHeight = 80
      Screen.run(frames: 2)
      #expect(colors(early) == usual)
      let late = ElasticSurfaceView(frame: .zero)
      #expect(late.minimumHeight == 50)
      show(late)
      #expect(colors(late) == [red.cgColor.components!] && late.extent == 80)
      // Taken out and put back.
      early.removeFromSuperview()
      show(early)
      #expect(colors(early) == [red.cgColor.components!])
      // What the app sets itself is stronger, and another class has its own.
      let own = ElasticSurfaceView(frame: .zero)
      own.color = green
      show(own)
      #expect(colors(own) == [green.cgColor.components!] && own.extent == 80)
      let shape = ElasticShapeView(frame: .zero)
      show(shape)
      #expect(colors(shape) != [red.cgColor.components!])
    }

    @Test(
      "the looks of a shape that is held or selected, and a song's font, are set by proxies too")
    func looks() throws {
      ElasticShapeView.appearance().selectedColor = red
      ElasticShapeView.appearance().highlightedColor = green
      let shape = ElasticShapeView(frame: .zero)
      show(shape)
      let own = colors(shape)
      shape.isSelected = true
      Screen.run(frames: 120)
      #expect(colors(shape) == [red.cgColor.components!])
      shape.isHighlighted = true
      Screen.run(frames: 120)
      #expect(colors(shape) == [green.cgColor.components!])
      (shape.isSelected, shape.isHighlighted) = (false, false)
      Screen.run(frames: 120)
      #expect(colors(shape) == own)
      LyricBallView.appearance().wordColor = red
      LyricBallView.appearance().font = UIFont(letterWidth: 25)
      let ball = LyricBallView(frame: .zero)
      try ball.load("one two".utf8)
      show(ball)
      #expect(ball.style.wordColor == .color(ElasticColor(red: 1, green: 0, blue: 0)))
      #expect(ball.font?.letterWidth == 25)
    }

    @Test(
      "every setting that Interface Builder shows is set by its name after init(coder:), and read again"
    )
    func nib() throws {
      let nib = Nib()
      nib.frame = CGRect(x: 5, y: 6, width: 300, height: 200)
      let views: [ElasticComponentView] = [
        try #require(ElasticSurfaceView(coder: nib)), try #require(ElasticShapeView(coder: nib)),
        try #require(MessageBalloonView(coder: nib)), try #require(LyricBallView(coder: nib)),
        try #require(ElasticRefreshControl(coder: nib)),
      ]
      for view in views {
        #expect(view.frame == nib.frame)
        let settings = Inspected.all.filter {
          $0.owner == "\(type(of: view))" && $0.name != "presetName"
        }
        #expect(!settings.isEmpty, "\(type(of: view))")
        for setting in settings {
          let value: Any =
            switch setting.get(view) {
            case is Bool: true
            case is CGFloat: CGFloat(7)
            case _ where setting.name == "font": UIFont(letterWidth: 3)
            default: red
            }
          #expect(Inspected.set(value, forKey: setting.name, of: view), "\(setting.name)")
          switch value {
          case let number as CGFloat: #expect(setting.get(view) as? CGFloat == number)
          case let color as UIColor:
            let components = (setting.get(view) as? UIColor)?.cgColor.components
            #expect(components == color.cgColor.components, "\(setting.name)")
          default: break
          }
        }
        #expect(Inspected.set("jelly", forKey: "presetName", of: view))
        #expect(!Inspected.set(1, forKey: "noSuchKey", of: view))
        show(view)
      }
      // What comes from a nib moves and speaks like all others.
      var settles = 0
      (views[0] as? ElasticSurfaceView)?.onSettle = { settles += 1 }
      let touch = UITouch()
      touch.place = CGPoint(x: 150, y: 100)
      touch.timestamp = Screen.now
      views[0].recognizer.touchesBegan([touch], with: UIEvent())
      Screen.run(frames: 1)
      touch.place.y += 90
      touch.timestamp = Screen.now
      views[0].recognizer.touchesMoved([touch], with: UIEvent())
      views[0].recognizer.touchesEnded([touch], with: UIEvent())
      Screen.run(frames: 240)
      #expect(settles == 1)
    }
  }
}
