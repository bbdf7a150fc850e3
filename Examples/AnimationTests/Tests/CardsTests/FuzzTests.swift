import Cards
import RenderAnimTesting
import Testing
import UIKit

/// Layouts that are tried without references.
@MainActor struct FuzzTests {
  @Test func `a stack of cards breaks no rule`() async {
    await fuzz(CardStackLayout.init, sections: [12])
  }

  /// Scrolls to the top with every update.
  private final class JumpingLayout: UICollectionViewFlowLayout {
    override func targetContentOffset(forProposedContentOffset _: CGPoint) -> CGPoint { .zero }
  }

  @Test func `a mistake fails the test with the rule and the least scenario that shows it`() async {
    await withKnownIssue {
      await fuzz(JumpingLayout.init)
    } matching: { issue in
      let text = "\(issue)"
      return text.contains("The content stays where it is") && text.contains("timeline:")
    }
    await fuzz(JumpingLayout.init, runs: 25, without: [.offset])
  }
}
