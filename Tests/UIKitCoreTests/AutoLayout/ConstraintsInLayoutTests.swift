import Foundation
import Testing
import UIKitCore

/// Constraints that change while the views that they are about are laid out.
@MainActor struct ConstraintsInLayoutTests {
  /// A row that makes the constraints of its title anew in every layout, as forms do whose cells are laid out by the table.
  private final class Row: UIView {
    let title = UIView()
    var width: CGFloat = 40
    private(set) var layouts = 0
    private var made: [NSLayoutConstraint] = []

    override init(frame: CGRect) {
      super.init(frame: frame)
      title.translatesAutoresizingMaskIntoConstraints = false
      addSubview(title)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      NSLayoutConstraint.deactivate(made)
      made = [
        title.leadingAnchor.constraint(equalTo: leadingAnchor),
        title.topAnchor.constraint(equalTo: topAnchor),
        title.widthAnchor.constraint(equalToConstant: width),
        title.heightAnchor.constraint(equalToConstant: 20),
      ]
      NSLayoutConstraint.activate(made)
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
      setNeedsUpdateConstraints()
      updateConstraintsIfNeeded()
    }
  }

  @Test func `constraints that are made anew as they were ask for no other layout`() {
    inWorld { world in
      let row = Row(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      row.layoutIfNeeded()
      let layouts = row.layouts
      row.setNeedsLayout()
      row.layoutIfNeeded()
      #expect(row.layouts == layouts + 1)
      #expect(!row.layer.needsLayout())
      #expect(row.title.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
      #expect(world.exceptions.isEmpty)
    }
  }

  @Test func `constraints that move a view while it is laid out ask for one more`() {
    inWorld { _ in
      let row = Row(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
      row.layoutIfNeeded()
      let layouts = row.layouts
      row.width = 70
      row.setNeedsLayout()
      row.layoutIfNeeded()
      #expect(row.title.frame.width == 70)
      #expect(row.layouts == layouts + 2)
    }
  }

  /// A view that reads what it has just constrained.
  private final class Reader: UIView {
    let inner = UIView()
    private(set) var read: [CGFloat] = []
    private lazy var width = inner.widthAnchor.constraint(equalToConstant: 10)

    override init(frame: CGRect) {
      super.init(frame: frame)
      inner.translatesAutoresizingMaskIntoConstraints = false
      addSubview(inner)
      width.isActive = true
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      width.constant = bounds.width / 2
      inner.layoutIfNeeded()
      read.append(inner.frame.width)
    }
  }

  @Test func `a layout that is forced within a layout knows the constraints of the moment`() {
    inWorld { world in
      let reader = Reader(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
      reader.layoutIfNeeded()
      #expect(reader.read.allSatisfy { $0 == 40 })
      #expect(!reader.read.isEmpty)
      #expect(world.exceptions.isEmpty)
    }
  }

  /// A cell that constrains what is in its content view when it is asked to.
  private class Card: UIView {
    let content = UIView()
    let inner = UIView()
    private(set) var updates = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      content.frame = bounds
      addSubview(content)
      inner.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(inner)
    }

    required init?(coder: NSCoder) { nil }

    override func updateConstraints() {
      updates += 1
      if updates == 1 {
        NSLayoutConstraint.activate([
          inner.trailingAnchor.constraint(equalTo: content.trailingAnchor),
          inner.widthAnchor.constraint(equalToConstant: 30),
        ])
      }
      super.updateConstraints()
    }
  }

  private final class BasedCard: Card {
    override class var requiresConstraintBasedLayout: Bool { true }
  }

  @Test func `an update that was asked for comes though there are no constraints yet`() {
    inWorld { _ in
      let card = Card(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      card.layoutIfNeeded()
      #expect(card.updates == 0)
      card.setNeedsUpdateConstraints()
      card.layoutIfNeeded()
      #expect(card.updates == 1)
      #expect(card.inner.frame.minX == 70 && card.inner.frame.width == 30)
    }
  }

  @Test func `classes that cannot do without constraints are asked for them`() {
    inWorld { _ in
      let card = BasedCard(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      card.layoutIfNeeded()
      #expect(card.updates == 1)
      #expect(card.inner.frame.minX == 70)
    }
  }

  @Test
  func
    `the view of a window's controller is as large as the window, whatever it says of constraints`()
  {
    inWorld { _ in
      let controller = UIViewController()
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      controller.view.translatesAutoresizingMaskIntoConstraints = false
      controller.view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        inner.widthAnchor.constraint(equalToConstant: 30),
      ])
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      window.rootViewController = controller
      window.layoutIfNeeded()
      #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 200, height: 300))
      #expect(inner.frame.minX == 170)
    }
  }
}
