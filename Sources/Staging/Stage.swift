import AnimCauses
package import AnimDrawing
import AnimGeometry
import AnimLayers
import AnimLayoutSources
import AnimPixels
package import AnimScenarioFormat
import AnimSourceRuntime
import AnimText
package import Foundation
package import UIKitCore

/// Acts a scenario out: a window with a collection view, a script, and a clock that somebody advances.
///
/// The acting itself is ordinary UIKit code on the main actor; what leaves the stage are display
/// lists, which are values.
@MainActor package final class Stage {
  /// The picture in points: the screen and the margin around it.
  package let size: CGSize
  /// The script's commands about the picture, in order.
  private(set) var cues: [StageCue] = []
  /// The steps that began, in order.
  private(set) var performedSteps: [StagedStep] = []
  /// Told of every step; nil unless the scenario is exported.
  var recorder: TimelineRecorder?
  /// When the script ended, in seconds; nil while there is something to do.
  package private(set) var end: Double?

  package let scenario: Scenario
  let layouts: LayoutFactory
  let clock = MediaClock()
  let environment: UIEnvironment
  private let world: StageWorld
  let device: Device
  let window: UIWindow
  /// Nil if captions are not to be seen.
  let captions: CaptionBar?
  /// The views that show the fingers; nil for none.
  let indicators: TouchIndicators?
  let memory: StageMemory
  /// Above the collection view.
  let overlays: TemplateView
  /// How many reactions are going on inside each other.
  var reactionDepth = 0
  /// The steps of reactions that have not ended.
  let pendingReactions = PendingCount()
  /// Lets two fingers on an item change its size.
  let pinchRecognizer = UIPinchGestureRecognizer()
  /// Fingers that stay down until the next touch.
  var heldFingers: FingerPerformance?
  /// The one on top of the navigation stack.
  package private(set) var collectionView: UICollectionView
  private(set) var dataSource: StageDataSource
  /// The controller of the collection view if the scenario describes bars around it; nil if it has none.
  private(set) var topScreen: StageScreen?
  /// The states to which `pop` returns, the latest last.
  var returns: [NavigationReturn] = []
  /// The parts of the system that are drawn over the app; nil for none.
  let chrome: SystemChrome?
  /// The look of the status bar that an app's information says once and for all; nil where controllers decide.
  private let statusBar: (style: UIStatusBarStyle, isHidden: Bool)?
  /// The proxies before data sources if a layout comes from sources.
  private var fronts: [StageDelegateProxy] = []
  let classes: SourceClasses
  /// Where the app would have crashed: nothing happens from then on.
  private let crash: CrashReport
  /// The error that ended the acting before its time, apart from a crash.
  private var failure: StageError?

  /// Builds the objects and shows the first layout.
  ///
  /// - Parameters:
  ///   - scenario: The scenario to act out.
  ///   - theme: The appearance in which it is acted out.
  ///   - classes: The classes of the sources that the scenario names; nil to compile them.
  ///   - pictures: Where pictures are kept that are made for it.
  /// - Throws: `StageError` if the scenario needs what is not there.
  package convenience init(
    _ scenario: Scenario, theme: Theme, classes: SourceClasses? = nil,
    pictures: PictureStore = PictureStore()
  ) throws(StageError) {
    // Not with `??`, which forgets what is thrown.
    let loaded: SourceClasses
    if let classes {
      loaded = classes
    } else {
      loaded = try SourceStudio.current.classes(for: scenario)
    }
    let context = StageContext(
      segments: [scenario], theme: theme, classes: loaded, pictures: pictures)
    try self.init(context, segment: 0, extent: CanvasExtent(scenario))
  }

  /// Builds the objects of a segment and shows its first layout.
  ///
  /// - Parameters:
  ///   - context: The segments, and what they share.
  ///   - segment: The index of the segment to act out.
  ///   - extent: The room that the picture has around the canvas.
  /// - Throws: `StageError` if the segment needs what is not there.
  init(_ context: StageContext, segment: Int, extent: CanvasExtent) throws(StageError) {
    let (scenario, theme) = (context.segments[segment], context.theme)
    let classes = context.classes
    try Self.checkFeatures(of: scenario)
    self.scenario = scenario
    let canvas = scenario.canvas
    let modules = classes.moduleFolders
    let album = scenario.controller.map { _ in
      PictureAlbum(
        besides: scenario.file,
        modules: modules.sorted { $0.key < $1.key }.map(\.value) + classes.resourceFolders,
        context.pictures)
    }
    let environment = UIEnvironment(
      screenBounds: CGRect(origin: .zero, size: canvas.size),
      traits: UITraitCollection(
        userInterfaceStyle: theme == .dark ? .dark : .light,
        userInterfaceIdiom: canvas.isTablet ? .pad : .phone, displayScale: CGFloat(canvas.scale),
        horizontalSizeClass: canvas.isTablet ? .regular : .compact),
      safeAreaInsets: canvas.safeArea, fonts: FontLibrary(ofApp: album?.folders.map(\.path) ?? []))
    environment.landscapeSafeAreaInsets = canvas.landscapeSafeArea
    do {
      _ = try environment.fonts.font(.init(size: UIFont.systemFontSize))
    } catch {
      throw .missingFont("\(error)")
    }
    if let album {
      environment.findImage = { album.picture(named: $0) }
      environment.findColor = { album.color(named: $0) }
      environment.findFile = { album.file(named: $0) }
      environment.resourceFolder = album.folder
      environment.moduleFolders = modules
      environment.buildSettings = classes.buildSettings
      let network = try ScriptedNetwork(
        scenario, trusting: SourceStudio.current.trustedPaths,
        makeUp: { album.madeUpAnswer(at: $0) })
      environment.findAnswer = { [unanswered] url, method in
        if let answer = network.answer(url, method) ?? album.answer(at: url) { return answer }
        unanswered.note(url, method)
        return nil
      }
    }
    let information = album.flatMap { _ in
      environment.run { AppInformation(SimulatedBundle.main.infoDictionary ?? [:]) }
    }
    environment.supportedInterfaceOrientations = information?.orientations(
      onTablet: canvas.isTablet)
    if let style = information?.style {
      environment.traits = environment.traits.modifyingTraits { $0.userInterfaceStyle = style }
    }
    environment.keyboard.isEnabled = canvas.showsKeyboard
    environment.standIn(with: context.pictures)
    environment.interface = classes.interface
    if scenario.decorationViews.contains(where: { $0.name == StageDataSource.anyDecoration }) {
      environment.interface.decorationClass = { kind in
        UIEnvironment.current.warn(
          "nobody registers a decoration view of kind '\(kind)'; a plain one is shown")
        return TemplateDecorationView.self
      }
    }
    environment.implements = { OptionalMethods.answer($1, $0) }
    environment.findMethod = { OptionalMethods.selector($1, $0) }
    environment.replacements = classes.replacements
    environment.improvises = classes.watch.rescue != nil
    if let rescue = classes.watch.rescue, !SourceGuard.endsWithCrashes {
      // With the program's own modules in place of others', an app is whole until it turns out that it is not.
      rescue.allow(classes.replacesModules)
      environment.rescue = CodeRescue(begin: { rescue.allow(true) }) { [unowned environment] body in
        let reason = rescue.attempt(body)
        if reason != nil { environment.missParts() }
        return reason
      }
      if !classes.omissions.isEmpty || classes.isAlone && classes.replacesModules {
        environment.missParts()
      }
      clock.attempt = { [unowned environment] in
        environment.attempt("what the app has waited for", $0)
      }
    }
    environment.memory.findHome = AppHome.find
    environment.run { MadeUpWords.current.names = classes.enumerations }
    environment.dataModels = classes.makeDataModels()
    self.environment = environment
    let crash = CrashReport(scenario)
    clock.findCallSite = { classes.watch.findSite() }
    CauseRecording.current?.begin(on: clock, segment: segment)
    environment.didRaise = { [clock, unowned environment] reason in
      crash.note(reason, at: clock.now, of: environment.loop, in: classes)
      // Before anything else gets its turn.
      clock.stop()
    }
    self.crash = crash
    let memory = StageMemory(scenario)
    self.memory = memory
    // A flow layout asks a delegate that can answer about every single item.
    let dataSource =
      scenario.answers.isEmpty
      ? try StageDataSource(scenario, memory, classes, context.pictures)
      : try AnsweringDataSource(scenario, memory, classes, context.pictures)
    self.dataSource = dataSource
    let front = classes.delegate(before: dataSource) { [unowned dataSource] in
      dataSource.names(at: $0)
    }
    fronts = [front].compactMap(\.self)
    environment.run { MadeUpWords.current.names.delegate = front }
    self.classes = classes
    let world = StageWorld(clock, environment, classes, seed: scenario.clock.seed)
    self.world = world
    func acting<Result>(_ body: () -> Result) throws(StageError) -> Result {
      let result = world.run(body)
      try crash.check()
      return result
    }
    let layouts = try acting {
      Result { () throws(StageError) in
        try LayoutFactory(
          scenario, classes, delegate: front,
          StageNames(container: CGRect(origin: .zero, size: canvas.size)))
      }
    }.get()
    self.layouts = layouts
    let owner = try acting {
      Result { () throws(StageError) in try scenario.controller(from: classes, delegate: front) }
    }.get()
    let (device, window, collectionView, overlays, indicators, captions, chrome) = try acting {
      // An app that was started shows a window of its own.
      let shown = owner?.viewIfLoaded?.window
      let window = shown ?? UIWindow()
      // Behind its clear view an app sees the window's black; containers fill themselves.
      let isBare = shown != nil && owner?.isContainer == false
      window.backgroundColor =
        window.backgroundColor
        ?? (isBare
          ? .black : UIColor(light: canvas.background.light, dark: canvas.background.dark))
      let device = Device(canvas, extent, theme: theme)
      environment.application.showWindows(in: device.screen, besides: window)
      if owner != nil, shown == nil { AppLaunch.note(window) }
      window.layer.cornerRadius = canvas.cornerRadius
      window.layer.cornerCurve = .continuous
      window.layer.masksToBounds = true
      if scenario.controller?.isInNavigationController == true, let owner,
        !(owner is UINavigationController), !(owner is UITabBarController),
        !(owner is UISplitViewController)
      {
        window.rootViewController = UINavigationController(rootViewController: owner)
      } else if window.rootViewController !== owner {
        window.rootViewController = owner?.asScreen
      }
      window.layoutIfNeeded()
      let collectionView =
        owner == nil
        ? Self.makeCollectionView(scenario, layouts, in: window)
        : window.firstCollectionView ?? Self.emptyCollectionView(in: window)
      let indicators = TouchIndicators(canvas.touches)
      if let indicators {
        indicators.layer.bounds = window.layer.bounds
        indicators.layer.position = window.layer.position
        device.layer.addSublayer(indicators.layer)
      }
      let captions = canvas.showsCaptions ? CaptionBar(on: canvas, in: device.picture) : nil
      let overlays = TemplateView(ViewTemplate(views: scenario.overlays), frame: window.bounds)
      return (
        device, window, collectionView, overlays, indicators, captions, SystemChrome(canvas)
      )
    }
    self.device = device
    size = device.size
    self.window = window
    self.indicators = indicators
    self.captions = captions
    self.chrome = chrome
    statusBar = information?.statusBar
    self.collectionView = collectionView
    self.overlays = overlays
    if owner == nil {
      dataSource.register(in: collectionView)
      collectionView.dataSource = front ?? dataSource
      collectionView.delegate = front ?? dataSource
    }
    dataSource.react = { [weak self] in self?.react(to: $0) }
    clock.framesPerSecond = scenario.clock.fps
    clock.endTurn = { [unowned self] in commit() }
    overlays.isUserInteractionEnabled = false
    overlays.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    inWorld {
      if owner == nil { addCollectionView() }
      window.addSubview(overlays)
      if let chrome { window.addSubview(chrome) }
      // As in a storyboard, whose objects know each other by then.
      if owner == nil { collectionView.collectionViewLayout.awakeFromNib() }
      overlays.show(
        StageNames(collectionView: collectionView, pictures: dataSource.pictures))
      addPinchRecognizer()
      commit()
      run(chapters: scenario.timeline.chapters[...])
    }
    try check()
  }

  /// Puts the collection view into the window, between the bars that the scenario describes.
  private func addCollectionView() {
    addBackground(to: collectionView)
    let shown = StageScreen(
      collectionView, dataSource, title: scenario.navigation?.title ?? "")
    // What is presented needs somebody who presents it.
    let root =
      scenario.root(showing: shown)
      ?? (scenario.timeline.presentsControllers ? shown : nil)
    guard let root else { return window.addSubview(collectionView) }
    topScreen = shown
    shown.view.backgroundColor = window.backgroundColor
    window.rootViewController = root
    window.layoutIfNeeded()
  }

  /// The data source that a collection view asks for what a stage's data source knows.
  func front(of source: StageDataSource) -> any UICollectionViewDataSource
    & UICollectionViewDelegate
  {
    let front = classes.delegate(before: source) { [unowned source] in source.names(at: $0) }
    guard let front else { return source }
    fronts.append(front)
    return front
  }

  /// What steps about items find on a screen that shows none: a view without items, which is not on
  /// the screen.
  private static func emptyCollectionView(in window: UIWindow) -> UICollectionView {
    UICollectionView(frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
  }

  static func makeCollectionView(
    _ scenario: Scenario, _ layouts: LayoutFactory, in window: UIWindow
  ) -> UICollectionView {
    let settings = scenario.collectionView
    let screen = StageNames(container: window.bounds)
    let view = UICollectionView(
      frame: settings.frame.value(in: screen.value),
      collectionViewLayout: layouts.makeLayout(named: scenario.layout.text))
    // Scenarios show what is behind the items.
    view.backgroundColor = nil
    for property in AnimScenarioFormat.CollectionView.Property.allCases where property != .frame {
      // A list gives a view without a colour its own.
      if property == .backgroundColor, settings.backgroundColor == .clear { continue }
      apply(settings, only: property, to: view)
    }
    // A change of the window's size is a change of the collection view's.
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  // MARK: Time

  /// Acts everything out that happens until `time`, in seconds from the beginning.
  ///
  /// - Throws: `StageError.exception` where an app would have crashed.
  package func advance(to time: Double) throws(StageError) {
    try check()
    inWorld {
      clock.advance(to: time)
      commit()
    }
    if let mismatched { throw mismatched }
    if let problem = memory.problem { throw problem }
    if let failure { throw failure }
    if let problem = world.formulaProblem {
      throw .outOfRange(problem.text, at: problem.location, time: clock.now)
    }
    try check()
  }

  /// Stops the acting with the next advance.
  func fail(_ error: StageError) { failure = failure ?? error }

  /// Makes sure that the app has not crashed so far.
  ///
  /// - Throws: `StageError.exception` where it would have.
  package func check() throws(StageError) { try crash.check() }

  /// An answer of the scenario's that is not what the sources ask for; nil if there is none.
  private var mismatched: StageError? {
    guard let mismatch = fronts.lazy.compactMap(\.mismatch).first,
      let answer = scenario.answers.first(where: { $0.name == mismatch.label })
    else { return nil }
    return .source(
      .noProperty("'\(mismatch.label)' must be \(mismatch.expected), which the layout asks for"),
      at: answer.location)
  }

  /// The questions of the sources to their delegates so far, by argument labels, and those of them
  /// that wanted a size.
  var askedQuestions: (labels: Set<String>, sizes: Set<String>) {
    (
      fronts.reduce(into: []) { $0.formUnion($1.askedLabels) },
      fronts.reduce(into: []) { $0.formUnion($1.askedSizes) }
    )
  }

  /// The picture at the present time.
  package func displayList() -> DisplayList {
    DisplayList(picture, size: size)
  }

  /// Whether nothing was to be seen when any of the steps began.
  private var wasBlank = true
  /// Whether lists without anything in them were looked for.
  private var hasFilledLists = false
  /// The servers that were asked and do not answer.
  let unanswered = AddressNotes.unanswered()

  /// The layers of the picture as they are seen now.
  var picture: LayerSnapshot { device.snapshot(at: clock.now) }

  /// What was left out of sources, and the warnings that UIKit printed so far.
  package var warnings: [String] {
    classes.omissions + environment.messages.filter { $0.kind == .warning }.map(\.text)
      + (wasBlank && isBlank ? [blankWarning] : [])
  }

  /// Runs `body` at the stage's time and on its device.
  package func inWorld<Result>(_ body: () -> Result) -> Result { world.run(body) }

  /// What the data source of the scenario holds now.
  package var data: SimulatedDataSource { dataSource.data }

  /// Commits changes as Core Animation does at the end of each turn of the run loop.
  private func commit() {
    guard !clock.isStopped, !clock.isBusy else { return }
    if environment.improvises, !hasFilledLists, clock.now >= Self.listingTime {
      hasFilledLists = true
      fillEmptyLists()
    }
    environment.keyboard.follow()
    for window in shownWindows {
      window.layoutIfNeeded()
      if LooseViews.place(in: window) { window.layoutIfNeeded() }
    }
    refreshViews()
    fitFurtherWindows()
    if let chrome { showStatusBar(in: chrome) }
    device.picture.displayIfNeeded()
  }

  /// Gives the status bar the look that the controllers want, or the app's information where that decides.
  private func showStatusBar(in chrome: SystemChrome) {
    let front = frontScreen
    let outermost = environment.keyboard.shownWindow ?? front
    if chrome.superview !== outermost { outermost.addSubview(chrome) }
    let wanted =
      statusBar.map(environment.application.statusBar) ?? front.rootViewController?.statusBar
      ?? (.default, false)
    chrome.isStatusBarHidden = wanted.isHidden
    // Above a large sheet it stands on black.
    chrome.statusBarStyle =
      presentedSheet?.darkensStatusBar == true ? .lightContent : wanted.style
    chrome.adaptHomeIndicator(to: outermost)
  }

  /// Makes a collection view the one that steps are about.
  func show(_ view: UICollectionView, _ source: StageDataSource) {
    collectionView = view
    dataSource = source
  }

  /// Makes a screen's collection view the one that steps are about.
  func show(_ screen: StageScreen) {
    topScreen = screen
    show(screen.collectionView, screen.dataSource)
  }

  // MARK: Script

  var names: StageNames { StageNames(collectionView: collectionView) }

  /// The values of names in the coordinates of the screen.
  var screenNames: StageNames {
    StageNames(collectionView: collectionView, container: window.bounds)
  }

  func cue(_ event: StageCue.Event) { cues.append(StageCue(event: event, time: clock.now)) }

  /// The names that the script gave to moments, in order, with their times in seconds.
  package var marks: [(name: String, time: Double)] {
    cues.compactMap { cue in
      if case .mark(let name, _) = cue.event { (name, cue.time) } else { nil }
    }
  }

  /// Works through chapters, each when the one before it has ended.
  private func run(chapters: ArraySlice<[Step]>) {
    guard let chapter = chapters.first else {
      end = clock.now
      return
    }
    makeScript(chapter).begin { [weak self] in self?.run(chapters: chapters.dropFirst()) }
  }

  /// Works through steps inside of one.
  func run(_ steps: [Step], completion: @escaping @MainActor () -> Void) {
    guard !steps.isEmpty else { return completion() }
    let script = makeScript(steps)
    script.begin(completion: completion)
  }

  private func makeScript(_ steps: [Step]) -> Script {
    Script(
      steps, clock: clock,
      holds: { [unowned self] in $0.condition.isTrue(in: names.value) },
      perform: { [unowned self] in perform($0, completion: $1) })
  }

  private func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    // A controller may have shown another one.
    if scenario.controller != nil, let found = window.firstCollectionView {
      collectionView = found
    }
    followNavigation()
    // The first turn of the run loop is not over when the first step begins.
    if wasBlank, !performedSteps.isEmpty { wasBlank = isBlank }
    crash.location = step.location
    CallLog.note(.app, "\(step.location.line)", step.location.file)
    noting(step) {
      let number = performedSteps.count
      performedSteps.append(
        StagedStep(name: step.name, location: step.location, start: clock.now))
      begin(step) { [unowned self] in
        performedSteps[number].end = clock.now
        completion()
      }
      commit()
    }
  }

  /// Runs what comes of a step, which comes of nothing before it.
  private func noting(_ step: Step, _ body: () -> Void) {
    guard let causes = clock.causes else { return body() }
    causes.during(
      .step(name: step.name, file: step.location.file, line: step.location.line),
      because: CauseID.none, body)
  }

  /// The layout that the scenario calls by a name.
  func makeLayout(_ name: SourceName) -> UICollectionViewLayout {
    let layout = layouts.makeLayout(named: name.text)
    layout.awakeFromNib()
    return layout
  }

  /// Starts an action; `completion` is called when it has ended.
  func begin(_ step: Step, completion: @escaping @MainActor () -> Void) {
    guard let action = step.action.staged else {
      fail(.unavailable("'\(step.name)'", at: step.location))
      return completion()
    }
    action.begin(
      on: self, at: step.location,
      completion: recorder?.note(step, on: self, completion: completion) ?? completion)
  }
}

extension TouchIndicators {
  fileprivate convenience init?(_ touches: TouchIndicator) {
    switch touches.style {
    case .none: return nil
    case .dot: self.init(style: .dot, showsHover: touches.showHover)
    case .ring: self.init(style: .ring, showsHover: touches.showHover)
    }
  }
}

extension Scenario {
  /// The controller that owns the collection view; nil if the stage does.
  @MainActor fileprivate func controller(
    from classes: SourceClasses, delegate: StageDelegateProxy?
  ) throws(StageError) -> UIViewController? {
    guard let controller, let delegate else { return nil }
    let screen = StageNames(container: CGRect(origin: .zero, size: canvas.size))
    return try classes.makeController(controller, delegate: delegate, screen)
  }
}

extension UIViewController {
  /// Whether it is one of UIKit's that show others.
  fileprivate var isContainer: Bool {
    self is UINavigationController || self is UITabBarController || self is UISplitViewController
      || self is UIPageViewController
  }
}

extension UIView {
  /// The nearest collection view in the view's subtree, the frontmost of several.
  var firstCollectionView: UICollectionView? {
    var level = Array(subviews.reversed())
    while !level.isEmpty {
      if let found = level.lazy.compactMap({ $0 as? UICollectionView }).first { return found }
      level = level.flatMap { $0.subviews.reversed() }
    }
    return nil
  }
}
