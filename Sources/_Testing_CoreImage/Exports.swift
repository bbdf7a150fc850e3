// See `_Testing_UIKit`.
@_exported import CoreImage
