import AnimScenarioFormat
import Foundation
import UIKitCore

/// A row, or a header, of a list that shows what a scenario says of it.
final class TemplateListCell: UICollectionViewListCell, TemplateShowing, HeightPreferring {
  var preferredHeight: CGFloat?
  private var content: ListContent?
  private var names: StageNames?
  private var shown: ListRow?

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    withPreferredHeight(super.preferredLayoutAttributesFitting(layoutAttributes))
  }

  /// Shows an element.
  ///
  /// - Parameters:
  ///   - content: The row as the scenario describes it.
  ///   - names: The values of names in it.
  func show(_ content: ListContent, _ names: StageNames) {
    self.content = content
    self.names = names
    shown = nil
    refresh()
  }

  func refresh() {
    guard let content, let names else { return }
    let row = ListRow(content, names)
    guard row != shown else { return }
    shown = row
    contentConfiguration = configuration(content, row, names)
    accessories = row.accessories.map { UICellAccessory($0, names) }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    shown = nil
    refresh()
  }

  private func configuration(
    _ content: ListContent, _ row: ListRow, _ names: StageNames
  ) -> UIListContentConfiguration {
    var configuration: UIListContentConfiguration =
      switch content.style {
      case .cell: defaultContentConfiguration()
      case .subtitle: .subtitleCell()
      case .value: .valueCell()
      }
    configuration.text = row.text
    configuration.secondaryText = row.secondaryText.isEmpty ? nil : row.secondaryText
    if let color = content.textColor {
      configuration.textProperties.color = UIColor(color, in: names.value)
    }
    if !row.symbol.isEmpty {
      show(row.symbol, of: content, in: &configuration, names)
    } else if let source = content.image {
      let side = CGFloat(content.imageSize)
      configuration.image = names.pictures?.image(
        source, item: names.item, size: CGSize(width: side, height: side),
        scale: traitCollection.displayScale)
      configuration.imageProperties.maximumSize = CGSize(width: side, height: side)
      configuration.imageProperties.cornerRadius = content.imageCornerRadius
    }
    return configuration
  }

  private func show(
    _ symbol: String, of content: ListContent,
    in configuration: inout UIListContentConfiguration, _ names: StageNames
  ) {
    let color = content.symbolColor.map { UIColor($0, in: names.value) }
    guard let background = content.symbolBackground else {
      configuration.image = UIImage(systemName: symbol)
      configuration.imageProperties.tintColor = color
      return
    }
    let badge = SymbolBadge(
      symbol: symbol, color: color ?? .white, background: UIColor(background, in: names.value))
    configuration.image = badge.image(in: traitCollection)
    configuration.imageProperties.maximumSize = SymbolBadge.size
  }
}

/// The values of a row at a moment.
private struct ListRow: Hashable {
  /// The values of an accessory at a moment.
  enum Accessory: Hashable {
    case sign(ListAccessory.Sign)
    case label(String)
    case toggle(Bool)
    /// A colour as the scenario has it: two that are resolved alike are not equal.
    case symbol(String, ColorValue)
  }

  var text: String
  var secondaryText: String
  var symbol: String
  var accessories: [Accessory]

  @MainActor init(_ content: ListContent, _ names: StageNames) {
    let value = names.value
    text = content.text.text(in: value)
    secondaryText = content.secondaryText.text(in: value)
    symbol = content.symbol.text(in: value)
    accessories = content.accessories.compactMap { accessory in
      switch accessory {
      case .sign(let sign, let isShown): return isShown.isTrue(in: value) ? .sign(sign) : nil
      case .label(let template):
        let text = template.text(in: value)
        return text.isEmpty ? nil : .label(text)
      case .toggle(let isOn): return .toggle(isOn.isTrue(in: value))
      case .symbol(let name, let color, let isShown):
        let name = name.text(in: value)
        guard !name.isEmpty, isShown.isTrue(in: value) else { return nil }
        return .symbol(name, color)
      }
    }
  }
}

extension UICellAccessory {
  @MainActor fileprivate init(_ accessory: ListRow.Accessory, _ names: StageNames) {
    switch accessory {
    case .sign(.disclosureIndicator): self = .disclosureIndicator()
    case .sign(.outlineDisclosure): self = .outlineDisclosure()
    case .sign(.checkmark): self = .checkmark()
    case .sign(.detail): self = .detail()
    case .sign(.reorder): self = .reorder(displayed: .always)
    case .sign(.delete): self = .delete(displayed: .always)
    case .label(let text): self = .label(text: text)
    case .toggle(let isOn):
      let control = UISwitch(frame: .zero)
      control.isOn = isOn
      // What takes taps is the cell around it.
      control.isUserInteractionEnabled = false
      self = .customView(configuration: .init(customView: control, placement: .trailing()))
    case .symbol(let name, let color):
      let view = UIImageView(image: UIImage(systemName: name))
      view.tintColor = UIColor(color, in: names.value)
      self = .customView(configuration: .init(customView: view, placement: .trailing()))
    }
  }
}
