import AnimTextFormats

/// The actions of a command, for schedulers of all kinds.
package struct ActionPlan: Encodable, Sendable {
  /// The program that does the work.
  package struct Program: Encodable, Hashable, Sendable {
    package var version: String
    package var path: String
    /// The digest of the program and of the libraries that it draws with.
    package var sha256: String
    /// The digest of the modules that an app's sources are compiled against, and of the compiler; absent if no
    /// scenario has any.
    package var uikit: String?

    /// A program.
    package init(version: String, path: String, sha256: String, uikit: String?) {
      (self.version, self.path, self.sha256, self.uikit) = (version, path, sha256, uikit)
    }
  }

  /// The version of this format.
  package var version = 1
  package var program: Program
  package var actions: [PlannedAction]

  /// A plan.
  package init(_ program: Program, _ actions: [PlannedAction]) {
    (self.program, self.actions) = (program, actions)
  }

  /// The plan as JSON.
  package var json: String {
    get throws { try JSONText(self, isIndented: true).text + "\n" }
  }

  /// A line for a shell for each action, the longest first, for GNU parallel and arrays of jobs.
  package var shell: String {
    longestFirst.map { $0.command.shellText + "\n" }.joined()
  }

  /// The actions with the longest first, so that none is left alone at the end; what needs others' outputs comes
  /// after them.
  var longestFirst: [PlannedAction] {
    actions.enumerated().sorted { a, b in
      let (last, other) = (a.element.kind == .page, b.element.kind == .page)
      if last != other { return other }
      return (-a.element.weight, a.offset) < (-b.element.weight, b.offset)
    }.map(\.element)
  }

  // MARK: Build files

  /// The plan as a file for Ninja.
  package var ninja: String {
    func path(_ text: String) -> String {
      text.replacing("$", with: "$$").replacing(" ", with: "$ ").replacing(":", with: "$:")
    }
    var text = """
      # Written by 'render-anim plan --ninja'.
      ninja_required_version = 1.3
      rule action
        command = $line
        description = $what

      """
    for action in longestFirst {
      let outputs = action.outputs.map(path).joined(separator: " ")
      let inputs = paths(of: action).map(path).joined(separator: " ")
      text += """

        build \(outputs): action \(inputs) | \(path(program.path))
          line = \(action.command.shellText.replacing("$", with: "$$"))
          what = \(action.kind.rawValue) \(action.name.replacing("$", with: "$$"))

        """
    }
    return text
  }

  /// The plan as a file for GNU make 4.3 or later.
  package var makefile: String {
    func path(_ text: String) -> String {
      var result = ""
      for character in text {
        switch character {
        case "$": result += "$$"
        case " ", "#", "%", ":", "\\": result += "\\\(character)"
        default: result.append(character)
        }
      }
      return result
    }
    let all = actions.flatMap(\.outputs).map(path)
    var text = """
      # Written by 'render-anim plan --make'; for GNU make 4.3 or later.
      .PHONY: all
      all:\(all.map { " \\\n  \($0)" }.joined())

      """
    for action in longestFirst {
      let targets = action.outputs.map(path).joined(separator: " ")
      let inputs = (paths(of: action) + [program.path]).map(path)
      text += """

        \(targets) \(action.outputs.count > 1 ? "&:" : ":")\(inputs.map { " \\\n  \($0)" }.joined())
        \t\(action.command.shellText.replacing("$", with: "$$"))

        """
    }
    return text
  }

  /// The files that are there: one that appears later is not known to a build file.
  private func paths(of action: PlannedAction) -> [String] {
    action.inputs.filter { $0.sha256 != nil || $0.role == .output }.map(\.path)
      + action.fonts.map(\.path)
  }
}

extension [String] {
  /// The words as a line of a POSIX shell.
  package var shellText: String {
    map { word in
      let isPlain = word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."),
          UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "@"),
          UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "+"):
          true
        default: false
        }
      }
      return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }.joined(separator: " ")
  }
}
