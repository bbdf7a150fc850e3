import Foundation
import Testing

@testable import UIKitCore

/// Screens of which code does not come to its end.
@MainActor struct CodeRescueTests {
  @MainActor private final class Failure {
    var isNext = false
  }

  private final class Screen: UITableViewController {
    let failure: Failure
    var calls: [String] = []

    init(_ failure: Failure) {
      self.failure = failure
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ call: String, fails: Bool = false) {
      calls.append(call)
      if fails { failure.isNext = true }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      note("viewDidLoad", fails: true)
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("viewWillAppear")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      note("cell", fails: indexPath.row == 0)
      let cell = UITableViewCell()
      cell.tag = 7
      return cell
    }
  }

  private func rescue(_ failure: Failure) -> CodeRescue {
    CodeRescue { body in
      let outer = failure.isNext
      failure.isNext = false
      body()
      defer { failure.isNext = outer }
      return failure.isNext ? "it is broken" : nil
    }
  }

  @Test func `what does not come to its end is told, and the screen goes on without it`() {
    inWorld { _ in
      let failure = Failure()
      let environment = UIEnvironment.current
      environment.rescue = rescue(failure)
      let screen = Screen(failure)
      let window = UIWindow()
      window.rootViewController = screen
      window.layoutIfNeeded()
      #expect(screen.calls.contains("viewWillAppear"))
      // The row whose cell is missing has an empty one.
      #expect(screen.tableView.visibleCells.map(\.tag) == [0, 7])
      let messages = environment.messages.map(\.text)
      for call in ["viewDidLoad()", "tableView(_:cellForRowAt:)"] {
        #expect(
          messages.contains(
            "\(call) of Screen does not come to its end, and what it would still do is missing: it is broken"
          ))
      }
    }
  }

  @Test func `what UIKit throws is told, too, and ends nothing`() {
    inWorld { _ in
      let environment = UIEnvironment.current
      var hasBegun = false
      environment.rescue = CodeRescue(
        begin: { hasBegun = true }, attempt: rescue(Failure()).attempt)
      environment.missParts()
      #expect(hasBegun)
      environment.raise("no such cell")
      #expect(environment.exception == nil)
      #expect(environment.messages.map(\.text).contains { $0.hasPrefix("no such cell; ") })
    }
  }

  @Test func `what UIKit throws ends an app of which nothing is missing`() {
    inWorld { _ in
      let environment = UIEnvironment.current
      environment.rescue = rescue(Failure())
      environment.raise("no such cell")
      #expect(environment.exception == "no such cell")
    }
  }
}
