import Foundation
import Testing

@testable import UIKitCore

/// Apple's visual format language, in a view of 300 × 200 points with margins of 8.
@MainActor struct VisualFormatTests {
  private func frames(
    _ formats: [String], options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [CGRect] {
    inWorld { world in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let (a, b) = (UIView(), UIView())
      for subview in [a, b] {
        subview.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(subview)
      }
      for format in formats {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format, options: options, metrics: metrics,
            views: ["a": a, "b": b]))
      }
      view.layoutIfNeeded()
      #expect(world.exceptions == [] && world.warnings == [])
      return [a.frame, b.frame]
    }
  }

  @Test func `views follow each other at given distances`() {
    let frames = frames(["H:|-10-[a(50)]-20-[b]-30-|", "V:|[a(40)]", "V:|-5-[b]|"])
    #expect(frames[0] == CGRect(x: 10, y: 0, width: 50, height: 40))
    #expect(frames[1] == CGRect(x: 80, y: 5, width: 190, height: 195))
  }

  @Test func `a dash stands for the margin at an edge and for eight points between views`() {
    let frames = frames(["|-[a(b)]-[b]-|", "V:|-[a]-|", "V:|-[b]-|"])
    #expect(frames[0] == CGRect(x: 8, y: 8, width: 138, height: 184))
    #expect(frames[1] == CGRect(x: 154, y: 8, width: 138, height: 184))
  }

  @Test func `metrics, priorities, relations and multiples are heeded`() {
    let frames = frames(
      [
        "H:|-gap-[a(>=60,==20@low)]", "H:[a]-(gap@999)-[b(==a*2)]", "V:|[a(30)]-(>=12)-[b(10)]|",
      ], metrics: ["gap": 15, "low": 250])
    #expect(frames[0] == CGRect(x: 15, y: 0, width: 60, height: 30))
    #expect(frames[1] == CGRect(x: 90, y: 190, width: 120, height: 10))
  }

  @Test func `a distance has a relation without parentheses, too`() {
    let frames = frames(["H:|-15-[a(50)]->=20-[b(60)]-0-|", "V:|[a]|", "V:|[b]|"])
    #expect(frames[0] == CGRect(x: 15, y: 0, width: 50, height: 200))
    #expect(frames[1] == CGRect(x: 240, y: 0, width: 60, height: 200))
  }

  @Test func `options align all views`() {
    let frames = frames(
      ["H:|-5-[a(40)]-6-[b(40)]", "V:|-7-[a(20)]", "V:[b(20)]"], options: .alignAllTop)
    #expect(frames[1] == CGRect(x: 51, y: 7, width: 40, height: 20))
  }

  @Test func `views can follow each other from right to left`() {
    let frames = frames(["H:|-5-[a(40)]-6-[b(50)]"], options: .directionRightToLeft)
    #expect(frames[0].maxX == 295)
    #expect(frames[1].maxX == 249)
  }

  @Test(arguments: [
    ("H:|-[a", "Expected a ']' here."), ("H:[a]-5[b]", "Expected a '-' here."),
    ("H:[c]", "c is not a key in the views dictionary."),
    ("H:[a(w)]", "w is not a key in the metrics dictionary."), ("|", "Expected a view."),
  ])
  func `a format that cannot be read is an exception`(_ format: String, _ reason: String) {
    inWorld { world in
      let (view, a) = (UIView(), UIView())
      view.addSubview(a)
      let constraints = NSLayoutConstraint.constraints(
        withVisualFormat: format, metrics: nil, views: ["a": a])
      #expect(constraints.isEmpty)
      #expect(world.exceptions.count == 1)
      #expect(world.exceptions.first?.contains(reason) == true, "\(world.exceptions)")
    }
  }
}
