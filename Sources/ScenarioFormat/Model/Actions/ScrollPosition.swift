/// `UICollectionView.ScrollPosition`.
public enum ScrollPosition: String, WordChoice {
  /// Just far enough to be visible.
  case none
  case top
  case centeredVertically
  case bottom
  case left
  case centeredHorizontally
  case right

  public static var synonyms: [String: String] {
    [
      "center": "centeredVertically", "centered": "centeredVertically", "leading": "left",
      "trailing": "right", "middle": "centeredVertically",
    ]
  }
}
