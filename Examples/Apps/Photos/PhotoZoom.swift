import UIKit

/// Lets a photo grow out of its cell into a page of its own, and shrink back into it.
final class PhotoZoom: NSObject, UIViewControllerAnimatedTransitioning {
  private let page: PhotoViewController
  private let thumbnail: UIImageView?
  private let isOpening: Bool

  init(page: PhotoViewController, thumbnail: UIImageView?, isOpening: Bool) {
    self.page = page
    self.thumbnail = thumbnail
    self.isOpening = isOpening
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    0.45
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    guard
      let controller = transitionContext.viewController(forKey: isOpening ? .to : .from),
      let view = controller.view
    else { return transitionContext.completeTransition(false) }
    if isOpening {
      view.frame = transitionContext.finalFrame(for: controller)
      container.addSubview(view)
      container.layoutIfNeeded()
    }

    let large = page.imageView.convert(page.imageView.bounds, to: container)
    let small =
      thumbnail.map { $0.convert($0.bounds, to: container) }
      ?? CGRect(x: large.midX, y: large.midY, width: 0, height: 0)

    let flying = UIImageView(image: page.imageView.image)
    flying.contentMode = .scaleAspectFill
    flying.clipsToBounds = true
    flying.frame = isOpening ? small : large
    container.addSubview(flying)
    thumbnail?.isHidden = true
    page.imageView.isHidden = true
    view.alpha = isOpening ? 0 : 1

    let animator = UIViewPropertyAnimator(
      duration: transitionDuration(using: transitionContext), dampingRatio: 0.86
    ) { [isOpening] in
      flying.frame = isOpening ? large : small
      view.alpha = isOpening ? 1 : 0
    }
    animator.addCompletion { [page, thumbnail] _ in
      page.imageView.isHidden = false
      thumbnail?.isHidden = false
      flying.removeFromSuperview()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    animator.startAnimation()
  }
}
