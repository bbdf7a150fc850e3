public import Foundation

/// The area in which lines are set: that of a text view, or one that stands for itself.
@preconcurrency @MainActor open class NSTextContainer: NSObject {
  var didChange: () -> Void = {}
  /// The room in points, 0 in a direction for no limit; a text view's has its own.
  open var size: CGSize { didSet { if size != oldValue { changed() } } }
  /// The room between the text and either side, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 { didSet { changed() } }
  /// The lines that are shown at most; 0, the default, for all.
  open var maximumNumberOfLines = 0 { didSet { changed() } }
  /// The way in which lines end that are too long; by default they go on below.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { changed() } }
  /// Paths that lines go around, none by default; kept, they go through.
  open var exclusionPaths: [UIBezierPath] = []
  /// Whether the container is as wide as its text view; kept, it always is.
  open var widthTracksTextView = false
  /// Whether the container is as high as its text view; kept, it never is.
  open var heightTracksTextView = false
  /// What sets the lines; nil, the default, for nothing.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// A container of a size in points, without limits by default.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }

  /// Unsupported: containers are made in code, and this stops the program.
  public required init(coder: NSCoder) {
    preconditionFailure("\(Self.self) is created in code, not by Interface Builder")
  }

  /// Whether lines have all of the width; true unless overridden, and not asked.
  open var isSimpleRectangularTextContainer: Bool { true }

  /// The room for a line: all of the width unless overridden; not asked, lines have all of it.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect { proposedRect.intersection(CGRect(origin: .zero, size: size)) }

  private func changed() {
    didChange()
    layoutManager?.forgetLayout()
  }
}
