import AnimScenarioFormat
import Foundation
import UIKitCore

// Collection views on sheets, which steps are about while they are on screen.
extension Stage {
  /// The seconds that a sheet takes to come, and to another height.
  static let sheetDuration = 0.5

  /// The configuration of the sheet in front of all else; nil if there is none.
  var presentedSheet: UISheetPresentationController? {
    guard let front = frontController, front.presentingViewController != nil else { return nil }
    return front.sheetPresentationController
  }

  /// Shows another collection view on a sheet.
  func present(
    _ sheet: Action.Sheet, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    guard let presenter = frontController else {
      fail(.unavailable("a controller that presents a sheet", at: location))
      return completion()
    }
    let screen = screen(of: sheet)
    let controller = screen.controller(below: sheet.navigation)
    controller.isModalInPresentation = sheet.isModal
    if let presentation = controller.sheetPresentationController {
      presentation.detents = sheet.detents.map { .make($0) }
      presentation.prefersGrabberVisible = sheet.hasGrabber
      presentation.preferredCornerRadius = sheet.cornerRadius.map { CGFloat($0) }
      presentation.largestUndimmedDetentIdentifier = sheet.largestUndimmed.map {
        UISheetPresentationController.Detent.make($0).identifier
      }
    }
    returns.append(.sheet(controller, collectionView, dataSource, topScreen))
    presenter.present(controller, animated: true) { completion() }
    show(screen)
  }

  /// Makes what is below a sheet the subject of steps again once that has gone, by whoever's doing.
  func followSheets() {
    while case .sheet(let controller, let view, let source, let screen)? = returns.last,
      controller.presentingViewController == nil
    {
      returns.removeLast()
      if let screen { show(screen) } else { show(view, source) }
    }
  }

  private func screen(of sheet: Action.Sheet) -> StageScreen {
    let data =
      sheet.dataSource.map { SimulatedDataSource($0, seed: scenario.clock.seed) }
      ?? dataSource.data
    var shown = scenario
    // What the card looks like is up to the system and its cells.
    shown.collectionView = AnimScenarioFormat.CollectionView()
    if !sheet.layout.text.isEmpty { shown.layout = sheet.layout }
    let source = dataSource.copy(showing: data)
    if !sheet.cell.text.isEmpty { source.cellName = sheet.cell.text }
    let view = Self.makeCollectionView(shown, layouts, in: window)
    view.collectionViewLayout.awakeFromNib()
    source.register(in: view)
    let front = front(of: source)
    view.dataSource = front
    view.delegate = front
    return StageScreen(view, source, title: sheet.navigation?.title ?? "")
  }
}

extension StageScreen {
  /// The controller of a card with this screen: below a bar if it has one.
  fileprivate func controller(below bar: NavigationBar?) -> UIViewController {
    view.backgroundColor = .systemBackground
    guard let bar else { return self }
    return navigationController(with: bar)
  }
}

extension UISheetPresentationController.Detent {
  /// The detent that a scenario means.
  static func make(
    _ detent: Action.Sheet.Detent
  ) -> UISheetPresentationController.Detent {
    switch detent {
    case .medium: .medium()
    case .large: .large()
    case .height(let height):
      .custom(identifier: .init("height-\(height)")) { _ in CGFloat(height) }
    }
  }
}
