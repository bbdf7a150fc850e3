/// The layout classes that need no source, in the order of lists; the raw value is the name in YAML.
package enum BuiltInLayout: String, CaseIterable, Hashable, Sendable {
  case flow
  case list
  case compositional
  case custom
  case sine
  case expandable
  case stickyHeaders
  case carousel
  case paging
  case coverFlow
  case cardStack
  case circular
  case waterfall
  case chat
  case springy
  case reorderable

  /// The properties of the class, with their documentation and defaults.
  var layoutClass: LayoutClass {
    switch self {
    case .flow: .flow
    case .list: .list
    case .compositional: .compositional
    case .custom: .custom
    case .sine: .sine
    case .expandable: .expandable
    case .stickyHeaders: .stickyHeaders
    case .carousel: .carousel
    case .paging: .paging
    case .coverFlow: .coverFlow
    case .cardStack: .cardStack
    case .circular: .circular
    case .waterfall: .waterfall
    case .chat: .chat
    case .springy: .springy
    case .reorderable: .reorderable
    }
  }
}
