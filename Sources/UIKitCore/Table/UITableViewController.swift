public import Foundation

/// Shows a table view, whose data source and delegate it is.
@preconcurrency @MainActor
open class UITableViewController: _UITableViewDelegateController, UITableViewDataSource {
  private let style: UITableView.Style
  /// Whether the selected row is deselected when the view appears; by default true.
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a controller that makes a table of a style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose table is in a nib, or a plain one if there is none.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller as it is in a storyboard.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// The controller's view; nil if that is no table.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Loads the table from a storyboard or nib, or makes one as large as the screen.
  open override func loadView() {
    if UIEnvironment.current.interface.loadView(self) { return }
    let table = UITableView(frame: UIScreen.main.bounds, style: style)
    table.dataSource = self
    table.delegate = self
    view = table
  }

  /// Deselects the selected row, if it is to be.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let path = tableView?.indexPathForSelectedRow else {
      return
    }
    tableView.deselectRow(at: path, animated: animated)
  }

  // MARK: Data source and delegate: overridden by subclasses, which may call these

  /// No rows, unless overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// An empty cell, unless overridden.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }

  /// One section, unless overridden.
  open override func numberOfSections(in tableView: UITableView) -> Int { 1 }

  /// No title, unless overridden.
  open override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// The table's `rowHeight`, unless overridden.
  open override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { tableView.rowHeight }

  /// The table's `sectionHeaderHeight`, unless overridden.
  open override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }

  /// No view, unless overridden.
  open override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
}
