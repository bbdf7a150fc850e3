// swift-tools-version: 6.3
import PackageDescription

/// Where Swift's own parser is taken from: nil for its package, as programs are released; or the folder of a toolchain's libraries, such
/// as /usr/lib/swift/host, for who would rather not wait for the ten minutes that the package takes to compile.
let hostLibraries = Context.environment["RENDER_ANIM_HOST_LIBRARIES"]

/// Settings shared by every Swift target; each line names its evolution proposal.
let settings: [SwiftSetting] =
  [
    .strictMemorySafety(),  // SE-0458: unsafe operations must be spelled out
    .treatAllWarnings(as: .error),  // SE-0443
    .enableUpcomingFeature("ExistentialAny"),  // SE-0335
    .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
    .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
  ] + (hostLibraries.map { [.unsafeFlags(["-I", $0])] } ?? [])

let parserModules = ["SwiftParser", "SwiftSyntax"]
let linkingParser: [LinkerSetting] =
  hostLibraries.map {
    [
      .unsafeFlags(
        ["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0] + parserModules.map { "-l\($0)" })
    ]
  } ?? []

/// The name of a module's folder.
///
/// Modules bear a prefix that folders do without, so that an app or another package may have a `Geometry` or a `CPNG`
/// of its own; those that apps import by name have none.
func folder(_ module: String) -> String {
  module.replacing(/^(C?)Anim/) { $0.1 }
}

/// A module, and what it may import.
typealias Module = (name: String, imports: [Target.Dependency])

/// Where the sources of a module are.
func sources(_ module: String) -> String {
  frameworks.contains(module)
    ? "Sources/Frameworks/\(folder(module))" : "Sources/\(folder(module))"
}

/// The modules of `Sources` that apps' modules are made of, lowest first: a module may import only what stands above it.
let lowerModules: [Module] = [
  ("AnimTextFormats", []),
  ("AnimXML", ["CAnimExpat"]),
  ("AnimFiles", ["CAnimFiles"]),
  ("AnimWorkers", ["AnimFiles"]),
  ("AnimGeometry", []),
  ("AnimPixels", ["CAnimSHA256"]),
  ("AnimCauses", ["AnimGeometry"]),
  ("AnimActions", ["AnimFiles", "AnimPixels", "AnimTextFormats"]),
  ("AnimCaching", ["AnimFiles", "AnimPixels"]),
  ("AnimMotion", ["AnimGeometry", "AnimPixels"]),
  ("AnimDrawing", ["AnimGeometry", "AnimPixels"]),
  ("AnimSymbols", ["AnimGeometry"]),
  ("AnimPictures", ["CAnimSplitMix", "AnimPixels"]),
  ("AnimText", ["AnimGeometry", "CAnimHarfBuzz", "CAnimFontconfig"]),
  ("AnimLayers", ["AnimCauses", "AnimDrawing", "AnimGeometry", "AnimMotion", "AnimPixels"]),
  ("AnimRaster", ["CAnimRaster", "AnimDrawing", "AnimGeometry", "AnimPixels"]),
  ("AnimCodecs", ["AnimPixels", "CAnimPNG", "CAnimGIF", "CAnimJPEG", "CAnimWebP"]),
  (
    "AnimVectorGraphics", ["AnimCodecs", "AnimDrawing", "AnimGeometry", "AnimPixels", "AnimRaster"]
  ),
  ("AnimVisualDiff", ["AnimCodecs", "AnimPixels"]),
  ("AnimLayoutEngine", ["AnimGeometry"]),
  (
    "UIKitCore",
    [
      "AnimCauses", "AnimCodecs", "AnimDrawing", "AnimGeometry", "AnimLayers", "AnimLayoutEngine",
      "AnimMotion",
      "AnimPixels", "AnimRaster", "AnimSymbols", "AnimText",
    ]
  ),
  ("UIKit", ["UIKitCore"]),
  // Names that the files of an app import; what UIKit brings along under other names.
  ("CoreGraphics", ["AnimGeometry"]),
  ("QuartzCore", ["CoreGraphics", "AnimLayers"]),
  ("ObjectiveC", []),
  // What Swift Testing looks for where a test imports it along with UIKit.
  ("_Testing_CoreGraphics", ["CoreGraphics"]),
  ("_Testing_UIKit", ["UIKit"]),
  (
    "AnimScenarioFormat",
    [
      "CAnimSplitMix", "AnimGeometry", "AnimLayoutEngine", "AnimMotion", "AnimPixels",
      "AnimSymbols", "AnimTextFormats",
      .product(name: "Yams", package: "Yams"),
    ]
  ),
  (
    "AnimDocumentationAssets", ["AnimPixels", "AnimScenarioFormat", "AnimTextFormats"]
  ),
  (
    "AnimSourceLowering",
    ["AnimXML"]
      + (hostLibraries == nil
        ? parserModules.map { .product(name: $0, package: "swift-syntax") } : [])
  ),
  (
    "AnimSourceRuntime",
    ["CAnimDeterminism", "AnimGeometry", "AnimLayers", "AnimPixels", "UIKitCore"]
  ),
]

/// What apps import beside UIKit, as much of it as screens use, and what those modules share: those of `Sources/Frameworks`.
let frameworkModules: [Module] = [
  ("CoreMedia", []),
  ("CryptoKit", []),
  ("CommonCrypto", ["CryptoKit"]),
  ("AnimStandIns", ["AnimLayers", "AnimPixels", "UIKitCore"]),
  ("AudioToolbox", ["AnimSourceRuntime", "UIKitCore"]),
  ("CoreImage", ["AnimDrawing", "AnimLayers", "AnimPixels", "UIKitCore"]),
  ("MediaPlayer", ["UIKitCore"]),
  ("Social", ["UIKitCore"]),
  // What apps say constraints by where its own sources are not at hand.
  ("AnimSnapKit", ["UIKitCore"]),
  // What apps bind screens to sequences by where its own sources are not at hand.
  (
    "AnimRxSwift", ["AnimLayers", "AnimLayoutEngine", "AnimSourceRuntime", "UIKitCore"]
  ),
  (
    "AnimRxExtensions",
    [
      "AnimAlamofire", "AnimConveniences", "AnimMoya", "AnimRxSwift", "AnimSourceRuntime",
      "UIKitCore",
    ]
  ),
  // What apps load pictures by, read answers by and the like, where the sources of that are not at hand.
  ("AnimPictureLoading", ["AnimDrawing", "AnimPixels", "AnimSourceRuntime", "UIKitCore"]),
  (
    "AnimKingfisher", ["AnimDrawing", "AnimPictureLoading", "AnimSourceRuntime", "UIKitCore"]
  ),
  ("AnimSDWebImage", ["AnimPictureLoading", "AnimSourceRuntime", "UIKitCore"]),
  ("AnimNuke", ["AnimPictureLoading", "AnimSourceRuntime", "UIKitCore"]),
  ("AnimAlamofire", ["AnimSourceRuntime", "UIKitCore"]),
  (
    "AnimAlamofireImage",
    ["AnimAlamofire", "AnimPictureLoading", "AnimSourceRuntime", "UIKitCore"]
  ),
  ("AnimMoya", ["AnimAlamofire", "AnimSourceRuntime", "UIKitCore"]),
  ("AnimSwiftyJSON", ["AnimSourceRuntime"]),
  ("AnimObjectMapper", ["AnimAlamofire", "AnimSourceRuntime", "UIKitCore"]),
  ("AnimProgressHUD", ["AnimSourceRuntime", "UIKitCore"]),
  ("AnimIGListKit", ["UIKitCore"]),
  ("AnimConveniences", ["AnimSourceRuntime", "UIKitCore"]),
  // What a device has beside its screen.
  ("AnimDeviceServices", ["AnimSourceRuntime", "UIKitCore", "UniformTypeIdentifiers"]),
  // What the names are made of by which apps call their files, as R.swift has them.
  ("AnimRswift", ["AnimSourceRuntime", "UIKitCore"]),
  ("AnimRealm", ["AnimSourceRuntime", "UIKitCore"]),
  ("AnimFirebase", ["AnimSourceRuntime", "UIKitCore"]),
  ("AnimPinLayout", ["UIKitCore"]),
  ("AnimFlexLayout", ["UIKitCore"]),
  ("AnimSwinject", ["AnimSourceRuntime", "UIKitCore"]),
  ("AnimResolver", ["UIKitCore"]),
  ("AnimSwipeCellKit", ["UIKitCore"]),
  ("AnimXCoordinator", ["UIKitCore"]),
  ("AnimChameleon", ["AnimSourceRuntime", "UIKitCore"]),
  ("SystemConfiguration", ["AnimSourceRuntime", "UIKitCore"]),
  (
    "AVFoundation",
    [
      "AnimLayers", "AnimSourceRuntime", "AnimStandIns", "AudioToolbox", "CoreGraphics",
      "CoreMedia",
      "UIKitCore",
    ]
  ),
  ("AVKit", ["AVFoundation", "UIKitCore"]),
  ("CoreData", ["UIKitCore"]),
  ("CoreLocation", ["UIKitCore"]),
  ("EventKit", ["AnimLayers", "AnimStandIns", "UIKitCore"]),
  ("GameplayKit", []),
  ("Contacts", ["UIKitCore"]),
  ("ContactsUI", ["Contacts", "UIKitCore"]),
  ("ImageIO", ["AnimCodecs", "AnimDrawing", "AnimPixels", "UIKitCore"]),
  ("LocalAuthentication", []),
  ("AuthenticationServices", ["UIKitCore"]),
  ("Network", ["AnimSourceRuntime"]),
  ("MessageUI", ["UIKitCore"]),
  ("UserNotifications", ["UIKitCore"]),
  ("MapKit", ["AnimGeometry", "AnimSourceRuntime", "AnimStandIns", "CoreLocation", "UIKitCore"]),
  ("Photos", ["AnimStandIns", "AVFoundation", "UIKitCore"]),
  ("PhotosUI", ["Photos", "UIKitCore"]),
  ("StoreKit", ["UIKitCore"]),
  ("SwiftUI", ["AnimGeometry", "AnimLayers", "UIKitCore"]),
  ("UniformTypeIdentifiers", []),
  ("MobileCoreServices", ["UIKitCore", "UniformTypeIdentifiers"]),
  ("WebKit", ["AnimLayers", "AnimSourceRuntime", "AnimStandIns", "UIKitCore"]),
  ("SafariServices", ["AnimSourceRuntime", "UIKitCore", "WebKit"]),
  // Not "os": other packages ask whether there is a module of that name.
  ("AnimOS", []),
  ("simd", []),
]

let frameworks = Set(frameworkModules.map(\.name))

/// The modules that work with what apps are made of.
let upperModules: [Module] = [
  ("_Testing_CoreImage", ["CoreImage"]),
  (
    "AnimCombine",
    [
      "AnimLayers", "AnimSourceRuntime", "UIKitCore",
      .product(name: "OpenCombine", package: "OpenCombine"),
    ]
  ),
  (
    "AnimInterfaceFiles",
    [
      "AnimGeometry", "AnimPixels", "AnimSourceRuntime", "AnimSwinject", "AnimXML", "MapKit",
      "UIKitCore", "WebKit",
    ]
  ),
  // The re-exporting modules are for the sources that are compiled, and so is the crash guard, which these call.
  (
    "AnimLayoutSources",
    [
      "CAnimCrashGuard", "AnimCombine", "CoreGraphics", "AnimFiles", "ObjectiveC", "AnimPixels",
      "QuartzCore", "AnimSourceLowering", "AnimSourceRuntime", "UIKit",
    ] + frameworks.sorted().map { .byName(name: $0) }
  ),
  // Layouts import UIKit alone; what that re-exports is named so that its changes rebuild them.
  ("AnimLayouts", ["UIKit", "UIKitCore"]),
  (
    "AnimVectorFiles",
    ["CAnimZlib", "AnimDrawing", "AnimGeometry", "AnimPixels", "AnimXML", "UIKitCore"]
  ),
  (
    "AnimStaging",
    [
      "CAnimDeterminism", "CAnimConcurrencyHooks", "CAnimResources", "AnimCauses", "AnimCodecs",
      "AnimDrawing",
      "AnimFiles", "AnimGeometry",
      "AnimInterfaceFiles", "AnimLayers", "AnimLayoutEngine", "AnimLayoutSources", "AnimLayouts",
      "AnimMotion", "AnimPictures", "AnimPixels", "AnimScenarioFormat", "AnimSourceLowering",
      "AnimSourceRuntime", "AnimText", "AnimVectorFiles",
      "UIKitCore",
    ]
  ),
  (
    "AnimFigures",
    ["AnimDrawing", "AnimGeometry", "AnimPixels", "AnimScenarioFormat", "AnimStaging", "AnimText"]
  ),
  ("AnimExplaining", ["AnimCauses", "AnimGeometry", "AnimStaging"]),
  (
    "AnimFuzzing",
    [
      "CAnimSplitMix", "AnimGeometry", "AnimLayers", "AnimScenarioFormat", "AnimStaging",
      "UIKitCore",
    ]
  ),
  ("AnimRendering", ["AnimCodecs", "AnimDrawing", "AnimFiles", "AnimPixels", "AnimRaster"]),
  (
    "AnimPlayer",
    [
      "CAnimResources", "AnimCodecs", "AnimFiles", "AnimPixels", "AnimRendering", "AnimStaging",
      "AnimTextFormats",
    ]
  ),
  (
    "AnimVerifying",
    [
      "CAnimResources", "AnimCauses", "AnimCodecs", "AnimDrawing", "AnimFiles", "AnimGeometry",
      "AnimPixels",
      "AnimRendering",
      "AnimScenarioFormat", "AnimStaging",
      "AnimText", "AnimTextFormats", "AnimVisualDiff",
    ]
  ),
  (
    "RenderAnimTesting",
    [
      "AnimCodecs", "AnimFiles", "AnimFuzzing", "AnimGeometry", "AnimPixels", "AnimScenarioFormat",
      "AnimSourceRuntime", "AnimStaging", "UIKitCore", "AnimVerifying", "AnimVisualDiff",
    ]
  ),
]

/// The modules, lowest first: a module may import only what stands above it in this list.
let modules = lowerModules + frameworkModules + upperModules

/// Files in the folders of modules that are neither sources nor resources; CAnimResources has some of them.
func otherFiles(of module: String) -> [String] {
  switch module {
  case "UIKitCore": ["README.md", "Unsupported.md"]
  case _ where frameworks.contains(module): []
  case "AnimSourceRuntime": ["README.md", "exports.map"]  // The map is for the linker.
  case "AnimPlayer": ["README.md", "Page"]
  case "AnimStaging": ["README.md", "Export/Package", "Export/Layouts"]
  case "AnimVerifying": ["README.md", "Report/Page"]
  default: ["README.md"]
  }
}

/// The modules that only re-export others.
let reexporting: Set = [
  "UIKit", "CoreGraphics", "QuartzCore", "ObjectiveC", "_Testing_CoreGraphics",
  "_Testing_CoreImage", "_Testing_UIKit",
]

/// Programs that load compiled sources lend them the symbols of the modules that these may use.
///
/// Addresses that only move with the program are packed, as glibc reads them since 2.36: it starts sooner and is smaller.
let exportingSymbols: [LinkerSetting] = [
  .unsafeFlags([
    "-use-ld=lld", "-Xlinker", "-z", "-Xlinker", "pack-relative-relocs",
    "-Xlinker", "--export-dynamic",
    "-Xlinker", "--version-script=\(Context.packageDirectory)/Sources/SourceRuntime/exports.map",
  ])
]

/// The modules with a test target `<folder>Tests` of the usual kind; `RenderAnimTesting` is tested
/// by the package in `Examples/AnimationTests`.
let tested = modules.filter {
  !reexporting.contains($0.name) && !frameworks.contains($0.name)
    && ![
      "AnimStaging", "AnimCombine", "AnimSourceRuntime", "AnimLayoutSources", "RenderAnimTesting",
    ].contains($0.name)
}

/// The modules whose test targets read files from a folder `Resources`.
let hasTestResources: Set = ["AnimLayers", "AnimMotion", "AnimScenarioFormat", "UIKitCore"]

/// The test targets whose own code is not optimised in a release build; what they test is.
///
/// Compiling it would take minutes, and running it saves seconds. In others slow twins compute the same by plainer means.
let plainTests: Set = [
  "ActionsTests", "CachingTests", "CausesTests", "CommandLineTests", "DocumentationAssetsTests",
  "ExplainingTests", "FiguresTests", "FilesTests", "FrameworksTests", "FuzzTargetsTests",
  "FuzzingTests", "GeometryTests", "InterfaceFilesTests", "LayersTests", "LayoutSourcesTests",
  "LayoutsTests", "PlayerTests", "RenderingTests", "ScenarioFormatTests", "SourceLoweringTests",
  "StagingTests", "SymbolsTests", "TextFormatsTests", "TextTests", "UIKitCoreTests",
  "VectorFilesTests", "VectorGraphicsTests", "VerifyingTests", "WorkersTests", "XMLTests",
]

/// Not optimised in a release build.
let plain: [SwiftSetting] = [.unsafeFlags(["-Onone"], .when(configuration: .release))]

/// The settings of a test target.
func testSettings(_ target: String) -> [SwiftSetting] {
  settings + (plainTests.contains(target) ? plain : [])
}

/// Whether a release build is to be ready soon, as for tests.
///
/// Only what pictures wait for is optimised then. Programs that people install are built without this.
let isQuick = Context.environment["RENDER_ANIM_QUICK_BUILD"] != nil

/// The modules that are optimised in a quick build too: what works on every item or every pixel of a frame, or on every line of an app.
let hot: Set = [
  "AnimCodecs", "AnimDrawing", "AnimGeometry", "AnimLayers", "AnimLayoutEngine",
  "AnimLayoutSources",
  "AnimMotion", "AnimPictures", "AnimPixels", "AnimRaster", "AnimRendering", "AnimSourceLowering",
  "AnimText", "AnimVectorGraphics", "AnimVisualDiff", "CoreImage", "UIKitCore",
]

/// The settings of a module.
func moduleSettings(_ module: String) -> [SwiftSetting] {
  settings + (isQuick && !hot.contains(module) ? plain : [])
}

let package = Package(
  name: "render-anim",
  products: [
    .executable(name: "render-anim", targets: ["render-anim"]),
    .library(name: "RenderAnimTesting", targets: ["RenderAnimTesting"]),
    .plugin(name: "GenerateAnimationAssets", targets: ["GenerateAnimationAssets"]),
    // For the package of benchmarks.
    .library(
      name: "AnimDrawing",
      targets: [
        "AnimCodecs", "AnimDrawing", "AnimGeometry", "AnimPixels", "AnimRaster", "AnimText",
        "AnimVisualDiff",
      ]),
    .library(name: "UIKitCore", targets: ["AnimLayers", "UIKitCore"]),
    // For the package of fuzzing harnesses.
    .library(
      name: "FuzzTargets",
      targets: ["AnimCodecs", "FuzzTargets"]),
    // For packages and tests of layouts that are to be rendered; lowered ones import SourceRuntime.
    .library(
      name: "UIKit",
      targets: [
        "CoreGraphics", "ObjectiveC", "QuartzCore", "AnimSourceRuntime", "UIKit",
        "_Testing_CoreGraphics", "_Testing_CoreImage", "_Testing_UIKit",
      ] + frameworks.sorted()),
  ],
  // Exact, since the same source is to draw the same bytes wherever it is built.
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
  ]
    // As the compiler: 603 is of Swift 6.3.
    + (hostLibraries == nil
      ? [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "603.0.1")] : []),
  targets: [
    .target(name: "CAnimRaster", path: sources("CAnimRaster"), exclude: ["README.md"]),
    .target(name: "CAnimResources", path: sources("CAnimResources"), exclude: ["README.md"]),
    .target(name: "CAnimSHA256", path: sources("CAnimSHA256"), exclude: ["README.md"]),
    .target(name: "CAnimSplitMix", path: sources("CAnimSplitMix"), exclude: ["README.md"]),
    .target(
      name: "CAnimDeterminism", dependencies: ["CAnimSplitMix"], path: sources("CAnimDeterminism"),
      exclude: ["README.md"]),
    .target(name: "CAnimFiles", path: sources("CAnimFiles"), exclude: ["README.md"]),
    .target(name: "CAnimCrashGuard", path: sources("CAnimCrashGuard"), exclude: ["README.md"]),
    .target(name: "CAnimBranches", path: sources("CAnimBranches"), exclude: ["README.md"]),
    .target(
      name: "CAnimConcurrencyHooks", path: sources("CAnimConcurrencyHooks"), exclude: ["README.md"]),
    .target(
      name: "CAnimJPEG", path: sources("CAnimJPEG"), exclude: ["README.md"],
      linkerSettings: [.linkedLibrary("jpeg")]),
    .target(
      name: "CAnimPNG", path: sources("CAnimPNG"), exclude: ["README.md"],
      linkerSettings: [
        .linkedLibrary("png"), .linkedLibrary("z"), .linkedLibrary("deflate"), .linkedLibrary("m"),
      ]),
    .systemLibrary(
      name: "CAnimGIF", path: sources("CAnimGIF"), providers: [.apt(["libgif-dev"])]),
    .systemLibrary(
      name: "CAnimWebP", path: sources("CAnimWebP"), providers: [.apt(["libwebp-dev"])]),
    .systemLibrary(
      name: "CAnimZlib", path: sources("CAnimZlib"), providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(
      name: "CAnimExpat", path: sources("CAnimExpat"), providers: [.apt(["libexpat1-dev"])]),
    .systemLibrary(
      name: "CAnimHarfBuzz", path: sources("CAnimHarfBuzz"), pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(
      name: "CAnimFontconfig", path: sources("CAnimFontconfig"), pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"])]),
  ]
    + modules.map {
      .target(
        name: $0.name, dependencies: $0.imports,
        path: sources($0.name),
        exclude: otherFiles(of: $0.name),
        resources: $0.name == "AnimText" ? [.copy("Fonts")] : [],
        swiftSettings: moduleSettings($0.name),
        // Foundation's own, which stands in every toolchain.
        linkerSettings: $0.name == "AnimText"
          ? [.linkedLibrary("_FoundationICU")]
          : $0.name == "AnimSourceLowering" ? linkingParser : [])
    }
    + [
      .executableTarget(
        name: "render-anim",
        dependencies: [
          "CAnimBranches", "CAnimCrashGuard", "AnimActions", "AnimCaching", "AnimCauses",
          "AnimCodecs",
          "AnimDocumentationAssets", "AnimDrawing", "AnimExplaining", "AnimFigures",
          "AnimFiles", "AnimFuzzing",
          "AnimGeometry", "AnimLayers",
          "AnimLayoutSources",
          "AnimPixels",
          "AnimPlayer", "AnimRaster", "AnimRendering", "AnimScenarioFormat", "AnimSourceLowering",
          "AnimStaging", "AnimText",
          "AnimTextFormats", "AnimVectorGraphics", "AnimVerifying", "AnimVisualDiff", "AnimWorkers",
          .product(name: "ArgumentParser", package: "swift-argument-parser"),
        ],
        exclude: ["README.md"],
        swiftSettings: moduleSettings("render-anim"),
        linkerSettings: exportingSymbols),
      .plugin(
        name: "GenerateAnimationAssets",
        capability: .command(
          intent: .custom(
            verb: "generate-animation-assets",
            description: "Makes the pictures of the package's pages, and keeps them fresh."),
          permissions: [
            .writeToPackageDirectory(
              reason: "It writes pictures, and into pages what shows them.")
          ])),
      .executableTarget(
        name: "generate-requirements", dependencies: ["AnimSourceLowering"], exclude: ["README.md"],
        swiftSettings: moduleSettings("generate-requirements")),
      .target(
        name: "TestSupport",
        dependencies: [
          "CAnimSplitMix", "AnimCodecs", "AnimDrawing", "AnimGeometry", "AnimLayoutEngine",
          "AnimPixels",
        ],
        path: "Tests/TestSupport",
        swiftSettings: moduleSettings("TestSupport")),
      .target(
        name: "FuzzTargets",
        dependencies: [
          "AnimCodecs", "AnimDrawing", "AnimGeometry", "AnimInterfaceFiles", "AnimLayers",
          "AnimPixels", "AnimRaster",
          "AnimScenarioFormat", "AnimSourceLowering", "AnimSourceRuntime", "AnimStaging",
          "AnimVectorFiles", "AnimXML", "UIKitCore", "AnimVerifying",
        ],
        path: "Tests/FuzzTargets",
        exclude: ["README.md"],
        swiftSettings: moduleSettings("FuzzTargets")),
      .testTarget(
        name: "FuzzTargetsTests", dependencies: ["FuzzTargets"],
        swiftSettings: testSettings("FuzzTargetsTests")),
    ]
    + [
      .testTarget(
        name: "StagingTests",
        dependencies: [
          "AnimCodecs", "AnimDrawing", "AnimFiles", "AnimGeometry", "AnimLayers",
          "AnimLayoutSources", "AnimPixels", "AnimRaster", "AnimScenarioFormat", "AnimStaging",
          "TestSupport", "UIKitCore",
        ],
        exclude: ["Goldens"],
        swiftSettings: testSettings("StagingTests"),
        linkerSettings: exportingSymbols),
      .testTarget(
        name: "FrameworksTests",
        dependencies: [
          "AnimCodecs", "AnimDrawing", "AnimInterfaceFiles", "AnimLayers", "AnimGeometry",
          "AnimPixels", "AnimSourceRuntime", "AnimXML", "UIKitCore",
        ]
          + (frameworks.sorted() + ["_Testing_CoreImage"]).map { .byName(name: $0) },
        swiftSettings: testSettings("FrameworksTests")),
      .testTarget(
        name: "LayoutSourcesTests",
        dependencies: [
          "AnimFiles", "AnimLayers", "AnimLayoutSources", "AnimSourceLowering", "AnimSourceRuntime",
          "UIKitCore",
        ],
        swiftSettings: testSettings("LayoutSourcesTests"),
        linkerSettings: exportingSymbols),
      .testTarget(
        name: "CommandLineTests",
        dependencies: ["AnimCaching", "AnimCodecs", "AnimPixels", "render-anim"],
        exclude: ["FaultInjection", "Planted"], swiftSettings: testSettings("CommandLineTests")),
    ]
    + tested.map { module in
      .testTarget(
        name: "\(folder(module.name))Tests",
        // A test that imported UIKit would need a module `_Testing_UIKit`, which only macOS has.
        dependencies: [.byName(name: module.name), "TestSupport"] + module.imports
          + (module.name == "AnimLayouts" ? ["AnimGeometry", "AnimLayers"] : [])
          // Layouts with mistakes are linked.
          + (module.name == "AnimFuzzing" ? ["AnimSourceRuntime"] : [])
          // What the grammar lets through is acted out and drawn.
          + (module.name == "AnimScenarioFormat"
            ? ["AnimDrawing", "AnimRaster", "AnimStaging"] : []),
        resources: hasTestResources.contains(module.name) ? [.copy("Resources")] : [],
        swiftSettings: testSettings("\(folder(module.name))Tests"))
    },
  swiftLanguageModes: [.v6]
)
