import AnimGeometry
import AnimSourceRuntime
import AnimXML
import Foundation
import MapKit
import UIKitCore
import WebKit

extension InterfaceLoad {
  /// Activates constraints, connects outlets and actions, and wakes the objects.
  func connect() {
    constrain()
    for (object, element) in made {
      for connection in element.connections { connect(connection, of: object) }
    }
    // A nib's owner was there before.
    for (object, element) in made where element.name != "placeholder" {
      switch object {
      case let responder as UIResponder: responder.awakeFromNib()
      case let layout as UICollectionViewLayout: layout.awakeFromNib()
      case let recognizer as UIGestureRecognizer: recognizer.awakeFromNib()
      case let object as NibObject: object.awakeFromNib()
      default: continue
      }
    }
    for (object, element) in made {
      guard let container = object as? UIView, let owner = owner as? UIViewController else {
        continue
      }
      for segue in element.connections where segue["kind"] == "embed" {
        embed(segue, in: container, of: owner)
      }
    }
  }

  /// Connects the owner to what exists before its view.
  ///
  /// - Parameter element: How the owner is drawn.
  /// - Returns: The identifiers of what outlets lead to now.
  func connectOutlets(_ element: XMLElement) -> Set<String> {
    guard let owner else { return [] }
    let ready = element.connections.filter { connection in
      connection.name == "outlet"
        && connection["destination"].map { objects[$0] != nil && $0 != element.id } ?? false
    }
    for connection in ready { connect(connection, of: owner) }
    return Set(ready.compactMap { $0["destination"] })
  }

  private func connect(_ connection: XMLElement, of object: NSObject) {
    switch connection.name {
    case "outlet"
    where object === owner && connection["destination"].map(connected.contains) == true:
      return
    case "outlet", "outletCollection":
      guard let property = connection["property"],
        let target = connection["destination"].flatMap({ objects[$0] })
      else { return }
      if connection.name == "outletCollection", property == "gestureRecognizers" {
        if let recognizer = target as? UIGestureRecognizer {
          (object as? UIView)?.addGestureRecognizer(recognizer)
        }
      } else if connection.name == "outletCollection" {
        let all = made.first { $0.object === object }?.element.connections
          .filter { $0["property"] == property }
          .compactMap { $0["destination"].flatMap { objects[$0] } }
        _ = builder.connect(property, of: object, to: all ?? [])
      } else if !builder.connect(property, of: object, to: target) {
        Self.connect(property, of: object, to: target)
      }
    case "action":
      guard let name = connection["selector"], let id = connection["destination"] else { return }
      // What goes to the first responder reaches the controller.
      guard let target = objects[id] ?? owner, let action = builder.action(name, of: target) else {
        return
      }
      switch object {
      case let control as UIControl:
        control.addTarget(
          target, action: action, for: InterfaceStyle.events(connection["eventType"]))
      case let recognizer as UIGestureRecognizer: recognizer.addTarget(target, action: action)
      case let item as UIBarButtonItem:
        item.target = target
        item.action = action
      default: return
      }
    case "segue": follow(connection, of: object)
    default: return
    }
  }

  /// Lets a button lead to another controller.
  private func follow(_ segue: XMLElement, of object: NSObject) {
    guard let source = owner as? UIViewController,
      !["embed", "relationship"].contains(segue["kind"])
    else { return }
    let (builder, document) = (builder, document)
    let go = UIAction { [weak source, weak object] _ in
      guard let source,
        source.shouldPerformSegue(withIdentifier: segue["identifier"] ?? "", sender: object)
      else { return }
      if let way = builder.segue(segue, from: source, in: document, sender: object) {
        way.begin(sender: object)
      } else if segue["kind"] == "unwind" {
        source.dismiss(animated: true)
      }
    }
    switch object {
    case let control as UIControl: control.addAction(go, for: .touchUpInside)
    case let item as UIBarButtonItem: item.primaryAction = go
    default: return
    }
  }

  private func embed(
    _ segue: XMLElement, in container: UIView, of owner: UIViewController
  ) {
    guard let way = builder.segue(segue, from: owner, in: document, sender: owner) else { return }
    owner.prepare(for: way, sender: owner)
    let child = way.destination
    owner.addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    if !child.view.translatesAutoresizingMaskIntoConstraints {
      // Who has turned that off wants the container to be as large as what is in it.
      NSLayoutConstraint.activate([
        child.view.topAnchor.constraint(equalTo: container.topAnchor),
        child.view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        child.view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        child.view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      ])
    }
    child.didMove(toParent: owner)
  }

  /// The outlets of UIKit's own classes.
  private static func connect(_ property: String, of object: NSObject, to target: AnyObject) {
    switch (object, property) {
    case (let view as UICollectionView, "dataSource"):
      view.dataSource = target as? any UICollectionViewDataSource
    case (let view as UICollectionView, "delegate"):
      view.delegate = target as? any UICollectionViewDelegate
    case (let view as UICollectionView, "prefetchDataSource"):
      view.prefetchDataSource = target as? any UICollectionViewDataSourcePrefetching
    case (let view as UICollectionView, "backgroundView"):
      view.backgroundView = target as? UIView
    case (let view as UITableView, "dataSource"):
      view.dataSource = target as? any UITableViewDataSource
    case (let view as UIScrollView, "delegate"): view.delegate = target as? any UIScrollViewDelegate
    case (let field as UITextField, "delegate"): field.delegate = target as? any UITextFieldDelegate
    case (let bar as UISearchBar, "delegate"): bar.delegate = target as? any UISearchBarDelegate
    case (let bar as UITabBar, "delegate"): bar.delegate = target as? any UITabBarDelegate
    case (let picker as UIPickerView, "dataSource"):
      picker.dataSource = target as? any UIPickerViewDataSource
    case (let picker as UIPickerView, "delegate"):
      picker.delegate = target as? any UIPickerViewDelegate
    case (let map as MKMapView, "delegate"): map.delegate = target as? any MKMapViewDelegate
    case (let web as WKWebView, "navigationDelegate"):
      web.navigationDelegate = target as? any WKNavigationDelegate
    case (let web as WKWebView, "UIDelegate"): web.uiDelegate = target as? any WKUIDelegate
    case (let web as UIWebView, "delegate"): web.delegate = target as? any UIWebViewDelegate
    case (let recognizer as UIGestureRecognizer, "delegate"):
      recognizer.delegate = target as? any UIGestureRecognizerDelegate
    case (let pages as UIPageViewController, "dataSource"):
      pages.dataSource = target as? any UIPageViewControllerDataSource
    case (let pages as UIPageViewController, "delegate"):
      pages.delegate = target as? any UIPageViewControllerDelegate
    case (let split as UISplitViewController, "delegate"):
      split.delegate = target as? any UISplitViewControllerDelegate
    case (let navigation as UINavigationController, "delegate"):
      navigation.delegate = target as? any UINavigationControllerDelegate
    case (let tabs as UITabBarController, "delegate"):
      tabs.delegate = target as? any UITabBarControllerDelegate
    // That of a scene's controller is loaded when it is asked for.
    case (let controller as UIViewController, "view") where controller.drawnScene == nil:
      controller.view = target as? UIView
    default: return
    }
  }
}
