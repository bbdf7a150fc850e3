import CAnimExpat
package import Foundation

extension XMLElement {
  /// The outermost element of an XML document; nil if it is not well-formed or its elements lie deeper
  /// than 256 in each other.
  ///
  /// Entities of other files are not read, and expat limits how far those of the document may grow.
  ///
  /// - Parameter data: The document, in an encoding that it declares or in UTF-8.
  package init?(xml data: Data) {
    guard let parser = unsafe XML_ParserCreate(nil) else { return nil }
    defer { unsafe XML_ParserFree(parser) }
    let reader = ElementReader()
    unsafe XML_SetUserData(parser, Unmanaged.passUnretained(reader).toOpaque())
    unsafe XML_SetElementHandler(
      parser,
      { unsafe ElementReader.of($0)?.begin(String(cString: $1!), attributes: $2) },
      { user, _ in unsafe ElementReader.of(user)?.end() })
    unsafe XML_SetCharacterDataHandler(parser) { user, characters, count in
      let bytes = unsafe UnsafeRawBufferPointer(start: characters, count: Int(count))
      unsafe ElementReader.of(user)?.append(String(decoding: bytes, as: UTF8.self))
    }
    // In parts, since expat counts bytes in 32 bits.
    for start in stride(from: 0, to: data.count, by: Self.part) {
      let part = data.dropFirst(start).prefix(Self.part)
      let isRead = unsafe part.withUnsafeBytes { bytes in
        unsafe XML_Parse(parser, bytes.baseAddress, Int32(bytes.count), 0) == XML_STATUS_OK
      }
      guard isRead, !reader.isTooDeep else { return nil }
    }
    guard unsafe XML_Parse(parser, nil, 0, 1) == XML_STATUS_OK, let root = reader.root else {
      return nil
    }
    self = root
  }

  /// The bytes that are handed to the parser at a time.
  private static let part = 1 << 20
}

/// Collects elements as the parser comes by them.
private final class ElementReader {
  private struct Open {
    let name: String
    let attributes: [String: String]
    var children: [XMLElement] = []
    var text = ""
  }

  /// How deep elements may lie in each other: as deep as libxml2 allows, and far less than what a
  /// value of elements in elements needs to fit on a stack when it is released.
  private static let maximumDepth = 256

  private var open: [Open] = []
  private(set) var root: XMLElement?
  private(set) var isTooDeep = false

  /// The reader that the parser's callbacks are given.
  static func of(_ user: UnsafeMutableRawPointer?) -> ElementReader? {
    unsafe user.map { unsafe Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }

  /// Begins an element; names and values of its attributes take turns, up to a null pointer.
  func begin(_ name: String, attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?) {
    isTooDeep = isTooDeep || open.count >= Self.maximumDepth
    guard !isTooDeep else { return }
    var values: [String: String] = [:]
    var next = unsafe attributes
    while let list = unsafe next, let name = unsafe list[0], let value = unsafe list[1] {
      unsafe values[String(cString: name)] = unsafe String(cString: value)
      unsafe next = list + 2
    }
    open.append(Open(name: name, attributes: values))
  }

  func append(_ text: String) {
    guard !isTooDeep, !open.isEmpty else { return }
    open[open.count - 1].text += text
  }

  func end() {
    guard !isTooDeep, let closed = open.popLast() else { return }
    let element = XMLElement(
      name: closed.name, attributes: closed.attributes, children: closed.children,
      text: closed.text)
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }
}
