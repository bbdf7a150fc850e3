// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "AnimationTests",
  dependencies: [.package(name: "render-anim", path: "../..")],
  targets: [
    .testTarget(
      name: "SampleTests",
      dependencies: [.product(name: "RenderAnimTesting", package: "render-anim")])
  ],
  swiftLanguageModes: [.v6]
)
