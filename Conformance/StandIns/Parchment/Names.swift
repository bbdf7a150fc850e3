import UIKit

class PagingHostingIndicatorView: PagingIndicatorView {}
@MainActor public struct Page {
  let reuseIdentifier: String
  let pageIdentifier: String?
  let header: (PagingOptions, PageState) -> UIContentConfiguration
  let content: () -> UIViewController
  let update: (UIViewController) -> Void
}
