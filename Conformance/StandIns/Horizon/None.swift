import Foundation

extension ProcessInfo {
  var isMacCatalystApp: Bool { false }
}
