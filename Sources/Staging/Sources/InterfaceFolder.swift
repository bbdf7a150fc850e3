package import Foundation
import FoundationXML
package import SourceRuntime

/// The storyboards and nibs of an app.
package struct InterfaceFolder {
  /// Those nearest to the sources first.
  let documents: [InterfaceDocument]

  /// More files than these belong to more than one app.
  private static let limit = 200

  /// - Parameters:
  ///   - folder: The files are looked for in it and below it.
  ///   - sources: The folder of the sources that use them.
  init(_ folder: URL, near sources: URL) {
    let found = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
    let origin = sources.standardizedFileURL.pathComponents
    func distance(_ file: URL) -> Int {
      let path = file.standardizedFileURL.deletingLastPathComponent().pathComponents
      let common = zip(path, origin).prefix { $0 == $1 }.count
      return path.count + origin.count - 2 * common
    }
    documents = (found?.compactMap { $0 as? URL } ?? [])
      .filter { ["storyboard", "xib"].contains($0.pathExtension) }
      .filter { !$0.lastPathComponent.hasPrefix("LaunchScreen") }
      .map { (distance($0), $0) }
      .sorted { ($0.0, $0.1.path) < ($1.0, $1.1.path) }
      .prefix(Self.limit)
      .compactMap { Self.read($0.1) }
  }

  /// What the file says; nil for one that is no XML, such as the compiled form.
  private static func read(_ file: URL) -> InterfaceDocument? {
    guard let data = FileManager.default.contents(atPath: file.path),
      let root = Self.element(in: data)
    else { return nil }
    return InterfaceDocument(
      name: file.deletingPathExtension().lastPathComponent,
      isStoryboard: file.pathExtension == "storyboard", root: root)
  }

  /// The outermost element of an XML document; nil if it is not well-formed.
  package static func element(in data: Data) -> InterfaceElement? {
    // Foundation's parser traps on texts that are not UTF-8.
    guard String(validating: data, as: UTF8.self) != nil else { return nil }
    let reader = ElementReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    return parser.parse() ? reader.root : nil
  }
}

/// Collects elements as the parser comes by them.
private final class ElementReader: NSObject, XMLParserDelegate {
  private struct Open {
    let name: String
    let attributes: [String: String]
    var children: [InterfaceElement] = []
    var text = ""
  }

  private var open: [Open] = []
  private(set) var root: InterfaceElement?

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    open.append(Open(name: elementName, attributes: attributeDict))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard let closed = open.popLast() else { return }
    let element = InterfaceElement(
      name: closed.name, attributes: closed.attributes, children: closed.children,
      text: closed.text)
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }
}
