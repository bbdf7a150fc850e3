extension ScenarioTemplate {
  static let insertionBody = """
    canvas: {size: [320, 480], scale: 2}         # or {device: iphone-15}
    theme: light                                 # [light, dark] makes one output for each
    dataSource:
      palette: rainbow                           # see `render-anim list palettes`
      sections: [{items: 14}]
    layout:
      class: flow                                # UICollectionViewFlowLayout; for your own add `source: MyLayout.swift`
      itemSize: [70, 70]
      minimumLineSpacing: 10
      minimumInteritemSpacing: 10
      sectionInset: [10, 10, 10, 10]             # top, left, bottom, right
      appearing:                                 # initialLayoutAttributesForAppearingItem(at:)
        for: updates
        transform: [{scale: 0.2}, {rotate: 180deg}]
        center: [bounds.midX, bounds.maxY]
      disappearing:                              # finalLayoutAttributesForDisappearingItem(at:)
        for: updates
        transform: [{scale: 0.05}]
        alpha: 0
    cells:
      default:
        - view: {insets: 0, backgroundColor: item.color, cornerRadius: 8}
        - label: {text: "(item)", textColor: white, textAlignment: center}
    timeline:                                    # each step starts when the one before it has ended
      - wait: 0.4
      - insertItems: [[0, 3]]                    # [section, item]
      - wait: 0.3
      - performBatchUpdates: {insertItems: [[0, 0], [0, 5]], deleteItems: [[0, 9]]}
      - wait: 0.6
    output: {gif: {loop: forever, holdLast: 0.8}}

    """

  static let carouselBody = """
    canvas: {size: [375, 260], scale: 2, cornerRadius: 24}
    dataSource:
      palette: system
      sections:
        - items: [Salon One, Salon Two, Salon Three, Salon Four, Salon Five]
    collectionView: {decelerationRate: fast, showsScrollIndicator: false}
    layout:
      class: flow
      scrollDirection: horizontal
      itemSize: [250, 180]
      minimumLineSpacing: 20
      sectionInset: [40, "(bounds.width - 250) / 2", 40, "(bounds.width - 250) / 2"]
      snap: {to: nearestItemCenter}              # targetContentOffset(forProposedContentOffset:withScrollingVelocity:)
      effects:
        - zoomByCenter: {axis: x, zoomDistance: 250, zoomAmount: 0.15}
    cells:
      default:
        - view: {insets: 0, backgroundColor: item.color, cornerRadius: 16}
        - label: {text: item.title, font: {size: 22, weight: bold}, textColor: white, textAlignment: center}
    timeline:
      - wait: 0.4
      - drag: {from: [300, 130], by: [-150, 0], duration: 0.3, release: {velocity: [-400, 0]}}
      - mark: snapped
      - wait: 0.4
      - scrollToItem: {item: [0, 3], position: centeredHorizontally}
      - wait: 0.6
    output: {gif: {loop: forever}}
    expect:                                      # checked on every render
      - {at: snapped, item: center, center.x: "contentOffset.x + bounds.width / 2", tolerance: 0.5}

    """

  static let stretchyBody = """
    canvas: {device: iphone-se, touches: {style: dot, showHover: true}}
    dataSource:
      sections:
        - {header: Product, items: [Brand, Colour, Size, Material, Rating, Delivery, Returns, Similar items]}
    collectionView: {alwaysBounceVertical: true, contentInsetAdjustmentBehavior: never}
    layout:
      class: flow
      itemSize: ["bounds.width - 32", 50]        # strings are formulas
      minimumLineSpacing: 8
      sectionInset: [16, 16, 16, 16]
      headerReferenceSize: [bounds.width, 250]
      effects: [stretchyHeader]
    cells:
      default:
        - view: {insets: 0, backgroundColor: secondarySystemBackground, cornerRadius: 8}
        - label: {text: item.title, insets: [0, 16, 0, 16]}
    supplementaryViews:
      header:
        - image: {source: "placeholder:sneaker", contentMode: scaleAspectFill, clipsToBounds: true}
        - blur: {style: regular, fractionComplete: "clamp(-contentOffset.y / 200, 0, 1)"}
    timeline:
      - wait: 0.3
      - pull: {by: 170, duration: 0.7, hold: 0.4}
      - mark: rested
      - wait: 0.6
    output: {gif: {loop: forever, maxBytes: 2MB}}
    expect:
      - {at: rested, contentOffset.y: 0, tolerance: 0.5}

    """

  static let sineBody = """
    canvas: {device: iphone-se}
    dataSource:
      palette: spectrum
      sections: [{items: 24}]
    layout:
      class: custom                              # items stand where the formulas say
      cell:
        size: [70, 70]
        center: ["bounds.midX + (bounds.width / 2 - 55) * sin(y / 120)", y]
        advance: 80                              # how far y moves on behind each item
    cells:
      default:
        - view: {insets: 0, backgroundColor: item.color, cornerRadius: 35}
    timeline:
      - wait: 0.3
      - drag: {from: [190, 560], by: [0, -300], duration: 0.5, release: decelerate}
      - wait: 0.5
      - drag: {from: [190, 120], by: [0, 420], duration: 0.4, release: decelerate}
      - wait: 0.5
    output: {gif: {loop: forever}}

    """

  static let expandBody = """
    canvas: {device: iphone-5, touches: {style: ring}}
    dataSource:
      palette: spectrum
      sections:
        - {header: Section 0, items: 8}
        - {header: Section 1, items: 8}
    layout:
      class: expandable
      rowHeight: 100
      expandedRowHeight: 300
      headerReferenceSize: [bounds.width, 40]
      sectionHeadersPinToVisibleBounds: true
      targetContentOffset: keepSelectedItemVisible
      appearing: {from: previousAttributes, for: always}     # move there, do not fade
      disappearing: {to: currentAttributes, for: always}
    cells:
      default:
        - view: {insets: 0, backgroundColor: item.color}
        - label: {text: "Cell (item)", font: {size: 17, weight: semibold}, insets: [12, 16, 12, 16], vertical: top}
    supplementaryViews:
      header:
        - blur: {style: regular}
        - label: {text: section.header, insets: [0, 16, 0, 16]}
    delegate:                                    # what the app does when UIKit calls
      didSelectItem:
        - toggle: layout.selectedItem
        - animate: {duration: 0.4, spring: {dampingRatio: 1}, do: [invalidateLayout, layoutIfNeeded]}
    timeline:
      - wait: 0.4
      - tap: [0, 1]
      - wait: 0.6
      - tap: [0, 4]                              # one collapses while another expands
      - wait: 0.6
    output: {gif: {loop: forever}}

    """
}
