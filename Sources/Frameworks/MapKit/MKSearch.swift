public import CoreLocation
public import Foundation
import UIKitCore

/// What went wrong with maps: there is no network.
public struct MKError: Error {
  /// A kind of what can go wrong.
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
  }
  /// The kind.
  public let code: Code
  /// An error of a kind.
  public init(_ code: Code) { self.code = code }
  /// Nothing is known of it.
  public static var unknown: Code { .unknown }
  /// There is no server.
  public static var serverFailure: Code { .serverFailure }
  /// No such place is known.
  public static var placemarkNotFound: Code { .placemarkNotFound }
  /// No way is known.
  public static var directionsNotFound: Code { .directionsNotFound }
}

/// Looks for places: there is no network, so it finds none.
@preconcurrency @MainActor open class MKLocalSearch: NSObject {
  /// Kinds of what is looked for.
  public struct ResultType: OptionSet, Sendable {
    /// The bits, as in MapKit.
    public let rawValue: UInt
    /// The kinds whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Houses.
    public static let address = ResultType(rawValue: 1)
    /// Shops and sights.
    public static let pointOfInterest = ResultType(rawValue: 2)
  }

  /// What is looked for.
  @preconcurrency @MainActor open class Request: NSObject {
    /// The words.
    open var naturalLanguageQuery: String?
    /// Where it is looked for.
    open var region = MKCoordinateRegion()
    /// The kinds of places.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// Which sights are meant; nil for all.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Nothing in particular.
    public override init() { super.init() }
    /// What somebody has chosen of what was proposed.
    public convenience init(completion: MKLocalSearchCompletion) {
      self.init()
      naturalLanguageQuery = completion.title
    }
    /// Words.
    public convenience init(naturalLanguageQuery: String) {
      self.init()
      self.naturalLanguageQuery = naturalLanguageQuery
    }
  }

  /// What was found.
  @preconcurrency @MainActor open class Response: NSObject {
    /// The places.
    open var mapItems: [MKMapItem] { [] }
    /// Where they are.
    open var boundingRegion: MKCoordinateRegion { MKCoordinateRegion() }
  }

  /// Is told what was found, or why nothing was.
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  /// Whether it is looking.
  open private(set) var isSearching = false
  private var search = 0

  /// Looks for something.
  public init(request: Request) {}

  /// Answers soon that there is no network.
  open func start(completionHandler: @escaping CompletionHandler) {
    isSearching = true
    search += 1
    let number = search
    OneThread.whenAnswered { [weak self] in
      guard self?.isSearching != false, self == nil || self?.search == number else { return }
      self?.isSearching = false
      completionHandler(nil, MKError(.serverFailure))
    }
  }
  /// Finds nothing, as there is no network.
  open func start() async throws -> Response { throw MKError(.serverFailure) }
  /// Has the question forgotten.
  open func cancel() { isSearching = false }
}

/// A place that is proposed while somebody types.
@preconcurrency @MainActor open class MKLocalSearchCompletion: NSObject {
  /// The first line.
  open var title: String { "" }
  /// The second line.
  open var subtitle: String { "" }
  /// What of the first line was typed.
  open var titleHighlightRanges: [NSValue] { [] }
  /// What of the second line was typed.
  open var subtitleHighlightRanges: [NSValue] { [] }
}

/// A party that is told of places that are proposed.
@preconcurrency @MainActor public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// Others are proposed.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// Nothing can be proposed.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  /// Default: nothing.
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  /// Default: nothing.
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// Proposes places while somebody types: there is no network, so it has none.
@preconcurrency @MainActor open class MKLocalSearchCompleter: NSObject {
  /// Kinds of what is proposed.
  public struct ResultType: OptionSet, Sendable {
    /// The bits, as in MapKit.
    public let rawValue: UInt
    /// The kinds whose bits are set in `rawValue`.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Houses.
    public static let address = ResultType(rawValue: 1)
    /// Shops and sights.
    public static let pointOfInterest = ResultType(rawValue: 2)
    /// Words to look for.
    public static let query = ResultType(rawValue: 4)
  }

  /// What has been typed; the delegate is told soon that there is no network.
  open var queryFragment = "" {
    didSet {
      guard queryFragment != oldValue, !queryFragment.isEmpty else { return }
      OneThread.whenAnswered { [weak self] in
        guard let self else { return }
        self.delegate?.completer(self, didFailWithError: MKError(.serverFailure))
      }
    }
  }
  /// Where it is looked for.
  open var region = MKCoordinateRegion()
  /// The kinds of what is proposed.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// Which sights are meant; nil for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// A party that is told; held weakly.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// What is proposed.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether it is looking: never for long.
  open var isSearching: Bool { false }
  /// Proposes places.
  public override init() { super.init() }
  /// Does nothing.
  open func cancel() {}
}

/// How somebody goes.
public struct MKDirectionsTransportType: OptionSet, Sendable {
  /// The bits, as in MapKit.
  public let rawValue: UInt
  /// The ways whose bits are set in `rawValue`.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// By car.
  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  /// On foot.
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  /// By bus and train.
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  /// In any way.
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A way from one place to another.
@preconcurrency @MainActor open class MKRoute: NSObject {
  /// A part of a way.
  @preconcurrency @MainActor open class Step: NSObject {
    /// What to do.
    open var instructions: String { "" }
    /// What to mind.
    open var notice: String? { nil }
    /// The line of the part.
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
    /// Its length in metres.
    open var distance: CLLocationDistance { 0 }
    /// How somebody goes.
    open var transportType: MKDirectionsTransportType { .automobile }
  }

  /// The name.
  open var name: String { "" }
  /// What to mind.
  open var advisoryNotices: [String] { [] }
  /// The length in metres.
  open var distance: CLLocationDistance { 0 }
  /// How long it takes in seconds.
  open var expectedTravelTime: TimeInterval { 0 }
  /// How somebody goes.
  open var transportType: MKDirectionsTransportType { .automobile }
  /// The line.
  open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
  /// The parts.
  open var steps: [Step] { [] }
}

/// Looks for ways: there is no network, so it finds none.
@preconcurrency @MainActor open class MKDirections: NSObject {
  /// What is looked for.
  @preconcurrency @MainActor open class Request: NSObject {
    /// Where from.
    open var source: MKMapItem?
    /// Where to.
    open var destination: MKMapItem?
    /// How somebody goes.
    open var transportType = MKDirectionsTransportType.any
    /// Whether several ways are wanted.
    open var requestsAlternateRoutes = false
    /// When somebody leaves.
    open var departureDate: Date?
    /// When somebody wants to be there.
    open var arrivalDate: Date?
    /// Nothing in particular.
    public override init() { super.init() }
  }

  /// What was found.
  @preconcurrency @MainActor open class Response: NSObject {
    /// Where from.
    public let source: MKMapItem
    /// Where to.
    public let destination: MKMapItem
    /// The ways.
    open var routes: [MKRoute] { [] }

    init(from source: MKMapItem, to destination: MKMapItem) {
      self.source = source
      self.destination = destination
    }
  }

  /// How long a way takes.
  @preconcurrency @MainActor open class ETAResponse: NSObject {
    /// Seconds.
    open var expectedTravelTime: TimeInterval { 0 }
    /// Metres.
    open var distance: CLLocationDistance { 0 }
  }

  /// Is told of ways, or why there are none.
  public typealias DirectionsHandler = (Response?, (any Error)?) -> Void
  /// Is told how long it takes, or why that is not known.
  public typealias ETAHandler = (ETAResponse?, (any Error)?) -> Void

  /// Whether it is looking: never for long.
  open var isCalculating: Bool { false }
  /// Looks for ways.
  public init(request: Request) {}

  /// Answers soon that there is no network.
  open func calculate(completionHandler: @escaping DirectionsHandler) {
    OneThread.whenAnswered { completionHandler(nil, MKError(.serverFailure)) }
  }
  /// Finds nothing, as there is no network.
  open func calculate() async throws -> Response { throw MKError(.serverFailure) }
  /// Answers soon that there is no network.
  open func calculateETA(completionHandler: @escaping ETAHandler) {
    OneThread.whenAnswered { completionHandler(nil, MKError(.serverFailure)) }
  }
  /// Does nothing.
  open func cancel() {}
}
