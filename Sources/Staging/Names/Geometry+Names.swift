import AnimScenarioFormat
import Foundation
import UIKitCore

extension CGRect {
  var center: CGPoint { CGPoint(x: midX, y: midY) }

  /// The value of a name behind a point in expressions.
  func value(of member: String?) -> Expression.Value? {
    switch member.flatMap(RectMember.init) {
    case .x, .minX: .number(minX)
    case .y, .minY: .number(minY)
    case .width: .number(width)
    case .height: .number(height)
    case .midX: .number(midX)
    case .midY: .number(midY)
    case .maxX: .number(maxX)
    case .maxY: .number(maxY)
    case nil: nil
    }
  }
}

extension CGPoint {
  func value(of member: String?) -> Expression.Value? {
    switch member.flatMap(PointMember.init) {
    case .x: .number(x)
    case .y: .number(y)
    case nil: nil
    }
  }
}

extension CGSize {
  func value(of member: String?) -> Expression.Value? {
    switch member.flatMap(SizeMember.init) {
    case .width: .number(width)
    case .height: .number(height)
    case nil: nil
    }
  }
}

extension UIEdgeInsets {
  func value(of member: String?) -> Expression.Value? {
    switch member.flatMap(InsetMember.init) {
    case .top: .number(top)
    case .left: .number(left)
    case .bottom: .number(bottom)
    case .right: .number(right)
    case nil: nil
    }
  }
}
