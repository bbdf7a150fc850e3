import AnimScenarioFormat
import UIKitCore

extension Action.Sheet: StagedAction {
  var needsScenarioData: Bool { true }

  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    stage.present(self, at: location, completion: completion)
  }
}

extension Action.SelectDetent: StagedAction {
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    let identifier = UISheetPresentationController.Detent.make(detent).identifier
    guard let sheet = stage.presentedSheet,
      sheet.detents.contains(where: { $0.identifier == identifier })
    else {
      stage.fail(.unavailable("a sheet with this detent on screen", at: location))
      return completion()
    }
    sheet.animateChanges { sheet.selectedDetentIdentifier = identifier }
    stage.clock.schedule(after: Stage.sheetDuration) { completion() }
  }
}

extension Action.DismissSheet: StagedAction {
  func begin(
    on stage: Stage, at location: SourceRange, completion: @escaping @MainActor () -> Void
  ) {
    guard let sheet = stage.presentedSheet else {
      stage.fail(.unavailable("a sheet on screen", at: location))
      return completion()
    }
    sheet.presentedViewController.dismiss(animated: true) { [weak stage] in
      stage?.followSheets()
      completion()
    }
  }
}
