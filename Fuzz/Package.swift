// swift-tools-version: 6.3
import PackageDescription

/// A harness for each reader of foreign bytes. `README.md` says how they are run.
let harnesses = ["fuzz-gif", "fuzz-apng", "fuzz-png"]

let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "render-anim", path: "..")],
  targets: [.target(name: "Checksums")]
    + harnesses.map {
      .executableTarget(
        name: $0, dependencies: ["Checksums", .product(name: "Drawing", package: "render-anim")],
        // libFuzzer brings the main function.
        swiftSettings: [.unsafeFlags(["-parse-as-library"])])
    },
  swiftLanguageModes: [.v6]
)
