import Foundation
import UIKit
import XCTest

public struct ViewImageConfig: Sendable {
  public enum Orientation: Sendable { case portrait, landscape }
  public var safeArea: UIEdgeInsets
  public var size: CGSize?
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = .init()
  ) {
    self.safeArea = safeArea
    self.size = size
  }
  static func make(
    _ o: Orientation, _ w: CGFloat, _ h: CGFloat, _ portrait: UIEdgeInsets,
    _ landscape: UIEdgeInsets
  ) -> ViewImageConfig {
    o == .portrait
      ? ViewImageConfig(safeArea: portrait, size: CGSize(width: w, height: h))
      : ViewImageConfig(safeArea: landscape, size: CGSize(width: h, height: w))
  }
  static func e(_ t: CGFloat, _ l: CGFloat, _ b: CGFloat, _ r: CGFloat) -> UIEdgeInsets {
    UIEdgeInsets(top: t, left: l, bottom: b, right: r)
  }
  public static func iPhone8(_ o: Orientation) -> ViewImageConfig {
    make(o, 375, 667, e(20, 0, 0, 0), .zero)
  }
  public static func iPhoneSe(_ o: Orientation) -> ViewImageConfig {
    make(o, 320, 568, e(20, 0, 0, 0), .zero)
  }
  public static func iPhoneX(_ o: Orientation) -> ViewImageConfig {
    make(o, 375, 812, e(44, 0, 34, 0), e(0, 44, 24, 44))
  }
  public static func iPhone13(_ o: Orientation) -> ViewImageConfig {
    make(o, 390, 844, e(47, 0, 34, 0), e(0, 47, 21, 47))
  }
  public static func iPhone13Mini(_ o: Orientation) -> ViewImageConfig {
    make(o, 375, 812, e(50, 0, 34, 0), e(0, 50, 21, 50))
  }
}

public struct Snapshotting {
  var config: ViewImageConfig?
  public static func image(on config: ViewImageConfig) -> Snapshotting { Snapshotting(config: nil) }
  public static func recursiveDescription(on config: ViewImageConfig) -> Snapshotting {
    Snapshotting(config: config)
  }
}

final class Window: UIWindow {
  var safeArea: UIEdgeInsets = .zero
  override var safeAreaInsets: UIEdgeInsets { safeArea }
}

private let folders: [String: String] = {
  var found: [String: String] = [:]
  let root = (ProcessInfo.processInfo.environment["CONFORMANCE_CHECKOUTS"] ?? ".") + "/Layout/Tests"
  for case let path as String in FileManager.default.enumerator(atPath: root)!
  where path.contains("__Snapshots__/") && !path.hasSuffix("txt") && !path.hasSuffix("png") {
    found[(path as NSString).lastPathComponent] = root + "/" + path
  }
  return found
}()

@MainActor private func describe(_ view: UIView, _ depth: Int) -> String {
  String(repeating: "   | ", count: depth) + view.description
    + view.subviews.map { "\n" + describe($0, depth + 1) }.joined()
}

@MainActor public func assertSnapshot(
  of viewController: UIViewController, as kind: Snapshotting, named: String, file: StaticString,
  testName: String, line: UInt
) {
  guard let config = kind.config else { return }
  // The frames were recorded on a phone of three pixels a point.
  UIEnvironment.current.traits = UIEnvironment.current.traits.modifyingTraits {
    $0.displayScale = 3
  }
  let window = Window(frame: CGRect(origin: .zero, size: config.size!))
  window.safeArea = config.safeArea
  viewController.view.frame.size = config.size!
  let root = UIViewController()
  root.view.frame = window.frame
  window.rootViewController = root
  root.addChild(viewController)
  root.view.addSubview(viewController.view)
  viewController.didMove(toParent: root)
  window.isHidden = false
  root.view.setNeedsLayout()
  root.view.layoutIfNeeded()
  viewController.view.setNeedsLayout()
  viewController.view.layoutIfNeeded()
  let actual = describe(viewController.view, 0)
    .replacingOccurrences(of: ":?\\s*0x[\\da-f]+(\\s*)", with: "$1", options: .regularExpression)
  let stem = (("\(file)" as NSString).lastPathComponent as NSString).deletingPathExtension
  func clean(_ s: String) -> String {
    s.replacingOccurrences(of: #"\W+"#, with: "-", options: .regularExpression)
      .replacingOccurrences(of: "^-|-$", with: "", options: .regularExpression)
  }
  let path = "\(folders[stem] ?? "?")/\(clean(testName)).\(clean(named)).txt"
  guard let expected = try? String(contentsOfFile: path, encoding: .utf8) else {
    XCTFail("no snapshot \(path)", file: file, line: line)
    return
  }
  if actual.trimmingCharacters(in: .whitespacesAndNewlines)
    != expected.trimmingCharacters(in: .whitespacesAndNewlines)
  {
    let pairs = zip(actual.split(separator: "\n"), expected.split(separator: "\n")).filter {
      $0 != $1
    }
    XCTFail("\(named): \(pairs.prefix(2))", file: file, line: line)
  }
  viewController.willMove(toParent: nil)
  viewController.view.removeFromSuperview()
  viewController.removeFromParent()
  window.isHidden = true
  window.rootViewController = nil
}
