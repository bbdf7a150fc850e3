import AnimSnapKit
import Foundation
import Testing
import UIKitCore

/// Constraints as apps say them by SnapKit.
@MainActor struct SnapKitTests {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let inner = UIView()

  private func run(_ body: () -> Void) {
    UIEnvironment().run {
      outer.addSubview(inner)
      body()
    }
  }

  private func frame(of view: UIView) -> CGRect {
    outer.layoutIfNeeded()
    return view.frame
  }

  @Test func `edges keep inside the superview`() {
    run {
      inner.snp.makeConstraints { make in
        make.edges.equalToSuperview().inset(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      }
      #expect(!inner.translatesAutoresizingMaskIntoConstraints)
      #expect(frame(of: inner) == CGRect(x: 2, y: 1, width: 194, height: 96))
      inner.snp.remakeConstraints { $0.edges.equalTo(outer).inset(10) }
      #expect(frame(of: inner) == CGRect(x: 10, y: 10, width: 180, height: 80))
    }
  }

  @Test func `sides are compared with others, in shares of them`() {
    run {
      let other = UIView()
      outer.addSubview(other)
      inner.snp.makeConstraints { make in
        make.left.top.equalToSuperview().offset(10)
        make.width.equalToSuperview().multipliedBy(0.5)
        make.height.equalTo(20)
      }
      other.snp.makeConstraints { make in
        make.top.equalTo(inner.snp.bottom).offset(5)
        make.leading.trailing.equalTo(inner)
        make.bottom.lessThanOrEqualTo(-30)
        make.height.equalTo(1000).priority(.low)
      }
      #expect(frame(of: inner) == CGRect(x: 10, y: 10, width: 100, height: 20))
      #expect(other.frame == CGRect(x: 10, y: 35, width: 100, height: 35))
    }
  }

  @Test func `sizes and centres are numbers`() {
    run {
      inner.snp.makeConstraints { make in
        make.size.equalTo(CGSize(width: 40, height: 20))
        make.center.equalTo(outer.snp.center).offset(CGPoint(x: 5, y: -5))
      }
      #expect(frame(of: inner) == CGRect(x: 85, y: 35, width: 40, height: 20))
    }
  }

  @Test func `constraints are given other numbers`() {
    run {
      var height: Constraint?
      inner.snp.makeConstraints { make in
        make.left.right.top.equalToSuperview()
        height = make.height.equalTo(20).constraint
      }
      #expect(frame(of: inner).height == 20)
      height?.update(offset: 30)
      #expect(frame(of: inner).height == 30)
      inner.snp.updateConstraints { make in make.height.equalTo(40) }
      #expect(frame(of: inner).height == 40 && inner.constraints.count == 1)
      height?.deactivate()
      #expect(height?.isActive == false)
      inner.snp.removeConstraints()
      #expect(outer.constraints.isEmpty)
    }
  }

  @Test func `older names are known`() {
    run {
      inner.snp_makeConstraints { make in
        make.left.top.equalTo(0)
        make.right.equalTo(outer.snp_centerX)
        make.bottom.equalTo(outer.snp_bottom)
      }
      #expect(frame(of: inner) == CGRect(x: 0, y: 0, width: 100, height: 100))
    }
  }

  @Test func `guides have sides, too`() {
    run {
      let guide = UILayoutGuide()
      outer.addLayoutGuide(guide)
      guide.snp.makeConstraints { make in
        make.left.top.bottom.equalToSuperview()
        make.width.equalTo(50)
      }
      inner.snp.makeConstraints { make in
        make.left.equalTo(guide.snp.right)
        make.top.bottom.right.equalTo(outer.safeAreaLayoutGuide)
      }
      #expect(frame(of: inner) == CGRect(x: 50, y: 0, width: 150, height: 100))
    }
  }
}
