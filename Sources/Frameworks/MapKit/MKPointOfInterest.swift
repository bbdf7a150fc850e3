public import Foundation

/// A kind of shops or sights.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the kind.
  public let rawValue: String
  /// The kind of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "MKPOICategory\(name)" }

  /// Airports.
  public static let airport = Self("Airport")
  /// Amusement parks.
  public static let amusementPark = Self("AmusementPark")
  /// Aquariums.
  public static let aquarium = Self("Aquarium")
  /// Cash machines.
  public static let atm = Self("ATM")
  /// Bakeries.
  public static let bakery = Self("Bakery")
  /// Banks.
  public static let bank = Self("Bank")
  /// Beaches.
  public static let beach = Self("Beach")
  /// Breweries.
  public static let brewery = Self("Brewery")
  /// Cafes.
  public static let cafe = Self("Cafe")
  /// Campgrounds.
  public static let campground = Self("Campground")
  /// Places to rent cars.
  public static let carRental = Self("CarRental")
  /// Chargers of cars.
  public static let evCharger = Self("EVCharger")
  /// Fire stations.
  public static let fireStation = Self("FireStation")
  /// Fitness centers.
  public static let fitnessCenter = Self("FitnessCenter")
  /// Food markets.
  public static let foodMarket = Self("FoodMarket")
  /// Gas stations.
  public static let gasStation = Self("GasStation")
  /// Hospitals.
  public static let hospital = Self("Hospital")
  /// Hotels.
  public static let hotel = Self("Hotel")
  /// Laundries.
  public static let laundry = Self("Laundry")
  /// Libraries.
  public static let library = Self("Library")
  /// Marinas.
  public static let marina = Self("Marina")
  /// Movie theaters.
  public static let movieTheater = Self("MovieTheater")
  /// Museums.
  public static let museum = Self("Museum")
  /// National parks.
  public static let nationalPark = Self("NationalPark")
  /// Bars and clubs.
  public static let nightlife = Self("Nightlife")
  /// Parks.
  public static let park = Self("Park")
  /// Car parks.
  public static let parking = Self("Parking")
  /// Pharmacies.
  public static let pharmacy = Self("Pharmacy")
  /// Police stations.
  public static let police = Self("Police")
  /// Post offices.
  public static let postOffice = Self("PostOffice")
  /// Stops of public transport.
  public static let publicTransport = Self("PublicTransport")
  /// Restaurants.
  public static let restaurant = Self("Restaurant")
  /// Restrooms.
  public static let restroom = Self("Restroom")
  /// Schools.
  public static let school = Self("School")
  /// Stadiums.
  public static let stadium = Self("Stadium")
  /// Stores.
  public static let store = Self("Store")
  /// Theaters.
  public static let theater = Self("Theater")
  /// Universities.
  public static let university = Self("University")
  /// Wineries.
  public static let winery = Self("Winery")
  /// Zoos.
  public static let zoo = Self("Zoo")
}

/// Which shops and sights a map shows; the drawn map has none.
public final class MKPointOfInterestFilter: NSObject, Sendable {
  /// All kinds.
  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  /// None.
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  private let categories: Set<MKPointOfInterestCategory>
  private let isInclusive: Bool

  /// Some kinds and no others.
  public init(including categories: [MKPointOfInterestCategory]) {
    (self.categories, isInclusive) = (Set(categories), true)
  }

  /// All kinds but for some.
  public init(excluding categories: [MKPointOfInterestCategory]) {
    (self.categories, isInclusive) = (Set(categories), false)
  }

  /// Whether a kind is shown.
  public func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) == isInclusive
  }

  /// Whether a kind is not shown.
  public func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}
