// swift-tools-version: 6.3
import PackageDescription

let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "render-anim", path: "..")],
  targets: [
    .target(name: "CReference"),
    .executableTarget(
      name: "raster",
      dependencies: ["CReference", .product(name: "AnimDrawing", package: "render-anim")],
      swiftSettings: settings),
    .executableTarget(
      name: "gif", dependencies: [.product(name: "AnimDrawing", package: "render-anim")],
      swiftSettings: settings),
    .executableTarget(
      name: "lossless", dependencies: [.product(name: "AnimDrawing", package: "render-anim")],
      swiftSettings: settings),
    .executableTarget(
      name: "diff", dependencies: [.product(name: "AnimDrawing", package: "render-anim")],
      exclude: ["odiff.zig", "pixelmatch.mjs"], swiftSettings: settings),
    .executableTarget(
      name: "collection",
      dependencies: [.product(name: "UIKitCore", package: "render-anim")],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
