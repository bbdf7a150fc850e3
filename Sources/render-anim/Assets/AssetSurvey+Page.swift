import AnimDocumentationAssets

extension AssetSurvey {
  /// A page with what it asks for.
  struct Page {
    let path: String
    let kind: PageKind
    private(set) var text: PageText
    private(set) var elements: [PageElement]
    /// What is asked for, with the number of the element that shows it.
    var requests: [(element: Int, request: AssetRequest)] = []

    init(path: String, kind: PageKind, text: PageText, elements: [PageElement]) {
      self.path = path
      self.kind = kind
      self.text = text
      self.elements = elements
    }

    /// The page as it was saved meanwhile; nil if it asks for something else now.
    func saved(as bytes: [UInt8]) -> Page? {
      guard bytes != text.bytes else { return self }
      guard let text = PageText(bytes, file: path) else { return nil }
      var page = self
      page.text = text
      page.elements = PageScanner.scan(text, kind).elements
      guard page.elements.count == elements.count,
        zip(page.elements, elements).allSatisfy({ $0.asks(as: $1) })
      else { return nil }
      return page
    }
  }
}
