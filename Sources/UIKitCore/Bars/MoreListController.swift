import Foundation

/// The list of the controllers that find no room in a tab bar.
@MainActor final class MoreListController: UITableViewController {
  /// The controllers, in order.
  var controllers: [UIViewController] = [] {
    didSet { if isViewLoaded { tableView.reloadData() } }
  }
  private let choose: (UIViewController) -> Void

  init(choose: @escaping (UIViewController) -> Void) {
    self.choose = choose
    super.init(style: .plain)
    title = "More"
  }

  required init?(coder: NSCoder) {
    choose = { _ in }
    super.init(coder: coder)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    controllers.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let item = controllers[indexPath.row].tabBarItem
    cell.textLabel?.text = item?.title ?? controllers[indexPath.row].title
    cell.imageView?.image = item?.image?.withRenderingMode(.alwaysTemplate)
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    choose(controllers[indexPath.row])
  }
}
