import UIKit

/// The root of the app.
final class PhotosTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let library = UINavigationController(rootViewController: LibraryViewController())
    library.tabBarItem = UITabBarItem(
      title: "Library", image: UIImage(systemName: "photo.on.rectangle"), tag: 0)
    library.navigationBar.prefersLargeTitles = true
    viewControllers = [
      library,
      placeholder("For You", symbol: "heart.text.square"),
      placeholder("Albums", symbol: "rectangle.stack.fill"),
      placeholder("Search", symbol: "magnifyingglass"),
    ]
  }

  private func placeholder(_ title: String, symbol: String) -> UIViewController {
    let controller = UIViewController()
    controller.tabBarItem = UITabBarItem(
      title: title, image: UIImage(systemName: symbol), tag: 0)
    return controller
  }
}
