import AnimFiles
import AnimScenarioFormat
import ArgumentParser
import Foundation

struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints the JSON Schema of scenarios, for editors.",
    discussion: """
      Written as render-anim.schema.json, editors complete and check with it each scenario that \
      begins with a line such as '# yaml-language-server: $schema=./render-anim.schema.json'.
      """)

  func run() throws { try ProgramOutput.write(JSONSchema.text) }
}
