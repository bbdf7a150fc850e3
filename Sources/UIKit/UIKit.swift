@_exported public import UIKitCore
