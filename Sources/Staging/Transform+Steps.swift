import AnimGeometry
import AnimScenarioFormat
import Foundation

extension CATransform3D {
  /// The transform that a scenario writes as a list of steps; the first is applied to points first.
  ///
  /// A perspective applies to all the other steps, wherever it stands.
  init(_ steps: [TransformStep], in environment: Expression.Environment) {
    var matrix = CATransform3D.identity
    var perspective: Double?
    for step in steps {
      func number(_ expression: Expression) -> CGFloat { expression.number(in: environment) }
      switch step {
      case .scale(let x, let y):
        matrix = CATransform3DConcat(matrix, CATransform3DMakeScale(number(x), number(y), 1))
      case .rotate(let angle):
        matrix = CATransform3DConcat(matrix, CATransform3DMakeRotation(number(angle), 0, 0, 1))
      case .rotateX(let angle):
        matrix = CATransform3DConcat(matrix, CATransform3DMakeRotation(number(angle), 1, 0, 0))
      case .rotateY(let angle):
        matrix = CATransform3DConcat(matrix, CATransform3DMakeRotation(number(angle), 0, 1, 0))
      case .translate(let x, let y, let z):
        matrix = CATransform3DConcat(
          matrix, CATransform3DMakeTranslation(number(x), number(y), number(z)))
      case .perspective(let distance): perspective = number(distance)
      }
    }
    if let perspective, perspective != 0 {
      var projection = CATransform3D.identity
      projection.m34 = -1 / perspective
      matrix = CATransform3DConcat(matrix, projection)
    }
    self = matrix
  }
}
