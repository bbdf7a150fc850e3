import AnimAlamofire
import AnimObjectMapper
import AnimSwiftyJSON
import Foundation
import Testing
import UIKitCore

/// JSON as apps read it by SwiftyJSON and ObjectMapper.
@MainActor struct JSONLibraryTests {
  private let text = """
    {"name": "Ada", "age": 36, "isFriend": true, "score": 4.5, "tags": ["a", "b"],
     "home": {"city": "London", "link": "https://a.b/ä"}, "none": null, "number": "12"}
    """

  @Test func `SwiftyJSON finds parts, and nothing where there is none`() throws {
    let json = try JSON(data: Data(text.utf8))
    #expect(json["name"].string == "Ada" && json["age"].int == 36 && json["score"].double == 4.5)
    #expect(json["isFriend"].bool == true && json["age"].bool == nil && json["age"].boolValue)
    #expect(json["number"].intValue == 12 && json["number"].int == nil)
    #expect(json["age"].stringValue == "36" && json["age"].string == nil)
    #expect(json["tags", 1].string == "b" && json["tags"][5].error == .indexOutOfBounds)
    #expect(json["home"]["city"].stringValue == "London" && json["home", "link"].url != nil)
    #expect(json["none"].type == .null && json["none"].exists())
    #expect(!json["other"]["part"].exists() && json["other"].error == .notExist)
    #expect(json["tags"].arrayValue.map(\.stringValue) == ["a", "b"])
    #expect(json["home"].dictionaryValue.keys.sorted() == ["city", "link"])
    #expect(json["tags"].map(\.0) == ["0", "1"] && json["home"].count == 2)
  }

  @Test func `SwiftyJSON changes parts, and writes them`() throws {
    var json: JSON = ["a": 1, "b": ["c": "d"]]
    json["b"]["c"].string = "e"
    json["f"] = [1, true]
    #expect(json["b"]["c"] == "e")
    try json.merge(with: ["a": 2, "b": ["g": 3]])
    #expect(json.rawString(options: []) == #"{"a":2,"b":{"c":"e","g":3},"f":[1,true]}"#)
    #expect(JSON(parseJSON: json.description) == json)
  }

  private enum Kind: String { case person, company }

  private struct Home: Mappable {
    var city = ""
    init?(map: Map) { if map.JSON["city"] == nil { return nil } }
    mutating func mapping(map: Map) { city <- map["city"] }
  }

  private final class Person: Mappable {
    var name: String?
    var age = 0
    var tags: [String] = []
    var kind = Kind.person
    var home: Home?
    var city: String?
    var born: Date?
    init?(map: Map) {}
    func mapping(map: Map) {
      name <- map["name"]
      age <- map["age"]
      tags <- map["tags"]
      kind <- map["kind"]
      home <- map["home"]
      city <- map["home.city"]
      born <- (map["born"], DateTransform())
    }
  }

  @Test func `ObjectMapper reads and writes objects`() throws {
    let text = """
      {"name": "Ada", "age": 36, "tags": ["a"], "kind": "company", "home": {"city": "London"}, "born": 60}
      """
    let person = try #require(Mapper<Person>().map(JSONString: text))
    #expect(person.name == "Ada" && person.age == 36 && person.tags == ["a"])
    #expect(person.kind == .company && person.home?.city == "London" && person.city == "London")
    #expect(person.born == Date(timeIntervalSince1970: 60))
    let written = person.toJSON()
    #expect((written["home"] as? [String: Any])?["city"] as? String == "London")
    #expect(written["kind"] as? String == "company" && written["born"] as? Double == 60)
    #expect(Person(JSON: ["home": ["street": ""]])?.home == nil)
    #expect(Mapper<Person>().mapArray(JSONString: "[\(text), \(text)]")?.count == 2)
  }

  private struct Point: ImmutableMappable {
    let x: Int
    init(map: Map) throws { x = try map.value("x") }
  }

  @Test func `ObjectMapper says what is missing`() throws {
    #expect(try Point(JSON: ["x": 1]).x == 1)
    #expect(throws: MapError.self) { try Point(JSON: [:]) }
  }

  @Test func `what is made up has what is asked for`() {
    withServers(["/people": .madeUp("https://a.b/people")]) { clock in
      var (json, people): (JSON, [Person]) = (.null, [])
      AF.request("https://a.b/people").responseJSON { response in
        guard let value = response.value else { return }
        json = JSON(value)
        people = Mapper<Person>().mapArray(JSONObject: value) ?? []
      }
      clock.advance(to: 0.2)
      #expect(json["results"].arrayValue.count == 12)
      let titles = Set(json["results"].arrayValue.map { $0["title"].stringValue })
      #expect(titles.count == 12 && !titles.contains(""))
      #expect(json["results"][0]["poster"].url?.pathExtension == "jpg")
      #expect(json["error"].string == nil)
      #expect(people.count == 12 && people[0].name?.isEmpty == false)
    }
  }
}
