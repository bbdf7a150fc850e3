import Foundation

/// The places of a preview and its menu on the screen, in points of the window.
///
/// The preview stays where it was pressed if there is room: with the menu below it, or else above. If
/// there is none, it moves up until the menu ends at the bottom. What UIKit does not document was
/// measured on pictures of iOS.
struct ContextMenuPlacement: Hashable {
  let preview: CGRect
  let menu: CGRect
  /// The point of the menu that is next to the preview, out of which it grows.
  let origin: CGPoint

  /// Points between preview and menu.
  static let gap: CGFloat = 16
  /// Points between a button and its menu; by eye.
  static let buttonGap: CGFloat = 8
  /// Points that the screen's sides stay away from both.
  static let margin: CGFloat = 16

  /// - Parameters:
  ///   - source: What was pressed.
  ///   - previewSize: The size that the preview would like to have.
  ///   - menuSize: The menu's.
  ///   - area: The part of the window that nothing covers.
  ///   - gap: Points between preview and menu.
  init(
    source: CGRect, previewSize: CGSize, menuSize: CGSize, in area: CGRect,
    gap: CGFloat = ContextMenuPlacement.gap
  ) {
    let area = area.insetBy(dx: Self.margin, dy: min(Self.margin, area.height / 4))
    let room = CGSize(
      width: area.width, height: max(area.height - gap - menuSize.height, area.height / 4))
    let scale = min(
      1, room.width / max(previewSize.width, 1), room.height / max(previewSize.height, 1))
    let size = CGSize(width: previewSize.width * scale, height: previewSize.height * scale)
    var preview = CGRect(
      x: min(max(source.midX - size.width / 2, area.minX), area.maxX - size.width),
      y: min(max(source.midY - size.height / 2, area.minY), area.maxY - size.height),
      width: size.width, height: size.height)
    let isBelow: Bool
    if preview.maxY + gap + menuSize.height <= area.maxY {
      isBelow = true
    } else if preview.minY - gap - menuSize.height >= area.minY {
      isBelow = false
    } else {
      isBelow = true
      preview.origin.y = max(area.minY, area.maxY - menuSize.height - gap - size.height)
    }
    // At the preview's side that is nearer to the screen's.
    let isTrailing = preview.width < menuSize.width && preview.midX > area.midX
    let x = isTrailing ? preview.maxX - menuSize.width : preview.minX
    menu = CGRect(
      x: min(max(x, area.minX), max(area.minX, area.maxX - menuSize.width)),
      y: isBelow ? preview.maxY + gap : preview.minY - gap - menuSize.height,
      width: menuSize.width, height: menuSize.height)
    origin = CGPoint(
      x: min(max(preview.midX, menu.minX), menu.maxX), y: isBelow ? menu.minY : menu.maxY)
    self.preview = preview
  }
}
