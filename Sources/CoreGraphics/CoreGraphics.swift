@_exported public import AnimGeometry
@_exported public import Foundation
