// What the framework brings along, as its headers do.
@_exported public import Foundation
@_exported public import UIKitCore
