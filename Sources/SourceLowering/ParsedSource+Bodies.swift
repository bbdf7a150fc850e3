extension ParsedSource {
  /// Leaves out what functions do that have one of the lines: what they are called is still known.
  mutating func omitBodies(at lines: Set<Int>) {
    var bodies: [Range<Int>] = []
    declarations.forEachDeep { declaration, _ in
      guard declaration.kind == .function || declaration.kind == .initializer,
        let body = declaration.body, body.count > 2
      else { return }
      let range = bytes(of: body)
      let covered = line(of: range.lowerBound)...line(of: range.upperBound - 1)
      if lines.contains(where: covered.contains) { bodies.append(body) }
    }
    for body in bodies {
      let inner = bytes(of: body.lowerBound + 1..<body.upperBound - 1)
      edits.insert(" fatalError(\"it needs what could not be compiled\") ", at: inner.lowerBound)
      edits.blank(inner)
    }
  }
}
