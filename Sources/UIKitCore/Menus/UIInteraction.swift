/// A way to deal with a view that is added to it, such as a context menu.
@preconcurrency @MainActor public protocol UIInteraction: AnyObject {
  /// The view that it was added to; nil before.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or taken from it with nil.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or taken from it with nil.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Adds an interaction, which leaves the view that it was added to before.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction away; does nothing if the view does not have it.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = interactions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    interactions.remove(at: index)
    interaction.didMove(to: nil)
  }
}
