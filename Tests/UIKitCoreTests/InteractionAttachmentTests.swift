import Foundation
import Testing
import UIKitCore

@MainActor struct InteractionAttachmentTests {
  private final class Interaction: NSObject, UIInteraction {
    private(set) weak var view: UIView?
    var calls: [String] = []

    func willMove(to view: UIView?) { calls.append("will \(view?.tag ?? 0)") }

    func didMove(to view: UIView?) {
      self.view = view
      calls.append("did \(view?.tag ?? 0)")
    }
  }

  @Test func `an interaction belongs to one view and hears of each change`() {
    let (first, second, interaction) = (UIView(), UIView(), Interaction())
    (first.tag, second.tag) = (1, 2)
    first.addInteraction(interaction)
    second.addInteraction(interaction)
    first.removeInteraction(interaction)
    #expect(first.interactions.isEmpty)
    #expect(second.interactions.count == 1)
    second.interactions = []
    #expect(interaction.view == nil)
    #expect(
      interaction.calls == [
        "will 1", "did 1", "will 0", "did 0", "will 2", "did 2", "will 0", "did 0",
      ])
  }

  private final class Hovered: UIView, UIPointerInteractionDelegate {
    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? {
      interaction.view.map { UIPointerStyle(effect: .highlight(UITargetedPreview(view: $0))) }
    }
  }

  @Test func `a pointer's interaction knows its view and its delegate`() {
    let view = Hovered(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let interaction = UIPointerInteraction(delegate: view)
    view.addInteraction(interaction)
    #expect(interaction.view === view)
    #expect(interaction.delegate === view)
    #expect(
      view.pointerInteraction(interaction, styleFor: UIPointerRegion(rect: view.bounds)) != nil)
  }

  @Test func `a preview without a place of its own is where its view is`() {
    let (outer, view) = (UIView(), UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
    outer.addSubview(view)
    let preview = UITargetedPreview(view: view)
    #expect(preview.target.container === outer)
    #expect(preview.target.center == CGPoint(x: 25, y: 40))
    #expect(preview.size == CGSize(width: 30, height: 40))
  }
}
