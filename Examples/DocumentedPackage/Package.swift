// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "DocumentedPackage",
  dependencies: [.package(name: "render-anim", path: "../..")],
  targets: [
    .target(
      name: "Fan",
      // On Apple's platforms UIKit is the system's.
      dependencies: [
        .product(name: "UIKit", package: "render-anim", condition: .when(platforms: [.linux]))
      ])
  ],
  swiftLanguageModes: [.v6]
)
