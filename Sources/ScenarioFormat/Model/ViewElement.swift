/// A view of a cell, supplementary view, decoration view or overlay.
package struct ViewElement: Hashable, Sendable {
  /// The name that states and actions use; `view-0`, `view-1`, … if the scenario gives no id.
  package var id = ""
  package var placement = Placement.insets(.zero)
  package var appearance = Appearance()
  package var content = Content.view

  /// Where the view is in its container; `bounds` is the container's.
  package enum Placement: Hashable, Sendable {
    case insets(InsetsExpression)
    case frame(RectExpression)
    /// In the middle, of this size.
    case centered(SizeExpression)
  }

  /// The properties that every view has.
  package struct Appearance: Hashable, Sendable {
    package var backgroundColor = ColorValue.clear
    package var cornerRadius = Expression.number(0)
    package var cornerCurve = CornerCurve.circular
    package var borderWidth = 0.0
    package var borderColor = ColorValue.clear
    package var alpha = Expression.number(1)
    package var transform: [TransformStep] = []
    package var clipsToBounds = false
    package var shadow = Shadow.none
  }

  /// The shape of rounded corners, by the names of `CALayerCornerCurve`.
  package enum CornerCurve: String, WordChoice {
    case circular
    /// As those of devices and icons.
    case continuous
  }

  /// A layer's shadow.
  package struct Shadow: Hashable, Sendable {
    package var color = ColorValue.named("black")
    package var offsetX = 0.0
    package var offsetY = 0.0
    /// Blur, in points.
    package var radius = 3.0
    /// 0 is no shadow.
    package var opacity = 0.0

    package static let none = Shadow()
  }

  /// The kind of the view, with the properties that only this kind has.
  package enum Content: Hashable, Sendable {
    case view
    case label(Label)
    case image(Image)
    case gradient(Gradient)
    case shape(Shape)
    case blur(Blur)
    case symbol(SymbolImage)
    case control(Control)
    /// A shadow of the whole container.
    case shadow
  }
}

extension ViewElement {
  /// A text in lines.
  package struct Label: Hashable, Sendable {
    package var text = TextTemplate(parts: [])
    package var font = Font()
    package var textColor = ColorValue.named("label")
    package var textAlignment = TextAlignment.natural
    package var vertical = VerticalAlignment.center
    /// 0 is as many as fit.
    package var numberOfLines = 1

    /// The horizontal place of lines in the view.
    package enum TextAlignment: String, WordChoice {
      case natural
      case left
      case center
      case right
      package static var synonyms: [String: String] {
        ["leading": "left", "trailing": "right", "middle": "center"]
      }
    }

    /// The vertical place of all lines together in the view.
    package enum VerticalAlignment: String, WordChoice {
      case top
      case center
      case bottom
    }
  }

  /// The font of a text.
  package struct Font: Hashable, Sendable {
    /// In points.
    package var size = 17.0
    package var weight = Weight.regular
    /// Empty for the system font.
    package var family = SourceName.none

    /// The weight of the strokes, by the names of `UIFont.Weight`.
    package enum Weight: String, WordChoice {
      case ultraLight
      case thin
      case light
      case regular
      case medium
      case semibold
      case bold
      case heavy
      case black
      package static var synonyms: [String: String] {
        ["normal": "regular", "semiBold": "semibold", "extraBold": "heavy"]
      }
    }
  }

  /// A picture in a view.
  package struct Image: Hashable, Sendable {
    package var source = ImageSource.item
    package var contentMode = ContentMode.scaleToFill

    /// The way in which a picture fills a view of another size, by the names of
    /// `UIView.ContentMode`.
    package enum ContentMode: String, WordChoice {
      case scaleToFill
      case scaleAspectFit
      case scaleAspectFill
      case center
      package static var synonyms: [String: String] {
        [
          "aspectFill": "scaleAspectFill", "aspectFit": "scaleAspectFit", "fill": "scaleAspectFill",
          "fit": "scaleAspectFit", "cover": "scaleAspectFill", "contain": "scaleAspectFit",
        ]
      }
    }
  }

  /// The origin of a picture.
  package enum ImageSource: Hashable, Sendable {
    /// `item.photo`: a procedural picture that belongs to the item.
    case item
    /// `photo:coast/3`.
    case made(Photo)
    /// A PNG file, relative to the scenario.
    case file(SourceName)
  }

  /// A gradient along a line, whose colours are evenly spaced.
  package struct Gradient: Hashable, Sendable {
    package var colors: [ColorValue] = []
    /// In the unit square of the view.
    package var startPoint = PointExpression(x: 0.5, y: 0)
    package var endPoint = PointExpression(x: 0.5, y: 1)
  }

  /// A shape as large as the view.
  package struct Shape: Hashable, Sendable {
    package var path = Path.rectangle
    package var fill = ColorValue.clear
    package var stroke = ColorValue.clear
    /// In points.
    package var lineWidth = 1.0

    /// The outline of a shape.
    package enum Path: String, WordChoice {
      case rectangle
      case oval
      case trapezoid
      case triangle
      case cornerBrackets
      case line
      package static var synonyms: [String: String] {
        ["circle": "oval", "ellipse": "oval", "rect": "rectangle", "capsule": "rectangle"]
      }
    }
  }

  /// A blur of everything behind the view.
  package struct Blur: Hashable, Sendable {
    package var style = Style.regular
    /// `UIViewPropertyAnimator.fractionComplete`: 0 is no blur, 1 all of it.
    package var fractionComplete = Expression.number(1)

    /// The brightness and thickness of a blur, by the names of `UIBlurEffect.Style`.
    package enum Style: String, WordChoice {
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
      package static var synonyms: [String: String] {
        [
          "ultraThinMaterial": "systemUltraThinMaterial", "thinMaterial": "systemThinMaterial",
          "regularMaterial": "systemMaterial", "thickMaterial": "systemThickMaterial",
          "bar": "systemChromeMaterial",
        ]
      }
    }
  }
}
