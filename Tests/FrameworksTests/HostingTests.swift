import AnimLayers
import Foundation
import SwiftUI
import Testing
import UIKitCore

/// What SwiftUI views in cells look like: where their parts are.
@MainActor struct HostingTests {
  private struct Row: View {
    let title: String
    var body: some View {
      HStack(spacing: 10) {
        Circle().frame(width: 20, height: 20)
        Text(title)
        Spacer()
        Rectangle().frame(width: 30, height: 10)
      }
    }
  }

  /// The views that show a content in a cell of a size.
  private func shown(
    _ configuration: some UIContentConfiguration, width: CGFloat = 200, height: CGFloat = 60
  ) -> [UIView] {
    UIEnvironment().run {
      let view = configuration.makeContentView()
      view.frame = CGRect(x: 0, y: 0, width: width, height: height)
      view.layoutIfNeeded()
      return view.subviews
    }
  }

  @Test func `a spacer takes what the others leave, and all stand in the middle`() {
    let views = shown(UIHostingConfiguration { Row(title: "A") }.margins(.all, 10))
    #expect(views.count == 4)
    #expect(views[0].frame == CGRect(x: 10, y: 20, width: 20, height: 20))
    #expect(views[1].frame.minX == 40)
    #expect(views[3].frame == CGRect(x: 160, y: 25, width: 30, height: 10))
  }

  @Test(arguments: [
    (SwiftUI.HorizontalAlignment.leading, 0.0), (.center, 20.0), (.trailing, 40.0),
  ])
  func `a column aligns what is narrower`(alignment: SwiftUI.HorizontalAlignment, x: Double) {
    let views = shown(
      UIHostingConfiguration {
        VStack(alignment: alignment, spacing: 4) {
          Rectangle().frame(width: 100, height: 10)
          Rectangle().frame(width: 60, height: 10)
        }
      }.margins(.all, 0))
    #expect(views[0].frame == CGRect(x: 50, y: 18, width: 100, height: 10))
    #expect(views[1].frame == CGRect(x: 50 + x, y: 32, width: 60, height: 10))
  }

  @Test func `padding and background: the background is as large as what is padded`() {
    let views = shown(
      UIHostingConfiguration {
        Rectangle().frame(width: 40, height: 20).padding(5).background(Color.red)
      }.margins(.all, 0))
    #expect(views[0].frame == CGRect(x: 75, y: 15, width: 50, height: 30))
    #expect(views[0].backgroundColor == .systemRed)
    #expect(views[1].frame == CGRect(x: 80, y: 20, width: 40, height: 20))
  }

  @Test func `a frame up to infinity takes the width that there is`() {
    let views = shown(
      UIHostingConfiguration {
        Rectangle().frame(width: 10, height: 10).frame(maxWidth: .infinity, alignment: .trailing)
      }.margins(.horizontal, 20))
    #expect(views[0].frame.maxX == 180)
  }

  @Test func `a cell that sizes itself is as high as its content with its margins`() {
    let configuration = UIHostingConfiguration {
      Rectangle().frame(height: 50)
    }.margins(.vertical, 8)
    UIEnvironment().run {
      let view = configuration.makeContentView()
      #expect(view.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: 66))
      let least = configuration.minSize(height: 90).makeContentView()
      #expect(least.sizeThatFits(CGSize(width: 320, height: 0)).height == 90)
    }
  }

  @Test func `pictures are scaled to fit or to fill`() {
    UIEnvironment().run {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { _ in }
      let fit = shown(
        UIHostingConfiguration { Image(uiImage: picture).resizable().scaledToFit() }
          .margins(.all, 0), width: 100, height: 100)
      #expect(fit[0].frame == CGRect(x: 0, y: 25, width: 100, height: 50))
      let fill = shown(
        UIHostingConfiguration { Image(uiImage: picture).resizable().scaledToFill() }
          .margins(.all, 0), width: 100, height: 100)
      #expect(fill[0].frame == CGRect(x: -50, y: 0, width: 200, height: 100))
    }
  }

  @Test func `a choice and a list are made of what is there`() {
    for isThere in [true, false] {
      let views = shown(
        UIHostingConfiguration {
          HStack {
            ForEach(0..<3) { _ in Circle().frame(width: 5, height: 5) }
            if isThere { Text("x") }
          }
        })
      #expect(views.count == (isThere ? 4 : 3))
    }
  }

  @Test func `a controller shows a view in its safe area`() {
    UIEnvironment().run {
      let controller = UIHostingController(
        rootView: AnyView(Rectangle().frame(width: 40, height: 20)))
      controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      controller.view.layoutIfNeeded()
      let shape = controller.view.subviews[0].subviews[0]
      #expect(shape.frame == CGRect(x: 30, y: 90, width: 40, height: 20))
      controller.rootView = AnyView(Rectangle().frame(width: 10, height: 10))
      controller.view.layoutIfNeeded()
      #expect(controller.view.subviews.count == 1)
      #expect(controller.view.subviews[0].subviews[0].bounds.width == 10)
    }
  }

  @Test func `a controller of a view that was left out shows its name, and says so`() {
    let environment = UIEnvironment()
    environment.run {
      let controller = UIHostingController<AnyView>(standingFor: "Home")
      controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
      controller.view.layoutIfNeeded()
      let label = controller.view.subviews[0] as? UILabel
      #expect(label?.text == "Home" && label?.center.x == 50)
      let long = UIHostingController<AnyView>(standingFor: "FeaturesOverviewAndSettings")
      long.view.frame = controller.view.frame
      long.view.layoutIfNeeded()
      #expect(long.view.subviews[0].frame.width == 100)
    }
    #expect(environment.messages.contains { $0.text.contains("'Home'") })
  }
}
