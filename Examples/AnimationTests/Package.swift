// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "AnimationTests",
  dependencies: [.package(name: "render-anim", path: "../..")],
  targets: [
    .target(
      name: "Cards",
      // On Apple's platforms UIKit is the system's.
      dependencies: [
        .product(name: "UIKit", package: "render-anim", condition: .when(platforms: [.linux]))
      ]),
    .testTarget(
      name: "CardsTests",
      dependencies: [
        "Cards",
        .product(name: "RenderAnimTesting", package: "render-anim"),
        .product(name: "UIKit", package: "render-anim"),
      ],
      exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)
