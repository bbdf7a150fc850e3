import AnimGeometry
import Foundation
import Testing
import UIKitCore

/// Properties of views that apps observe by key path or by name.
@MainActor struct ObservedPropertyTests {
  private final class Listener: UIView {
    var heard: [String] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      heard.append("\(keyPath ?? "") \(change?[.newKey] != nil)")
    }
  }

  @Test func `observers hear of pictures and texts`() {
    let (view, label, field) = (UIImageView(), UILabel(), UITextField())
    var heard: [String] = []
    let observations = [
      view.observe(\.image, options: [.new]) { _, change in
        heard.append("image \(change.newValue != nil)")
      },
      label.observe(\.text, options: [.new]) { _, change in
        heard.append("label \((change.newValue ?? nil) ?? "-")")
      },
      field.observe(\.text, options: [.new]) { _, change in
        heard.append("field \((change.newValue ?? nil) ?? "-")")
      },
    ]
    let listener = Listener()
    unsafe view.addObserver(listener, forKeyPath: "image", options: [.new], context: nil)
    view.image = UIImage(systemName: "star")
    label.text = "a"
    field.text = "b"
    #expect(heard == ["image true", "label a", "field b"])
    #expect(listener.heard == ["image true"])
    for observation in observations { observation.invalidate() }
    view.image = nil
    #expect(heard.count == 3 && listener.heard == ["image true", "image false"])
  }

  @Test func `observers hear of places that layout gives`() {
    UIEnvironment().run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      window.addSubview(outer)
      let width = inner.widthAnchor.constraint(equalToConstant: 10)
      NSLayoutConstraint.activate([
        width, inner.heightAnchor.constraint(equalToConstant: 10),
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        inner.topAnchor.constraint(equalTo: outer.topAnchor),
      ])
      let resized = UIView(frame: outer.bounds)
      resized.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      outer.addSubview(resized)
      window.layoutIfNeeded()
      var heard: Set<String> = []
      let observations = [
        inner.observe(\.frame) { _, _ in heard.insert("frame") },
        inner.observe(\.bounds) { _, _ in heard.insert("bounds") },
        inner.observe(\.center) { _, _ in heard.insert("center") },
        resized.observe(\.bounds) { _, _ in heard.insert("resized") },
      ]
      width.constant = 30
      window.layoutIfNeeded()
      #expect(heard == ["frame", "bounds", "center"])
      outer.frame.size.width = 150
      #expect(heard.contains("resized"))
      for observation in observations { observation.invalidate() }
    }
  }

  @Test func `observers hear how large a table's content is, and where it is`() {
    UIEnvironment().run {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      let table = UITableView(frame: window.bounds)
      let source = Rows()
      var heard: [String] = []
      let size = table.observe(\.contentSize, options: [.new]) { _, change in
        heard.append("size \(change.newValue?.height ?? 0)")
      }
      let offset = table.observe(\.contentOffset, options: [.new]) { _, change in
        heard.append("offset \(change.newValue?.y ?? 0)")
      }
      table.register(UITableViewCell.self, forCellReuseIdentifier: "a")
      table.rowHeight = 50
      table.dataSource = source
      window.addSubview(table)
      window.layoutIfNeeded()
      table.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
      #expect(heard == ["size 500.0", "offset 20.0"])
      size.invalidate()
      offset.invalidate()
    }
  }

  private final class Rows: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
    }
  }
}
