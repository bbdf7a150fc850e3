import Foundation
import Testing

@testable import UIKitCore

@MainActor struct ContentUnavailableTests {
  private final class Screen: UIViewController {
    var states = 0
    var isEmpty = true
    override func updateContentUnavailableConfiguration(
      using state: UIContentUnavailableConfigurationState
    ) {
      states += 1
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.image = UIImage(systemName: "tray")
      configuration.text = "No Mail"
      configuration.secondaryText = "It will come."
      configuration.button.title = "Refresh"
      contentUnavailableConfiguration = isEmpty ? configuration : nil
    }
  }

  private func texts(_ view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(texts)
  }

  @Test func `a screen without content says so in its middle, until there is some`() throws {
    try inWorld { _ in
      let (window, screen) = (UIWindow(), Screen())
      window.rootViewController = screen
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      #expect(screen.states == 1)
      let view = try #require(screen.view.subviews.first as? UIContentUnavailableView)
      #expect(view.frame == screen.view.bounds)
      #expect(texts(view) == ["No Mail", "It will come.", "Refresh"])
      let stack = try #require(view.subviews.last)
      let room = view.bounds.inset(by: view.safeAreaInsets)
      #expect(abs(stack.frame.midY - room.midY) < 1 && stack.frame.height > 100)
      screen.isEmpty = false
      screen.setNeedsUpdateContentUnavailableConfiguration()
      window.layoutIfNeeded()
      #expect(screen.states == 2 && screen.view.subviews.isEmpty)
    }
  }

  @Test func `a search without results names what was looked for`() throws {
    try inWorld { _ in
      let screen = UIViewController()
      screen.navigationItem.searchController = UISearchController(searchResultsController: nil)
      screen.navigationItem.searchController?.searchBar.text = "abc"
      screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
      let view = try #require(screen.view.subviews.first)
      #expect(texts(view).first == "No Results for “abc”")
    }
  }

  @Test func `loading turns a wheel above its text`() throws {
    try inWorld { _ in
      let view = UIContentUnavailableView(configuration: .loading())
      view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      view.layoutIfNeeded()
      let stack = try #require(view.subviews.last as? UIStackView)
      #expect((stack.arrangedSubviews.first as? UIActivityIndicatorView)?.isAnimating == true)
    }
  }
}
