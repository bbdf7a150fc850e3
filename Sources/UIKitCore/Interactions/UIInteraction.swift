public import Foundation

/// What a view lends itself to besides touches, such as hovering of a pointer.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that has the interaction; nil for none.
  var view: UIView? { get }
  /// Called before another view has the interaction, or none.
  func willMove(to view: UIView?)
  /// Called once another view has the interaction, or none.
  func didMove(to view: UIView?)
}

extension UIView {
  /// What the view lends itself to, in the order in which it was added.
  public var interactions: [any UIInteraction] {
    get { attachedInteractions }
    set {
      for interaction in attachedInteractions { removeInteraction(interaction) }
      for interaction in newValue { addInteraction(interaction) }
    }
  }

  /// Adds an interaction, which leaves the view that has it.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    attachedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction away; does nothing for those of other views.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = attachedInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    attachedInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
