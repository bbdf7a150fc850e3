import AnimGeometry
import Foundation
public import UIKitCore

/// Makes the objects of outlets that Interface Builder would have connected.
///
/// Where there is no storyboard or nib, each outlet gets an object of its type, and views are
/// arranged so that they can be seen. In a cell a picture fills it, with the labels at its lower
/// edge; without a picture the labels stand one below the other in the middle. In a controller the
/// collection view fills the screen, and everything else stands in a row above its lower edge.
@MainActor public final class OutletMaker {
  private let owner: NSObject
  private let set: SourceSet
  private var views: [UIView] = []

  init(for owner: NSObject, in set: SourceSet) {
    self.owner = owner
    self.set = set
  }

  /// The view that the outlets' views go into.
  private var content: UIView? {
    switch owner {
    case let cell as UICollectionViewCell: cell.contentView
    case let controller as UIViewController: controller.viewIfLoaded
    case let view as UIView: view
    default: nil
    }
  }

  // MARK: What the library calls

  /// Puts a view into its owner, which holds it.
  public func keep<Object: AnyObject>(_ object: Object, _ name: String) -> Object {
    if let item = object as? UIResponder { item.awakeFromNib() }
    guard let content else { return object }
    if let view = object as? UIView {
      // A controller's outlet may be its collection view, a cell's its content.
      if view !== content { content.addSubview(view) }
      views.append(view)
    } else if let recognizer = object as? UIGestureRecognizer {
      content.addGestureRecognizer(recognizer)
    }
    return object
  }

  /// A collection view with the layout of the sources, if they have only one; asked by its owner.
  public func collectionView() -> UICollectionView {
    let view = UICollectionView(frame: content?.bounds ?? .zero, collectionViewLayout: layout())
    view.hasPrototypes = true
    view.dataSource = owner as? any UICollectionViewDataSource
    view.delegate = owner as? any UICollectionViewDelegate
    return view
  }

  /// The layout of a collection view that was made before, if it is of the type; else a new one.
  public func layout<Layout: UICollectionViewLayout>() -> Layout {
    let own = views.lazy.compactMap { ($0 as? UICollectionView)?.collectionViewLayout as? Layout }
    if let first = own.first { return first }
    let made = set.onlyClass(for: .layout).flatMap {
      set.make($0, SourceArguments([:], delegate: nil, in: set)) as? Layout
    }
    if let made { return made }
    guard let flow = UICollectionViewFlowLayout() as? Layout else {
      UnavailableValue.stop(
        "an outlet is for a \(Layout.self), of which the sources have several; make it in code")
    }
    return flow
  }

  /// A constraint that does nothing but hold its constant.
  public func constraint() -> NSLayoutConstraint {
    let spacer = UIView(frame: .zero)
    spacer.isHidden = true
    content?.addSubview(spacer)
    let constraint = spacer.heightAnchor.constraint(equalToConstant: 0)
    spacer.addConstraint(constraint)
    return constraint
  }

  // MARK: Arrangement

  func arrange() {
    guard let content else { return }
    let isController = owner is UIViewController
    let filling = views.filter { $0 is UICollectionView || $0 is UIImageView || Self.isPlain($0) }
    let others = views.filter { view in !filling.contains { $0 === view } }
    for view in filling {
      view.frame = content.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if let picture = view as? UIImageView {
        picture.contentMode = .scaleAspectFill
        picture.clipsToBounds = true
      }
    }
    guard !others.isEmpty else { return }
    let stack = UIStackView(arrangedSubviews: others)
    stack.axis = isController ? .horizontal : .vertical
    stack.spacing = isController ? 16 : 2
    stack.alignment = isController ? .center : .fill
    stack.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(stack)
    let hasPicture = views.contains { $0 is UIImageView }
    for label in others.compactMap({ $0 as? UILabel }) {
      label.numberOfLines = 2
      // White on a shadow can be read on any picture.
      if hasPicture, !isController {
        label.textColor = .white
        label.shadowColor = UIColor.black.withAlphaComponent(0.6)
        label.shadowOffset = CGSize(width: 0, height: 1)
      }
    }
    let guide = isController ? content.safeAreaLayoutGuide : content.layoutMarginsGuide
    var edges = [
      stack.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      hasPicture || isController
        ? stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor)
        : stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ]
    if !isController {
      // A cell may be made without a size.
      let width = stack.widthAnchor.constraint(equalTo: guide.widthAnchor)
      width.priority = .defaultHigh
      edges.append(width)
    }
    NSLayoutConstraint.activate(edges)
  }

  /// Whether a view is one that others are put into.
  private static func isPlain(_ view: UIView) -> Bool {
    type(of: view) == UIView.self || view is UIVisualEffectView
  }
}
