import AnimChameleon
import AnimConveniences
import AnimInterfaceFiles
import AnimResolver
import AnimSourceRuntime
import AnimSwinject
import AnimSwipeCellKit
import AnimXCoordinator
import AnimXML
import Foundation
import Testing
import UIKitCore

private final class Engine {}
private final class Car {
  let (engine, doors): (Engine, Int)
  init(engine: Engine, doors: Int = 4) { (self.engine, self.doors) = (engine, doors) }
}
private protocol Vehicle: AnyObject {}
extension Car: Vehicle {}

private final class Parts: Assembly {
  func assemble(container: Container) {
    container.register(Engine.self) { _ in Engine() }.inObjectScope(.container)
    container.register(Car.self) { Car(engine: $0.resolve(Engine.self) ?? Engine()) }
    container.register(Car.self, name: "small") { resolver, doors in
      Car(engine: resolver.resolve(Engine.self) ?? Engine(), doors: doors)
    }
  }
}

private struct OtherParts: Assembly {
  func assemble(container: Container) { container.register(Engine.self) { _ in Engine() } }
}

private final class PlainCell: UITableViewCell, AnimConveniences.Reusable {}

/// What apps get their parts from, where the libraries are not at hand.
@MainActor struct ContainerTests {
  @Test func `a container makes what is registered, of arguments, and keeps what is to be kept`() {
    let resolver = Assembler([Parts()]).resolver
    let (first, second) = (resolver.resolve(Car.self), resolver.resolve(Car.self))
    #expect(first !== second && first?.engine === second?.engine)
    #expect(Assembler([OtherParts()]).resolver.resolve(Engine.self) != nil)
    #expect(resolver.resolve(Car.self, name: "small", argument: 2)?.doors == 2)
    #expect(resolver.resolve(String.self) == nil)
    let child = Container(parent: Container { $0.register(Int.self) { _ in 3 } })
    child.autoregister(String.self) { (number: Int) in "\(number)" }
    #expect(child.resolve(String.self) == "3")
  }

  private enum Stop: Route { case first, second, note }
  private final class Stops: NavigationCoordinator<Stop> {
    init() { super.init(initialRoute: .first) }
    override func prepareTransition(for route: Stop) -> NavigationTransition {
      let screen = UIViewController()
      screen.title = "\(route)"
      return route == .note ? .present(screen) : .push(screen)
    }
  }
  private final class Tabs: TabBarCoordinator<Stop> {
    let stops = Stops()
    init() { super.init(tabs: [stops.strongRouter, UIViewController()], select: 1) }
    override func prepareTransition(for route: Stop) -> TabBarTransition {
      .multiple(.select(stops), .trigger(route, on: stops))
    }
  }

  @Test func `coordinators go from place to place`() {
    withServers([:]) { clock in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
      let tabs = Tabs()
      tabs.strongRouter.setRoot(for: window)
      let bar = window.rootViewController as? UITabBarController
      #expect(bar?.selectedIndex == 1 && bar?.viewControllers?.count == 2)
      var isDone = false
      tabs.unownedRouter.trigger(.second) { isDone = true }
      clock.advance(to: 1)
      let stack = bar?.viewControllers?.first as? UINavigationController
      #expect(isDone && bar?.selectedIndex == 0)
      #expect(stack?.viewControllers.map(\.title) == ["first", "second"])
      tabs.stops.trigger(.note)
      clock.advance(to: 2)
      #expect(stack?.presentedViewController?.title == "note")
    }
  }

  private final class Garage: UIViewController {
    var car: Car?
  }

  @Test func `controllers of storyboards get their parts before their views are loaded`() throws {
    let text = """
      <document initialViewController="a"><scenes><scene><objects>
        <viewController id="a" storyboardIdentifier="garage" customClass="Garage"/>
      </objects></scene></scenes></document>
      """
    let document = InterfaceDocument(
      name: "Main", isStoryboard: true, root: try #require(XMLElement(xml: Data(text.utf8))))
    let set = SourceSet()
    set.addClass(Garage.self, "Garage") { _ in Garage() }
    let builder = InterfaceBuilder([document], sets: [set])
    let environment = UIEnvironment()
    builder.complete(&environment.interface)
    environment.run {
      let container = SwinjectStoryboard.defaultContainer
      Parts().assemble(container: container)
      container.storyboardInitCompleted(UIViewController.self) { _, _ in
        Issue.record("of another class")
      }
      container.storyboardInitCompleted(Garage.self) { $1.car = $0.resolve(Car.self) }
      let plain = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
      #expect((plain as? Garage)?.car?.doors == 4)
      let own = Container(parent: container)
      own.storyboardInitCompleted(Garage.self) { resolver, garage in
        garage.car = resolver.resolve(Car.self, name: "small", argument: 2)
      }
      let storyboard = SwinjectStoryboard.create(name: "Main", bundle: nil, container: own)
      let made = storyboard.instantiateViewController(withIdentifier: "garage") as? Garage
      #expect(made?.car?.doors == 2 && made?.isViewLoaded == false)
    }
  }

  @Test func `properties are given what is registered for their types`() {
    withServers([:]) { _ in
      AnimResolver.Resolver.register { Engine() }.scope(.application)
      AnimResolver.Resolver.register { Car(engine: $0.resolve()) }.implements((any Vehicle).self)
      struct Garage {
        @Injected var car: Car
        @LazyInjected var vehicle: any Vehicle
        @OptionalInjected var number: Int?
      }
      var garage = Garage()
      #expect(garage.number == nil && (garage.vehicle as? Car)?.engine === garage.car.engine)
    }
  }

  @Test func `cells are registered and found by their classes`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    table.register(cellType: PlainCell.self)
    #expect(PlainCell.reuseIdentifier == "PlainCell")
    let first: PlainCell = table.dequeueReusableCell(for: IndexPath(row: 0, section: 0))
    #expect(first.reuseIdentifier == "PlainCell")
    let cell = ReusableCell<PlainCell>(identifier: "plain")
    table.register(cell)
    #expect(table.dequeue(cell, for: IndexPath(row: 0, section: 0)).reuseIdentifier == "plain")
  }

  @Test func `logs are not even put together`() {
    func text() -> String {
      Issue.record("a text was put together")
      return ""
    }
    DDLogInfo(text())
    SwiftyBeaver.debug(text())
    XCGLogger.default.error(text())
  }

  @Test func `views of libraries stand in nibs by their names`() throws {
    let frame = #"<rect key="frame" x="0" y="0" width="9" height="9"/>"#
    let text = """
      <document><objects>
        <view id="1" customClass="SwipeTableViewCell" customModule="SwipeCellKit">\(frame)</view>
        <label id="2" customClass="CLTypingLabel" customModule="CLTypingLabel">\(frame)</label>
        <view id="3" customClass="SwipeTableViewCell">\(frame)</view>
      </objects></document>
      """
    let builder = InterfaceBuilder(
      [
        InterfaceDocument(
          name: "A", isStoryboard: false, root: try #require(XMLElement(xml: Data(text.utf8))))
      ], sets: [])
    let objects = try #require(builder.objects(inNib: "A", owner: nil))
    // Of what was written in Objective-C nibs name no module.
    #expect(objects.map { $0 is SwipeTableViewCell } == [true, false, true])
    #expect(objects.contains { $0 is CLTypingLabel })
  }

  @Test func `a label's letters come one by one`() {
    withServers([:]) { clock in
      let label = CLTypingLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
      label.text = "Chat"
      #expect(label.text == "")
      clock.advance(to: 0.25)
      #expect(label.text == "Ch")
      clock.advance(to: 1)
      #expect(label.text == "Chat")
    }
  }

  @Test func `colours have names, and others can be read on them`() {
    #expect(UIColor.flatRed().hexValue() == "#E74C3C")
    #expect(
      UIColor(hexString: "#102030")?.hexValue() == "#102030" && UIColor(hexString: "x") == nil)
    #expect(ContrastColorOf(.flatNavyBlue, returnFlat: false).hexValue() == "#FFFFFF")
    #expect(UIColor.flatRed.darken(byPercentage: 0.5)?.hexValue() == "#74261E")
  }
}
