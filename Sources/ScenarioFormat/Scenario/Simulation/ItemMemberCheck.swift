/// Reports properties of items that formulas mention and that no item has.
enum ItemMemberCheck {
  static func check(_ scenario: Scenario, _ reading: Reading) {
    // The items of an app are its own, and broken ones may have had it.
    guard scenario.controller == nil, !reading.unsound.contains("dataSource") else { return }
    let always = ItemMember.allCases.filter(\.isInEveryItem).map(\.rawValue)
    let carried = reading.itemMembers.carried
    for (root, member) in reading.itemMembers.mentioned
    where !always.contains(member.text) && !carried.contains(member.text) {
      let known = always + carried.sorted()
      reading.report(.missingMember(member.text, of: root, known: known), at: member.location)
    }
  }
}

extension ItemMember {
  /// Whether an item has it although the scenario does not say so.
  fileprivate var isInEveryItem: Bool {
    switch self {
    case .id, .title, .color, .index, .section: true
    case .subtitle, .photo: false
    }
  }
}

extension Finding.Message {
  fileprivate static func missingMember(_ member: String, of root: String, known: [String]) -> Self
  {
    let meant = Suggestion.closest(to: member, among: known)
    return .init(
      .expressionName, "no item has a '\(member)'",
      hint: meant.map { "did you mean '\(root).\($0)'?" } ?? "",
      replacement: meant.map { "\(root).\($0)" } ?? "",
      notes: ["items have \(known.joined(separator: ", "))"])
  }
}
