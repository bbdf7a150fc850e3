public import Foundation
import Layers

@MainActor public final class ViewAnimation {
  @TaskLocal public static var current: ViewAnimation?
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  func addCompletion(_ c: @escaping (Bool) -> Void) {}
}
extension UIView {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt; public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let curveEaseInOut: AnimationOptions = []
  }
  public static var areAnimationsEnabled: Bool { true }
  static func withoutAnimation<T>(_ body: () -> T) -> T { body() }
  public static func animate(
    withDuration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {}
}
