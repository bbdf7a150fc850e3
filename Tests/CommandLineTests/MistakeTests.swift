import Foundation
import Testing

/// Apps that would have crashed: every command that acts says of what, and where.
struct MistakeTests {
  private let program: Program

  init() throws {
    program = try Program()
    try program.write(Self.source, to: "Late.swift")
  }

  /// Deletes and reloads the same item at a moment of a scenario's choice.
  private static let source = """
    import UIKit

    final class Late: UIViewController, UICollectionViewDataSource {
      var moment = "tap"
      var items = Array(0..<20)
      var list: UICollectionView!

      override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 90)
        list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        list.dataSource = self
        view.addSubview(list)
        list.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        if moment == "timer" {
          Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in self.fail() }
        }
        if moment == "task" {
          Task { @MainActor in
            try? await Task.sleep(nanoseconds: 300_000_000)
            self.fail()
          }
        }
      }

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if moment == "appearance" { fail() }
      }

      @objc func tapped() {
        if moment == "tap" { fail() }
        if moment == "completion" {
          UIView.animate(withDuration: 0.3, animations: { self.list.alpha = 0.5 }) { _ in self.fail() }
        }
      }

      func fail() {
        items.removeLast()
        list.performBatchUpdates({
          list.deleteItems(at: [IndexPath(item: 19, section: 0)])
          list.reloadItems(at: [IndexPath(item: 19, section: 0)])
        }, completion: nil)
      }

      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { items.count }

      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let name = moment == "cell" ? "nobody" : "cell"
        let cell = view.dequeueReusableCell(withReuseIdentifier: name, for: path)
        if moment == "cell" { _ = cell as! Cell }
        return cell
      }
    }

    final class Cell: UICollectionViewCell {}
    """

  private func write(_ moment: String) throws {
    try program.write(
      """
      renderAnim: 1
      canvas: {size: [320, 480], scale: 1}
      controller: {source: Late.swift, class: Late, moment: \(moment)}
      timeline:
        - wait: 0.1
        - tap: {at: [40, 140]}
        - wait: 0.8
      """, to: "late.yaml")
  }

  @Test(arguments: [
    ("appearance", "late.yaml:3:"), ("tap", "late.yaml:6:"), ("timer", "late.yaml:"),
    ("task", "late.yaml:"), ("completion", "late.yaml:7:"),
  ])
  func `an app that would have crashed at any moment ends with UIKit's words`(
    moment: String, place: String
  ) throws {
    try write(moment)
    let outcome = try program.run(["render", "late.yaml", "--gif", "late.gif"])
    #expect(outcome.code == 65)
    #expect(outcome.errors.hasPrefix(place))
    #expect(outcome.errors.contains("attempt to delete and reload the same index path"))
    #expect(!FileManager.default.fileExists(atPath: program.folder.path + "/late.gif"))
  }

  /// The cast fails since there is no cell to be had: what UIKit says comes first.
  @Test func `what UIKit throws counts, not what the code does after it`() throws {
    try write("cell")
    let outcome = try program.run(["render", "late.yaml", "--gif", "late.gif"])
    #expect(outcome.code == 65)
    #expect(
      outcome.errors.contains("could not dequeue a view of kind: UICollectionElementKindCell"))
    #expect(!outcome.errors.contains("crashed"))
  }

  @Test(arguments: [
    ["still", "late.yaml", "--at", "0.5", "-o", "late.png"], ["inspect", "late.yaml"],
    ["explain", "late.yaml"],
    ["record", "late.yaml"],
  ])
  func `every command that acts says so`(arguments: [String]) throws {
    try write("tap")
    let outcome = try program.run(arguments)
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("attempt to delete and reload the same index path"))
  }
}
