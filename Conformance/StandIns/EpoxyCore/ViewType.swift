import UIKit

public typealias ViewType = UIView
public typealias LayoutPriorityType = UILayoutPriority
