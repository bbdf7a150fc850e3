// What `import UIKit` brings along on iOS: Foundation, Core Graphics and Core Animation.
@_exported public import AnimGeometry
@_exported public import AnimLayers
@_exported public import Foundation
// The item and the section of an index path; of the engine nothing else is public.
@_exported public import AnimLayoutEngine
