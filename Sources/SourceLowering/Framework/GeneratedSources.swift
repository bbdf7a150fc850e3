/// The files that are made from the protocols of UIKit, each of whose optional methods stands in its protocol alone.
///
/// A method is optional if it `throws(UnimplementedRequirement)`.
package struct GeneratedSources {
  /// Paths below `Sources`, with the files' texts.
  package let files: [(path: String, text: String)]

  /// The files for the protocols that sources declare.
  ///
  /// - Parameter sources: The files of UIKitCore, in any order.
  package init(_ sources: [SwiftSource]) {
    let declarations = sources.flatMap { ParsedSource($0).declarations }
    let protocols = declarations.filter {
      $0.kind == .protocol && !$0.optionalRequirements.isEmpty
    }
    files =
      Self.files(of: protocols.sorted { $0.name < $1.name })
      + Self.files(ofViewsIn: declarations)
  }

  /// The classes of views, and how those are made that take a frame alone.
  private static func files(
    ofViewsIn declarations: [Declaration]
  ) -> [(path: String, text: String)] {
    let classes = Dictionary(
      declarations.filter { $0.kind == .class }.map { ($0.name, $0) }
    ) { first, _ in first }
    func isView(_ name: String) -> Bool {
      name == "UIView" || classes[name]?.inheritance.first.map(isView) == true
    }
    func takesFrame(_ name: String) -> Bool {
      let own = (classes[name]?.members ?? []).filter { $0.kind == .initializer && !$0.isFailable }
      if own.contains(where: \.takesFrameAlone) { return true }
      let isInheriting = own.allSatisfy { $0.has("convenience") }
      return isInheriting && classes[name]?.inheritance.first.map(takesFrame) == true
    }
    let views = classes.values.filter {
      ($0.has("open") || $0.has("public")) && !$0.isGeneric && isView($0.name)
    }.map(\.name).sorted()
    let list = { (names: [String]) in
      names.map { "    \(Lowering.literal($0))," }.joined(separator: "\n")
    }
    let makers = views.filter(takesFrame).map {
      "    ObjectIdentifier(\($0).self): { \($0)(frame: $0) },"
    }
    return [
      (
        "UIKitCore/Generated/ViewMakers.swift",
        file(
          imports: ["import Foundation"],
          """
          extension UIView {
            /// How views of UIKit's own classes are made of a frame, by their classes.
            static let makers: [ObjectIdentifier: @MainActor (CGRect) -> UIView] = [
          \(makers.joined(separator: "\n"))
            ]
          }
          """)
      ),
      (
        "SourceLowering/Generated/ViewClasses.swift",
        file(
          imports: [],
          """
          extension Inventory {
            /// UIKit's classes of views.
            static let frameworkViews: Set = [
          \(list(views))
            ]
            /// Those of them that are not made of a frame alone.
            static let frameworkViewsWithoutFrame: Set = [
          \(list(views.filter { !takesFrame($0) }))
            ]
          }
          """)
      ),
    ]
  }

  private static func files(of protocols: [Declaration]) -> [(path: String, text: String)] {
    func members(of names: String...) -> [Declaration] {
      names.flatMap { name in protocols.first { $0.name == name }?.members ?? [] }
    }
    let scrolling = "UIScrollViewDelegate"
    let (source, delegate) = ("UICollectionViewDataSource", "UICollectionViewDelegate")
    let flow = "UICollectionViewDelegateFlowLayout"
    return [
      (
        "UIKitCore/Generated/OptionalRequirements.swift",
        file(
          imports: ["public import AnimGeometry", "public import Foundation"],
          protocols.map {
            OptionalRequirements($0, $0.optionalRequirements, isFramework: true).code
          }.joined(separator: "\n\n"))
      ),
      (
        "UIKitCore/Generated/DelegateControllers.swift",
        file(
          imports: ["public import Foundation"],
          controller(
            "UICollectionView", conformingTo: delegate, members(of: scrolling, source, delegate))
            + "\n\n"
            + controller(
              "UITableView", conformingTo: "UITableViewDelegate",
              members(of: scrolling, "UITableViewDataSource", "UITableViewDelegate")))
      ),
      (
        "SourceRuntime/Generated/StageDelegateProxy+Forwarding.swift",
        file(
          imports: [
            "public import AnimGeometry", "public import Foundation", "public import UIKitCore",
          ],
          forwarding(members(of: scrolling, source, delegate), answering: members(of: flow)))
      ),
      (
        "SourceLowering/Generated/OptionalMethodNames.swift",
        file(imports: [], names(in: protocols))
      ),
    ]
  }

  private static func file(imports: [String], _ code: String) -> String {
    let head = [
      "// swift-format-ignore-file",
      "// Made by `swift run generate-requirements` from the protocols of UIKitCore.",
    ]
    return (head + (imports.isEmpty ? [] : [""] + imports) + ["", code, ""])
      .joined(separator: "\n")
  }

  /// A superclass with all optional methods: what a conformance was made with cannot be overridden otherwise.
  private static func controller(
    _ view: String, conformingTo name: String, _ members: [Declaration]
  ) -> String {
    var lines = [
      "/// The optional methods of the data source and delegate that `\(view)Controller` is, for its subclasses to "
        + "override.",
      "\(OptionalRequirements.isolation)open class _\(view)DelegateController: UIViewController, \(name) {",
    ]
    for method in members where method.isOptionalRequirement {
      lines.append("  /// Not implemented, unless overridden.")
      lines.append(
        "  open func \(method.name)(\(method.parameterList)) \(OptionalRequirements.effect)"
          + "\(method.resultClause) { throw \(OptionalRequirements.error)() }")
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// The methods that pass UIKit's questions and messages on to the stage, or answer them from the
  /// scenario by the label that tells the question apart.
  private static func forwarding(
    _ forwarded: [Declaration], answering answered: [Declaration]
  ) -> String {
    func implementation(_ method: Declaration, _ body: String) -> String {
      let isOptional = method.isOptionalRequirement
      return "  public func \(method.name)(\(method.parameterList))"
        + (isOptional ? " \(OptionalRequirements.effect)" : "")
        + "\(method.resultClause) { \(method.safetyMarker)\(isOptional ? "try " : "")"
        + "\(body) }"
    }
    var lines = [
      "extension StageDelegateProxy: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {"
    ]
    for method in forwarded {
      lines.append("  /// The answer of the stage's own object.")
      lines.append(implementation(method, method.call(on: "base")))
    }
    for method in answered {
      let label = method.parameters.last?.label ?? method.name
      let arguments = method.parameters.map(\.name).joined(separator: ", ")
      lines.append("  /// The scenario's answer; not implemented if it has none.")
      lines.append(
        implementation(
          method,
          "given(\(Lowering.literal(label)), \(Lowering.literal(method.fullName)), [\(arguments)])")
      )
    }
    return (lines + ["}"]).joined(separator: "\n")
  }

  private static func names(in protocols: [Declaration]) -> String {
    let names = Set(protocols.flatMap { $0.optionalRequirements.map(\.name) }).sorted()
    let owners = Dictionary(
      protocols.flatMap { type in type.optionalRequirements.map { ($0.fullName, type.name) } }
    ) { first, _ in first }
    let entries = owners.sorted { $0.key < $1.key }.map {
      "    \(Lowering.literal($0.key)): \(Lowering.literal($0.value)),"
    }
    return """
      extension Inventory {
        /// The base names of the optional methods of UIKit's protocols.
        static let frameworkOptionalMethods: Set = [
      \(names.map { "    \(Lowering.literal($0))," }.joined(separator: "\n"))
        ]
        /// The first protocol of UIKit's that has an optional method, by the method's full name.
        static let frameworkOptionalProtocols = [
      \(entries.joined(separator: "\n"))
        ]
      }
      """
  }
}

extension Declaration {
  fileprivate var isOptionalRequirement: Bool { thrownType == OptionalRequirements.error }

  fileprivate var optionalRequirements: [Declaration] {
    members.filter { $0.kind == .function && $0.isOptionalRequirement }
  }
}
