public import AnimRxSwift
public import Foundation
import UIKitCore

/// What the keyboard does.
@preconcurrency @MainActor public final class RxKeyboard {
  /// That of the simulation.
  public static var instance: RxKeyboard { UIEnvironment.current.single { RxKeyboard() } }

  /// Where it is.
  public let frame: Driver<CGRect>
  /// How much of the screen it covers.
  public let visibleHeight: Driver<CGFloat>
  /// How much of the screen it covers, when it comes.
  public let willShowVisibleHeight: Driver<CGFloat>
  /// Whether it is away.
  public let isHidden: Driver<Bool>

  private init() {
    let screen = UIScreen.main.bounds
    let key = UIResponder.keyboardFrameEndUserInfoKey
    let frames = NotificationCenter.default.rx
      .notification(UIResponder.keyboardWillChangeFrameNotification)
      .map { note -> CGRect in
        let value = note.userInfo?[key]
        return value as? CGRect ?? (value as? NSValue)?.cgRectValue
          ?? CGRect(x: 0, y: screen.height, width: screen.width, height: 0)
      }
    let away = NotificationCenter.default.rx
      .notification(UIResponder.keyboardWillHideNotification)
      .map { _ in CGRect(x: 0, y: screen.height, width: screen.width, height: 0) }
    let none = CGRect(x: 0, y: screen.height, width: screen.width, height: 0)
    frame = Observable.merge(frames, away).startWith(none).distinctUntilChanged()
      .asDriver(onErrorJustReturn: none)
    visibleHeight = frame.map { max(0, screen.height - $0.minY) }
    willShowVisibleHeight = visibleHeight.scan((false, 0 as CGFloat)) { ($1 > 0, $1) }
      .filter { $0.0 }.map { $0.1 }
    isHidden = visibleHeight.map { $0 == 0 }.distinctUntilChanged()
  }
}
