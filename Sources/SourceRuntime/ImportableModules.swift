/// The modules that the code of apps is compiled against.
///
/// `script/install` reads the names of those of this package from here, one a line. `exports.map` lends the symbols of the
/// same ones, and `Package.swift` builds those of `Sources/Frameworks`.
package enum ImportableModules {
  /// Those of `Sources/Frameworks`.
  package static let frameworks = [
    "AVFoundation",
    "AVKit",
    "AnimAlamofire",
    "AnimAlamofireImage",
    "AnimChameleon",
    "AnimConveniences",
    "AnimDeviceServices",
    "AnimFirebase",
    "AnimFlexLayout",
    "AnimIGListKit",
    "AnimKingfisher",
    "AnimMoya",
    "AnimNuke",
    "AnimOS",
    "AnimObjectMapper",
    "AnimPictureLoading",
    "AnimPinLayout",
    "AnimProgressHUD",
    "AnimRealm",
    "AnimResolver",
    "AnimRswift",
    "AnimRxExtensions",
    "AnimRxSwift",
    "AnimSDWebImage",
    "AnimSnapKit",
    "AnimStandIns",
    "AnimSwiftyJSON",
    "AnimSwinject",
    "AnimSwipeCellKit",
    "AnimXCoordinator",
    "AudioToolbox",
    "AuthenticationServices",
    "CommonCrypto",
    "Contacts",
    "ContactsUI",
    "CoreData",
    "CoreImage",
    "CoreLocation",
    "CoreMedia",
    "CryptoKit",
    "EventKit",
    "GameplayKit",
    "ImageIO",
    "LocalAuthentication",
    "MapKit",
    "MediaPlayer",
    "MessageUI",
    "MobileCoreServices",
    "Network",
    "Photos",
    "PhotosUI",
    "SafariServices",
    "Social",
    "StoreKit",
    "SwiftUI",
    "SystemConfiguration",
    "UniformTypeIdentifiers",
    "UserNotifications",
    "WebKit",
    "simd",
  ]

  /// UIKit, what it is made of, and what stands for other modules.
  package static let foundations = [
    "AnimCauses",
    "AnimCodecs",
    "AnimCombine",
    "AnimDrawing",
    "AnimGeometry",
    "AnimLayers",
    "AnimLayoutEngine",
    "AnimMotion",
    "AnimPixels",
    "AnimRaster",
    "AnimSourceRuntime",
    "AnimSymbols",
    "AnimText",
    "CoreGraphics",
    "ObjectiveC",
    "OpenCombine",
    "QuartzCore",
    "UIKit",
    "UIKitCore",
  ]

  /// The names that apps import.
  package static let names = Set(frameworks).union([
    "UIKit", "CoreGraphics", "QuartzCore", "ObjectiveC",
    // Those of the toolchain.
    "Foundation", "Dispatch", "Observation",
    // Others of ours stand for these.
    "AVFAudio", "AdSupport", "AppTrackingTransparency", "BackgroundTasks", "Combine",
    "CoreBluetooth", "CoreHaptics", "CoreMotion", "CoreServices", "CoreSpotlight",
    "CoreTelephony", "CoreText", "DeveloperToolsSupport", "LinkPresentation", "OSLog", "QuickLook",
    "Security", "WatchConnectivity", "os",
  ])

  /// Frameworks of Apple's that are not there, and whose sources nobody has.
  package static let absentFrameworks = [
    "ARKit", "Accelerate", "ActivityKit", "AppIntents", "CallKit", "CarPlay", "CloudKit",
    "CoreAudio", "CoreMIDI", "CoreML", "CoreNFC", "CoreVideo", "GameController", "GameKit",
    "HealthKit", "HomeKit", "Intents", "Messages", "Metal", "MetalKit", "MultipeerConnectivity",
    "NaturalLanguage", "NetworkExtension", "PDFKit", "PassKit", "PencilKit", "PushKit",
    "RealityKit", "ReplayKit", "SceneKit", "ServiceManagement", "Speech", "SpriteKit", "SwiftData",
    "TipKit", "Vision", "VisionKit", "WatchKit", "WidgetKit",
  ]
}
