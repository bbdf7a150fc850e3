/// An element of an XML document, with all that is in it.
package struct XMLElement: Sendable {
  /// The tag, such as `label` or `constraint`.
  package let name: String
  /// The attributes by their names, as they are written.
  package let attributes: [String: String]
  /// The elements within this one, in the order of the file.
  package let children: [XMLElement]
  /// The characters between its tags, without those of its children.
  package let text: String

  /// An element; parts that are left out are empty.
  package init(
    name: String, attributes: [String: String] = [:], children: [XMLElement] = [],
    text: String = ""
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
  }

  /// The text of an attribute; nil if the element has none of that name.
  package subscript(attribute: String) -> String? { attributes[attribute] }
}
