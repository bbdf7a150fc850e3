/// A rule that needs no reference: what holds of every layout, whatever it looks like.
package enum FuzzRule: String, Codable, CaseIterable, Sendable {
  case crash
  case exception
  case answers
  case rectangle
  case passes
  case invalidation
  case reload
  case offset
  case anchor
  case identity
  case scrolledBack
  case rotatedTwice
  case mirrored
  case fresh
  case expect

  /// The rule in a sentence.
  package var sentence: String {
    switch self {
    case .crash: "The code does not trap, end the program, hang or take all memory."
    case .exception: "UIKit raises no exception when all that happens is legal."
    case .answers:
      "Each element has one answer: the same from both methods, the same when asked twice, inside of content that scrolls."
    case .rectangle:
      "The attributes of an element do not depend on the rectangle that is asked for, and it is returned for each that it lies in."
    case .passes: "Further layout passes, of the view and of all above it, change nothing."
    case .invalidation: "What is shown after an update is what a full invalidation shows."
    case .reload: "What is shown after an update is what reloadData() shows."
    case .offset: "The content stays where it is when nothing above it changes."
    case .anchor:
      "Where a layout corrects the offset for cells that turn out larger or smaller than estimated, what is on screen does not jump."
    case .identity: "A cell that stays on screen goes on showing its item."
    case .scrolledBack: "Scrolled away and back, the same is shown."
    case .rotatedTwice: "Turned and turned back, the same is shown."
    case .mirrored:
      "A layout that says that UIKit turns it round for right-to-left places all as in a mirror then."
    case .fresh:
      "Cells that were reused, and a layout that was updated, turned or resized, show what new ones show, in content of the same size."
    case .expect: "What the scenario expects of every moment holds."
    }
  }

  /// Whether it is about answers alone: one that is wrong from the beginning says nothing of what happens later.
  package var isAboutAnswers: Bool { [.answers, .rectangle, .expect].contains(self) }

  /// The public documentation that the rule follows from.
  package var source: String {
    let uikit = "https://developer.apple.com/documentation/uikit/"
    let layout = uikit + "uicollectionviewlayout/"
    return switch self {
    case .crash: layout + "layoutattributesforitem(at:)"
    case .exception: uikit + "uicollectionview/performbatchupdates(_:completion:)"
    case .answers: layout + "layoutattributesforelements(in:)"
    case .rectangle: layout + "layoutattributesforelements(in:)"
    case .passes: uikit + "uiview/layoutifneeded()"
    case .invalidation: layout + "invalidatelayout(with:)"
    case .reload: uikit + "uicollectionview/reloaddata()"
    case .offset: layout + "targetcontentoffset(forproposedcontentoffset:)"
    case .anchor:
      uikit + "uicollectionviewlayoutinvalidationcontext/contentoffsetadjustment"
    case .identity: uikit + "uicollectionview/moveitem(at:to:)"
    case .scrolledBack: layout + "shouldinvalidatelayout(forboundschange:)"
    case .rotatedTwice: layout + "prepare(foranimatedboundschange:)"
    case .mirrored: layout + "flipshorizontallyinoppositelayoutdirection"
    case .fresh: uikit + "uicollectionreusableview/prepareforreuse()"
    case .expect: "the scenario's 'expect'"
    }
  }
}

/// Something that UIKit may do at any time, though apps seldom see it, and where it says so.
package struct FuzzHostility: Hashable, Sendable {
  package let kind: FuzzAct.Kind
  /// What is done.
  package let act: String
  /// Why it is allowed.
  package let reason: String
  /// The page of UIKit's documentation.
  package let source: String

  /// All that is done.
  package static let all: [FuzzHostility] = {
    let uikit = "https://developer.apple.com/documentation/uikit/"
    return [
      .init(
        kind: .queryElements,
        act:
          "asks for rectangles that are empty, far away, negative, a line, or larger than the content",
        reason:
          "the rectangle is the argument of a public method, and nothing limits it to the bounds",
        source: uikit + "uicollectionviewlayout/layoutattributesforelements(in:)"),
      .init(
        kind: .queryItem, act: "asks for an item that is not on screen",
        reason: "the method answers for every item of the data source, seen or not",
        source: uikit + "uicollectionviewlayout/layoutattributesforitem(at:)"),
      .init(
        kind: .queryItem, act: "asks for an item that is not there, when all is at rest",
        reason: "a collection view answers nil for an index path at which no item exists",
        source: uikit + "uicollectionview/layoutattributesforitem(at:)"),
      .init(
        kind: .layoutIfNeeded, act: "lays out in between",
        reason: "any code may force a pass at any time", source: uikit + "uiview/layoutifneeded()"),
      .init(
        kind: .invalidateLayout, act: "invalidates the layout when nothing has changed",
        reason: "it may be called at any time",
        source: uikit + "uicollectionviewlayout/invalidatelayout()"),
      .init(
        kind: .reloadData, act: "reloads in the middle of an animation, outside of its closure",
        reason: "only calls from inside of an animation's closure are advised against",
        source: uikit + "uicollectionview/reloaddata()"),
      .init(
        kind: .resize, act: "gives the window other sizes, down to one point",
        reason: "windows are resized by Split View and Stage Manager, and views start small",
        source: uikit + "uiviewcontroller/viewwilltransition(to:with:)"),
      .init(
        kind: .setContentSizeCategory, act: "changes the size of Dynamic Type in between",
        reason: "people change it while an app runs",
        source: uikit + "uicontentsizecategory/didchangenotification"),
      .init(
        kind: .batchUpdates,
        act: "asks for what is on screen when the data have changed and the view has not been told",
        reason:
          "data change inside of the closure, or before it where the layout is up to date, and code there may ask for attributes",
        source: uikit + "uicollectionview/performbatchupdates(_:completion:)"),
      .init(
        kind: .startInteractiveTransition,
        act: "lets a finger move a transition to another layout, which is reloaded meanwhile",
        reason: "the transition takes as long as the finger does, and the app goes on",
        source: uikit + "uicollectionview/startinteractivetransition(to:completion:)"),
      .init(
        kind: .stall, act: "has timers, answers and frames come late",
        reason: "a timer fires when the run loop gets to it, which may be long after",
        source: "https://developer.apple.com/documentation/foundation/timer"),
      .init(
        kind: .stopReuse, act: "makes each cell that comes on screen anew",
        reason: "a cell is used again if one is available, and made if none is",
        source: uikit + "uicollectionview/dequeuereusablecell(withreuseidentifier:for:)"),
      .init(
        kind: .preferHeights, act: "has cells ask for other heights than were estimated",
        reason: "an estimate is one: cells say what they need when they are shown",
        source: uikit + "uicollectionreusableview/preferredlayoutattributesfitting(_:)"),
      .init(
        kind: .setTheme, act: "changes between light and dark in between",
        reason: "the system changes it by the time of day",
        source: uikit + "uitraitcollection/userinterfacestyle"),
    ]
  }()
}

/// A rule that a sequence has broken.
package struct FuzzViolation: Codable, Hashable, Sendable {
  package var rule: FuzzRule
  /// The element that it shows in, such as `cell [0,3]`; empty if it is none.
  package var element = ""
  package var expected = ""
  package var seen = ""
  /// `file:line` of the app's code; nil if it is not known.
  package var place: String?
  /// Seconds from the beginning.
  package var time = 0.0
  /// Where the content has to be scrolled to, one offset after the other, for it to show, in points; nil if nowhere.
  package var offsets: [[Double]]?

  package init(_ rule: FuzzRule, seen: String) {
    self.rule = rule
    self.seen = seen
  }

  init(_ rule: FuzzRule, _ difference: ElementDifference) {
    self.rule = rule
    (element, expected, seen) = (difference.element, difference.expected, difference.seen)
  }

  /// The item whose cell it shows in; nil if it shows in none.
  var item: (section: Int, item: Int)? {
    guard let match = element.wholeMatch(of: /cell \[([0-9]+), ?([0-9]+)\]/),
      let section = Int(match.1), let item = Int(match.2)
    else { return nil }
    return (section, item)
  }

  /// Whether the code took longer, or more memory, than it may.
  package var exceedsLimit: Bool {
    rule == .crash && ["did not return", "memory"].contains(where: seen.contains)
  }

  /// What is wrong, in one sentence.
  package var sentence: String {
    let subject = element.isEmpty ? "" : "\(element): "
    let comparison = expected.isEmpty ? seen : "expected \(expected), seen \(seen)"
    return subject + comparison + (place.map { " (\($0))" } ?? "")
  }

  /// What is the same for all sequences that show the same mistake: the rule, and where or how it shows.
  package var signature: String {
    let kind = element.prefix { $0 != "[" }.trimmingSpaces
    switch rule {
    case .crash, .exception:
      return "\(rule.rawValue) \(place ?? String(seen.filter { !$0.isNumber }.prefix(120)))"
    case .answers, .expect:
      return "\(rule.rawValue) \(seen.prefix { !$0.isNumber && $0 != "[" })"
    default: return "\(rule.rawValue) \(kind) \(expected.prefix { !$0.isNumber })"
    }
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String { String(self.drop { $0 == " " }) }
}
