import AnimLayoutEngine
import Foundation

/// The headers and footers of a table by their sections, and those of which the delegate knows that they are on screen.
@MainActor struct SectionViews {
  let headers: [Int: UIView]
  let footers: [Int: UIView]
  let frames: [ObjectIdentifier: CGRect]
  let knownHeaders: Set<Int>
  let knownFooters: Set<Int>

  init(of table: UITableView) {
    (headers, footers) = (table.headers, table.footers)
    (knownHeaders, knownFooters) = (table.knownHeaders, table.knownFooters)
    frames = Dictionary(
      (Array(headers.values) + footers.values).map { (ObjectIdentifier($0), $0.frame) },
      uniquingKeysWith: { first, _ in first })
  }
}

/// How headers and footers go from before a batch to after it: those of sections that stay move, others come and go with the
/// rows of their sections.
@MainActor struct SectionViewTransition {
  /// A view that comes or goes.
  private struct Fade {
    let view: UIView
    let animation: UITableView.RowAnimation
    let alpha: CGFloat
    /// Where it is between coming and going.
    let frame: CGRect
    /// Tells that it has gone.
    var tell: () -> Void = {}

    /// Puts it where it is before it has come and after it has gone.
    @MainActor func hide() {
      let way = animation.offset(of: frame.size)
      view.frame = frame.offsetBy(dx: way.x, dy: way.y)
      if animation.fades { view.alpha = 0 }
    }
  }

  /// Views that stay, with where they go.
  private(set) var moves: [(view: UIView, frame: CGRect)] = []
  private var coming: [Fade] = []
  private var going: [Fade] = []
  private let table: UITableView

  /// Compares what was before with what a table has now, and puts all where it was.
  init(from old: SectionViews, to table: UITableView, _ transition: TableTransition) {
    self.table = table
    let now = Set((Array(table.headers.values) + table.footers.values).map(ObjectIdentifier.init))
    for (views, oldViews, known, tell) in [
      (table.headers, old.headers, old.knownHeaders, UITableView.tellOfEnd(ofHeader:section:)),
      (table.footers, old.footers, old.knownFooters, UITableView.tellOfEnd(ofFooter:section:)),
    ] {
      for (section, view) in views.sorted(by: { $0.key < $1.key }) {
        // Some apps have one and the same view for a section whenever they are asked.
        if let frame = old.frames[ObjectIdentifier(view)]
          ?? transition.origin(ofSection: section).flatMap({ oldViews[$0]?.frame })
        {
          moves.append(table.begin(view, at: frame))
        } else {
          coming.append(
            Fade(
              view: view, animation: transition.entrance(ofSection: section), alpha: view.alpha,
              frame: view.frame))
        }
      }
      for (section, view) in oldViews.sorted(by: { $0.key < $1.key })
      where !now.contains(ObjectIdentifier(view)) {
        let isKnown = known.contains(section)
        going.append(
          Fade(
            view: view, animation: transition.exit(ofSection: section), alpha: view.alpha,
            frame: view.frame, tell: { if isKnown { tell(table)(view, section) } }))
      }
    }
    UIView.withoutAnimation {
      for fade in coming { fade.hide() }
      for fade in going {
        table.insertSubview(fade.view, at: table.backgroundView == nil ? 0 : 1)
        if fade.animation == .none { fade.view.alpha = 0 }
      }
    }
  }

  /// Has views come and go, inside of an animation.
  func run() {
    for fade in coming { (fade.view.frame, fade.view.alpha) = (fade.frame, fade.alpha) }
    for fade in going { fade.hide() }
  }

  /// Gives back what has gone.
  func end() {
    for fade in going {
      fade.view.alpha = fade.alpha
      table.retireSectionView(fade.view)
      fade.tell()
    }
  }
}

extension UITableView {
  fileprivate func tellOfEnd(ofHeader view: UIView, section: Int) {
    delegate?.tableView?(self, didEndDisplayingHeaderView: view, forSection: section)
  }

  fileprivate func tellOfEnd(ofFooter view: UIView, section: Int) {
    delegate?.tableView?(self, didEndDisplayingFooterView: view, forSection: section)
  }

  /// Measures all anew, with the headers and footers of sections that stay and are not reloaded.
  func layOutRowsKeepingSectionViews(_ map: IndexMap) {
    func newSection(_ old: Int) -> Int? {
      map.isReloaded(oldSection: old) ? nil : map.newSection(forOld: old)
    }
    /// What stays, by its section after the batch.
    func kept<Value>(_ values: [Int: Value]) -> [Int: Value] {
      Dictionary(
        uniqueKeysWithValues: values.compactMap { old, value in
          newSection(old).map { ($0, value) }
        })
    }
    let known = (knownHeaders.compactMap(newSection), knownFooters.compactMap(newSection))
    (keptHeaders, keptFooters) = (kept(headers), kept(footers))
    defer { (keptHeaders, keptFooters) = ([:], [:]) }
    // Those that go do so in the animation.
    (headers, footers) = ([:], [:])
    layOutRows()
    knownHeaders = Set(known.0)
    knownFooters = Set(known.1)
  }
}
