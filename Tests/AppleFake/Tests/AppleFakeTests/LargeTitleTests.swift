import ElasticKit
import Testing
import UIKit

@testable import Hosts

extension OnScreen {
  /// The usual page of a navigation controller: a list under a large title.
  @Suite("The refresh control under a large title")
  @MainActor
  struct LargeTitleTests {
    private let navigation = UINavigationController()
    private let stage = Stage(bar: 140)
    private var bar: UINavigationBar { navigation.navigationBar }
    private var list: UIScrollView { stage.list }
    private var wave: CALayer { stage.control.renderer.root }

    init() {
      let page = UIViewController()
      navigation.view.frame = stage.window.bounds
      stage.window.addSubview(navigation.view)
      navigation.pushViewController(page, animated: false)
      page.view.frame = stage.window.bounds
      page.view.addSubview(list)
      bar.prefersLargeTitles = true
      bar.list = list
      Screen.run(frames: 2)
    }

    /// Runs frames, in each of which neither the bar nor the first row may move by more than a frame's motion.
    private func run(frames: Int, _ name: String, most: Double = 14) {
      var last = (bar: Double(bar.height), row: stage.seen.row)
      for frame in 0..<frames {
        Screen.run(frames: 1)
        let now = (bar: Double(bar.height), row: stage.seen.row)
        #expect(abs(now.bar - last.bar) < most, "\(name), frame \(frame)")
        #expect(abs(now.row - last.row) < most, "\(name), frame \(frame)")
        #expect(abs(stage.seen.edge) < 0.51, "\(name), frame \(frame)")
        last = now
      }
    }

    @Test("neither the bar nor the list jumps, at the release, while it loads and at its end")
    func smooth() {
      stage.pull(to: 120)
      let pulled = Double(bar.height)
      #expect(stage.control.isRefreshing && pulled > 250)
      #expect(abs(stage.seen.row - (pulled - 140)) < 1)
      run(frames: 120, "loading")
      #expect(list.contentInset.top == 50 && list.contentOffset.y == -190)
      #expect(bar.height == 140 && stage.seen.row == 50)
      stage.control.endRefreshing()
      run(frames: 120, "ending")
      #expect(list.contentInset.top == 0 && list.contentOffset.y == -140 && bar.height == 140)
      #expect(list.layer.sublayerTransform.m42 == 0)
    }

    @Test("begun from code the title stays")
    func fromCode() {
      stage.control.beginRefreshing()
      for _ in 0..<120 {
        run(frames: 1, "loading")
        #expect(abs(bar.height - 140) < 0.51)
      }
      #expect(list.contentInset.top == 50 && list.contentOffset.y == -190)
      stage.control.removeFromSuperview()
      #expect(list.contentInset.top == 0 && bar.height == 140)
    }

    @Test(
      "caught on its way, the list is the finger's, and comes to its place", arguments: [2, 9, 20])
    func caught(frames: Int) {
      stage.pull(to: 120)
      Screen.run(frames: frames)
      list.touch()
      list.drag(by: 0)
      run(frames: 30, "held")
      list.lift()
      // The scroll view's own way back is as fast as UIKit makes it.
      run(frames: 120, "let go", most: 28)
      #expect(list.contentInset.top == 50 && abs(stage.seen.row - 50) < 0.51)
      stage.control.endRefreshing()
      run(frames: 120, "ending")
      #expect(list.contentInset.top == 0 && stage.seen.row == 0)
    }

    @Test("scrolled away while it loads, the list keeps its place", arguments: [true, false])
    func scrolledAway(isLarge: Bool) {
      bar.prefersLargeTitles = isLarge
      stage.control.beginRefreshing()
      Screen.run(frames: 120)
      list.touch()
      list.drag(by: -300)
      list.lift()
      #expect(list.contentInset.top == 0)
      let row = stage.seen.row
      stage.control.endRefreshing()
      for frame in 0..<60 {
        Screen.run(frames: 1)
        #expect(stage.seen.row == row, "frame \(frame)")
      }
      #expect(list.contentInset.top == 0)
    }

    @Test(
      "the wave lies above the background of the stretched bar, below its title, and at its place")
    func visible() {
      list.touch()
      list.drag(by: 80)
      Screen.run(frames: 1)
      let order = bar.layer.sublayers ?? []
      #expect(order.count == 3 && order[0] === bar.background.layer && order[1] === wave)
      #expect(abs(wave.position.y - 140) < 0.51 && wave.position.x == 0)
      list.lift()
      Screen.run(frames: 60)
      #expect(wave.superlayer === stage.control.layer && wave.position == .zero)
      #expect(stage.control.layer.sublayers?.first === wave)
    }

    @Test("a page that goes away takes its wave with it")
    func away() {
      list.touch()
      list.drag(by: 80)
      Screen.run(frames: 1)
      #expect(wave.superlayer === bar.layer)
      list.removeFromSuperview()
      #expect(wave.superlayer === stage.control.layer)
    }

    @Test("a small title is left alone: a page before this may have said so")
    func small() {
      navigation.viewControllers[0].navigationItem.largeTitleDisplayMode = .never
      stage.pull(to: 120)
      Screen.run(frames: 1)
      #expect(list.contentInset.top == 50 && wave.superlayer === stage.control.layer)
    }
  }
}
