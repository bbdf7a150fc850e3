@_exported public import AnimLayers
@_exported public import CoreGraphics
