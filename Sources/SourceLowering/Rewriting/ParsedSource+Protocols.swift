extension ParsedSource {
  /// Makes protocols with optional methods, and those of Objective-C, plain protocols of classes.
  ///
  /// An optional method may throw, as its default implementation does, and `delegate.method?(…)` calls a value that
  /// answers nil then. An optional property is asked for by another one of its name and of an optional type.
  mutating func lowerProtocols() {
    for declaration in declarations where declaration.kind == .protocol {
      guard declaration.attributes.contains("@objc") else { continue }
      var optional: [Declaration] = []
      for member in declaration.members {
        guard let modifier = member.modifiers.first(where: { $0.text == "optional" }) else {
          continue
        }
        if member.kind == .property {
          edits.replace(modifier.range, with: "@_disfavoredOverload")
          for word in member.accessors {
            // What throws when it is read cannot be written; nobody can write it through the protocol.
            if word.text == "get" {
              edits.insert(" \(OptionalRequirements.effect)", at: word.range.upperBound)
            } else {
              edits.blank(word.range)
            }
          }
        } else {
          edits.blank(modifier.range)
          if !member.isThrowing, let place = member.effects {
            edits.insert(" \(OptionalRequirements.effect)", at: place)
          }
        }
        optional.append(member)
      }
      let requirements = OptionalRequirements(declaration, optional)
      restrictToClasses(declaration, requirements.defaults)
      if !optional.isEmpty { appendix.append(requirements.code) }
    }
  }

  /// Protocols once said `weak` of properties, which is for classes to say.
  mutating func strengthenRequirements() {
    for declaration in declarations where declaration.kind == .protocol {
      for member in declaration.members {
        for modifier in member.modifiers where modifier.text == "weak" {
          edits.blank(modifier.range)
        }
      }
    }
  }

  /// Default implementations of public protocols become public too, as the stage's delegate is, which
  /// lives in another module than the app's own.
  mutating func publishDefaults(of inventory: Inventory) {
    for declaration in declarations
    where declaration.kind == .extension && !declaration.hasAccess {
      guard
        let type = inventory.protocols.first(where: { $0.name == declaration.name && $0.isPublic })
      else { continue }
      let requirements = Set(type.members.map(\.fullName))
      for member in declaration.members
      where !member.hasAccess && requirements.contains(member.fullName) {
        edits.insert("public ", at: member.keyword)
      }
    }
  }

  /// The optional methods of Objective-C's protocols that public classes have become public too, as those of other protocols must be:
  /// Objective-C's may be for the class's own module alone.
  mutating func publishOptionalMethods(of inventory: Inventory) {
    let own = inventory.publicOptionalMethods
    var keywords: [Int] = []
    declarations.forEachDeep { declaration, _ in
      let isPublic =
        switch declaration.kind {
        case .class: ["public", "open"].contains(where: declaration.has)
        case .extension:
          !declaration.hasAccess
            && inventory.classes.first { $0.name == declaration.name }?.isPublic == true
        default: false
        }
      guard isPublic else { return }
      for member in declaration.members
      where member.kind == .function && !member.hasAccess && !member.has("static")
        && !member.has("class")
        && (Inventory.frameworkOptionalProtocols[member.fullName] != nil
          || own.contains(member.fullName))
      {
        keywords.append(member.keyword)
      }
    }
    for keyword in keywords { edits.insert("public ", at: keyword) }
  }

  /// Makes a protocol one for classes alone.
  ///
  /// - Parameters:
  ///   - declaration: The declaration of the protocol.
  ///   - defaults: A protocol for the declared one to inherit from; nil if there is none.
  private mutating func restrictToClasses(_ declaration: Declaration, _ defaults: String?) {
    let inherited = ["AnyObject", defaults].compactMap(\.self).joined(separator: ", ")
    if let word = declaration.classRestriction {
      // The former spelling of the same.
      edits.replace(word, with: inherited)
    } else if let start = declaration.inheritanceStart {
      if defaults == nil, declaration.inheritance.contains("AnyObject") { return }
      edits.insert(" \(inherited),", at: start)
    } else if let body = declaration.body {
      edits.insert(": \(inherited) ", at: declaration.whereClause ?? body.lowerBound)
    }
  }
}
