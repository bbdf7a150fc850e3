// What the framework brings along, as its headers do.
@_exported public import Contacts
@_exported public import UIKitCore
