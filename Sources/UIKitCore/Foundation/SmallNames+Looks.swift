public import Foundation

// Members by which apps give parts a look that is not drawn here, and others that have nothing to do.

extension UISearchBar {
  /// The places of icons.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  /// Shows another picture in place of the magnifier; those of other icons are not heeded.
  public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    guard icon == .search, state == .normal else { return }
    searchTextField.leftView = iconImage.map { UIImageView(image: $0) }
  }

  /// Gives the field a picture as its ground: does nothing.
  public func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) {}

  /// Gives the bar a picture as its ground: does nothing.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {}

  /// Moves an icon: does nothing.
  public func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
}

/// A word in a search field that stands for more than its letters; fields show none.
@preconcurrency @MainActor open class UISearchToken: NSObject {
  /// What it stands for, for the app.
  open var representedObject: Any?
  /// A word with a picture before it.
  public init(icon: UIImage?, text: String) { super.init() }
}

extension UISegmentedControl {
  /// Gives segments a picture as their ground: does nothing.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}

  /// Gives the lines between segments a picture: does nothing.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
  ) {}
}

extension UIStepper {
  /// Gives the buttons a picture as their ground: does nothing.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Gives the line between the buttons a picture: does nothing.
  public func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {}
}

extension UIPageControl {
  /// The direction in which dots follow each other.
  public enum Direction: Int, Sendable {
    case natural, leftToRight, rightToLeft, topToBottom, bottomToTop
  }

  /// The direction in which dots follow each other: that of reading.
  ///
  /// Setting it does nothing.
  public var direction: Direction {
    get { .natural }
    set { _ = newValue }
  }
}

extension UISwitch {
  /// The look of a switch.
  public enum Style: Int, Sendable { case automatic, checkbox, sliding }

  /// The look of the switch: sliding, as on phones.
  public var style: Style { .sliding }

  /// The look that the app would like: the usual one.
  ///
  /// Setting it does nothing.
  public var preferredStyle: Style {
    get { .automatic }
    set { _ = newValue }
  }
}

extension UIProgressView {
  /// The look of the line; both are drawn alike.
  ///
  /// Setting it does nothing.
  public var progressViewStyle: Style {
    get { .default }
    set { _ = newValue }
  }
}

extension UIViewController {
  /// Whether what is presented in the controller's context goes by its transition: it has its own.
  ///
  /// Setting it does nothing.
  public var providesPresentationContextTransitionStyle: Bool {
    get { false }
    set { _ = newValue }
  }

  /// Posted by nobody: how details are shown does not change.
  public static let showDetailTargetDidChangeNotification = Notification.Name(
    "UIViewControllerShowDetailTargetDidChangeNotification")
}

/// The variants of a picture; they are chosen when it is found by its name.
open class UIImageAsset: NSObject, @unchecked Sendable {
  private var images: [(traits: UITraitCollection, image: UIImage)] = []

  /// Variants that an app adds.
  public override init() { super.init() }

  /// The variant for traits; the first one where none is better.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    let style = traitCollection.userInterfaceStyle
    return (images.first { $0.traits.userInterfaceStyle == style } ?? images.first)?.image
      ?? UIImage()
  }

  /// Adds a variant.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    images.append((traitCollection, image))
  }
}

extension UIImage {
  /// The variants of the picture, of which this is the only one that is known.
  public var imageAsset: UIImageAsset? {
    let asset = UIImageAsset()
    asset.register(self, with: UITraitCollection())
    return asset
  }

  /// The picture as it is: everything is ready to be shown.
  public var byPreparingForDisplay: UIImage? { get async { self } }

  /// The picture at another size in points.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    await MainActor.run { preparingThumbnail(of: size) }
  }
}

extension UIBezierPath {
  /// Sets the lengths of dashes and gaps in turn, begun at `phase` of the pattern; none for a solid line.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    setLineDash(
      unsafe pattern.map { unsafe Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [],
      phase: phase)
  }
}

extension NSObject {
  /// Calls the method in the next turn of the run loop: there is one thread.
  @preconcurrency @MainActor public func performSelector(
    inBackground aSelector: Selector, with arg: Any?
  ) {
    performSelector(onMainThread: aSelector, with: arg, waitUntilDone: false)
  }
}

/// The signs before the items of a list in text.
open class NSTextList: NSObject {
  /// A kind of sign.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    /// The sign, with braces around what counts.
    public let rawValue: String
    /// A sign by its text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A dot.
    public static let disc = MarkerFormat(rawValue: "{disc}")
    /// A circle.
    public static let circle = MarkerFormat(rawValue: "{circle}")
    /// A square.
    public static let square = MarkerFormat(rawValue: "{square}")
    /// A dash.
    public static let hyphen = MarkerFormat(rawValue: "{hyphen}")
    /// Numbers.
    public static let decimal = MarkerFormat(rawValue: "{decimal}")
    /// Small letters.
    public static let lowercaseAlpha = MarkerFormat(rawValue: "{lower-alpha}")
    /// Capital letters.
    public static let uppercaseAlpha = MarkerFormat(rawValue: "{upper-alpha}")
  }

  /// The kind of sign.
  public let markerFormat: MarkerFormat
  /// The number of the first item.
  public let startingItemNumber: Int

  /// Signs of a kind; options make no difference.
  public init(markerFormat: MarkerFormat, options: Int = 0) {
    self.markerFormat = markerFormat
    startingItemNumber = 1
    super.init()
  }

  /// Signs of a kind that begin at a number.
  public init(markerFormat: MarkerFormat, startingItemNumber: Int) {
    self.markerFormat = markerFormat
    self.startingItemNumber = startingItemNumber
    super.init()
  }

  /// The sign of an item.
  open func marker(forItemNumber itemNumber: Int) -> String {
    func letter(_ first: Unicode.Scalar) -> String {
      let index = UInt32(max(0, itemNumber - 1) % 26)
      return Unicode.Scalar(first.value + index).map { String(Character($0)) } ?? ""
    }
    let signs: [(MarkerFormat, String)] = [
      (.disc, "\u{2022}"), (.circle, "\u{25E6}"), (.square, "\u{25AA}"), (.hyphen, "\u{2043}"),
      (.decimal, "\(itemNumber)"), (.lowercaseAlpha, letter("a")), (.uppercaseAlpha, letter("A")),
    ]
    return signs.reduce(markerFormat.rawValue) { $0.replacing($1.0.rawValue, with: $1.1) }
  }
}
