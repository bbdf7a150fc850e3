import AnimPictureLoading
public import Foundation
public import UIKitCore

/// The place of a picture in a view.
@MainActor struct PictureTarget {
  let view: UIView
  let place: String
  let image: () -> UIImage?
  let show: (UIImage?) -> Void

  /// Shows what comes from somewhere, and until then what stands in for it.
  func set(
    _ source: Source?, _ placeholder: (any Placeholder)?, _ info: KingfisherOptionsInfo?,
    _ progress: DownloadProgressBlock?,
    _ completion: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    let places = view.picturePlaces
    let info = KingfisherManager.shared.defaultOptions + (info ?? [])
    let options = KingfisherParsedOptionsInfo(info)
    // What was asked for before goes on, and is kept.
    let number = places.begin(source?.url, at: place, cancelling: false)
    guard let source else {
      stand(placeholder)
      completion?(.failure(.imageSettingError(reason: .emptySource)))
      return nil
    }
    if !options.keepsCurrent || image() == nil { stand(placeholder) }
    startIndicator()
    let task = KingfisherManager.shared.retrieveImage(
      with: source, options: info, progressBlock: progress
    ) { (result: Result<RetrieveImageResult, KingfisherError>) in
      guard places.isCurrent(number, at: place) else {
        completion?(
          .failure(
            .imageSettingError(
              reason: .notCurrentSourceTask(
                result: try? result.get(), error: result.failure, source: source))))
        return
      }
      stopIndicator()
      switch result {
      case .success(let value): appear(value, options) { completion?(result) }
      case .failure:
        if let image = options.onFailureImage {
          stand(nil)
          show(image)
        }
        completion?(result)
      }
    }
    places.keep(task?.load, at: place)
    return task
  }

  private func appear(
    _ value: RetrieveImageResult, _ options: KingfisherParsedOptionsInfo,
    _ completion: @escaping () -> Void
  ) {
    let isMoving = value.cacheType == .none || options.forceTransition
    let transition = isMoving ? options.transition : .none
    let others = view.picturePlaces.values["placeholder"] as? any Placeholder
    view.changePicture(over: transition.duration, transition.options) {
      if let other = others as? UIView { other.removeFromSuperview() }
      if case .custom(_, _, let animations?, _) = transition, let view = view as? UIImageView {
        animations(view, value.image)
      } else {
        show(value.image)
      }
    } completion: {
      if case .custom(_, _, _, let told) = transition { told?(true) }
      completion()
    }
    view.picturePlaces.values["placeholder"] = nil
  }

  private func stand(_ placeholder: (any Placeholder)?) {
    if let old = view.picturePlaces.values["placeholder"] as? UIView { old.removeFromSuperview() }
    view.picturePlaces.values["placeholder"] = placeholder
    if let placeholder, !(placeholder is UIImage), let view = view as? UIImageView {
      show(nil)
      placeholder.add(to: view)
    } else {
      show(placeholder as? UIImage)
    }
  }

  private func startIndicator() {
    switch view.picturePlaces.values["indicator"] as? IndicatorType {
    case .activity: view.showPictureIndicator()
    case .image(let data): view.showPictureIndicator(UIImageView(image: UIImage(data: data)))
    case .custom(let indicator):
      if indicator.view.superview !== view { view.showPictureIndicator(indicator.view) }
      indicator.startAnimatingView()
    case nil, IndicatorType.none?: break
    }
  }

  private func stopIndicator() {
    if case .custom(let indicator) = view.picturePlaces.values["indicator"] as? IndicatorType {
      indicator.stopAnimatingView()
    }
    view.hidePictureIndicator()
  }

  func cancel() {
    view.picturePlaces.cancel(at: place)
    stopIndicator()
  }
}

extension Result {
  fileprivate var failure: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

@MainActor extension KingfisherWrapper where Base: UIImageView {
  private var target: PictureTarget {
    PictureTarget(
      view: base, place: "image", image: { [base] in base.image },
      show: { [base] in base.image = $0 })
  }

  /// The sign that a picture is on its way; none by default.
  public var indicatorType: IndicatorType {
    get { base.picturePlaces.values["indicator"] as? IndicatorType ?? .none }
    nonmutating set { base.picturePlaces.values["indicator"] = newValue }
  }

  /// The sign that a picture is on its way; nil for none.
  public var indicator: (any Indicator)? {
    if case .custom(let indicator) = indicatorType { return indicator }
    guard case .activity = indicatorType else { return nil }
    return ActivityIndicator(base)
  }

  /// What stands in for a picture now.
  public var placeholder: (any Placeholder)? {
    base.picturePlaces.values["placeholder"] as? any Placeholder
  }

  /// The address of the picture that was asked for last.
  public var webURL: URL? { base.picturePlaces.urls["image"] }

  /// Shows the picture of an address, and until it comes what stands in for it.
  @discardableResult public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    target.set(
      resource.map(Source.network), placeholder, options, progressBlock, completionHandler)
  }

  /// Shows the picture of an address.
  @discardableResult public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) -> DownloadTask? {
    target.set(resource.map(Source.network), placeholder, options, nil, completionHandler)
  }

  /// Shows the picture of an address, as before version 5.
  @discardableResult public func setImage(
    with resource: (any Resource)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: @escaping CompletionHandler
  ) -> DownloadTask? {
    target.set(resource.map(Source.network), placeholder, options, progressBlock) {
      $0.tell(completionHandler, resource?.downloadURL)
    }
  }

  /// Shows a picture from somewhere.
  @discardableResult public func setImage(
    with source: Source?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? { target.set(source, placeholder, options, progressBlock, completionHandler) }

  /// Shows a picture made of data.
  @discardableResult public func setImage(
    with provider: (any ImageDataProvider)?, placeholder: (any Placeholder)? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    target.set(
      provider.map(Source.provider), placeholder, options, progressBlock, completionHandler)
  }

  /// Gives up what is on its way.
  public func cancelDownloadTask() { target.cancel() }
}

/// The system's wheel over a view.
private struct ActivityIndicator: Indicator {
  let view: UIView
  init(_ owner: UIView) { view = owner.picturePlaces.indicator ?? UIActivityIndicatorView() }
  func startAnimatingView() { (view as? UIActivityIndicatorView)?.startAnimating() }
  func stopAnimatingView() { (view as? UIActivityIndicatorView)?.stopAnimating() }
}

@MainActor extension KingfisherWrapper where Base: UIButton {
  private func target(_ state: UIControl.State) -> PictureTarget {
    PictureTarget(
      view: base, place: "image \(state.rawValue)",
      image: { [base] in base.image(for: state) }, show: { [base] in base.setImage($0, for: state) }
    )
  }

  private func background(_ state: UIControl.State) -> PictureTarget {
    PictureTarget(
      view: base, place: "background \(state.rawValue)",
      image: { nil },
      show: { [base] in base.setBackgroundImage($0, for: state) })
  }

  /// Shows the picture of an address.
  @discardableResult public func setImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    target(state).set(
      resource.map(Source.network), placeholder, options, progressBlock, completionHandler)
  }

  /// Shows a picture from somewhere.
  @discardableResult public func setImage(
    with source: Source?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    target(state).set(source, placeholder, options, progressBlock, completionHandler)
  }

  /// Shows the picture of an address behind the title.
  @discardableResult public func setBackgroundImage(
    with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
    options: KingfisherOptionsInfo? = nil, progressBlock: DownloadProgressBlock? = nil,
    completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
  ) -> DownloadTask? {
    background(state).set(
      resource.map(Source.network), placeholder, options, progressBlock, completionHandler)
  }

  /// Gives up pictures on their way.
  public func cancelImageDownloadTask() { base.picturePlaces.cancelAll() }
  /// Gives up pictures on their way.
  public func cancelBackgroundImageDownloadTask() { base.picturePlaces.cancelAll() }
}

/// A view whose pictures move; here they stand.
@preconcurrency @MainActor open class AnimatedImageView: UIImageView {
  /// How often they are repeated.
  public enum RepeatCount: Equatable {
    /// Once.
    case once
    /// A number of times.
    case finite(count: UInt)
    /// Always.
    case infinite
  }
  /// How often they are repeated.
  public var repeatCount = RepeatCount.infinite
  /// Whether they begin by themselves.
  public var autoPlayAnimatedImage = true
  /// How many pictures are made ready.
  public var framePreloadCount = 10
  /// Whether they are as large as is needed.
  public var needsPrescaling = true
  /// Whether they are made elsewhere.
  public var backgroundDecode = true
}
