// What `import UIKit` brings along on iOS: Foundation, Core Graphics and Core Animation.
@_exported public import Foundation
@_exported public import Geometry
@_exported public import Layers
// The item and the section of an index path; of the engine nothing else is public.
@_exported public import LayoutEngine
