import Foundation
import Testing

@testable import UIKitCore

/// Rows of menus that are made when these open.
@MainActor struct DeferredMenuTests {
  @Test func `rows that are made later stand in the place of what makes them`() {
    inWorld { _ in
      var calls = 0
      let kept = UIDeferredMenuElement { done in
        calls += 1
        done([
          UIAction(title: "B") { _ in },
          UIMenu(options: .displayInline, children: [UIAction(title: "C") { _ in }]),
        ])
      }
      let anew = UIDeferredMenuElement.uncached { done in
        calls += 10
        done([UIAction(title: "D") { _ in }])
      }
      let absent = UIDeferredMenuElement { _ in }
      let menu = UIMenu(children: [UIAction(title: "A") { _ in }, kept, anew, absent])
      #expect(menu.groups.map { $0.map(\.title) } == [["A", "B"], ["C"], ["D"]])
      #expect(menu.groups.flatMap { $0 }.count == 4)
      #expect(calls == 21)
      // Asking what is shown makes nothing.
      #expect(menu.shownChildren.count == 4 && menu.selectedElements.isEmpty && calls == 21)
    }
  }
}
