import Foundation
import Testing

@testable import AnimSourceLowering

/// The type by which apps that R.swift is for call their files.
struct ResourceAccessorsTests {
  @Test(arguments: [
    ("settings-icon", "settingsIcon"), ("ic_back", "ic_back"), ("Cover", "cover"),
    ("URLSession", "urlSession"), ("gradient.jpg", "gradientJpg"), ("2nd place", "ndPlace"),
    ("welcome.withName", "welcomeWithName"), ("ABC", "abC"), ("A", "a"), ("UIKit 2", "uiKit2"),
  ])
  func `a name is what R_swift makes of a file's`(resource: String, name: String) {
    #expect(ResourceIdentifier.name(resource) == name)
  }

  @Test func `of a name without a letter there is none`() {
    #expect(ResourceIdentifier.name("42") == nil)
    #expect(ResourceIdentifier.name("") == nil)
  }

  @Test func `names are found behind the type, over lines too`() {
    let text = """
      let a = R.image.cover(), b = R.string
        .localizable.welcome("x")
      let c = MR.image.no, d = R.info.x
      """
    #expect(
      ResourceAccessors.names(in: text) == ["image.cover", "string.localizable.welcome"])
  }

  @Test(arguments: ["struct R {}", "enum R: String {}", "typealias R = Resources", "let R = 2"])
  func `who declares the type himself gets none`(text: String) {
    #expect(ResourceAccessors.areDeclared(in: text))
  }

  @Test func `a type of another name is not that`() {
    #expect(!ResourceAccessors.areDeclared(in: "struct Row {}; let r = R.image.cover()"))
  }

  private func text(
    _ resources: AppResources, _ names: Set<String>, words: Set<Substring>
  ) -> String {
    ResourceAccessors(of: resources, asked: names, among: words).source(path: "R.swift").text
  }

  @Test func `what is asked for is there, by the name of the file or else by its own`() {
    var resources = AppResources()
    resources.images = ["settings-icon", "unused", "Menu/first-one"]
    resources.strings = ["Localizable": ["welcome.message", "other"]]
    let text = text(
      resources,
      [
        "image.settingsIcon", "image.absent", "image.menu.firstOne",
        "string.localizable.welcomeMessage", "string.localizable.missing.key",
      ],
      words: [
        "image", "settingsIcon", "absent", "menu", "firstOne", "string", "localizable",
        "welcomeMessage", "missing", "key",
      ])
    #expect(text.contains("`settingsIcon` = AnimRswift.ImageResource(name: \"settings-icon\","))
    #expect(text.contains("`absent` = AnimRswift.ImageResource(name: \"absent\","))
    #expect(
      text.contains(
        "struct `menu` { static let `firstOne` = AnimRswift.ImageResource(name: \"Menu/first-one\"")
    )
    #expect(!text.contains("unused"))
    #expect(text.contains("`welcomeMessage` = AnimRswift.StringResource(key: \"welcome.message\","))
    #expect(text.contains("`missing` = AnimRswift.StringResource(key: \"missing\","))
    #expect(!text.contains("other"))
  }

  @Test func `nibs and storyboards say the classes of what they make`() {
    var resources = AppResources()
    resources.addNib(
      named: "FilmCell",
      Data(
        """
        <document><objects><placeholder placeholderIdentifier="IBFilesOwner"/>
        <tableViewCell reuseIdentifier="film" customClass="FilmCell" customModule="App"/></objects></document>
        """.utf8))
    resources.addStoryboard(
      named: "Main",
      Data(
        """
        <document initialViewController="n"><scenes>
        <scene><objects><navigationController id="n"/></objects></scene>
        <scene><objects><viewController id="f" storyboardIdentifier="Films" customClass="FilmsViewController">
        <connections><segue destination="d" kind="show" identifier="show-film"/></connections></viewController>
        <placeholder/></objects></scene>
        <scene><objects><viewController id="d" customClass="FilmViewController"/></objects></scene>
        </scenes></document>
        """.utf8))
    let text = text(
      resources, [],
      words: ["filmCell", "film", "main", "films", "filmsViewController", "showFilm"])
    #expect(
      text.contains(
        "`filmCell` = NibReferenceReuseIdentifier<FilmCell, FilmCell>(name: \"FilmCell\", bundle: .main, identifier: \"film\")"
      ))
    #expect(text.contains("`film` = ReuseIdentifier<FilmCell>(identifier: \"film\")"))
    #expect(text.contains("typealias InitialController = UINavigationController"))
    #expect(
      text.contains(
        "`films` = StoryboardViewControllerIdentifier<FilmsViewController>(identifier: \"Films\""))
    #expect(
      text.contains(
        "struct `filmsViewController` { static let `showFilm` = SegueIdentifier<UIStoryboardSegue, FilmsViewController, FilmViewController>(identifier: \"show-film\")"
      ))
  }
}
