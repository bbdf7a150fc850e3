import Cards
import RenderAnimTesting
import Testing
import UIKit

@MainActor @Suite(.renders())
struct SnapshotTests {
  private let size = CGSize(width: 160, height: 240)

  @Test func `a badge`() async {
    await expectSnapshot(of: BadgeView(count: 3))
    await expectSnapshot(of: BadgeView(count: 3), named: "dark", style: .dark)
    await expectSnapshot(of: BadgeView(count: 12), named: "swelling") { $0.draw(attention: 0.6) }
  }

  @Test func `cards lie on each other`() async {
    await expectSnapshot(of: CardStackLayout(), items: 5, size: size, scale: 1)
  }

  @Test func `a card comes from below`() async {
    await expectSnapshot(of: CardStackLayout(), items: 3, size: size, scale: 1) {
      $0.insertItems(at: [IndexPath(item: 3, section: 0)])
    }
  }

  @Test func `two cards change places`() async {
    await expectSnapshot(of: CardStackLayout(), items: 4, size: size, scale: 1) { view in
      view.performBatchUpdates {
        view.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 3, section: 0))
        view.deleteItems(at: [IndexPath(item: 2, section: 0)])
        view.insertItems(at: [IndexPath(item: 0, section: 0)])
      }
    }
  }

  @Test func `the wallet takes a card`() async {
    await expectSnapshot(of: WalletController(), size: size, scale: 1) { $0.add("Bank") }
  }

  @Test(arguments: [20, 40])
  func `cards show as much as they are told to`(_ peek: Int) async {
    await expectSnapshot(
      of: {
        let layout = CardStackLayout()
        layout.peek = CGFloat(peek)
        return layout
      }(), items: 3, named: "\(peek)", size: size, scale: 1)
  }

  @Test func `frames are as counted`() {
    expectAttributes(
      of: CardStackLayout(), items: 3, size: CGSize(width: 132, height: 200),
      match: """
        cell [0,0] frame 16,16,100,120
        cell [0,1] frame 16,52,100,120 z 1
        cell [0,2] frame 16,88,100,120 z 2
        """)
  }
}

/// What is said of what is not as expected.
@MainActor @Suite(.renders(record: .never, report: ".build/report"))
struct SnapshotDifferenceTests {
  private let size = CGSize(width: 160, height: 240)

  @Test func `a layout that places cells elsewhere says which and how far`() async {
    await withKnownIssue {
      await expectSnapshot(
        of: {
          let layout = CardStackLayout()
          layout.peek = 40
          return layout
        }(), items: 3, named: "changed", size: size, scale: 1)
    } matching: { issue in
      ["cell [0,1] is 4 pt lower", "cell [0,2] is 8 pt lower"].contains {
        issue.description.contains($0)
      }
    }
  }

  @Test(.tolerance(.deltaE(1), ratio: 0.1))
  func `a tolerance lets differences pass`() async {
    // Recorded with the usual 36.
    await expectSnapshot(
      of: {
        let layout = CardStackLayout()
        layout.peek = 38
        return layout
      }(), items: 3, size: size, scale: 1)
  }

  @Test func `a missing snapshot is an issue`() async {
    await withKnownIssue {
      await expectSnapshot(of: BadgeView(count: 4))
    } matching: {
      $0.description.contains("there is no reference")
    }
  }

  @Test func `two snapshots of a test need names`() async {
    await withKnownIssue {
      await expectSnapshot(of: BadgeView(count: 4))
      await expectSnapshot(of: BadgeView(count: 5))
    } matching: {
      $0.description.contains("say 'named:'") || $0.description.contains("there is no reference")
    }
  }

  @Test func `what UIKit throws is an issue in its words`() async {
    await withKnownIssue {
      await expectSnapshot(of: CardStackLayout(), items: 3, size: size) {
        $0.deleteItems(at: [IndexPath(item: 7, section: 0)])
      }
    } matching: {
      $0.description.contains("attempt to delete item 7 from section 0")
    }
  }

  @Test func `attributes that differ are shown line by line`() {
    withKnownIssue {
      expectAttributes(
        of: CardStackLayout(), items: 2, size: CGSize(width: 132, height: 200),
        match: """
          cell [0,0] frame 16,16,100,120
          cell [0,1] frame 16,60,100,120 z 1
          """)
    } matching: {
      $0.description.contains(
        """
          cell [0,0] frame 16,16,100,120
        - cell [0,1] frame 16,60,100,120 z 1
        + cell [0,1] frame 16,52,100,120 z 1
        """)
    }
  }
}
