import AnimLayers
import AnimSourceRuntime
import Foundation
import Testing
import UIKitCore

/// What an app keeps, and the language that it finds.
@MainActor struct AppMemoryTests {
  private let home = Folder()

  private func inScene<Result>(
    _ environment: UIEnvironment = UIEnvironment(), _ body: () throws -> Result
  ) rethrows -> Result {
    let home = home.url
    environment.memory.findHome = { home }
    return try MediaClock.$current.withValue(MediaClock()) { try environment.run(body) }
  }

  @Test func `defaults are those of the scene, by suites, and convert as UIKit's do`() {
    inScene {
      let defaults = SceneDefaults.standard
      defaults.register(defaults: ["count": 3, "name": "registered"])
      defaults.set("7", forKey: "text")
      defaults.set(true, forKey: "flag")
      defaults.setValue(2.5, forKey: "number")
      #expect(defaults.integer(forKey: "count") == 3 && defaults.integer(forKey: "text") == 7)
      #expect(defaults.bool(forKey: "flag") && !defaults.bool(forKey: "none"))
      #expect(defaults.double(forKey: "number") == 2.5 && defaults.value(forKey: "none") == nil)
      defaults.set("own", forKey: "name")
      #expect(defaults.string(forKey: "name") == "own")
      defaults.removeObject(forKey: "name")
      #expect(defaults.string(forKey: "name") == "registered")
      #expect(SceneDefaults(suiteName: "other")?.object(forKey: "text") == nil)
    }
    inScene { #expect(SceneDefaults.standard.object(forKey: "text") == nil) }
  }

  @Test func `an app finds its own folders empty in each scene`() throws {
    let manager = SceneFileManager.default
    let written = try inScene {
      let folder = try manager.sceneURL(
        for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
      let file = folder.appendingPathComponent("a.json")
      try Data("[]".utf8).write(to: file)
      #expect(SceneFiles.homePath() != NSHomeDirectory())
      #expect(manager.urls(for: .libraryDirectory, in: .userDomainMask).count == 1)
      #expect(manager.urls(for: .documentDirectory, in: .localDomainMask) == [])
      #expect(
        SceneFiles.paths(.documentDirectory, .userDomainMask, true)
          == [SceneFiles.home.appendingPathComponent("Documents").path])
      #expect(manager.fileExists(atPath: SceneFiles.temporaryPath()))
      #expect(manager.fileExists(atPath: file.path))
      return file
    }
    inScene {
      #expect(manager.fileExists(atPath: SceneFiles.homePath() + "/Documents"))
      #expect(!manager.fileExists(atPath: written.path))
    }
  }

  private func texts(_ files: [String: String], _ body: () -> Void) throws {
    let folder = Folder()
    for (name, text) in files { try folder.write(text, to: name) }
    let environment = UIEnvironment()
    environment.resourceFolder = folder.url
    inScene(environment, body)
  }

  @Test func `texts are English where the app speaks it`() throws {
    try texts([
      "App/de.lproj/Localizable.strings": #""title" = "Titel"; "only" = "nur";"#,
      "App/en.lproj/Localizable.strings": #""title" = "Title \"A\"";"#,
      "App/en.lproj/Other.strings": #""title" = "Other";"#,
      "App/en.lproj/Localizable.stringsdict": """
      <plist version="1.0"><dict><key>items</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>About %#@n@</string>
        <key>n</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>one</key><string>%d item</string><key>other</key><string>%d items</string>
        </dict></dict></dict></plist>
      """,
    ]) {
      #expect(sceneLocalizedString("title", comment: "") == #"Title "A""#)
      // Not in another language beside.
      #expect(sceneLocalizedString("only", comment: "") == "only")
      #expect(sceneLocalizedString("none", comment: "") == "none")
      #expect(sceneLocalizedString("none", value: "else", comment: "") == "else")
      #expect(sceneLocalizedString("title", tableName: "Other", comment: "") == "Other")
      #expect(String(format: sceneLocalizedString("items", comment: ""), 3) == "About 3 items")
      #expect(String(localized: "title") == #"Title "A""#)
    }
  }

  @Test func `string catalogues are read, with values in their keys`() throws {
    try texts([
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "plain": {},
        "hello %@": {"localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "Hi, %@!"}},
          "de": {"stringUnit": {"state": "translated", "value": "Hallo %@!"}}}},
        "%lld rows": {"localizations": {"en": {"variations": {"plural": {
          "one": {"stringUnit": {"value": "%lld row"}},
          "other": {"stringUnit": {"value": "%lld rows in all"}}}}}}}}}
      """
    ]) {
      let name = "Ann"
      #expect(String(localized: "hello \(name)") == "Hi, Ann!")
      #expect(String(localized: "\(4) rows") == "4 rows in all")
      #expect(String(localized: "plain") == "plain")
      #expect(String(localized: "key", defaultValue: "100 % of \(name)") == "100 % of Ann")
    }
  }

  @Test func `formatters speak American English`() {
    let price = sceneFormatter(NumberFormatter())
    price.numberStyle = .currency
    #expect(price.string(from: 1.5) == "$1.50")
    let date = sceneFormatter(DateFormatter())
    date.timeZone = TimeZone(identifier: "UTC")
    date.dateStyle = .short
    #expect(date.string(from: Date(timeIntervalSinceReferenceDate: 0)) == "1/1/01")
    #expect(sceneCalendar.firstWeekday == 1)
  }

  @Test(arguments: [
    (SceneDurationFormatter.UnitsStyle.positional, 65.0, "1:05"), (.positional, 5, "0:05"),
    (.positional, 3605, "1:00:05"), (.abbreviated, 3605, "1h 5s"),
    (.short, 120, "2 min"), (.full, 3661, "1 hour, 1 minute, 1 second"),
    (.spellOut, 120, "two minutes"), (.brief, 7200, "2hr"),
  ])
  func `lengths of time are written as Foundation writes them`(
    style: SceneDurationFormatter.UnitsStyle, seconds: Double, text: String
  ) {
    let formatter = SceneDurationFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.unitsStyle = style
    #expect(formatter.string(from: seconds) == text)
  }

  @Test func `zeros are kept where that is wanted, and units are limited`() {
    let formatter = SceneDurationFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
    formatter.unitsStyle = .full
    formatter.zeroFormattingBehavior = .dropAll
    formatter.allowedUnits = [.day, .hour, .minute]
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 90_061) == "1 day")
  }

  @Test(arguments: [
    (-1.0, "1 second ago"), (-7200.0, "2 hours ago"), (86400.0, "in 1 day"),
    (-691_200.0, "1 week ago"),
  ])
  func `dates are told by how long ago they were`(seconds: Double, text: String) {
    #expect(SceneRelativeFormatter().localizedString(fromTimeInterval: seconds) == text)
  }

  @Test func `relative dates have names where that is wanted`() {
    let formatter = SceneRelativeFormatter()
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(fromTimeInterval: -86400) == "yesterday")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hr. ago")
  }

  @Test func `objects and dates are arguments of predicates`() {
    let date = Date(timeIntervalSinceReferenceDate: 10)
    let argument = date as any CVarArg
    #expect(argument as? Date == date)
    #expect(String(format: "%@", NSNumber(value: 3) as any CVarArg) == "3")
  }

  @Test func `texts of apps without English are in one language`() throws {
    try texts([
      "App/de.lproj/Localizable.strings": #""title" = "Titel";"#,
      "App/fr.lproj/Localizable.strings": #""title" = "Titre"; "only" = "seul";"#,
    ]) {
      #expect(sceneLocalizedString("title", comment: "") == "Titel")
      #expect(sceneLocalizedString("only", comment: "") == "only")
    }
  }
}
