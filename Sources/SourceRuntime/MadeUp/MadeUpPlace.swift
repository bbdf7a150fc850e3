import Foundation

/// A place in what a server might say: the keys that lead to it tell what could stand there.
struct MadeUpPlace {
  /// The number of an element in a list.
  struct Index: CodingKey {
    let number: Int
    var stringValue: String { "\(number)" }
    var intValue: Int? { number }

    init(_ number: Int) { self.number = number }
    init?(intValue: Int) { self.init(intValue) }
    init?(stringValue: String) { return nil }
  }

  /// A key of a table.
  struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { return nil }
  }

  let path: [any CodingKey]
  /// The words of the keys and types that lead here, the innermost last: `movie`, `poster`, `path`.
  private let words: [String]
  /// How many of the last words are of the key itself.
  private let ownWords: Int
  /// The number of the element of a list around, among those of all lists of the same place: what is in lists of lists differs, too.
  private let index: Int
  /// A number that follows from the address.
  private let seed: Int
  /// Whether temperatures are in kelvin: OpenWeatherMap's are where no units are asked for.
  private let isInKelvin: Bool

  /// The place of all that is at an address.
  init(_ address: String) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325  // FNV-1a, 64 bits.
    for byte in address.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    self.init(
      path: [], words: [], ownWords: 0, index: 0, seed: Int(truncatingIfNeeded: hash >> 40),
      isInKelvin: address.contains("openweathermap.org") && !address.contains("units="))
  }

  private init(
    path: [any CodingKey], words: [String], ownWords: Int, index: Int, seed: Int, isInKelvin: Bool
  ) {
    self.path = path
    self.words = words
    self.ownWords = ownWords
    self.index = index
    self.seed = seed
    self.isInKelvin = isInKelvin
  }

  /// A part of what stands here.
  func inside(_ key: any CodingKey) -> MadeUpPlace {
    if let number = key.intValue {
      let isNested = path.contains { $0.intValue != nil }
      let number = isNested ? index * count + number : number
      return MadeUpPlace(
        path: path + [key], words: words, ownWords: ownWords, index: number, seed: seed,
        isInKelvin: isInKelvin)
    }
    let own = Self.words(in: key.stringValue)
    return MadeUpPlace(
      path: path + [key], words: words + own, ownWords: own.count, index: index, seed: seed,
      isInKelvin: isInKelvin)
  }

  /// The same place where the name of a type tells what stands there.
  func of<T>(_ type: T.Type) -> MadeUpPlace {
    let name = "\(type)"
    guard !name.contains("<"), !name.contains("[") else { return self }
    return MadeUpPlace(
      path: path, words: words + Self.words(in: name), ownWords: ownWords, index: index, seed: seed,
      isInKelvin: isInKelvin)
  }

  /// `posterPath`, `poster_path` and `PosterPath` as `poster`, `path`; `movies` as `movie`.
  private static func words(in key: String) -> [String] {
    var words: [String] = []
    var wasLower = false
    for character in key {
      guard character.isLetter else {
        words.append("")
        wasLower = false
        continue
      }
      if words.isEmpty || (character.isUppercase && wasLower) { words.append("") }
      wasLower = character.isLowercase
      words[words.count - 1] += character.lowercased()
    }
    return words.filter { !$0.isEmpty }.map {
      $0.count > 3 && $0.hasSuffix("s") && !$0.hasSuffix("ss") ? String($0.dropLast()) : $0
    }
  }

  private var own: ArraySlice<String> { words.suffix(ownWords) }
  /// Whether the key has one of these words.
  private func isOf(_ names: String...) -> Bool { names.contains(where: own.contains) }
  /// Whether the key, a type around it or a key that leads there has one of these words.
  private func isAbout(_ names: String...) -> Bool { names.contains(where: words.contains) }

  // MARK: What is there

  /// Whether nothing stands here, if that is allowed: errors, further pages, and what leads ever deeper.
  var isAbsent: Bool {
    path.count > 12 || isOf("error", "next", "previous", "prev", "parent", "deleted", "warning")
  }

  /// How many elements a list here has.
  var count: Int {
    if path.count > 12 || isOf("error", "warning") { return 0 }
    if isOf("hour", "hourly") { return 48 }
    // The forecast of five days, one every three hours.
    if own.last == "list", isAbout("weather", "forecast") { return 40 }
    return path.contains { $0.intValue != nil } ? 3 : 12
  }

  /// The keys of a table whose keys the types do not say.
  var keys: [String] {
    isAbout("rate", "currency", "conversion", "quote")
      ? ["USD", "EUR", "GBP", "JPY", "CHF", "CAD", "AUD", "SEK", "PLN", "UAH", "TRY", "INR"]
      : ["first", "second", "third"]
  }

  /// One of several values, another one for the next element of a list.
  func choice<Value>(of values: [Value]) -> Value? {
    values.isEmpty ? nil : values[(index + seed) % values.count]
  }

  var flag: Bool {
    isOf("success", "ok", "active", "available", "enabled", "verified", "valid", "status", "result")
  }

  var uuid: UUID {
    UUID(
      uuid: (
        0x6d, 0x61, 0x64, 0x65, 0x75, 0x70, 0x40, 0, 0x80, 0, 0, 0, UInt8(truncatingIfNeeded: seed),
        UInt8(truncatingIfNeeded: path.count), UInt8(truncatingIfNeeded: index >> 8),
        UInt8(truncatingIfNeeded: index)
      ))
  }

  /// A day some time ago, each one before the last.
  var date: Date { Date(timeIntervalSince1970: Self.someDay - Double(index) * 86_400) }
  /// The 3rd of May 2024, 14:30 in UTC.
  private static let someDay = 1_714_746_600.0

  // MARK: Numbers

  /// The number by which an element is known, which elements of lists at other addresses have not.
  private var identifier: Int { seed % 97 * 36 + index + 1 }

  var number: Int {
    if own.last == "id" { return identifier }
    if isOf("cod", "code", "status") { return 200 }
    if isOf("page") { return 1 }
    if isOf("year") { return 2024 - index % 12 }
    if isOf("dt", "date", "time", "timestamp", "sunrise", "sunset", "epoch", "created", "updated") {
      return Int(Self.someDay) + index * (isAbout("hour", "hourly", "list") ? 10_800 : 86_400)
    }
    if isOf("rank", "position", "order", "number", "episode", "season", "level") {
      return index + 1
    }
    if isOf("age") { return 21 + scattered(40) }
    if isOf("width") { return 1200 }
    if isOf("height") { return isAbout("image", "photo", "picture", "thumbnail") ? 1600 : 7 }
    if isOf("weight") { return 69 }
    if isOf("runtime", "duration", "minute") { return 90 + scattered(60) }
    if isOf("percent", "percentage", "humidity", "cloud", "progress") { return 20 + scattered(70) }
    if isOf("quantity", "qty") { return 1 }
    if isOf("rating", "star") { return 3 + scattered(3) }
    return Int(fraction)
  }

  var fraction: Double {
    if isOf("lat", "latitude") { return 52.52 + Double(index) * 0.013 }
    if isOf("lon", "lng", "long", "longitude") { return 13.405 + Double(index) * 0.017 }
    if isOf("temp", "temperature", "feel", "min", "max"), isAbout("weather", "main", "temp", "day")
    {
      return (isInKelvin ? 287.15 : 14) + Double(scattered(110)) / 10
    }
    if isOf("rating", "vote", "score", "average", "rate"), !isAbout("currency", "conversion") {
      return isOf("count") ? 1200 + Double(scattered(800)) : 3.5 + Double(scattered(15)) / 10
    }
    if isOf("price", "amount", "cost", "total", "balance", "salary", "value") {
      return 9.99 + Double(scattered(90))
    }
    if isOf("change", "percent", "percentage", "delta") { return Double(scattered(80)) / 10 - 3 }
    if isOf("id") { return Double(identifier) }
    if keys.contains(path.last?.stringValue ?? "") || isAbout("currency") {
      return 0.6 + Double(scattered(140)) / 100
    }
    return Double(12 + scattered(88))
  }

  /// A number from 0 below a bound, scattered over the elements.
  private func scattered(_ bound: Int) -> Int {
    (index * 37 + seed + (own.last?.utf8.reduce(0) { $0 + Int($1) } ?? 0)) % bound
  }

  // MARK: Texts

  var text: String {
    // Nothing went wrong, which servers say by an empty text where there has to be one.
    if isOf("error", "warning") { return "" }
    if isAbout("weather") {
      if own.last == "icon" { return choice(of: ["01d", "02d", "03d", "10d", "04d"]) ?? "" }
      if own.last == "main" { return choice(of: Self.skies)?.name ?? "" }
      if own.last == "description" { return choice(of: Self.skies)?.words ?? "" }
    }
    if isOf("url", "uri", "href", "link", "website", "homepage") || isPicture { return link }
    if own.last == "id" || own.last == "key" { return "\(identifier)" }
    if own.last == "status" { return "ok" }
    if isOf("email", "mail") { return "\(choice(of: Self.logins) ?? "anna")@example.com" }
    if isOf("phone", "tel", "mobile") { return "+1 555 01\(10 + index)" }
    if isOf("color", "colour", "hex") {
      return choice(of: ["#4A90D9", "#F5A623", "#50C878", "#D64550", "#9B6FD6"]) ?? ""
    }
    if isOf("date", "published", "created", "updated", "released", "release", "at", "birthday") {
      return dayText
    }
    if isOf("time", "timestamp") { return dayText }
    if isOf("year") { return "\(number)" }
    if isOf("currency") { return choice(of: keys) ?? "USD" }
    if isOf("language", "lang", "locale") { return "en" }
    if isOf("symbol", "ticker", "abbreviation") {
      return choice(of: ["AUR", "BLT", "CRN", "DLT", "ECH", "FLX"]) ?? ""
    }
    if isOf("price", "amount", "cost", "rating", "score", "vote", "balance", "change", "percent") {
      return (fraction * 100).rounded() / 100 == fraction.rounded()
        ? "\(Int(fraction))" : "\((fraction * 100).rounded() / 100)"
    }
    if isOf("count", "total", "like", "view", "height", "weight", "mass", "duration", "runtime") {
      return "\(number)"
    }
    if isOf("city", "town", "place", "location", "region", "venue") { return pick(Self.cities) }
    if isOf("country", "nation", "origin") { return pick(Self.countries) }
    if isOf("street", "address") { return "\(12 + index) Harbour Street" }
    if isOf("type", "category", "genre", "tag", "kind", "department", "section", "area") {
      return pick(Self.kinds)
    }
    if isOf("species") { return "Human" }
    if isOf("gender") { return choice(of: ["Female", "Male"]) ?? "" }
    if isOf("login", "username", "nick", "handle") { return pick(Self.logins) }
    if isOf("first") { return String(pick(Self.people).prefix { $0 != " " }) }
    if isOf("last", "surname") {
      return pick(Self.people).split(separator: " ").last.map(String.init) ?? ""
    }
    if isOf("author", "artist", "user", "director", "creator", "owner", "actor", "publisher") {
      return pick(Self.people)
    }
    if isOf(
      "description", "overview", "summary", "body", "content", "text", "detail", "bio", "about",
      "message", "instruction", "excerpt", "snippet", "abstract", "plot", "comment", "explanation")
    {
      let more = Self.sentences[(index + seed + 1) % Self.sentences.count]
      return isOf("short") ? pick(Self.sentences) : pick(Self.sentences) + " " + more
    }
    if isOf("name"),
      isAbout(
        "user", "person", "people", "author", "artist", "actor", "character", "contact", "owner",
        "employee", "student", "player", "member", "profile", "cast", "hero", "friend")
    {
      return pick(Self.people)
    }
    if isOf("name", "title"), isAbout("product", "shop", "cart", "store", "goods") {
      return pick(Self.products)
    }
    if isOf("name"), isAbout("city", "weather", "location", "place") { return pick(Self.cities) }
    if isOf("name"), isAbout("country") { return pick(Self.countries) }
    if isOf("name"), isAbout("genre", "category", "tag", "department") { return pick(Self.kinds) }
    return pick(Self.titles)
  }

  private func pick(_ texts: [String]) -> String { choice(of: texts) ?? "" }

  private var isPicture: Bool {
    isOf(
      "image", "img", "photo", "picture", "poster", "thumbnail", "thumb", "avatar", "icon", "logo",
      "backdrop", "cover", "banner", "sprite", "artwork", "flag")
  }

  /// An address; that of a picture where the key speaks of one, and the end of one where it speaks of a path.
  var link: String {
    let name = own.isEmpty ? "item" : own.joined(separator: "-")
    let file = "\(name)-\(seed % 1000)-\(index + 1)"
    if isOf("path") { return "/\(file).jpg" }
    return isPicture ? "https://example.com/images/\(file).jpg" : "https://example.com/\(file)"
  }

  private var dayText: String {
    let day = String(date.formatted(.iso8601).prefix(10))
    return isOf("created", "updated", "published", "at", "timestamp", "time")
      ? day + "T14:30:00Z" : day
  }

  private static let skies: [(name: String, words: String)] = [
    ("Clear", "clear sky"), ("Clouds", "few clouds"), ("Clouds", "scattered clouds"),
    ("Rain", "light rain"), ("Clouds", "overcast clouds"),
  ]
  private static let logins = [
    "anna", "ben", "clara", "david", "elena", "felix", "grace", "hugo", "ida", "jonas", "kira",
    "leo",
  ]
  private static let people = [
    "Anna Lindqvist", "Ben Okafor", "Clara Romero", "David Kim", "Elena Petrova", "Felix Baumann",
    "Grace Chen", "Hugo Martin", "Ida Sørensen", "Jonas Weber", "Kira Nakamura", "Leo Rossi",
  ]
  private static let cities = [
    "Berlin", "Lisbon", "Kyoto", "Oslo", "Montreal", "Vienna", "Seville", "Bergen", "Porto",
    "Zurich", "Dublin", "Prague",
  ]
  private static let countries = [
    "Germany", "Portugal", "Japan", "Norway", "Canada", "Austria", "Spain", "Ireland", "Italy",
    "Switzerland", "France", "Czechia",
  ]
  private static let kinds = [
    "Adventure", "Design", "Science", "Music", "Travel", "Food", "History", "Sports", "Nature",
    "Technology", "Art", "Drama",
  ]
  private static let titles = [
    "Northern Lights", "The Long Way Home", "Paper Boats", "A Quiet Harbour", "Summer Rain",
    "The Glass Garden", "Letters from Lisbon", "Blue Hour", "The Last Orchard", "Wild Coast",
    "Morning Ferry", "The Cartographer",
  ]
  private static let products = [
    "Canvas Sneakers", "Ceramic Vase", "Travel Mug", "Leather Satchel", "Desk Lamp", "Wool Scarf",
    "Running Shoes", "Glass Bottle", "Wooden Stool", "Linen Shirt", "Garden Chair", "Field Watch",
  ]
  private static let sentences = [
    "A short walk along the harbour leads to the old lighthouse.",
    "The first snow came early that year, and the village fell silent.",
    "Two friends set out with nothing but a map and a kettle.",
    "Everything that grows here was brought over the mountains by hand.",
    "On clear evenings one sees as far as the islands.",
  ]
}
