import Foundation
import XCTest

/// How smoothly a device shows the example app: a list that is refreshed, a surface that is dragged, a menu that opens.
///
/// Each test prints the processor's time in the app, from iOS 26 on its hitches as well, and for the list those of scrolling.
final class HitchTests: XCTestCase {
  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  @MainActor
  func testRefresh() {
    let app = launch(screen: "Feed")
    let list = app.collectionViews.firstMatch
    XCTAssertTrue(list.waitForExistence(timeout: 10))
    let metrics = metrics(of: app) + [XCTOSSignpostMetric.scrollingAndDecelerationMetric]
    measure(metrics: metrics, options: XCTMeasureOptions()) {
      drag(list, from: 0.3, to: 0.8)
      // A second of work, and the way back.
      Thread.sleep(forTimeInterval: 3)
    }
  }

  @MainActor
  func testSurface() {
    let app = launch(screen: "Surface")
    measure(metrics: metrics(of: app), options: XCTMeasureOptions()) {
      drag(app, from: 0.3, to: 0.7)
      // It swings and comes to rest.
      Thread.sleep(forTimeInterval: 2)
    }
  }

  @MainActor
  func testMenu() {
    let app = launch(screen: "Drawer")
    let options = XCTMeasureOptions()
    options.invocationOptions = .manuallyStop
    measure(metrics: metrics(of: app), options: options) {
      app.buttons["Folders"].tap()
      Thread.sleep(forTimeInterval: 2)
      stopMeasuring()
      // A folder that is chosen closes it, for the next time.
      app.buttons["Sent"].tap()
      XCTAssertTrue(app.buttons["Folders"].waitForExistence(timeout: 10))
    }
  }

  /// The app on one of the screens in its first list.
  @MainActor
  private func launch(screen: String) -> XCUIApplication {
    let app = XCUIApplication(bundleIdentifier: "org.elastickit.example")
    app.launch()
    let row = app.buttons[screen]
    XCTAssertTrue(row.waitForExistence(timeout: 10))
    row.tap()
    return app
  }

  @MainActor
  private func metrics(of app: XCUIApplication) -> [any XCTMetric] {
    let time = XCTCPUMetric(application: app)
    guard #available(iOS 26, *) else { return [time] }
    return [time, XCTHitchMetric(application: app)]
  }

  /// A finger that goes down in an element, from one part of its height to another.
  @MainActor
  private func drag(_ element: XCUIElement, from start: Double, to end: Double) {
    let place = element.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: start))
    place.press(
      forDuration: 0.05,
      thenDragTo: element.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: end)))
  }
}
