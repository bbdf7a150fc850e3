// swift-tools-version: 6.3
import PackageDescription

/// A harness for each reader of foreign bytes, and the library that it reads with. `README.md` says how
/// they are run.
let harnesses = [
  ("fuzz-gif", "Drawing"), ("fuzz-apng", "Drawing"), ("fuzz-png", "Drawing"),
  ("fuzz-scenario", "ScenarioFormat"),
]

let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "render-anim", path: "..")],
  targets: [.target(name: "Checksums")]
    + harnesses.map { name, library in
      .executableTarget(
        name: name, dependencies: ["Checksums", .product(name: library, package: "render-anim")],
        // libFuzzer brings the main function.
        swiftSettings: [.unsafeFlags(["-parse-as-library"])])
    },
  swiftLanguageModes: [.v6]
)
