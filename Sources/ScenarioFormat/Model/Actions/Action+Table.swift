extension Action {
  static let table = CaseTable<StepFrame, Action>(
    "action", "a step of the timeline: one action, and when it starts", frame: StepFrame.table
  ) {
    updates
    sectionUpdates
    layout
    touch
    scroll
    environment
    navigation
    narration
    groups
  }

  @CaseBuilder<Action> private static var updates: [Case<Action>] {
    Case(
      "insertItems", Insertions.reader, { .performBatchUpdates($0.added()) },
      "inserts items at these index paths; {at, items} says what they are", group: "Updates",
      example: "insertItems: [[0, 3]]",
      synonyms: [
        "insert", "insertItem", "insertItemsAtIndexPaths", "insertRows", "append", "add",
        "insertRow",
      ])
    Case(
      "deleteItems", .indexPaths, { .performBatchUpdates(BatchUpdate(deletedItems: $0)) },
      "deletes the items at these index paths", group: "Updates", example: "deleteItems: [[0, 3]]",
      synonyms: [
        "delete", "deleteItem", "deleteItemsAtIndexPaths", "deleteRows", "remove", "removeItems",
      ])
    Case(
      "moveItem", .itemMoves, { .performBatchUpdates(BatchUpdate(movedItems: $0)) },
      "moves an item",
      group: "Updates", example: "moveItem: {from: [0, 3], to: [0, 0]}",
      synonyms: ["move", "moveItems", "moveItemAtIndexPath", "moveRow"])
    Case(
      "reloadItems", .indexPaths, { .performBatchUpdates(BatchUpdate(reloadedItems: $0)) },
      "fades the cells at these index paths into new ones", group: "Updates",
      example: "reloadItems: [[0, 3]]",
      synonyms: ["reload", "reloadItem", "reloadRows", "reloadItemsAtIndexPaths"])
    Case(
      "reconfigureItems", .indexPaths, { .reconfigureItems($0) },
      "configures the cells at these index paths anew",
      group: "Updates", example: "reconfigureItems: [[0, 3]]",
      synonyms: ["reconfigure", "reconfigureItem", "update"])
    Case(
      "performBatchUpdates", .batch, { .performBatchUpdates($0) },
      "several updates at once: deletions count before, insertions after the update",
      group: "Updates",
      example: "performBatchUpdates: {deleteItems: [[0, 1]], insertItems: [[0, 3]]}",
      synonyms: ["batchUpdates", "batch", "performUpdates", "beginUpdates"])
    Case(
      "applySnapshot", .mapping({ Snapshot() }, { Snapshot.table }), { .applySnapshot($0) },
      "puts the items with these ids into this order", group: "Updates",
      example: "applySnapshot: {sections: [{id: section-0, items: [section-0.1, section-0.0]}]}",
      synonyms: ["apply", "snapshot"])
    Case(
      "reloadData", .nothing, { .reloadData }, "discards all cells and asks the data source again",
      group: "Updates", example: "reloadData", synonyms: ["reloadAll"], bare: .reloadData)
  }

  @CaseBuilder<Action> private static var sectionUpdates: [Case<Action>] {
    Case(
      "insertSections", .sectionList, { .performBatchUpdates(BatchUpdate(insertedSections: $0)) },
      "inserts empty sections", group: "Updates", example: "insertSections: [1]",
      synonyms: ["insertSection"])
    Case(
      "deleteSections", .sectionList, { .performBatchUpdates(BatchUpdate(deletedSections: $0)) },
      "deletes sections with their items", group: "Updates", example: "deleteSections: [0]",
      synonyms: ["deleteSection"])
    Case(
      "moveSection", .sectionMoves, { .performBatchUpdates(BatchUpdate(movedSections: $0)) },
      "moves a section with its items", group: "Updates", example: "moveSection: {from: 0, to: 1}",
      synonyms: ["moveSections"])
    Case(
      "reloadSections", .sectionList, { .performBatchUpdates(BatchUpdate(reloadedSections: $0)) },
      "fades the cells of sections into new ones", group: "Updates", example: "reloadSections: [0]",
      synonyms: ["reloadSection"])
  }

  @CaseBuilder<Action> private static var layout: [Case<Action>] {
    Case(
      "invalidateLayout", .nothing, { .invalidateLayout }, "asks the layout anew at the next pass",
      group: "Layout", example: "invalidateLayout", bare: .invalidateLayout)
    Case(
      "layoutIfNeeded", .nothing, { .layoutIfNeeded }, "lays out at once", group: "Layout",
      example: "layoutIfNeeded", synonyms: ["layout", "setNeedsLayout"], bare: .layoutIfNeeded)
    Case(
      "setCollectionViewLayout", LayoutChange.reader, { .setCollectionViewLayout($0) },
      "another layout", group: "Layout",
      example: "setCollectionViewLayout: {layout: big, animated: true}",
      synonyms: ["setLayout", "changeLayout", "collectionViewLayout"])
    Case(
      "startInteractiveTransition",
      .mapping({ InteractiveTransition() }, { InteractiveTransition.table }),
      { .startInteractiveTransition($0) }, "a transition to another layout that a finger moves",
      group: "Layout",
      example: "startInteractiveTransition: {to: big, progress: 0.6, finish: true}",
      synonyms: ["interactiveTransition"])
    Case(
      "set", .assignments, { .set($0) }, "sets variables, or properties of the layout",
      group: "Layout", example: "set: {layout.itemSize: [80, 80]}", synonyms: ["assign"])
    Case(
      "toggle", .toggle, { .toggleSelectedItem },
      "selects the tapped item in the layout, or none if it was selected", group: "Layout",
      example: "toggle: layout.selectedItem")
    Case(
      "animate", Animation.reader, { .animate($0) }, "animates what its steps change",
      group: "Layout",
      example:
        "animate: {duration: 0.4, spring: {dampingRatio: 0.8}, do: [invalidateLayout, "
        + "layoutIfNeeded]}",
      synonyms: ["animateWithDuration", "withAnimation", "UIView.animate", "animation"])
  }

  @CaseBuilder<Action> private static var touch: [Case<Action>] {
    Case(
      "tap", .target, { .tap($0) }, "a finger goes down and up", group: "Touch",
      example: "tap: [0, 3]", synonyms: ["touch", "click", "press"])
    Case(
      "longPress", LongPress.reader, { .longPress($0) }, "a finger stays down", group: "Touch",
      example: "longPress: {item: [0, 3], duration: 0.8}", synonyms: ["press", "hold"])
    Case(
      "selectItem", Selection.reader, { .selectItem($0) }, "the app selects items", group: "Touch",
      example: "selectItem: [0, 3]", synonyms: ["select", "selectItems", "selectRow"])
    Case(
      "deselectItem", Selection.reader, { .deselectItem($0) }, "the app deselects items",
      group: "Touch", example: "deselectItem: [0, 3]", synonyms: ["deselect", "deselectItems"])
    Case(
      "drag", .mapping({ Drag() }, { Drag.table }), { .drag($0) }, "a finger moves", group: "Touch",
      example: "drag: {from: [160, 400], by: [0, -200], duration: 0.5}",
      synonyms: ["pan", "swipe", "scroll"])
    Case(
      "fling", .mapping({ Fling() }, { Fling.table }), { .fling($0) },
      "a quick movement sends the content on", group: "Touch",
      example: "fling: {velocity: [0, -900]}", synonyms: ["flick"])
    Case(
      "pull", .mapping({ Pull() }, { Pull.table }), { .pull($0) },
      "a drag beyond the edge, held and let go", group: "Touch",
      example: "pull: {by: 150, hold: 0.3}", synonyms: ["overscroll", "pullToRefresh"])
    Case(
      "pinch", .mapping({ Pinch() }, { Pinch.table }), { .pinch($0) },
      "two fingers spread or close", group: "Touch",
      example: "pinch: {item: [0, 3], spread: [70, 200]}",
      synonyms: ["magnify", "magnification", "zoomGesture"])
    Case(
      "rotateGesture", .mapping({ RotateGesture() }, { RotateGesture.table }),
      { .rotateGesture($0) }, "two fingers turn", group: "Touch",
      example: "rotateGesture: {item: [0, 3], by: 90deg}", synonyms: ["rotate", "rotation"])
  }

  @CaseBuilder<Action> private static var scroll: [Case<Action>] {
    Case(
      "scrollToItem", ScrollToItem.reader, { .scrollToItem($0) },
      "scrolls until an item is where it should be", group: "Scroll",
      example: "scrollToItem: {item: [0, 3], position: centeredVertically}",
      synonyms: ["scrollTo", "scrollToRow", "scrollToItemAtIndexPath"])
    Case(
      "setContentOffset", ContentOffsetChange.reader, { .setContentOffset($0) },
      "scrolls to a place", group: "Scroll", example: "setContentOffset: [0, 120]",
      synonyms: ["contentOffset", "scrollToOffset"])
  }

  @CaseBuilder<Action> private static var environment: [Case<Action>] {
    Case(
      "rotateDevice", DeviceRotation.reader, { .rotateDevice($0) }, "turns the device",
      group: "Environment", example: "rotateDevice: {to: landscapeLeft}",
      synonyms: ["rotate", "deviceRotation", "setOrientation"])
    Case(
      "resize", Resize.reader, { .resize($0) }, "a new size of the screen", group: "Environment",
      example: "resize: {to: [480, 320]}", synonyms: ["setSize", "resizeWindow"])
    Case(
      "setTheme", ValueReader<Theme>.word, { .setTheme($0) }, "light or dark from here on",
      group: "Environment", example: "setTheme: dark",
      synonyms: ["theme", "setUserInterfaceStyle", "preferredColorScheme"])
    Case(
      "setContentSizeCategory", ValueReader<ContentSizeCategory>.word,
      { .setContentSizeCategory($0) }, "the size of Dynamic Type", group: "Environment",
      example: "setContentSizeCategory: extraLarge",
      synonyms: ["contentSizeCategory", "dynamicTypeSize"])
  }

  @CaseBuilder<Action> private static var navigation: [Case<Action>] {
    Case(
      "push", Push.reader, { .push($0) }, "another collection view on the navigation stack",
      group: "Navigation", example: "push: {transition: slide}",
      synonyms: ["pushViewController", "navigate"])
    Case(
      "pop", .mapping({ Pop() }, { Pop.table }), { .pop($0) }, "back to the collection view before",
      group: "Navigation", example: "pop: {}", synonyms: ["popViewController", "back", "dismiss"],
      bare: .pop(Pop()))
  }

  @CaseBuilder<Action> private static var narration: [Case<Action>] {
    Case(
      "wait", .seconds, { .wait($0) }, "lets this time pass", group: "Narration",
      example: "wait: 0.5", synonyms: ["sleep", "pause"])
    Case(
      "mark", .name, { .mark($0) }, "gives this moment a name", group: "Narration",
      example: "mark: expanded", synonyms: ["label", "marker"])
    Case(
      "chapter", Chapter.reader, { .chapter($0) }, "begins a part with an asset of its own",
      group: "Narration", example: "chapter: {name: insertion, reset: true}",
      synonyms: ["section", "scene"])
    Case(
      "caption", .text, { .caption($0) }, "shows a line of text at the lower edge of the picture",
      group: "Narration", example: "caption: the cells fly in", synonyms: ["subtitle", "text"])
    Case(
      "hideCaption", .nothing, { .hideCaption }, "takes the line away", group: "Narration",
      example: "hideCaption", bare: .hideCaption)
    Case(
      "camera", .mapping({ Camera() }, { Camera.table }), { .camera($0) },
      "the part of the canvas that is shown", group: "Narration",
      example: "camera: {item: [0, 3], zoom: 2}", synonyms: ["zoom"], bare: .camera(Camera()))
    Case(
      "speed", .number(0.01...100), { .speed($0) },
      "how many times as fast it goes from here on", group: "Narration", example: "speed: 0.25",
      synonyms: ["slowMotion", "rate"])
    Case(
      "still", .fileName, { .still($0) }, "saves this moment as a picture of its own",
      group: "Narration", example: "still: hero", synonyms: ["screenshot", "snapshotImage"])
    Case(
      "hide", .nothing, { .hide }, "goes on without recording", group: "Narration", example: "hide",
      bare: .hide)
    Case(
      "show", .nothing, { .show }, "records again", group: "Narration", example: "show", bare: .show
    )
  }

  @CaseBuilder<Action> private static var groups: [Case<Action>] {
    Case(
      "parallel", .steps, { .parallel($0) }, "steps that start together", group: "Groups",
      example: "parallel: [{wait: 1}, {tap: [0, 3]}]",
      synonyms: ["together", "group", "simultaneously"])
    Case(
      "repeat", .mapping({ RepeatDraft() }, { RepeatDraft.table }),
      { .repeat(times: $0.times, $0.steps) }, "steps that happen several times", group: "Groups",
      example: "repeat: {times: 3, do: [{wait: 0.2}]}", synonyms: ["loop", "for"])
  }
}

extension ValueReader where Value == Void {
  /// For actions without a value; the bare word, `null` and `{}` are read before this is asked.
  fileprivate static let nothing = ValueReader(
    .empty, "no value"
  ) {
    node, reading in
    reading.report(.wrongType(expected: "no value", found: node), at: node.range)
    return nil
  }

  fileprivate static let toggle = ValueReader(
    .words(["layout.selectedItem"]), "'layout.selectedItem'"
  ) { node, reading in
    if node.scalar?.text == "layout.selectedItem" { return () }
    reading.report(.wrongType(expected: "'layout.selectedItem'", found: node), at: node.range)
    return nil
  }
}
