/// `UICollectionView.ScrollPosition`.
package enum ScrollPosition: String, WordChoice {
  /// Just far enough to be visible.
  case none
  case top
  case centeredVertically
  case bottom
  case left
  case centeredHorizontally
  case right

  package static var synonyms: [String: String] {
    [
      "center": "centeredVertically", "centered": "centeredVertically", "leading": "left",
      "trailing": "right", "middle": "centeredVertically",
    ]
  }
}
