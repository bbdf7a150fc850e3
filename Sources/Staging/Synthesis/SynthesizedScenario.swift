package import AnimScenarioFormat
import AnimSourceLowering
package import Foundation

/// A scenario for a layout that comes without one: photographs on a phone, of which some are inserted and deleted,
/// and which are scrolled.
package struct SynthesizedScenario: Codable, Hashable, Sendable {
  package let traits: LayoutTraits
  /// The parts that the scenario has.
  package let chapters: Set<Chapter>
  /// How many items each section has.
  private let counts: [Int]

  /// A part of the scenario that can be left out: some layouts are only meant for data that does not
  /// change.
  package enum Chapter: String, Codable, Sendable, CaseIterable {
    case scrolling, updates
  }

  /// A scenario that does all that a layout can bear.
  ///
  /// - Parameters:
  ///   - traits: The traits of the layout.
  ///   - crowd: The factor by which there are more items than usual.
  ///   - omitted: The chapters that are left out.
  package init(_ traits: LayoutTraits, crowd: Int = 1, without omitted: Set<Chapter> = []) {
    self.traits = traits
    chapters = Set(Chapter.allCases).subtracting(omitted)
      .subtracting(traits.followsUpdates ? [] : [.updates])
    counts = traits.counts(crowd: crowd)
  }

  /// A scenario with this data in which nothing happens, or only updates do.
  init(_ traits: LayoutTraits, counts: [Int], updating: Bool = false) {
    self.traits = traits
    chapters = updating ? [.updates] : []
    self.counts = counts
  }

  /// The name of the layout's class, or of what makes it.
  package var name: String { traits.title }

  /// Where the scenario would be, if it were on the disk.
  package var file: URL {
    URL(fileURLWithPath: traits.folder, isDirectory: true).appendingPathComponent("\(name).yaml")
  }

  /// The scenario, with what the caller says besides: see `ScenarioReader.read`.
  ///
  /// The scenario as it is read; its findings are at the layout's class.
  ///
  /// - Throws: `ScenarioError` if what the caller says is wrong.
  package func read(
    overrides: [String] = [], defaults: (text: String, file: String)? = nil,
    load: (_ path: String, _ root: String) throws -> String = { _, _ in
      throw ScenarioReader.NoFilesError()
    }
  ) throws(ScenarioError) -> ReadScenario {
    try ScenarioReader.read(
      description, file: file.relativePath, at: traits.place, overrides: overrides,
      defaults: defaults, load: load)
  }

  // MARK: What it says

  /// What a file would say.
  package var description: ScenarioDescription {
    var entries: [ScenarioDescription.Entry] = [
      .init("renderAnim", 1), .init("title", .text(name)),
      .init(
        "canvas",
        [
          "device": "iphone-16", "statusBar": true, "scale": 1, "frame": "bezel",
          "background": "systemBackground", "touches": ["style": "dot"],
        ]),
      .init("dataSource", ["placeholder": "photo", "sections": sections]),
    ]
    // Below the status bar, as a controller would place it; layouts need not know of safe areas.
    // Content comes to rest at once, which else takes longer than all the rest.
    let height = traits.rowHeight ?? 793
    var view: [ScenarioDescription.Entry] = [
      .init("frame", [0, .plain("\(59 + (793 - height) / 2)"), 393, .plain("\(height)")]),
      .init("decelerationRate", "fast"),
    ]
    if traits.names.contains("isPrefetchingEnabled") {
      view.append(.init("isPrefetchingEnabled", false))
    }
    if traits.isPaging { view.append(.init("isPagingEnabled", true)) }
    entries.append(.init("collectionView", .mapping(view)))
    entries.append(.init("layout", layout))
    let answers: [ScenarioDescription.Entry] =
      traits.answeredSizes.map { .init($0, traits.itemSizes.description) }
      + traits.pictureHeights.map { .init($0, "700 + item * 137 % 800") }
    if !answers.isEmpty { entries.append(.init("delegate", .mapping(answers))) }
    entries += [
      .init("cells", ["default": cell]),
      .init(
        "supplementaryViews",
        [
          "header": traits.stretchesHeader
            ? Self.picture : Self.bar(size: 20, color: "label", text: "section.header"),
          "footer": Self.bar(size: 13, color: "secondaryLabel", text: "section.footer"),
        ]),
    ]
    if traits.names.contains("forDecorationViewOfKind") {
      entries.append(.init("decorationViews", ["default": Self.decoration]))
    }
    entries += [
      .init("timeline", timeline),
      .init(
        "output",
        [
          "gif": ["fps": 25, "holdLast": 0.2],
          "loop": ["style": "return", "duration": 0.4],
        ]),
    ]
    return .mapping(entries)
  }

  private var sections: ScenarioDescription {
    .list(
      counts.enumerated().map { number, count in
        [
          "header": "Section \(number)", "footer": "End of section \(number)",
          "items": .plain("\(count)"),
        ]
      })
  }

  private var layout: ScenarioDescription {
    var entries: [ScenarioDescription.Entry] = [
      .init("source", .list(traits.sources.map { .text($0) })),
      .init("class", .text(traits.className)),
    ]
    if let expression = traits.expression { entries.append(.init("make", .text(expression))) }
    if !traits.statements.isEmpty {
      entries.append(.init("setUp", .list(traits.statements.map { .text($0.text) })))
    }
    if let style = traits.style { entries.append(style.entry) }
    if traits.descendsFromFlow { entries += flowProperties }
    entries += traits.ownerValues.map(\.entry)
    return .mapping(entries)
  }

  /// The properties that a storyboard or a view controller would have set, unless the layout sets
  /// them itself.
  private var flowProperties: [ScenarioDescription.Entry] {
    if traits.style != nil {
      return [
        .init("scrollDirection", "horizontal"),
        .init("itemSize", ["bounds.width", "bounds.height"]), .init("minimumLineSpacing", 0),
        .init("minimumInteritemSpacing", 0),
      ]
    }
    var entries: [ScenarioDescription.Entry] = []
    if traits.isHorizontal { entries.append(.init("scrollDirection", "horizontal")) }
    if traits.needsItemSize {
      entries.append(
        .init(
          "itemSize",
          traits.stopsAtPages
            ? ["bounds.width", "bounds.height"]
            : traits.isCarousel
              ? ["bounds.width * 0.65", "bounds.height * 0.6"] : [100, 100]))
    }
    if traits.needsHeaderSize {
      entries.append(.init("headerReferenceSize", [393, traits.stretchesHeader ? 220 : 40]))
    }
    return entries
  }

  /// What an item shows, with its number; what a class of cells shows stays below it.
  private var cell: ScenarioDescription {
    let views: ScenarioDescription
    switch traits.contents {
    case .photographs: views = Self.photograph(isRounded: traits.cell == nil)
    case .tags: views = Self.tag
    case .entries: views = Self.entry
    }
    return traits.cell.map { ["class": .text($0.className), "views": views] } ?? ["views": views]
  }

  /// A photograph with the item's number in the corner that other cards leave free.
  private static func photograph(isRounded: Bool) -> ScenarioDescription {
    let corners: [ScenarioDescription.Entry] =
      isRounded
      ? [
        .init("cornerRadius", 12), .init("cornerCurve", "continuous"), .init("clipsToBounds", true),
      ] : [.init("clipsToBounds", true)]
    return [
      [
        "image": .mapping(
          [
            .init("source", "item.photo"), .init("contentMode", "scaleAspectFill"),
            .init("insets", 0),
          ] + corners)
      ],
      ["view": ["frame": [7, 7, 26, 18], "cornerRadius": 9, "backgroundColor": "#00000073"]],
      [
        "label": [
          "text": "(item)", "textColor": "white", "textAlignment": "center",
          "font": ["size": 12, "weight": "semibold"], "frame": [7, 7, 26, 18],
        ]
      ],
    ]
  }

  /// A capsule in the item's colour.
  private static let tag: ScenarioDescription = [
    ["view": ["insets": 0, "backgroundColor": "item.color", "cornerRadius": 18]],
    [
      "label": [
        "text": "(item)", "textColor": "white", "textAlignment": "center",
        "font": ["size": 14, "weight": "semibold"], "insets": 0,
      ]
    ],
  ]

  /// A cell of a table: its row and column.
  private static let entry: ScenarioDescription = [
    [
      "view": [
        "insets": 0, "backgroundColor": "secondarySystemBackground", "borderWidth": 0.5,
        "borderColor": "separator",
      ]
    ],
    [
      "label": [
        "text": "(section) : (item)", "textColor": "label", "textAlignment": "center",
        "font": ["size": 13], "insets": 0,
      ]
    ],
  ]

  /// A header as lists have it, opaque, for rows pass below one that stays.
  private static func bar(size: Int, color: String, text: String) -> ScenarioDescription {
    [
      ["view": ["insets": 0, "backgroundColor": "systemBackground"]],
      [
        "label": [
          "text": .text(text), "insets": [0, 16, 0, 16], "textColor": .text(color),
          "font": ["size": .plain("\(size)"), "weight": size > 15 ? "bold" : "regular"],
        ]
      ],
    ]
  }

  /// A header that is there to be seen growing.
  private static let picture: ScenarioDescription = [
    [
      "image": [
        "source": "item.photo", "contentMode": "scaleAspectFill", "insets": 0,
        "clipsToBounds": true,
      ]
    ],
    [
      "label": [
        "text": "section.header", "textColor": "white", "font": ["size": 24, "weight": "bold"],
        "insets": [0, 16, 0, 16],
      ]
    ],
  ]

  /// What stands for a decoration view that nobody has registered.
  private static let decoration: ScenarioDescription = [
    ["view": ["insets": 0, "backgroundColor": "systemGray5"]]
  ]

  // MARK: What happens

  private var timeline: ScenarioDescription {
    let pull: [ScenarioDescription] =
      traits.reactsToPull ? [["pull": ["by": 170, "duration": 0.5, "hold": 0.2]]] : []
    let sideways = traits.scrollsSections ? [Self.dragOfSection] : []
    let parts: [(Chapter, [ScenarioDescription])] = [
      (.scrolling, pull + sideways), (.updates, Self.updates), (.scrolling, drags),
    ]
    return .list(
      [["wait": 0.2]] + parts.filter { chapters.contains($0.0) }.flatMap { $0.1 })
  }

  // Which way the content can be scrolled is known when it happens.
  private static let isTall: ScenarioDescription = "contentSize.height > bounds.height"
  private static let isFlat: ScenarioDescription = "contentSize.height <= bounds.height"

  /// Below the upper edge, where most that scrolls sideways by itself is.
  private static let dragOfSection: ScenarioDescription = [
    "drag": ["from": [330, 230], "by": [-230, 0], "duration": 0.4, "release": "decelerate"]
  ]

  /// Up, or twice to the left; the other way where the content is at its end from the start.
  private var drags: [ScenarioDescription] {
    let up: (from: ScenarioDescription, by: ScenarioDescription) =
      traits.startsAtEnd ? ([250, 320], [130, 320]) : ([250, 640], [-130, -320])
    let left: (from: ScenarioDescription, by: ScenarioDescription) =
      traits.startsAtEnd ? ([100, 420], [230, 0]) : ([330, 420], [-230, 0])
    let sideways: ScenarioDescription = [
      "drag": ["from": left.from, "by": left.by, "duration": 0.4, "release": "decelerate"],
      "when": Self.isFlat,
    ]
    return [
      [
        "drag": ["from": up.from, "by": up.by, "duration": 0.5, "release": "decelerate"],
        "when": Self.isTall,
      ], sideways, sideways, ["wait": 0.2],
    ]
  }

  private static let updates: [ScenarioDescription] = [
    ["insertItems": [[0, 1], [0, 3]]], ["wait": 0.4], ["deleteItems": [[0, 2]]], ["wait": 0.4],
  ]

  /// How many items there are more in the first section after `updates`.
  static let growth = 1
}

extension LayoutTraits.OwnerValue {
  fileprivate var entry: ScenarioDescription.Entry {
    switch value {
    case .number(let number): .init(property, .plain("\(number)"))
    case .size(let width, let height):
      .init(property, [.plain("\(width)"), .plain("\(height)")])
    case .name(let name): .init(property, .text(name))
    }
  }
}

extension LayoutTraits.ItemSizes {
  /// A width and a height, as expressions of the item.
  fileprivate var description: ScenarioDescription {
    switch self {
    case .scattered: ["90 + item * 47 % 60", "70 + item * 61 % 90"]
    case .words: ["54 + item * 47 % 80", 36]
    case .equal: [140, 100]
    case .cards: [310, 200]
    case .rows: [393, 200]
    }
  }
}
