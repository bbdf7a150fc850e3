import AnimLayers
package import Foundation

/// Properties of UIKit's objects by the names that Objective-C has for them.
@MainActor package enum ObjectKeys {
  /// Sets a property.
  ///
  /// - Parameters:
  ///   - value: The value; of one for an enumeration, the number.
  ///   - key: The name of the property.
  ///   - object: The object.
  /// - Returns: Whether the object has a property of that name and type.
  package static func set(_ value: Any?, _ key: String, of object: NSObject) -> Bool {
    func set<Root: NSObject>(_ type: Root.Type, _ find: (String) -> KeyedProperty<Root>?) -> Bool {
      guard let root = object as? Root, let property = find(key) else { return false }
      return property.set(root, value)
    }
    return set(UILabel.self, KeyedProperty.label) || set(UITextField.self, KeyedProperty.field)
      || set(UITextView.self, KeyedProperty.text) || set(UIImageView.self, KeyedProperty.image)
      || set(UIScrollView.self, KeyedProperty.scroll)
      || set(UITableView.self, KeyedProperty.table) || set(UIStackView.self, KeyedProperty.stack)
      || set(UISwitch.self, KeyedProperty.toggle) || set(UISlider.self, KeyedProperty.slider)
      || set(UIProgressView.self, KeyedProperty.progress)
      || set(UIPageControl.self, KeyedProperty.pages)
      || set(UIActivityIndicatorView.self, KeyedProperty.spinner)
      || set(UISearchBar.self, KeyedProperty.search)
      || set(UINavigationBar.self, KeyedProperty.navigationBar)
      || set(UITabBar.self, KeyedProperty.tabBar) || set(UIControl.self, KeyedProperty.control)
      || set(UIView.self, KeyedProperty.view)
      || set(UIViewController.self, KeyedProperty.controller)
      || set(UIBarButtonItem.self, KeyedProperty.barButton)
      || set(UITabBarItem.self, KeyedProperty.tabItem) || set(UIBarItem.self, KeyedProperty.barItem)
      || set(UINavigationItem.self, KeyedProperty.navigationItem)
      || set(CALayer.self, KeyedProperty.layer)
  }

  /// The object that a property of another one is, as far as attributes of interface files go through it; nil for others.
  package static func object(_ key: String, of object: NSObject) -> NSObject? {
    switch (object, key) {
    case (let view as UIView, "layer"): view.layer
    case (let button as UIButton, "titleLabel"): button.titleLabel
    case (let button as UIButton, "imageView"): button.imageView
    case (let cell as UITableViewCell, "textLabel"): cell.textLabel
    case (let cell as UITableViewCell, "detailTextLabel"): cell.detailTextLabel
    case (let cell as UITableViewCell, "imageView"): cell.imageView
    case (let cell as UITableViewCell, "contentView"): cell.contentView
    case (let cell as UICollectionViewCell, "contentView"): cell.contentView
    case (let controller as UIViewController, "view"): controller.view
    case (let controller as UIViewController, "navigationItem"): controller.navigationItem
    case (let controller as UIViewController, "tabBarItem"): controller.tabBarItem
    default: nil
    }
  }
}

extension KeyedProperty<CALayer> {
  /// The property of a name; nil if there is none.
  ///
  /// Colours are the layer's own, which no attribute of an interface file is.
  @MainActor static func layer(_ key: String) -> Self? {
    switch key {
    case "cornerRadius": Self(\.cornerRadius)
    case "borderWidth": Self(\.borderWidth)
    case "borderColor": Self(\.borderColor)
    case "backgroundColor": Self(\.backgroundColor)
    case "masksToBounds": Self(\.masksToBounds)
    case "shadowColor": Self(\.shadowColor)
    case "shadowOffset": Self(\.shadowOffset)
    case "shadowOpacity": Self(\.shadowOpacity)
    case "shadowRadius": Self(\.shadowRadius)
    case "opacity": Self(\.opacity)
    case "hidden": Self(\.isHidden)
    case "zPosition": Self(\.zPosition)
    case "shouldRasterize": Self(\.shouldRasterize)
    default: nil
    }
  }
}

extension KeyedProperty<UITextField> {
  @MainActor static func field(_ key: String) -> Self? {
    switch key {
    case "text": Self(\.text)
    case "placeholder": Self(\.placeholder)
    case "attributedPlaceholder": Self(\.attributedPlaceholder)
    case "textColor": Self(\.textColor)
    case "font": Self(\.font)
    case "textAlignment": Self(enumeration: \.textAlignment)
    case "borderStyle": Self(enumeration: \.borderStyle)
    case "secureTextEntry": Self(\.isSecureTextEntry)
    case "clearButtonMode": Self(enumeration: \.clearButtonMode)
    default: nil
    }
  }
}

extension KeyedProperty<UITextView> {
  @MainActor static func text(_ key: String) -> Self? {
    switch key {
    case "text": Self(\.text)
    case "textColor": Self(\.textColor)
    case "font": Self(\.font)
    case "textAlignment": Self(enumeration: \.textAlignment)
    case "editable": Self(\.isEditable)
    case "selectable": Self(\.isSelectable)
    default: nil
    }
  }
}

extension KeyedProperty<UIImageView> {
  @MainActor static func image(_ key: String) -> Self? {
    switch key {
    case "image": Self(\.image)
    case "highlightedImage": Self(\.highlightedImage)
    default: nil
    }
  }
}

extension KeyedProperty<UIScrollView> {
  @MainActor static func scroll(_ key: String) -> Self? {
    switch key {
    case "contentOffset": Self(\.contentOffset)
    case "contentSize": Self(\.contentSize)
    case "bounces": Self(\.bounces)
    case "scrollEnabled": Self(\.isScrollEnabled)
    case "pagingEnabled": Self(\.isPagingEnabled)
    case "alwaysBounceVertical": Self(\.alwaysBounceVertical)
    case "alwaysBounceHorizontal": Self(\.alwaysBounceHorizontal)
    case "showsVerticalScrollIndicator": Self(\.showsVerticalScrollIndicator)
    case "showsHorizontalScrollIndicator": Self(\.showsHorizontalScrollIndicator)
    default: nil
    }
  }
}

extension KeyedProperty<UITableView> {
  @MainActor static func table(_ key: String) -> Self? {
    switch key {
    case "rowHeight": Self(\.rowHeight)
    case "estimatedRowHeight": Self(\.estimatedRowHeight)
    case "separatorColor": Self(\.separatorColor)
    default: nil
    }
  }
}

extension KeyedProperty<UIStackView> {
  @MainActor static func stack(_ key: String) -> Self? {
    switch key {
    case "spacing": Self(\.spacing)
    case "axis": Self(enumeration: \.axis)
    case "alignment": Self(enumeration: \.alignment)
    case "distribution": Self(enumeration: \.distribution)
    case "layoutMarginsRelativeArrangement": Self(\.isLayoutMarginsRelativeArrangement)
    default: nil
    }
  }
}

extension KeyedProperty<UISwitch> {
  @MainActor static func toggle(_ key: String) -> Self? {
    switch key {
    case "on": Self(\.isOn)
    case "onTintColor": Self(\.onTintColor)
    case "thumbTintColor": Self(\.thumbTintColor)
    default: nil
    }
  }
}

extension KeyedProperty<UISlider> {
  @MainActor static func slider(_ key: String) -> Self? {
    switch key {
    case "minimumValue": Self(\.minimumValue)
    case "maximumValue": Self(\.maximumValue)
    case "value": Self(\.value)
    case "minimumTrackTintColor": Self(\.minimumTrackTintColor)
    case "maximumTrackTintColor": Self(\.maximumTrackTintColor)
    case "thumbTintColor": Self(\.thumbTintColor)
    default: nil
    }
  }
}

extension KeyedProperty<UIProgressView> {
  @MainActor static func progress(_ key: String) -> Self? {
    switch key {
    case "progress": Self(\.progress)
    case "progressTintColor": Self(\.progressTintColor)
    case "trackTintColor": Self(\.trackTintColor)
    default: nil
    }
  }
}

extension KeyedProperty<UIPageControl> {
  @MainActor static func pages(_ key: String) -> Self? {
    switch key {
    case "numberOfPages": Self(\.numberOfPages)
    case "currentPage": Self(\.currentPage)
    case "pageIndicatorTintColor": Self(\.pageIndicatorTintColor)
    case "currentPageIndicatorTintColor": Self(\.currentPageIndicatorTintColor)
    default: nil
    }
  }
}

extension KeyedProperty<UIActivityIndicatorView> {
  @MainActor static func spinner(_ key: String) -> Self? {
    switch key {
    case "color": Self(\.color)
    case "hidesWhenStopped": Self(\.hidesWhenStopped)
    default: nil
    }
  }
}

extension KeyedProperty<UISearchBar> {
  @MainActor static func search(_ key: String) -> Self? {
    switch key {
    case "text": Self(\.text)
    case "placeholder": Self(\.placeholder)
    case "barTintColor": Self(\.barTintColor)
    default: nil
    }
  }
}

extension KeyedProperty<UINavigationBar> {
  @MainActor static func navigationBar(_ key: String) -> Self? {
    switch key {
    case "barTintColor": Self(\.barTintColor)
    case "translucent": Self(\.isTranslucent)
    case "prefersLargeTitles": Self(\.prefersLargeTitles)
    default: nil
    }
  }
}

extension KeyedProperty<UITabBar> {
  @MainActor static func tabBar(_ key: String) -> Self? {
    switch key {
    case "barTintColor": Self(\.barTintColor)
    case "translucent": Self(\.isTranslucent)
    case "unselectedItemTintColor": Self(\.unselectedItemTintColor)
    default: nil
    }
  }
}

extension KeyedProperty<UIControl> {
  @MainActor static func control(_ key: String) -> Self? {
    switch key {
    case "enabled": Self(\.isEnabled)
    case "selected": Self(\.isSelected)
    case "highlighted": Self(\.isHighlighted)
    default: nil
    }
  }
}

extension KeyedProperty<UIViewController> {
  @MainActor static func controller(_ key: String) -> Self? {
    switch key {
    case "title": Self(\.title)
    case "hidesBottomBarWhenPushed": Self(\.hidesBottomBarWhenPushed)
    case "modalPresentationStyle": Self(enumeration: \.modalPresentationStyle)
    case "modalTransitionStyle": Self(enumeration: \.modalTransitionStyle)
    default: nil
    }
  }
}

extension KeyedProperty<UIBarItem> {
  @MainActor static func barItem(_ key: String) -> Self? {
    switch key {
    case "title": Self(\.title)
    case "image": Self(\.image)
    case "enabled": Self(\.isEnabled)
    case "tag": Self(\.tag)
    default: nil
    }
  }
}

extension KeyedProperty<UIBarButtonItem> {
  @MainActor static func barButton(_ key: String) -> Self? {
    key == "tintColor" ? Self(\.tintColor) : nil
  }
}

extension KeyedProperty<UITabBarItem> {
  @MainActor static func tabItem(_ key: String) -> Self? {
    switch key {
    case "badgeValue": Self(\.badgeValue)
    case "selectedImage": Self(\.selectedImage)
    default: nil
    }
  }
}

extension KeyedProperty<UINavigationItem> {
  @MainActor static func navigationItem(_ key: String) -> Self? {
    switch key {
    case "title": Self(\.title)
    case "prompt": Self(\.prompt)
    default: nil
    }
  }
}
