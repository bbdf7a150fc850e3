/// What happens in a step; the cases are UIKit's verbs.
public indirect enum Action: Hashable, Sendable {
  // Updates
  /// `insertItems`, `deleteItems`, … and `performBatchUpdates`.
  case performBatchUpdates(BatchUpdate)
  case reconfigureItems([Located<ItemIndexPath>])
  case applySnapshot(Snapshot)
  case reloadData

  // Layout
  case invalidateLayout
  case layoutIfNeeded
  case setCollectionViewLayout(LayoutChange)
  case startInteractiveTransition(InteractiveTransition)
  case set([Assignment])
  /// Changes the selected item of the layout to the tapped one, or to none if it is the same.
  case toggleSelectedItem
  case animate(Animation)
  case change(ViewChange)

  // Touch
  case tap(TouchTarget)
  case longPress(LongPress)
  case selectItem(Selection)
  case deselectItem(Selection)
  case drag(Drag)
  case fling(Fling)
  case pull(Pull)
  case pinch(Pinch)
  case rotateGesture(RotateGesture)

  // Scroll
  case scrollToItem(ScrollToItem)
  case setContentOffset(ContentOffsetChange)

  // Environment
  case rotateDevice(DeviceRotation)
  case resize(Resize)
  case setTheme(Theme)
  case setContentSizeCategory(ContentSizeCategory)

  // Navigation
  case push(Push)
  case pop(Pop)

  // Narration
  /// Nothing happens for these seconds.
  case wait(Double)
  /// Gives this moment a name.
  case mark(SourceName)
  case chapter(Chapter)
  /// Shows a line of text at the lower edge of the picture until it is hidden or replaced.
  case caption(String)
  case hideCaption
  case camera(Camera)
  /// From here on time runs this many times as fast in the picture.
  case speed(Double)
  /// Saves this moment as a picture of its own, under this name.
  case still(SourceName)
  /// From here on the picture records nothing.
  case hide
  case show

  // Groups
  /// Steps that start together; the group ends with the last of them.
  case parallel([Step])
  case `repeat`(times: Int, [Step])
}
