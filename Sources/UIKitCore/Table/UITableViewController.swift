public import Foundation

/// Shows a table view, whose data source and delegate it is.
@preconcurrency @MainActor
open class UITableViewController: _UITableViewDelegateController, UITableViewDataSource {
  private let style: UITableView.Style
  /// What a storyboard has in the table in place of prototypes of cells; empty for a table that asks.
  package var staticSections: [StaticTableSection] = []

  private func staticSection(_ section: Int) -> StaticTableSection? {
    staticSections.indices.contains(section) ? staticSections[section] : nil
  }

  private func staticRow(_ path: IndexPath) -> (cell: UITableViewCell, height: CGFloat?)? {
    staticSection(path.section).flatMap {
      $0.rows.indices.contains(path.row) ? $0.rows[path.row] : nil
    }
  }

  /// The control that a pull at the table's top shows; nil, the default, for none.
  open var refreshControl: UIRefreshControl? {
    get { tableView.refreshControl }
    set { tableView.refreshControl = newValue }
  }

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
    if UIEnvironment.current.interface.loadView(self) {
      // As in UIKit, where the drawn table is connected to nobody.
      if let table = viewIfLoaded as? UITableView {
        if table.dataSource == nil { table.dataSource = self }
        if table.delegate == nil { table.delegate = self }
      }
      return
    }
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

  /// Turns editing of the table on or off, too.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? UITableView)?.setEditing(editing, animated: animated)
  }

  // MARK: Data source and delegate: overridden by subclasses, which may call these

  /// The number of rows that a storyboard has, or none, unless overridden.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    staticSection(section)?.rows.count ?? 0
  }

  /// The row that a storyboard has, or an empty cell, unless overridden.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    staticRow(indexPath)?.cell ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// The number of sections that a storyboard has, or one, unless overridden.
  open override func numberOfSections(in tableView: UITableView) -> Int {
    staticSections.isEmpty ? 1 : staticSections.count
  }

  /// The title that a storyboard has, or none, unless overridden.
  open override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { staticSection(section)?.header }

  /// The title that a storyboard has, or none, unless overridden.
  open override func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { staticSection(section)?.footer }

  /// The height that a storyboard has, or the table's `rowHeight`, unless overridden.
  open override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { staticRow(indexPath)?.height ?? tableView.rowHeight }

  /// The table's `sectionHeaderHeight`, unless overridden.
  open override func tableView(
    _ tableView: UITableView, heightForHeaderInSection section: Int
  ) -> CGFloat { tableView.sectionHeaderHeight }

  /// No view, unless overridden.
  open override func tableView(
    _ tableView: UITableView, viewForHeaderInSection section: Int
  ) -> UIView? { nil }
}
