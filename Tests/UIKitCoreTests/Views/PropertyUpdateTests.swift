import AnimLayers
import Foundation
import Observation
import Testing

@testable import UIKitCore

/// `updateProperties()`, and views that follow what is `@Observable`.
@MainActor struct PropertyUpdateTests {
  @Observable final class Model {
    var title = "A"
    var other = 0
    var x = 0.0
  }

  private final class Card: UIView {
    let model: Model
    var log: [String] = []
    init(_ model: Model) {
      self.model = model
      super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    required init?(coder: NSCoder) { return nil }
    override func updateProperties() {
      super.updateProperties()
      log.append("properties \(model.title)")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.append("layout")
    }
  }

  @Test func `properties are updated before the first layout, and once`() {
    inWorld { _ in
      let (window, card) = (UIWindow(), Card(Model()))
      window.addSubview(card)
      window.layoutIfNeeded()
      window.layoutIfNeeded()
      #expect(card.log == ["properties A", "layout"])
    }
  }

  @Test func `a change of what was read updates properties, not layout`() {
    inWorld { _ in
      let (window, card) = (UIWindow(), Card(Model()))
      window.addSubview(card)
      window.layoutIfNeeded()
      card.log = []
      card.model.title = "B"
      #expect(card.log.isEmpty)
      window.layoutIfNeeded()
      #expect(card.log == ["properties B"])
      card.model.other = 1
      window.layoutIfNeeded()
      #expect(card.log == ["properties B"])
    }
  }

  @Test func `setNeedsUpdateProperties calls once before the next frame, outer views first`() {
    inWorld { _ in
      let model = Model()
      let (window, outer, inner) = (UIWindow(), Card(model), Card(model))
      window.addSubview(outer)
      outer.addSubview(inner)
      window.layoutIfNeeded()
      var order: [String] = []
      (outer.log, inner.log) = ([], [])
      inner.setNeedsUpdateProperties()
      inner.setNeedsUpdateProperties()
      outer.setNeedsUpdateProperties()
      window.layoutIfNeeded()
      order = outer.log + inner.log
      #expect(order == ["properties A", "properties A"])
    }
  }

  @Test func `layout that has read a model is done again when that changes`() {
    final class Follower: UIView {
      let model: Model
      init(_ model: Model) {
        self.model = model
        super.init(frame: .zero)
        addSubview(UIView())
      }
      required init?(coder: NSCoder) { return nil }
      override func layoutSubviews() { subviews[0].frame.origin.x = model.x }
    }
    inWorld { _ in
      let (window, view) = (UIWindow(), Follower(Model()))
      window.addSubview(view)
      window.layoutIfNeeded()
      view.model.x = 40
      window.layoutIfNeeded()
      #expect(view.subviews[0].frame.minX == 40)
    }
  }

  @Test func `a cell's configuration follows what its handler has read`() {
    inWorld { _ in
      let (window, model) = (UIWindow(), Model())
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      cell.configurationUpdateHandler = { cell, _ in
        var content = UIListContentConfiguration.cell()
        content.text = model.title
        cell.contentConfiguration = content
      }
      window.addSubview(cell)
      window.layoutIfNeeded()
      model.title = "B"
      window.layoutIfNeeded()
      #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "B")
    }
  }

  @Test func `a controller updates its properties before its view's, and again`() {
    final class Controller: UIViewController {
      let model: Model
      init(_ model: Model) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { return nil }
      override func updateProperties() { navigationItem.title = model.title }
    }
    inWorld { _ in
      let (window, controller) = (UIWindow(), Controller(Model()))
      window.rootViewController = controller
      window.layoutIfNeeded()
      #expect(controller.navigationItem.title == "A")
      controller.model.title = "B"
      window.layoutIfNeeded()
      #expect(controller.navigationItem.title == "B")
    }
  }

  @Test func `with flushUpdates, what follows from a model is animated, and without it jumps`() {
    final class Mover: UIView {
      let model: Model
      init(_ model: Model) {
        self.model = model
        super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      required init?(coder: NSCoder) { return nil }
      override func updateProperties() { frame.origin.x = model.x }
    }
    for (options, middle) in [
      (UIView.AnimationOptions.curveLinear, 100.0),
      ([.curveLinear, .flushUpdates], 50.0),
    ] {
      inWorld { world in
        let (window, view) = (UIWindow(), Mover(Model()))
        window.addSubview(view)
        window.layoutIfNeeded()
        world.clock.advance(to: 1)
        UIView.animate(withDuration: 1, delay: 0, options: options) { view.model.x = 100 }
        window.layoutIfNeeded()
        world.clock.advance(to: 1.5)
        let shown = view.layer.presentation()?.frame.minX ?? 0
        #expect(abs(shown - middle) < 1e-6)
      }
    }
  }
}
