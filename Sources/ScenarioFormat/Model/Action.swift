/// What happens in a step; the cases are UIKit's verbs.
public indirect enum Action: Hashable, Sendable {
  /// `insertItems`, `deleteItems`, … and `performBatchUpdates`.
  case performBatchUpdates(BatchUpdate)
  case reloadData
  /// Nothing happens for these seconds.
  case wait(Double)
  /// Gives this moment a name.
  case mark(String)
}
