// Swift Testing expects a module of this name beside UIKit, which attaches images to tests on Apple's
// platforms. Here there is nothing to add.
@_exported import UIKit
