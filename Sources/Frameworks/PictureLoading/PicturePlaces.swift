package import Foundation
package import UIKitCore

/// What is loaded for the places of a view in which pictures appear, such as the states of a button.
@MainActor package final class PicturePlaces {
  /// What is on its way, by the place; the last of each counts.
  private var loads: [String: PictureLoad] = [:]
  /// The addresses of what was loaded, or is.
  package private(set) var urls: [String: URL] = [:]
  private var numbers: [String: Int] = [:]
  /// Values of the library's own, such as the kind of indicator.
  package var values: [String: Any] = [:]
  /// The sign that something is on its way.
  package weak var indicator: UIView?

  /// Begins with another picture for a place, and ends what was on its way.
  ///
  /// - Returns: A number by which it can be told whether the place is meant for another one since.
  package func begin(_ url: URL?, at place: String, cancelling: Bool = true) -> Int {
    if cancelling { loads[place]?.cancel() }
    loads[place] = nil
    urls[place] = url
    let number = (numbers[place] ?? 0) + 1
    numbers[place] = number
    return number
  }

  package func isCurrent(_ number: Int, at place: String) -> Bool { numbers[place] == number }

  package func keep(_ load: PictureLoad?, at place: String) { loads[place] = load }

  /// Ends what is on its way for a place; it is meant for no picture then.
  package func cancel(at place: String) {
    let load = loads.removeValue(forKey: place)
    numbers[place, default: 0] += 1
    load?.cancel()
  }

  package func cancelAll() { for place in loads.keys.sorted() { cancel(at: place) } }
}

extension UIView {
  private static let placesKey = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// What is loaded for the view.
  package var picturePlaces: PicturePlaces {
    if let known = unsafe objc_getAssociatedObject(self, Self.placesKey) as? PicturePlaces {
      return known
    }
    let places = PicturePlaces()
    unsafe objc_setAssociatedObject(
      self, Self.placesKey, places, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return places
  }

  /// Shows a sign in the middle of the view that something is on its way.
  package func showPictureIndicator(
    _ indicator: UIView? = nil, style: UIActivityIndicatorView.Style = .medium
  ) {
    hidePictureIndicator()
    let sign = indicator ?? UIActivityIndicatorView(style: style)
    (sign as? UIActivityIndicatorView)?.startAnimating()
    sign.translatesAutoresizingMaskIntoConstraints = false
    addSubview(sign)
    NSLayoutConstraint.activate([
      sign.centerXAnchor.constraint(equalTo: centerXAnchor),
      sign.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    picturePlaces.indicator = sign
  }

  package func hidePictureIndicator() {
    (picturePlaces.indicator as? UIActivityIndicatorView)?.stopAnimating()
    picturePlaces.indicator?.removeFromSuperview()
    picturePlaces.indicator = nil
  }

  /// Changes the view at once, or by a transition where that takes time.
  package func changePicture(
    over duration: TimeInterval, _ options: UIView.AnimationOptions, _ change: @escaping () -> Void,
    completion: (() -> Void)? = nil
  ) {
    guard duration > 0 else {
      change()
      completion?()
      return
    }
    UIView.transition(
      with: self, duration: duration, options: options.union(.allowUserInteraction),
      animations: change
    ) { _ in completion?() }
  }
}
