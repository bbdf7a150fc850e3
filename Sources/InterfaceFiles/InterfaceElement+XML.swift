package import Foundation
import FoundationXML

extension InterfaceElement {
  /// The outermost element of an XML document; nil if it is not well-formed.
  package init?(xml data: Data) {
    // Foundation's parser traps on texts that are not UTF-8.
    guard String(validating: data, as: UTF8.self) != nil else { return nil }
    let reader = ElementReader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse(), let root = reader.root else { return nil }
    self = root
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
