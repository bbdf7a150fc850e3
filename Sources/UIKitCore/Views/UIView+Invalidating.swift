import Foundation

/// What is to be done with a view of which a property has changed.
@MainActor public protocol UIViewInvalidating {
  /// Marks what follows from the property as out of date.
  func invalidate(view: UIView)
}

extension UIView {
  /// What changes of properties can put out of date.
  public enum Invalidations {
    /// The view's drawing.
    public struct Display: UIViewInvalidating {
      /// Has the view drawn anew.
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }
    /// The places of subviews.
    public struct Layout: UIViewInvalidating {
      /// Has subviews placed anew.
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }
    /// The view's constraints.
    public struct Constraints: UIViewInvalidating {
      /// Has constraints made anew.
      public func invalidate(view: UIView) { view.setNeedsUpdateConstraints() }
    }
    /// The size of the view's content.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Has the size asked for anew.
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }
    /// The configuration of a cell or a button.
    public struct Configuration: UIViewInvalidating {
      /// Has the configuration made anew.
      public func invalidate(view: UIView) {
        switch view {
        case let cell as UICollectionViewCell: cell.setNeedsUpdateConfiguration()
        case let cell as UITableViewCell: cell.setNeedsUpdateConfiguration()
        case let view as UITableViewHeaderFooterView: view.setNeedsUpdateConfiguration()
        case let button as UIButton: button.setNeedsUpdateConfiguration()
        default: break
        }
      }
    }
    /// Two of them.
    public struct Tuple<First: UIViewInvalidating, Second: UIViewInvalidating>: UIViewInvalidating {
      let first: First
      let second: Second
      /// Does both.
      public func invalidate(view: UIView) {
        first.invalidate(view: view)
        second.invalidate(view: view)
      }
    }
  }

  /// A property of a view that puts something out of date when it gets another value.
  @propertyWrapper @MainActor
  public struct Invalidating<Value: Equatable, Invalidation: UIViewInvalidating> {
    private var stored: Value
    private let invalidation: Invalidation

    /// A property that puts one thing out of date.
    public init(wrappedValue: Value, _ invalidation: Invalidation) {
      (stored, self.invalidation) = (wrappedValue, invalidation)
    }

    /// A property that puts two things out of date.
    public init<A, B>(wrappedValue: Value, _ a: A, _ b: B)
    where Invalidation == Invalidations.Tuple<A, B> {
      self.init(wrappedValue: wrappedValue, .init(first: a, second: b))
    }

    /// A property that puts three things out of date.
    public init<A, B, C>(wrappedValue: Value, _ a: A, _ b: B, _ c: C)
    where Invalidation == Invalidations.Tuple<A, Invalidations.Tuple<B, C>> {
      self.init(wrappedValue: wrappedValue, .init(first: a, second: .init(first: b, second: c)))
    }

    /// A property that puts four things out of date.
    public init<A, B, C, D>(wrappedValue: Value, _ a: A, _ b: B, _ c: C, _ d: D)
    where
      Invalidation == Invalidations.Tuple<Invalidations.Tuple<A, B>, Invalidations.Tuple<C, D>>
    {
      self.init(
        wrappedValue: wrappedValue,
        .init(first: .init(first: a, second: b), second: .init(first: c, second: d)))
    }

    /// The property is one of views alone.
    @available(*, unavailable) public var wrappedValue: Value {
      get { stored }
      set { stored = newValue }
    }

    /// The property's value; another one than before puts something out of date.
    public static subscript<Enclosing: UIView>(
      _enclosingInstance view: Enclosing,
      wrapped wrapped: ReferenceWritableKeyPath<Enclosing, Value>,
      storage storage: ReferenceWritableKeyPath<Enclosing, Self>
    ) -> Value {
      get { view[keyPath: storage].stored }
      set {
        guard view[keyPath: storage].stored != newValue else { return }
        view[keyPath: storage].stored = newValue
        view[keyPath: storage].invalidation.invalidate(view: view)
      }
    }
  }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// The view is drawn anew.
  public static var display: Self { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// Subviews are placed anew.
  public static var layout: Self { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Constraints {
  /// Constraints are made anew.
  public static var constraints: Self { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// The content's size is asked for anew.
  public static var intrinsicContentSize: Self { .init() }
}
extension UIViewInvalidating where Self == UIView.Invalidations.Configuration {
  /// The configuration is made anew.
  public static var configuration: Self { .init() }
}
