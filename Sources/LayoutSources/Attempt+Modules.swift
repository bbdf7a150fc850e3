import AnimSourceLowering
import AnimSourceRuntime

/// Modules that are not there.
extension Attempt {
  /// Leaves out the imports of modules that neither the program, nor `modules`, nor the compiler has; false if there
  /// are none.
  ///
  /// The compiler would name one of them at each attempt.
  mutating func leaveOutModules(
    absentFrom modules: Set<String>, _ toolchain: Toolchain, in unit: CompilationUnit
  ) -> Bool {
    let imports = unit.lowering.outputs.flatMap { output in
      output.imports.filter {
        !absentModules.contains($0.module) && !ImportableModules.names.contains($0.module)
          && !modules.contains($0.module)
      }.map { (path: output.path, place: $0) }
    }
    // Of the named files the compiler tells which conditions are met, so that the user is.
    let others = unit.lowering.outputs.filter { !named.contains($0.path) }
    let conditional = Set(others.flatMap(\.conditionalImports)).subtracting(absentModules)
      .subtracting(ImportableModules.names).subtracting(modules)
    guard !imports.isEmpty || !conditional.isEmpty, let known = toolchain.modules else {
      return false
    }
    let old = absentModules
    absentModules.formUnion(conditional.subtracting(known))
    let absent = imports.filter { !known.contains($0.place.module) }
    absentModules.formUnion(absent.map(\.place.module))
    let missed = absent.filter {
      named.contains($0.path) && !Substitute.exists(for: $0.place.module, beside: modules)
    }
    absences += missed.map {
      Diagnostic(
        path: $0.path, line: $0.place.line, column: $0.place.column, severity: "error",
        message: "no such module '\($0.place.module)'"
      ).withRemedy
    }
    return absentModules != old
  }

  /// Leaves out imports that the compiler finds fault with; false if there are none.
  mutating func leaveOutModules(
    missedBy errors: [Diagnostic], beside modules: Set<String>, in unit: CompilationUnit
  ) -> Bool {
    let imports = errors.compactMap { error in
      unit.output(of: error)?.place(line: error.line, column: error.column)?.module
        .map { (error, $0) }
    }.filter { !absentModules.contains($0.1) && !ImportableModules.names.contains($0.1) }
    absentModules.formUnion(imports.map(\.1))
    let missed = imports.filter {
      named.contains($0.0.path) && !Substitute.exists(for: $0.1, beside: modules)
    }
    absences += unit.located(missed.map(\.0)).map(\.withRemedy)
    return !imports.isEmpty
  }
}

extension Diagnostic {
  /// The message that a module is missing, with what can be done.
  fileprivate var withRemedy: Diagnostic {
    var diagnostic = self
    diagnostic.message +=
      ImportableModules.absentFrameworks.contains { message.contains("'\($0)'") }
      ? "; it is a framework of Apple's that is not among those that come along, and what needs it is left out"
      : "; 'render-anim fetch-packages' gets those of Swift packages; if its sources are at hand, name them in "
        + "'source:' too, or put the scenario into a folder above both"
    return diagnostic
  }
}
