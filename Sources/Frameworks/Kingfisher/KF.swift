public import Foundation
public import UIKitCore

/// Says step by step how a picture is loaded.
@preconcurrency @MainActor public enum KF {
  /// An address with a key of its own.
  public typealias ImageResource = UIKitCore.ImageResource

  /// The picture of an address.
  public static func url(_ url: URL?, cacheKey: String? = nil) -> Builder {
    source(url.map { .network(ImageResource(downloadURL: $0, cacheKey: cacheKey)) })
  }
  /// The picture of an address.
  public static func resource(_ resource: (any Resource)?) -> Builder {
    source(resource.map(Source.network))
  }
  /// A picture made of data.
  public static func dataProvider(_ provider: (any ImageDataProvider)?) -> Builder {
    source(provider.map(Source.provider))
  }
  /// A picture made of data.
  public static func data(_ data: Data?, cacheKey: String) -> Builder {
    dataProvider(data.map { RawImageDataProvider(data: $0, cacheKey: cacheKey) })
  }
  /// A picture from somewhere.
  public static func source(_ source: Source?) -> Builder { Builder(source) }

  /// How a picture is loaded.
  @preconcurrency @MainActor public final class Builder {
    private let source: Source?
    private var placeholder: (any Placeholder)?
    private var options: KingfisherOptionsInfo = []
    private var progress: DownloadProgressBlock?
    private var success: ((RetrieveImageResult) -> Void)?
    private var failure: ((KingfisherError) -> Void)?

    fileprivate init(_ source: Source?) { self.source = source }

    private func told(_ result: Result<RetrieveImageResult, KingfisherError>) {
      switch result {
      case .success(let value): success?(value)
      case .failure(let error): failure?(error)
      }
    }

    private func with(_ items: KingfisherOptionsInfoItem...) -> Builder {
      options += items
      return self
    }

    /// Shows it in a view.
    @discardableResult public func set(to imageView: UIImageView) -> DownloadTask? {
      imageView.kf.setImage(
        with: source, placeholder: placeholder, options: options, progressBlock: progress,
        completionHandler: told)
    }
    /// Shows it in a button.
    @discardableResult public func set(
      to button: UIButton, for state: UIControl.State
    ) -> DownloadTask? {
      button.kf.setImage(
        with: source, for: state, placeholder: placeholder as? UIImage, options: options,
        progressBlock: progress, completionHandler: told)
    }

    /// What stands in for it.
    public func placeholder(_ placeholder: (any Placeholder)?) -> Builder {
      self.placeholder = placeholder
      return self
    }
    /// What stands in for it.
    public func placeholder(_ image: UIImage?) -> Builder {
      placeholder = image
      return self
    }
    /// Told that it has come.
    public func onSuccess(_ block: ((RetrieveImageResult) -> Void)?) -> Builder {
      success = block
      return self
    }
    /// Told that it has not.
    public func onFailure(_ block: ((KingfisherError) -> Void)?) -> Builder {
      failure = block
      return self
    }
    /// Told of bytes.
    public func onProgress(_ block: DownloadProgressBlock?) -> Builder {
      progress = block
      return self
    }
    /// Shown where it has not come.
    public func onFailureImage(_ image: UIImage?) -> Builder { with(.onFailureImage(image)) }
    /// How it appears.
    public func transition(_ transition: ImageTransition) -> Builder {
      with(.transition(transition))
    }
    /// Has it fade in.
    public func fade(duration: TimeInterval) -> Builder { with(.transition(.fade(duration))) }
    /// Has it appear so even if it was kept.
    public func forceTransition(_ enabled: Bool = true) -> Builder {
      enabled ? with(.forceTransition) : self
    }
    /// Keeps the old picture until it comes.
    public func keepCurrentImageWhileLoading(_ enabled: Bool = true) -> Builder {
      enabled ? with(.keepCurrentImageWhileLoading) : self
    }
    /// Loads it again.
    public func forceRefresh(_ enabled: Bool = true) -> Builder {
      enabled ? with(.forceRefresh) : self
    }
    /// Loads nothing.
    public func onlyFromCache(_ enabled: Bool = true) -> Builder {
      enabled ? with(.onlyFromCache) : self
    }
    /// Keeps it in memory alone.
    public func cacheMemoryOnly(_ enabled: Bool = true) -> Builder {
      enabled ? with(.cacheMemoryOnly) : self
    }
    /// Keeps the original, too.
    public func cacheOriginalImage(_ enabled: Bool = true) -> Builder {
      enabled ? with(.cacheOriginalImage) : self
    }
    /// Reads files at once.
    public func loadDiskFileSynchronously(_ enabled: Bool = true) -> Builder {
      enabled ? with(.loadDiskFileSynchronously) : self
    }
    /// Makes pixels ready.
    public func backgroundDecode(_ enabled: Bool = true) -> Builder {
      enabled ? with(.backgroundDecode) : self
    }
    /// The pixels in a point.
    public func scaleFactor(_ factor: CGFloat) -> Builder { with(.scaleFactor(factor)) }
    /// Keeps it elsewhere.
    public func targetCache(_ cache: ImageCache) -> Builder { with(.targetCache(cache)) }
    /// Changes it.
    public func setProcessor(_ processor: any ImageProcessor) -> Builder {
      with(.processor(processor))
    }
    /// Changes it after what changes it by now.
    public func appendProcessor(_ processor: any ImageProcessor) -> Builder {
      with(.processor(KingfisherParsedOptionsInfo(options).processor |> processor))
    }
    /// Makes it no larger than it is needed.
    public func downsampling(size: CGSize) -> Builder {
      appendProcessor(DownsamplingImageProcessor(size: size))
    }
    /// Gives it another size.
    public func resizing(referenceSize: CGSize, mode: ContentMode = .none) -> Builder {
      appendProcessor(ResizingImageProcessor(referenceSize: referenceSize, mode: mode))
    }
    /// Gives it round corners.
    public func roundCorner(
      radius: Radius, targetSize: CGSize? = nil, roundingCorners corners: RectCorner = .all,
      backgroundColor: UIColor? = nil
    ) -> Builder {
      appendProcessor(
        RoundCornerImageProcessor(
          radius: radius, targetSize: targetSize, roundingCorners: corners,
          backgroundColor: backgroundColor))
    }
    /// Blurs it.
    public func blur(radius: CGFloat) -> Builder {
      appendProcessor(BlurImageProcessor(blurRadius: radius))
    }
    /// Cuts it.
    public func cropping(size: CGSize, anchor: CGPoint = CGPoint(x: 0.5, y: 0.5)) -> Builder {
      appendProcessor(CroppingImageProcessor(size: size, anchor: anchor))
    }
    /// Changes it when it is shown.
    public func imageModifier(_ modifier: (any ImageModifier)?) -> Builder {
      modifier.map { with(.imageModifier($0)) } ?? self
    }
    /// Changes the request.
    public func requestModifier(_ modifier: any ImageDownloadRequestModifier) -> Builder {
      with(.requestModifier(modifier))
    }
    /// Tries again.
    public func retry(maxCount: Int, interval: DelayRetryStrategy.Interval = .seconds(3)) -> Builder
    {
      self
    }
    /// When what is in memory expires.
    public func memoryCacheExpiration(_ expiration: StorageExpiration?) -> Builder { self }
    /// When files expire.
    public func diskCacheExpiration(_ expiration: StorageExpiration?) -> Builder { self }
  }
}
