import AVFoundation
import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  @Suite("What apps expect of controls and containers")
  @MainActor
  struct ExpectedByAppsTests {
    private let window = UIWindow.onScreen()
    private let event = UIEvent()

    private func shown<V: ElasticComponentView>(_ view: V) -> V {
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
      window.addSubview(view)
      Screen.run(frames: 2)
      return view
    }

    // MARK: - Looks

    private func fill(_ view: ElasticComponentView) -> [CGFloat]? {
      var layers: [CALayer] = [view.layer]
      while let layer = layers.popLast() {
        if let color = (layer as? CAShapeLayer)?.fillColor { return color.components }
        layers += layer.sublayers ?? []
      }
      return nil
    }

    private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

    @Test(
      "a shape is shown in its colours for a finger and for being selected, and its style keeps its own"
    )
    func looks() {
      let shape = shown(ElasticShapeView(frame: .zero))
      shape.color = red
      shape.highlightedColor = green
      shape.selectedColor = blue
      Screen.run(frames: 2)
      #expect(fill(shape) == red.cgColor.components)
      let (own, touch) = (shape.style.fill, UITouch())
      touch.place = CGPoint(x: 150, y: 100)
      touch.timestamp = Screen.now
      shape.recognizer.touchesBegan([touch], with: event)
      Screen.run(frames: 2)
      #expect(shape.isHighlighted && shape.motionState == .dragging)
      #expect(fill(shape) == green.cgColor.components && shape.style.fill == own)
      // So does a control whose touch is taken from it.
      shape.isHighlighted = false
      touch.place.y += 1
      shape.recognizer.touchesMoved([touch], with: event)
      Screen.run(frames: 1)
      #expect(shape.isHighlighted)
      touch.timestamp = Screen.now
      shape.recognizer.touchesEnded([touch], with: event)
      shape.isSelected = true
      Screen.run(frames: 2)
      #expect(!shape.isHighlighted && fill(shape) == blue.cgColor.components)
      // A setting and another colour that come meanwhile are its own.
      #expect(shape.setStyleValue("3", forName: "lineWidth"))
      shape.color = green
      Screen.run(frames: 120)
      #expect(fill(shape) == blue.cgColor.components && shape.style.lineWidth == 3)
      shape.isSelected = false
      Screen.run(frames: 2)
      #expect(fill(shape) == green.cgColor.components && Screen.links.isEmpty)
    }

    // MARK: - Size, states, names

    @Test("a balloon has the size of its path, and constraints look at it anew when that changes")
    func size() throws {
      let balloon = shown(MessageBalloonView(frame: .zero))
      #expect(balloon.intrinsicContentSize.width > 10 && balloon.intrinsicContentSize.height > 10)
      balloon.style.fit = .tight
      let count = balloon.sizeChanges
      try balloon.loadShape(svg: "M0 0H120V60H0Z")
      balloon.style.lineWidth = 4
      #expect(balloon.intrinsicContentSize == CGSize(width: 124, height: 64))
      #expect(balloon.sizeChanges == count + 2)
      #expect(shown(ElasticSurfaceView(frame: .zero)).intrinsicContentSize.width == -1)
    }

    @Test(
      "a ball fits all its rows into a width that it does not have; what has any size keeps its own"
    )
    func fitting() throws {
      let ball = LyricBallView(frame: CGRect(x: 0, y: 0, width: 400, height: 40))
      window.addSubview(ball)
      try ball.load("[00:00]Hop\n[00:01]over every single word of this song\n[00:04]and rest".utf8)
      Screen.run(frames: 2)
      let wide = ball.sizeThatFits(CGSize(width: 400, height: 40))
      let narrow = ball.sizeThatFits(CGSize(width: 120, height: 40))
      #expect(wide.height > 40 && narrow.height > wide.height && narrow.width <= 120)
      // That is what it takes once it is that wide.
      ball.frame.size.width = 120
      Screen.run(frames: 2)
      #expect(ball.intrinsicContentSize.height == narrow.height)
      let greatest = CGFloat.greatestFiniteMagnitude
      #expect(ball.sizeThatFits(CGSize(width: greatest, height: greatest)).width > 300)
      for odd in [CGFloat.nan, -5, 0, .infinity] {
        #expect(ball.sizeThatFits(CGSize(width: odd, height: odd)).height > 0)
      }
      ball.sizeToFit()
      #expect(ball.frame.height == narrow.height)
      let surface = ElasticSurfaceView(frame: CGRect(x: 0, y: 0, width: 70, height: 30))
      #expect(surface.sizeThatFits(.zero) == CGSize(width: 70, height: 30))
    }

    @Test("every view tells its state, by value and by name, and its progress")
    func states() throws {
      let surface = shown(ElasticSurfaceView(frame: .zero))
      #expect(surface.motionState == .rest && surface.stateName == "rest" && surface.progress == 0)
      let balloon = shown(MessageBalloonView(frame: .zero))
      balloon.startAnimating()
      #expect(balloon.motionState == .typing && balloon.stateName == "typing")
      let refresh = ElasticRefreshControl(end: .top)
      refresh.beginRefreshing()
      #expect(refresh.motionState == .bouncing && refresh.stateName == "bouncing")
      let ball = shown(LyricBallView(frame: .zero))
      try ball.load("one two three".utf8)
      ball.seek(to: ball.duration / 2)
      #expect(abs(ball.progress - 0.5) < 1e-9 && ball.motionState != .finished)
      let shape = shown(ElasticShapeView(frame: .zero))
      #expect(shape.motionState == .rest && shape.stateName == "rest")
    }

    @Test("Interface Builder sets a preset by its name")
    func preset() {
      let surface = shown(ElasticSurfaceView(frame: .zero))
      surface.presetName = "classic"
      #expect(surface.style == .classic)
      surface.presetName = "unknown"
      #expect(surface.style == .classic)
    }

    @Test("errors say what was wrong, where, and how it is called")
    func errors() throws {
      func error(_ body: () throws -> Void) throws -> ElasticError {
        do { try body() } catch { return try #require(error as? ElasticError) }
        throw ElasticError(.content, "nothing was thrown")
      }
      let shape = shown(ElasticShapeView(frame: .zero))
      let path = try error { try shape.loadShape(svg: "M0 0L10 oh") }
      #expect(path.kind == .content && path.offset == 8 && path.errorCode == 1)
      #expect(path.errorDescription?.contains("byte 8") == true)
      let ball = shown(LyricBallView(frame: .zero))
      let song = try error { try ball.loadSong(from: Data([0xFF, 0xFE, 0x00])) }
      #expect(song.kind == .content && song.line >= 1)
      #expect(try error { try shape.setStyle("1", forName: "noSuch") }.kind == .settingName)
      let value = try error { try shape.setStyle("soft", forName: "lineWidth") }
      #expect(value.kind == .settingValue && value.errorDescription == "lineWidth cannot be soft")
      let preset = try error { try shape.usePreset(named: "soft") }
      #expect(preset.kind == .presetName && preset.errorDescription?.contains("jelly") == true)
      try shape.setStyle("2", forName: "lineWidth")
      try shape.usePreset(named: "jelly")
    }

    // MARK: - A container

    private final class Listener: FlowingMenuControllerDelegate {
      var told: [String] = []
      var shares = 0
      func flowingMenuWillOpen(_ controller: FlowingMenuController) { told.append("will open") }
      func flowingMenuDidOpen(_ controller: FlowingMenuController) { told.append("did open") }
      func flowingMenuWillClose(_ controller: FlowingMenuController) { told.append("will close") }
      func flowingMenuDidClose(_ controller: FlowingMenuController) { told.append("did close") }
      func flowingMenu(_ controller: FlowingMenuController, didSlideTo share: Double) {
        shares += 1
      }
    }

    private func container(_ page: UIViewController, _ menu: UIViewController)
      -> FlowingMenuController
    {
      let root = FlowingMenuController(content: page, menu: menu)
      root.view.frame = CGRect(x: 0, y: 0, width: 400, height: 600)
      window.addSubview(root.view)
      root.viewDidLoad()
      root.beginAppearanceTransition(true, animated: false)
      root.endAppearanceTransition()
      Screen.run(frames: 2)
      return root
    }

    @Test("a delegate hears what the closures hear, and is not kept alive")
    func delegate() {
      let root = container(UIViewController(), UIViewController())
      weak var left: Listener?
      do {
        let listener = Listener()
        left = listener
        root.delegate = listener
        root.openMenu()
        Screen.run(frames: 120)
        #expect(listener.told == ["will open", "did open"] && listener.shares > 5)
        #expect(root.motionState == .open && root.stateName == "open" && root.progress == 1)
        #expect(throws: ElasticError.self) { try root.usePreset(named: "none") }
        root.closeMenu()
        Screen.run(frames: 120)
        #expect(
          listener.told.suffix(2) == ["will close", "did close"] && root.motionState == .closed)
      }
      #expect(left == nil)
    }

    @Test("another page takes the place of the old one, which disappears as the new one appears")
    func otherPage() {
      let (old, new) = (UIViewController(), UIViewController())
      let root = container(old, UIViewController())
      root.content = new
      Screen.run(frames: 2)
      #expect(old.appearances == ["will appear", "did appear", "will disappear", "did disappear"])
      #expect(new.appearances == ["will appear", "did appear"])
      #expect(old.view.superview == nil && old.parent == nil && new.parent === root)
      #expect(root.view.subviews.first === new.view && new.view.frame == root.view.bounds)
      #expect(new.view.accessibilityCustomActions?.count == 1)
      #expect(old.view.accessibilityCustomActions?.isEmpty == true)
      root.openMenu()
      Screen.run(frames: 120)
      #expect(new.view.accessibilityElementsHidden && !old.view.accessibilityElementsHidden)
    }

    @Test("another menu takes the place of an open one, and of a closed one")
    func otherMenu() {
      let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
      let root = container(UIViewController(), first)
      root.menuController = second
      #expect(first.appearances.isEmpty && second.appearances.isEmpty && first.parent == nil)
      root.openMenu()
      Screen.run(frames: 120)
      root.menuController = third
      #expect(second.appearances.suffix(2) == ["will disappear", "did disappear"])
      #expect(third.appearances == ["will appear", "did appear"] && third.parent === root)
      Screen.run(frames: 2)
      #expect(third.view.superview === root.stage && second.view.superview == nil)
      #expect(root.isMenuOpen && third.view.frame.width > 200)
      root.closeMenu()
      Screen.run(frames: 120)
      #expect(third.appearances.count == 4)
    }

    // MARK: - Refresh

    @Test(
      "a refresh that is cancelled tells the app, once, and gives the room back; one that ends does not"
    )
    func cancelled() {
      let stage = Stage()
      var cancels = 0
      stage.control.onCancel = { cancels += 1 }
      stage.pull(to: 120)
      Screen.run(frames: 60)
      stage.control.cancelRefreshing()
      stage.control.cancelRefreshing()
      #expect(cancels == 1 && stage.control.sent.last == .touchCancel)
      Screen.run(frames: 120)
      #expect(stage.list.contentInset.top == 0 && !stage.control.isRefreshing)
      stage.control.beginRefreshing()
      stage.control.isEnabled = false
      #expect(cancels == 2)
      stage.control.isEnabled = true
      stage.control.beginRefreshing()
      stage.control.endRefreshing()
      Screen.run(frames: 120)
      #expect(cancels == 2)
      // Escape ends it as well.
      stage.control.beginRefreshing()
      Screen.run(frames: 60)
      #expect(stage.control.accessibilityPerformEscape())
      Screen.run(frames: 120)
      #expect(cancels == 3 && !stage.control.isRefreshing)
    }

    @Test("a footer loads by itself as the end of the list comes near, once")
    func automatic() {
      let stage = Stage(bar: 0)
      let more = ElasticRefreshControl(end: .bottom)
      more.loadsAutomatically = true
      more.automaticDistance = 200
      stage.list.elasticLoadMoreControl = more
      stage.list.contentOffset.y = 1100
      #expect(more.sent.isEmpty)
      stage.list.contentOffset.y = 1250
      // The list may have been laid out: the action comes after that.
      #expect(more.sent.isEmpty && more.isRefreshing)
      Screen.run(frames: 1)
      #expect(more.sent == [.refreshed])
      more.endRefreshing()
      Screen.run(frames: 180)
      stage.list.contentOffset.y = 1300
      #expect(more.sent.count == 1)
      stage.list.contentSize.height = 3000
      stage.list.contentOffset.y = 2300
      Screen.run(frames: 1)
      #expect(more.sent.count == 2)
      more.endRefreshingWithNoMoreData()
      Screen.run(frames: 180)
      #expect(!more.hasMoreData && more.motionState == .noMoreData)
      stage.list.contentSize.height = 3500
      stage.list.contentOffset.y = 2900
      #expect(more.sent.count == 2)
      more.resetNoMoreData()
      stage.list.contentOffset.y = 2890
      Screen.run(frames: 1)
      #expect(more.hasMoreData && more.sent.count == 3)
    }

    // MARK: - A song

    private func song() throws -> LyricBallView {
      let ball = shown(LyricBallView(frame: .zero))
      try ball.load("[00:01]<00:01>Hop <00:02>o<00:02.5>ver\n[00:04]<00:04>ev'ry <00:05>word".utf8)
      Screen.run(frames: 2)
      return ball
    }

    @Test("VoiceOver finds rows or words where they are, and seeks to one that is activated")
    func reading() throws {
      let ball = try song()
      #expect(ball.isAccessibilityElement && ball.accessibilityElements == nil)
      ball.reading = .rows
      let rows = try #require(ball.accessibilityElements as? [PassageElement])
      #expect(rows.map(\.accessibilityLabel) == ["Hop over", "ev'ry word"])
      #expect(!ball.isAccessibilityElement)
      ball.reading = .words
      let words = try #require(ball.accessibilityElements as? [PassageElement])
      #expect(words.map(\.accessibilityLabel) == ["Hop", "over", "ev'ry", "word"])
      let frames = words.map(\.accessibilityFrameInContainerSpace)
      #expect(frames[0].maxX <= frames[1].minX && frames[2].minY > frames[0].minY)
      #expect(frames.allSatisfy { ball.bounds.intersects($0) && $0.width > 5 })
      #expect(words[2].accessibilityActivate() && ball.currentTime == 4)
      // Another song has other words.
      try ball.loadSong(from: Data("new".utf8))
      #expect(
        (ball.accessibilityElements as? [PassageElement])?.map(\.accessibilityLabel) == ["new"])
      ball.reading = .whole
      #expect(ball.accessibilityElements == nil && ball.isAccessibilityElement)
    }

    @Test("VoiceOver plays and pauses it, and a bound player; an app's own clock is the app's")
    func playing() async throws {
      let ball = try song()
      #expect(ball.accessibilityActivate() && ball.isPlaying)
      #expect(ball.accessibilityPerformMagicTap() && !ball.isPlaying)
      let player = AVPlayer()
      ball.bind(to: player)
      _ = ball.accessibilityPerformMagicTap()
      #expect(player.timeControlStatus == .playing)
      for _ in 0..<10 { await Task.yield() }
      _ = ball.accessibilityPerformMagicTap()
      #expect(player.timeControlStatus == .paused)
      var (toggles, places): (Int, [Double]) = (0, [])
      ball.onToggle = { toggles += 1 }
      ball.onSeek = { places.append($0) }
      ball.reading = .rows
      _ = ball.accessibilityActivate()
      _ = (ball.accessibilityElements?.last as? PassageElement)?.accessibilityActivate()
      #expect(toggles == 1 && places == [4] && player.timeControlStatus == .paused)
    }

    @Test(
      "a tap on a word seeks to it, one beside it in its row too; a drag and a tap elsewhere do not"
    )
    func tap() throws {
      let ball = try song()
      let place = try #require(ball.ball.component.wordCenter(4))
      func tap(_ x: Double, _ y: Double, moving: Double = 0) {
        let touch = UITouch()
        touch.place = CGPoint(x: x, y: y)
        touch.timestamp = Screen.now
        ball.recognizer.touchesBegan([touch], with: event)
        if moving > 0 {
          touch.place.y += CGFloat(moving)
          ball.recognizer.touchesMoved([touch], with: event)
        }
        ball.recognizer.touchesEnded([touch], with: event)
        ball.recognizer.start()
      }
      #expect(!ball.point(inside: CGPoint(x: 150, y: 100), with: nil))
      ball.seeksOnTap = true
      #expect(ball.point(inside: CGPoint(x: 150, y: 100), with: nil))
      tap(place.x, place.y)
      #expect(ball.currentTime == 5)
      ball.seek(to: 0)
      tap(place.x, place.y, moving: 30)
      tap(place.x, 2)
      #expect(ball.currentTime == 0)
      tap(299, place.y)
      #expect(ball.currentTime == 5)
      ball.seeksOnTap = false
      #expect(!ball.point(inside: CGPoint(x: 150, y: 100), with: nil))
    }

    @Test("the ball hops over the app's own labels, and draws no words")
    func places() throws {
      let ball = try song()
      ball.wordFrames = WordFrames(
        frames: (0..<5).map { Rect2D(x: 10 + 50 * Double($0), y: 80, width: 40, height: 20) })
      ball.seek(to: 4)
      Screen.run(frames: 2)
      let place = try #require(ball.ball.component.ballPosition)
      #expect(abs(place.x - 180 - ball.style.landingOffset) < 1e-6)
      #expect(abs(place.y + ball.style.ballSize / 2 - 80) < 1e-6)
      var layers: [CALayer] = [ball.layer]
      var texts = 0
      while let layer = layers.popLast() {
        if layer is CATextLayer { texts += 1 }
        layers += layer.sublayers ?? []
      }
      #expect(texts == 0)
    }
  }
}
