// swift-tools-version: 6.3
import PackageDescription

/// The harness that feeds what libFuzzer makes up to the readers of `FuzzTargets`. `README.md` says how it
/// is run.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "render-anim", path: "..")],
  targets: [
    .target(name: "CFuzzer"),
    .executableTarget(
      name: "fuzz",
      dependencies: ["CFuzzer", .product(name: "FuzzTargets", package: "render-anim")],
      // libFuzzer brings the main function.
      swiftSettings: [.unsafeFlags(["-parse-as-library"])]),
  ],
  swiftLanguageModes: [.v6]
)
