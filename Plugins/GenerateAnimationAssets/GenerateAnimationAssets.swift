import Foundation
import PackagePlugin

/// Makes the pictures of a package's pages: `swift package generate-animation-assets`.
///
/// The arguments are those of `render-anim assets`. Where they name no page, and the package has no
/// `assets.yml`, the pages are README.md and the DocC catalogs of all targets.
///
/// The program is not a dependency of the plugin: every build of the package would build it too, once
/// more, and unoptimised. It is built when it is needed, unless `RENDER_ANIM` names one that is
/// installed.
@main struct GenerateAnimationAssets: CommandPlugin {
  /// A failure, which has been told of.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let configuration = extractor.extractOption(named: "configuration").last ?? "release"
    let rest = extractor.remainingArguments
    let folder = context.package.directoryURL
    let process = Process()
    process.executableURL = try program(configuration)
    process.arguments =
      ["assets"] + rest + (rest.contains(where: isPage) ? [] : pages(of: context.package))
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let isCheck = rest.contains("--check")
      throw Failure(
        description: isCheck
          ? "the assets are not fresh: 'swift package --allow-writing-to-package-directory "
            + "generate-animation-assets' makes them"
          : "render-anim ended with \(process.terminationStatus)")
    }
  }

  /// The program: one that is installed, or one that is built for the purpose.
  private func program(_ configuration: String) throws -> URL {
    if let path = ProcessInfo.processInfo.environment["RENDER_ANIM"], !path.isEmpty {
      return URL(fileURLWithPath: path)
    }
    guard let configuration = PackageManager.BuildConfiguration(rawValue: configuration) else {
      throw Failure(description: "'--configuration \(configuration)' is neither debug nor release")
    }
    let result = try packageManager.build(
      .product("render-anim"),
      parameters: .init(configuration: configuration, logging: .concise, echoLogs: true))
    guard result.succeeded,
      let program = result.builtArtifacts.first(where: { $0.kind == .executable })
    else { throw Failure(description: "render-anim could not be built:\n\(result.logText)") }
    return program.url
  }

  /// Whether an argument names pages, or a list of assets.
  private func isPage(_ argument: String) -> Bool {
    ["md", "markdown", "html", "htm", "tutorial", "docc", "yml", "yaml"]
      .contains(URL(fileURLWithPath: argument).pathExtension) && !argument.hasPrefix("-")
  }

  /// The pages of a package that lists none.
  private func pages(of package: Package) -> [String] {
    let root = package.directoryURL
    func isThere(_ name: String) -> Bool {
      FileManager.default.fileExists(atPath: root.appending(path: name).path)
    }
    guard !isThere("assets.yml"), !isThere("assets.yaml") else { return [] }
    let prefix = root.path + "/"
    let catalogs = package.targets.compactMap { $0 as? any SourceModuleTarget }.flatMap { target in
      let names =
        (try? FileManager.default.contentsOfDirectory(atPath: target.directoryURL.path)) ?? []
      return names.filter { $0.hasSuffix(".docc") }.sorted().map { name in
        let path = target.directoryURL.appending(path: name).path
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
      }
    }
    return (isThere("README.md") ? ["README.md"] : []) + catalogs
  }
}
