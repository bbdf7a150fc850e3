/// A view of a cell, supplementary view, decoration view or overlay.
public struct ViewElement: Hashable, Sendable {
  /// What states and actions call it; `view-0`, `view-1`, … if it has no id.
  public var id = ""
  public var placement = Placement.insets(.zero)
  public var appearance = Appearance()
  public var content = Content.view

  /// Where the view is in its container; `bounds` is the container's.
  public enum Placement: Hashable, Sendable {
    case insets(InsetsExpression)
    case frame(RectExpression)
    /// In the middle, of this size.
    case centered(SizeExpression)
  }

  /// What every view has.
  public struct Appearance: Hashable, Sendable {
    public var backgroundColor = ColorValue.clear
    public var cornerRadius = Expression.number(0)
    public var borderWidth = 0.0
    public var borderColor = ColorValue.clear
    public var alpha = Expression.number(1)
    public var transform: [TransformStep] = []
    public var clipsToBounds = false
    public var shadow = Shadow.none
  }

  /// A layer's shadow.
  public struct Shadow: Hashable, Sendable {
    public var color = ColorValue.named("black")
    public var offsetX = 0.0
    public var offsetY = 0.0
    /// Blur, in points.
    public var radius = 3.0
    /// 0 is no shadow.
    public var opacity = 0.0

    public static let none = Shadow()
  }

  public enum Content: Hashable, Sendable {
    case view
    case label(Label)
    case image(Image)
    case gradient(Gradient)
    case shape(Shape)
    case blur(Blur)
    /// A shadow of the whole container.
    case shadow
  }
}

extension ViewElement {
  public struct Label: Hashable, Sendable {
    public var text = TextTemplate(parts: [])
    public var font = Font()
    public var textColor = ColorValue.named("label")
    public var textAlignment = TextAlignment.natural
    public var vertical = VerticalAlignment.center
    /// 0 is as many as fit.
    public var numberOfLines = 1

    public enum TextAlignment: String, WordChoice {
      case natural
      case left
      case center
      case right
      public static var synonyms: [String: String] {
        ["leading": "left", "trailing": "right", "middle": "center"]
      }
    }

    public enum VerticalAlignment: String, WordChoice {
      case top
      case center
      case bottom
    }
  }

  public struct Font: Hashable, Sendable {
    /// In points.
    public var size = 17.0
    public var weight = Weight.regular
    /// Empty for the system font.
    public var family = ""

    public enum Weight: String, WordChoice {
      case ultraLight
      case thin
      case light
      case regular
      case medium
      case semibold
      case bold
      case heavy
      case black
      public static var synonyms: [String: String] {
        ["normal": "regular", "semiBold": "semibold", "extraBold": "heavy"]
      }
    }
  }

  public struct Image: Hashable, Sendable {
    public var source = ImageSource.item
    public var contentMode = ContentMode.scaleToFill

    public enum ContentMode: String, WordChoice {
      case scaleToFill
      case scaleAspectFit
      case scaleAspectFill
      case center
      public static var synonyms: [String: String] {
        [
          "aspectFill": "scaleAspectFill", "aspectFit": "scaleAspectFit", "fill": "scaleAspectFill",
          "fit": "scaleAspectFit", "cover": "scaleAspectFill", "contain": "scaleAspectFit",
        ]
      }
    }
  }

  public enum ImageSource: Hashable, Sendable {
    /// `item.photo`: a procedural picture that belongs to the item.
    case item
    case placeholder(DataSource.Placeholder)
    /// A PNG file, relative to the scenario.
    case file(SourceName)
  }

  public struct Gradient: Hashable, Sendable {
    public var colors: [ColorValue] = []
    /// In the unit square of the view.
    public var startPoint = PointExpression(x: 0.5, y: 0)
    public var endPoint = PointExpression(x: 0.5, y: 1)
  }

  public struct Shape: Hashable, Sendable {
    public var path = Path.rectangle
    public var fill = ColorValue.clear
    public var stroke = ColorValue.clear
    /// In points.
    public var lineWidth = 1.0

    public enum Path: String, WordChoice {
      case rectangle
      case oval
      case trapezoid
      case triangle
      case cornerBrackets
      case line
      public static var synonyms: [String: String] {
        ["circle": "oval", "ellipse": "oval", "rect": "rectangle", "capsule": "rectangle"]
      }
    }
  }

  public struct Blur: Hashable, Sendable {
    public var style = Style.regular
    /// `UIViewPropertyAnimator.fractionComplete`: 0 is no blur, 1 all of it.
    public var fractionComplete = Expression.number(1)

    public enum Style: String, WordChoice {
      case extraLight
      case light
      case dark
      case regular
      case prominent
      case systemUltraThinMaterial
      case systemThinMaterial
      case systemMaterial
      case systemThickMaterial
      case systemChromeMaterial
      public static var synonyms: [String: String] {
        [
          "ultraThinMaterial": "systemUltraThinMaterial", "thinMaterial": "systemThinMaterial",
          "regularMaterial": "systemMaterial", "thickMaterial": "systemThickMaterial",
          "bar": "systemChromeMaterial",
        ]
      }
    }
  }
}
