import AnimDrawing
import AnimGeometry
import AnimInterfaceFiles
import AnimLayers
import AnimPixels
import AnimRaster
import AnimSourceRuntime
import AnimStaging
import AnimXML
import Foundation
import UIKitCore

/// What Interface Builder and asset catalogues store.
@MainActor enum Interfaces {
  /// A colour of an asset catalogue, in both looks.
  static func color(_ bytes: [UInt8]) {
    guard let color = ColorSet.color(in: Data(bytes)) else { return }
    for style in [UIUserInterfaceStyle.light, .dark] {
      let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
      _ = resolved.cgColor.premultipliedRGBA8
    }
  }

  /// A document that is a storyboard and a nib at once: its first controller is shown, its objects are
  /// made, its segues are followed once.
  static func build(_ bytes: [UInt8]) {
    guard let root = XMLElement(xml: Data(bytes)) else { return }
    let builder = InterfaceBuilder(
      [true, false].map { InterfaceDocument(name: "Main", isStoryboard: $0, root: root) }, sets: [])
    let environment = UIEnvironment(screenBounds: CGRect(x: 0, y: 0, width: 120, height: 160))
    var interface = InterfaceSource()
    builder.complete(&interface)
    environment.interface = interface
    let clock = MediaClock()
    MediaClock.$current.withValue(clock) {
      environment.run {
        _ = builder.objects(inNib: "Main", owner: nil)
        show(builder.controller(nil, in: "Main"))
        clock.advance(to: 0.5)
      }
    }
  }

  private static func show(_ controller: UIViewController?) {
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    window.layer.displayIfNeeded()
    let size = PixelSize(width: 120, height: 160)
    let list = DisplayList(
      window.layer.presentation(at: 0), size: CGSize(width: size.width, height: size.height))
    precondition(Rasterizer(size: size, scale: 1).render(list).pixels.count == size.area)
  }
}
