// swift-tools-version: 6.3
import PackageDescription

/// Settings shared by every Swift target; each line names its evolution proposal.
let settings: [SwiftSetting] = [
  .strictMemorySafety(),  // SE-0458: unsafe operations must be spelled out
  .treatAllWarnings(as: .error),  // SE-0443
  .enableUpcomingFeature("ExistentialAny"),  // SE-0335
  .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
  .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
]

/// The modules, lowest first: a module may import only what stands above it in this list.
let modules: [(name: String, imports: [Target.Dependency])] = [
  ("TextFormats", []),
  ("Files", ["CFiles"]),
  ("Workers", ["Files"]),
  ("Geometry", []),
  ("Pixels", []),
  ("Motion", ["Geometry", "Pixels"]),
  ("Drawing", ["Geometry", "Pixels"]),
  ("Symbols", ["Geometry"]),
  ("Pictures", ["CSplitMix", "Pixels"]),
  ("Text", ["Geometry", "CHarfBuzz", "CFontconfig"]),
  ("Layers", ["Drawing", "Geometry", "Motion", "Pixels"]),
  ("Raster", ["CRaster", "Drawing", "Geometry", "Pixels"]),
  ("Codecs", ["Pixels", "CPNG", "CGIF", "CJPEG"]),
  ("VisualDiff", ["Codecs", "Pixels"]),
  ("LayoutEngine", ["Geometry"]),
  (
    "UIKitCore",
    ["Drawing", "Geometry", "Layers", "LayoutEngine", "Motion", "Pixels", "Symbols", "Text"]
  ),
  ("UIKit", ["UIKitCore"]),
  // Names that the files of an app import; what UIKit brings along under other names.
  ("CoreGraphics", ["Geometry"]),
  ("QuartzCore", ["CoreGraphics", "Layers"]),
  ("ObjectiveC", []),
  ("AVFoundation", ["CoreGraphics"]),
  // What Swift Testing looks for where a test imports it along with UIKit.
  ("_Testing_CoreGraphics", ["CoreGraphics"]),
  ("_Testing_UIKit", ["UIKit"]),
  (
    "ScenarioFormat",
    [
      "CSplitMix", "Geometry", "LayoutEngine", "Motion", "Pixels", "Symbols", "TextFormats",
      .product(name: "Yams", package: "Yams"),
    ]
  ),
  (
    "SourceLowering",
    [
      .product(name: "SwiftParser", package: "swift-syntax"),
      .product(name: "SwiftSyntax", package: "swift-syntax"),
    ]
  ),
  ("SourceRuntime", ["CDeterminism", "Geometry", "Layers", "Pixels", "UIKitCore"]),
  ("InterfaceFiles", ["CExpat", "Geometry", "Pixels", "SourceRuntime", "UIKitCore"]),
  // The re-exporting modules are for the sources that are compiled.
  (
    "LayoutSources",
    [
      "AVFoundation", "CoreGraphics", "Files", "ObjectiveC", "Pixels", "QuartzCore",
      "SourceLowering", "SourceRuntime", "UIKit",
    ]
  ),
  // Layouts import UIKit alone; what that re-exports is named so that its changes rebuild them.
  ("Layouts", ["UIKit", "UIKitCore"]),
  (
    "Staging",
    [
      "CDeterminism", "CConcurrencyHooks", "Codecs", "Drawing", "Files", "Geometry",
      "InterfaceFiles", "Layers", "LayoutEngine", "LayoutSources", "Layouts",
      "Motion", "Pictures", "Pixels", "ScenarioFormat", "SourceLowering", "SourceRuntime", "Text",
      "UIKitCore",
    ]
  ),
  ("Figures", ["Drawing", "Geometry", "Pixels", "Staging", "Text"]),
  ("Rendering", ["Codecs", "Drawing", "Files", "Pixels", "Raster"]),
  ("Player", ["Codecs", "Files", "Pixels", "Rendering", "Staging", "TextFormats"]),
  (
    "Verifying",
    [
      "Codecs", "Drawing", "Files", "Geometry", "Pixels", "Rendering", "ScenarioFormat", "Staging",
      "TextFormats", "VisualDiff",
    ]
  ),
  (
    "RenderAnimTesting",
    [
      "Codecs", "Files", "Geometry", "Pixels", "ScenarioFormat", "SourceRuntime", "Staging",
      "UIKitCore", "Verifying", "VisualDiff",
    ]
  ),
]

/// The folders of modules whose files are written out by the program: pages for browsers, and the
/// sources of exported tests, to which those of the layouts belong.
let embedded = [
  "Player": ["Page"], "Verifying": ["Report/Page"],
  "Staging": ["Export/Package", "Export/Layouts"],
]

/// The modules that only re-export others.
let reexporting: Set = [
  "UIKit", "CoreGraphics", "QuartzCore", "ObjectiveC", "AVFoundation", "_Testing_CoreGraphics",
  "_Testing_UIKit",
]

/// Programs that load compiled sources lend them their own symbols.
let exportingSymbols: [LinkerSetting] = [.unsafeFlags(["-Xlinker", "--export-dynamic"])]

/// The modules with a test target `<name>Tests` of the usual kind; `RenderAnimTesting` is tested
/// by the package in `Examples/AnimationTests`.
let tested = modules.filter {
  !reexporting.contains($0.name)
    && !["Staging", "SourceRuntime", "LayoutSources", "RenderAnimTesting"].contains($0.name)
}

/// The modules whose test targets read files from a folder `Resources`.
let hasTestResources: Set = ["Layers", "Motion", "ScenarioFormat", "UIKitCore"]

let package = Package(
  name: "render-anim",
  products: [
    .executable(name: "render-anim", targets: ["render-anim"]),
    .library(name: "RenderAnimTesting", targets: ["RenderAnimTesting"]),
    // For the package of benchmarks.
    .library(
      name: "Drawing",
      targets: ["Codecs", "Drawing", "Geometry", "Pixels", "Raster", "Text", "VisualDiff"]),
    .library(name: "UIKitCore", targets: ["Layers", "UIKitCore"]),
    // For the package of fuzzing harnesses.
    .library(
      name: "FuzzTargets",
      targets: ["Codecs", "FuzzTargets"]),
    // For packages and tests of layouts that are to be rendered; lowered ones import SourceRuntime.
    .library(
      name: "UIKit",
      targets: [
        "AVFoundation", "CoreGraphics", "ObjectiveC", "QuartzCore", "SourceRuntime", "UIKit",
        "_Testing_CoreGraphics", "_Testing_UIKit",
      ]),
  ],
  // Exact, since the same source is to draw the same bytes wherever it is built.
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    // As the compiler: 603 is of Swift 6.3.
    .package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1"),
  ],
  targets: [
    .target(name: "CRaster", exclude: ["README.md"]),
    .target(name: "CSplitMix", exclude: ["README.md"]),
    .target(name: "CDeterminism", dependencies: ["CSplitMix"], exclude: ["README.md"]),
    .target(name: "CFiles", exclude: ["README.md"]),
    .target(name: "CCrashGuard", exclude: ["README.md"]),
    .target(name: "CConcurrencyHooks", exclude: ["README.md"]),
    .target(name: "CJPEG", exclude: ["README.md"], linkerSettings: [.linkedLibrary("jpeg")]),
    .target(
      name: "CPNG", exclude: ["README.md"],
      linkerSettings: [.linkedLibrary("png"), .linkedLibrary("z")]),
    .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"])]),
    .systemLibrary(name: "CExpat", providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
  ]
    + modules.map {
      .target(
        name: $0.name, dependencies: $0.imports,
        exclude: $0.name == "UIKitCore" ? ["README.md", "Unsupported.md"] : ["README.md"],
        resources: embedded[$0.name].map { $0.map { .embedInCode($0) } }
          ?? ($0.name == "Text" ? [.copy("Fonts")] : []),
        swiftSettings: settings,
        // Foundation's own, which stands in every toolchain.
        linkerSettings: $0.name == "Text" ? [.linkedLibrary("_FoundationICU")] : [])
    }
    + [
      .executableTarget(
        name: "render-anim",
        dependencies: [
          "CCrashGuard", "Codecs", "Drawing", "Figures", "Files", "Geometry", "Layers",
          "LayoutSources",
          "Pixels",
          "Player", "Raster", "Rendering", "ScenarioFormat", "SourceLowering", "Staging", "Text",
          "TextFormats", "Verifying", "VisualDiff", "Workers",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        exclude: ["README.md"],
        swiftSettings: settings,
        linkerSettings: exportingSymbols),
      .executableTarget(
        name: "generate-requirements", dependencies: ["SourceLowering"], exclude: ["README.md"],
        swiftSettings: settings),
      .target(
        name: "TestSupport",
        dependencies: ["CSplitMix", "Codecs", "Drawing", "Geometry", "LayoutEngine", "Pixels"],
        path: "Tests/TestSupport",
        swiftSettings: settings),
      .target(
        name: "FuzzTargets",
        dependencies: [
          "Codecs", "Drawing", "Geometry", "InterfaceFiles", "Layers", "Pixels", "Raster",
          "ScenarioFormat", "SourceLowering", "SourceRuntime", "Staging", "UIKitCore", "Verifying",
        ],
        path: "Tests/FuzzTargets",
        exclude: ["README.md"],
        swiftSettings: settings),
      .testTarget(
        name: "FuzzTargetsTests", dependencies: ["FuzzTargets"], swiftSettings: settings),
    ]
    + [
      .testTarget(
        name: "StagingTests",
        dependencies: [
          "Codecs", "Drawing", "Geometry", "LayoutSources", "Pixels", "Raster", "ScenarioFormat",
          "Staging", "TestSupport", "UIKitCore",
        ],
        exclude: ["Goldens"],
        swiftSettings: settings,
        linkerSettings: exportingSymbols),
      .testTarget(
        name: "LayoutSourcesTests",
        dependencies: [
          "Files", "Layers", "LayoutSources", "SourceLowering", "SourceRuntime", "UIKitCore",
        ],
        swiftSettings: settings,
        linkerSettings: exportingSymbols),
      .testTarget(
        name: "CommandLineTests", dependencies: ["Codecs", "Pixels", "render-anim"],
        exclude: ["FaultInjection"], swiftSettings: settings),
    ]
    + tested.map { module in
      .testTarget(
        name: "\(module.name)Tests",
        // A test that imported UIKit would need a module `_Testing_UIKit`, which only macOS has.
        dependencies: [.byName(name: module.name), "TestSupport"] + module.imports
          + (module.name == "Layouts" ? ["Geometry", "Layers"] : [])
          // What the grammar lets through is acted out and drawn.
          + (module.name == "ScenarioFormat" ? ["Drawing", "Raster", "Staging"] : []),
        resources: hasTestResources.contains(module.name) ? [.copy("Resources")] : [],
        swiftSettings: settings)
    },
  swiftLanguageModes: [.v6]
)
