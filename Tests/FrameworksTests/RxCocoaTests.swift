import AnimLayers
import AnimRxExtensions
import AnimRxSwift
@testable import AnimSourceRuntime
import Foundation
import Testing

@testable import UIKitCore

/// Screens that are bound to sequences as apps do it by RxCocoa and RxDataSources.
@MainActor struct RxCocoaTests {
  private func inWorld(_ body: (MediaClock, UIWindow) throws -> Void) rethrows {
    let clock = MediaClock()
    try MediaClock.$current.withValue(clock) {
      try UIEnvironment().run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        try body(clock, window)
      }
    }
  }

  private func texts(_ table: UITableView) -> [String?] {
    table.layoutIfNeeded()
    return table.visibleCells.map { $0.textLabel?.text }
  }

  @Test func `a tap and what is written reach those who are subscribed`() {
    inWorld { clock, window in
      let (button, field, label) = (UIButton(), UITextField(), UILabel())
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      window.addSubview(button)
      let bag = DisposeBag()
      var taps = 0
      button.rx.tap.subscribe(onNext: { taps += 1 }).disposed(by: bag)
      field.rx.text.orEmpty.map { $0.count > 2 }.bind(to: button.rx.isEnabled).disposed(by: bag)
      field.rx.text.bind(to: label.rx.text).disposed(by: bag)
      #expect(!button.isEnabled && label.text == "")
      field.text = "abc"
      field.sendActions(for: .editingChanged)
      #expect(button.isEnabled && label.text == "abc")
      window.perform(.tap(at: CGPoint(x: 50, y: 25)))
      clock.advance(to: 1)
      #expect(taps == 1)
      Driver.just(false).drive(label.rx.isHidden).disposed(by: bag)
      Signal.just(UIColor.red).emit(to: label.rx.textColor).disposed(by: bag)
      #expect(!label.isHidden && label.textColor == .red)
    }
  }

  @Test func `rows show elements, and tell which was chosen, beside the app's own delegate`() {
    inWorld { clock, window in
      final class Delegate: NSObject, UITableViewDelegate {
        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          60
        }
      }
      let table = UITableView(frame: window.bounds)
      window.addSubview(table)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      let (delegate, bag) = (Delegate(), DisposeBag())
      let names = BehaviorRelay(value: ["a", "b"])
      names.bind(to: table.rx.items(cellIdentifier: "cell", cellType: UITableViewCell.self)) {
        row, name, cell in
        cell.textLabel?.text = "\(row)\(name)"
      }.disposed(by: bag)
      var told: [String] = []
      table.rx.modelSelected(String.self).subscribe(onNext: { told.append($0) }).disposed(by: bag)
      table.rx.itemSelected.subscribe(onNext: { told.append("\($0.row)") }).disposed(by: bag)
      table.rx.setDelegate(delegate).disposed(by: bag)
      #expect(texts(table) == ["0a", "1b"])
      #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 60)
      names.accept(["c", "d", "e"])
      #expect(texts(table) == ["0c", "1d", "2e"])
      window.perform(.tap(at: CGPoint(x: 100, y: 90)))
      clock.advance(to: 1)
      #expect(told == ["d", "1"])
    }
  }

  @Test func `sections have titles, and what changes in them moves`() {
    inWorld { clock, window in
      let table = UITableView(frame: window.bounds)
      window.addSubview(table)
      let source = RxTableViewSectionedAnimatedDataSource<AnimatableSectionModel<String, Int>>(
        configureCell: { _, _, _, number in
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.textLabel?.text = "\(number)"
          return cell
        }, titleForHeaderInSection: { $0[$1].model })
      let sections = BehaviorRelay(value: [AnimatableSectionModel(model: "one", items: [1, 2, 3])])
      let subscription = sections.bind(to: table.rx.items(dataSource: source))
      #expect(texts(table) == ["1", "2", "3"])
      #expect(table.dataSource?.tableView?(table, titleForHeaderInSection: 0) == "one")
      sections.accept([AnimatableSectionModel(model: "one", items: [1, 4, 3])])
      clock.advance(to: 2)
      #expect(texts(table) == ["1", "4", "3"])
      subscription.dispose()
    }
  }

  @Test func `items of a collection show elements`() throws {
    try inWorld { clock, window in
      let layout = UICollectionViewFlowLayout()
      let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
      window.addSubview(view)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      let bag = DisposeBag()
      Observable<[CGFloat]>.just([0.25, 0.5]).bind(to: view.rx.items(cellIdentifier: "cell")) {
        _, alpha, cell in
        cell.alpha = alpha
      }.disposed(by: bag)
      var chosen: [CGFloat] = []
      view.rx.modelSelected(CGFloat.self).subscribe(onNext: { chosen.append($0) }).disposed(by: bag)
      view.layoutIfNeeded()
      #expect(view.visibleCells.count == 2)
      let cell = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
      #expect(cell.alpha == 0.5)
      window.perform(.tap(at: cell.center))
      clock.advance(to: 1)
      #expect(chosen == [0.5])
    }
  }

  @Test func `what UIKit calls of a controller is told, and that an object goes`() {
    inWorld { _, window in
      var told: [String] = []
      var object: NSObject? = UIView()
      _ = object?.rx.deallocated.subscribe(onNext: { told.append("gone") })
      object = nil
      #expect(told == ["gone"] && object == nil)
      let (controller, bag) = (UIViewController(), DisposeBag())
      controller.rx.viewDidLoad.subscribe(onNext: { told.append("loaded") }).disposed(by: bag)
      controller.rx.methodInvoked(Selector("viewWillAppear(_:)"))
        .subscribe(onNext: { told.append("\($0.count)") }).disposed(by: bag)
      Observable.just("title").bind(to: controller.rx.title).disposed(by: bag)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      #expect(told == ["gone", "loaded", "1"] && controller.title == "title")
    }
  }

  @Test func `notifications, gestures and bar buttons are heard`() {
    inWorld { _, _ in
      let bag = DisposeBag()
      var told: [String] = []
      let name = Notification.Name("news")
      NotificationCenter.default.rx.notification(name)
        .subscribe(onNext: { told.append($0.name.rawValue) }).disposed(by: bag)
      NotificationCenter.default.post(name: name, object: nil)
      let item = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
      item.rx.tap.subscribe(onNext: { told.append("tapped") }).disposed(by: bag)
      _ = (item.target as? NSObject).map { target in
        item.action.map { $0.perform(on: target, item) }
      }
      #expect(told == ["news", "tapped"])
    }
  }

  @Test func `a picker's wheel shows titles`() {
    inWorld { _, window in
      let (picker, bag) = (UIPickerView(), DisposeBag())
      window.addSubview(picker)
      Observable.just(["one", "two"]).bind(to: picker.rx.itemTitles) { $1 }.disposed(by: bag)
      #expect(picker.numberOfRows(inComponent: 0) == 2)
    }
  }

  /// What a server would tell of.
  private final class Row {
    var title = ""
  }
  private final class Model {
    let rows = BehaviorRelay<[Row]>(value: [])
    let isBusy = BehaviorRelay(value: true)
  }

  @Test func `what would be told by a server is made up`() {
    inWorld { _, window in
      let set = SourceSet()
      set.addMaker("Row", []) { _ in Row() }
      let (model, table, bag) = (Model(), UITableView(frame: window.bounds), DisposeBag())
      window.addSubview(table)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      #expect(MadeUpLists.fill([model], set.enumerations))
      #expect(model.rows.value.map(\.title) == (0..<8).map { "Item \($0)" } && model.isBusy.value)
      #expect(!MadeUpLists.fill([model], set.enumerations))
      // Where nobody holds what tells it, the view is told.
      Observable<[Row]>.never().bind(to: table.rx.items(cellIdentifier: "cell")) { _, row, cell in
        cell.textLabel?.text = row.title
      }.disposed(by: bag)
      let listing = table.dataSource as? any MadeUpListing
      #expect(listing.map { MadeUpLists.tell($0, set.enumerations) } == true)
      #expect(texts(table).first == "Item 0" && table.numberOfRows(inSection: 0) == 8)
    }
  }

  @Test func `sequences that code asks for are made up`() {
    inWorld { _, _ in
      let set = SourceSet()
      set.addMaker("Row", []) { _ in Row() }
      let value = PlaceholderValue(name: "rows", seed: 0, names: set.enumerations)
      var counts: [Int] = []
      let driver: Driver<[Row]>? = value.makeIfPossible()
      _ = driver?.drive(onNext: { counts.append($0.count) })
      let single: Single<[Row]?>? = value.makeIfPossible()
      _ = single?.subscribe(onSuccess: { counts.append($0?.count ?? 0) })
      let numbers: Observable<Int>? = value.makeIfPossible()
      _ = numbers?.subscribe(onNext: { counts.append($0) })
      #expect(counts == [8, 8] && numbers != nil)
      #expect((value.makeIfPossible() as ControlEvent<Int>?) != nil)
      #expect((value.makeIfPossible() as BehaviorRelay<Bool>?)?.value == false)
      let sections: [SectionModel<String, Row>]? = value.told([SectionModel<String, Row>].self)
      #expect(sections?.map(\.items.count) == [8])
    }
  }

  @Test func `older names are known, and texts are bound both ways`() {
    inWorld { _, _ in
      let (field, label, bag) = (UITextField(), UILabel(), DisposeBag())
      let variable = Variable("a")
      variable.asObservable().bindTo(
        UIBindingObserver(UIElement: label) { label, text in label.text = text }
      ).addDisposableTo(bag)
      #expect(label.text == "a")
      field.rx.textInput.text.orEmpty.bindTo(variable).addDisposableTo(bag)
      field.text = "bc"
      field.sendActions(for: .editingChanged)
      #expect(variable.value == "bc" && label.text == "bc")
      variable.asObservable().map { $0 + "d" }.bindTo(field.rx.text).addDisposableTo(bag)
      #expect(field.text == "bcd")
    }
  }

  @Test func `a collection without headers asks for none`() {
    inWorld { _, window in
      let view = UICollectionView(
        frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      let source = RxCollectionViewSectionedReloadDataSource<SectionModel<String, Int>>(
        configureCell: { _, view, path, _ in
          view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        })
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      window.addSubview(view)
      let sections = Observable.just([SectionModel(model: "a", items: [1, 2, 3])])
      let subscription = sections.bind(to: view.rx.items(dataSource: source))
      view.layoutIfNeeded()
      #expect(view.visibleCells.count == 3)
      #expect(throws: UnimplementedRequirement.self) {
        _ = try source.collectionView(
          view, viewForSupplementaryElementOfKind: "header", at: IndexPath(item: 0, section: 0))
      }
      subscription.dispose()
    }
  }

  @Test func `sequences go on after code that has not come to its end`() {
    inWorld { _, _ in
      let environment = UIEnvironment.current
      // Unwinding leaves what was going on as it is, as if it did not return.
      environment.rescue = CodeRescue { body in
        body()
        return "missing"
      }
      var told: [Int] = []
      _ = Observable.just(0).subscribe(onNext: { _ in
        environment.attempt("a sequence's code") {}
        _ = Observable.of(1, 2).subscribe(onNext: { told.append($0) })
        #expect(told == [1, 2])
      })
      #expect(told == [1, 2])
    }
  }
}
