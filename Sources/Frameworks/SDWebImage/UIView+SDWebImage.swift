import AnimPictureLoading
public import Foundation
public import UIKitCore

extension UIView {
  /// Shows the picture of an address at a place of the view.
  fileprivate func load(
    _ url: URL?, at place: String, _ placeholder: UIImage?, _ options: SDWebImageOptions,
    _ context: SDWebImageContext?, _ progress: SDImageLoaderProgressBlock?,
    _ completed: SDExternalCompletionBlock?, show: @escaping (UIImage?) -> Void
  ) {
    let places = picturePlaces
    let number = places.begin(url, at: place)
    let delays = options.contains(.delayPlaceholder)
    if !delays { show(placeholder) }
    guard let url else {
      sd_stopIndicator()
      if delays { show(placeholder) }
      completed?(nil, SDWebImageError(.invalidURL), .none, nil)
      return
    }
    sd_startIndicator()
    let operation = SDWebImageManager.shared.loadImage(
      with: url, options: options, context: context, progress: progress
    ) { [weak self] image, _, error, cacheType, _, url in
      guard let self, places.isCurrent(number, at: place) else {
        completed?(image, error, cacheType, url)
        return
      }
      sd_stopIndicator()
      guard let image else {
        if delays { show(placeholder) }
        completed?(nil, error, cacheType, url)
        return
      }
      appear(image, cacheType, options, show) { completed?(image, error, cacheType, url) }
    }
    places.keep(operation?.load, at: place)
  }

  private func appear(
    _ image: UIImage, _ cacheType: SDImageCacheType, _ options: SDWebImageOptions,
    _ show: @escaping (UIImage?) -> Void, _ completion: @escaping () -> Void
  ) {
    if options.contains(.avoidAutoSetImage) { return completion() }
    guard let transition = sd_imageTransition,
      cacheType == .none || options.contains(.forceTransition)
    else {
      show(image)
      return completion()
    }
    changePicture(over: transition.duration, transition.animationOptions) {
      if !transition.avoidAutoSetImage { show(image) }
      transition.animations?(self, image)
    } completion: {
      transition.completion?(true)
    }
    completion()
  }

  private func sd_startIndicator() {
    guard let indicator = sd_imageIndicator else { return }
    if indicator.indicatorView.superview !== self { showPictureIndicator(indicator.indicatorView) }
    indicator.startAnimatingIndicator()
  }

  private func sd_stopIndicator() { sd_imageIndicator?.stopAnimatingIndicator() }

  /// The address of the picture that was asked for last; nil for none.
  public var sd_imageURL: URL? {
    picturePlaces.urls["image"] ?? picturePlaces.urls.sorted { $0.key < $1.key }.first?.value
  }

  /// How pictures appear; nil for at once.
  public var sd_imageTransition: SDWebImageTransition? {
    get { picturePlaces.values["transition"] as? SDWebImageTransition }
    set { picturePlaces.values["transition"] = newValue }
  }

  /// The sign that a picture is on its way; nil for none.
  public var sd_imageIndicator: (any SDWebImageIndicator)? {
    get { picturePlaces.values["indicator"] as? any SDWebImageIndicator }
    set { picturePlaces.values["indicator"] = newValue }
  }

  /// Gives up pictures on their way.
  public func sd_cancelCurrentImageLoad() {
    picturePlaces.cancelAll()
    sd_stopIndicator()
  }
  /// Gives up pictures on their way.
  public func sd_cancelLatestImageLoad() { sd_cancelCurrentImageLoad() }

  /// Whether the system's wheel is shown, as before version 5.
  public func sd_setShowActivityIndicatorView(_ show: Bool) {
    sd_imageIndicator = show ? SDWebImageActivityIndicator.gray : nil
  }
  /// How the system's wheel looks, as before version 5.
  public func sd_setIndicatorStyle(_ style: UIActivityIndicatorView.Style) {
    (sd_imageIndicator as? SDWebImageActivityIndicator)?.wheel.style = style
  }
  /// Shows the system's wheel, as before version 5.
  public func sd_addActivityIndicator() { sd_startIndicator() }
  /// Hides the system's wheel, as before version 5.
  public func sd_removeActivityIndicator() { sd_stopIndicator() }
}

extension UIImageView {
  /// Shows the picture of an address, and until it comes what stands in for it.
  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
    context: SDWebImageContext? = nil, completed: SDExternalCompletionBlock? = nil
  ) {
    load(url, at: "image", placeholder, options, context, nil, completed) { [weak self] in
      self?.image = $0
    }
  }

  /// Shows the picture of an address, and until it comes what stands in for it.
  public func sd_setImage(
    with url: URL?, placeholderImage placeholder: UIImage?, options: SDWebImageOptions = [],
    context: SDWebImageContext? = nil, progress: SDImageLoaderProgressBlock?,
    completed: SDExternalCompletionBlock? = nil
  ) {
    load(url, at: "image", placeholder, options, context, progress, completed) { [weak self] in
      self?.image = $0
    }
  }

  /// Shows a picture that was kept for an address, and then the one of another, as before version 5.
  public func sd_setImageWithPreviousCachedImage(
    with url: URL?, placeholderImage placeholder: UIImage? = nil, options: SDWebImageOptions = [],
    progress: SDImageLoaderProgressBlock? = nil, completed: SDExternalCompletionBlock? = nil
  ) {
    let kept = SDImageCache.shared.imageFromCache(forKey: url?.absoluteString)
    sd_setImage(
      with: url, placeholderImage: kept ?? placeholder, options: options, progress: progress,
      completed: completed)
  }

  /// The same for the picture of a view that is highlighted.
  public func sd_setHighlightedImage(
    with url: URL?, options: SDWebImageOptions = [], completed: SDExternalCompletionBlock? = nil
  ) {
    load(url, at: "highlighted", nil, options, nil, nil, completed) { [weak self] in
      self?.highlightedImage = $0
    }
  }
}

extension UIButton {
  /// The address of the picture of a state.
  public func sd_imageURL(for state: UIControl.State) -> URL? {
    picturePlaces.urls["image \(state.rawValue)"]
  }

  /// Shows the picture of an address, and until it comes what stands in for it.
  public func sd_setImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
    options: SDWebImageOptions = [], context: SDWebImageContext? = nil,
    completed: SDExternalCompletionBlock? = nil
  ) {
    load(url, at: "image \(state.rawValue)", placeholder, options, context, nil, completed) {
      [weak self] in
      self?.setImage($0, for: state)
    }
  }

  /// Shows the picture of an address behind the title.
  public func sd_setBackgroundImage(
    with url: URL?, for state: UIControl.State, placeholderImage placeholder: UIImage? = nil,
    options: SDWebImageOptions = [], context: SDWebImageContext? = nil,
    completed: SDExternalCompletionBlock? = nil
  ) {
    load(url, at: "background \(state.rawValue)", placeholder, options, context, nil, completed) {
      [weak self] in
      self?.setBackgroundImage($0, for: state)
    }
  }

  /// Gives up the picture of a state.
  public func sd_cancelImageLoad(for state: UIControl.State) {
    picturePlaces.cancel(at: "image \(state.rawValue)")
  }
  /// Gives up the picture of a state.
  public func sd_cancelBackgroundImageLoad(for state: UIControl.State) {
    picturePlaces.cancel(at: "background \(state.rawValue)")
  }
}

/// A view whose pictures move; here they stand.
@preconcurrency @MainActor open class SDAnimatedImageView: UIImageView {
  /// Whether they begin by themselves.
  open var autoPlayAnimatedImage = true
  /// How often they are repeated.
  open var animationRepeatCountOverride = 0
  /// Whether the app says how often.
  open var shouldCustomLoopCount = false
  /// How fast they are.
  open var playbackRate = 1.0
  /// Whether memory is let go when they stand.
  open var clearBufferWhenStopped = false
}

/// A view whose pictures move, as it was called.
public typealias FLAnimatedImageView = SDAnimatedImageView
