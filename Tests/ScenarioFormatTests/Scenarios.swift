@testable import AnimScenarioFormat

/// Scenarios that several tests start from.
enum Scenarios {
  /// The smallest that reads: one section of `items` items in a flow layout, and a timeline.
  static func minimal(items: Int = 25, timeline: String = "[]") -> String {
    """
    renderAnim: 1
    dataSource: {sections: [{items: \(items)}]}
    layout: {class: flow}
    timeline: \(timeline)
    """
  }

  /// What the reader finds, errors and warnings.
  static func findings(_ text: String) -> [Finding] {
    do throws(ScenarioError) {
      return try ScenarioReader.read(text, file: "test.yaml").warnings
    } catch {
      return error.findings
    }
  }

  static let insertion = """
    # yaml-language-server: $schema=./render-anim.schema.json
    renderAnim: 1
    title: Insertion
    canvas: {size: [320, 480], scale: 2, background: black}
    theme: light
    clock: {fps: 50}
    dataSource:
      palette: shades
      sections:
        - {id: reds, items: 13}
        - {id: greens, items: 16}
        - {id: blues, items: 14}
    collectionView: {backgroundColor: black}
    layout:
      class: flow
      itemSize: [50, 50]
      minimumLineSpacing: 16
      sectionInset: [8, 8, 8, 8]
      appearing:
        for: updates
        transform: [{scale: 0.2}, {rotate: 180deg}]
        center: [bounds.midX, bounds.maxY]
      disappearing: {for: updates, transform: [{scale: 0.05}], alpha: 0}
    cells:
      default:
        - view: {insets: 0, backgroundColor: item.color, cornerRadius: 8}
        - label: {text: "(item)", font: {size: 15, weight: semibold}, textColor: white, textAlignment: center}
    timeline:
      - wait: 0.4
      - insertItems: [[0, 3]]
      - wait: 300ms
      - deleteItems: [[1, 2], [1, 3]]
      - {moveItem: {from: [0, 0], to: [2, 0]}, with: previous}
      - reloadItems: [[0, 1]]
      - mark: settled
      - performBatchUpdates:
          insertItems: [[0, 0], [0, 5]]
          deleteItems: [[0, 9]]
      - wait: 1
    output:
      gif: {loop: forever, holdLast: 1}
    """
}

/// Foundation has an `Expression` too.
typealias Expression = AnimScenarioFormat.Expression
