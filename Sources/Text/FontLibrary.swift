import Foundation
import Synchronization

/// The fonts that come with the program and those of this machine, each opened once.
///
/// The fonts of the program come first, so that what they can draw looks the same on every machine.
/// Which font of the machine answers a descriptor depends only on which are installed, not on fontconfig's
/// preferences or the user's locale.
public final class FontLibrary: Sendable {
  /// The families in place of the system font: below `opticalSizeThreshold`, and from there on.
  static let (systemTextFamily, systemDisplayFamily) = ("Inter", "Inter Display")
  /// The size in points at which Apple's system font changes from its text to its display design.
  static let opticalSizeThreshold: CGFloat = 20

  /// Where fonts are looked for, in this order.
  enum Source: Sendable {
    case bundled
    case folder(String)
    /// The fonts anywhere in an app's folder, which stand in for no others.
    case app(String)
    case installed
    case catalog(FontCatalog)
  }

  private let sources: [Source]
  private struct State {
    var catalogs: [Int: FontCatalog] = [:]
    var faces: [String: FontFace] = [:]
    var substitutes: [Substitution: FontFace?] = [:]
  }
  private let state = Mutex(State())
  /// The ledger of those who made the library, for code that runs outside of any task's.
  private let ledger = FontLedger.current

  private struct Substitution: Hashable {
    var scalars: [Unicode.Scalar]
    var weight: FontWeight
    var isItalic: Bool
    var hanLanguage: String
  }

  /// Opens no font yet, and lists those of the machine when one is asked for that the program lacks.
  ///
  /// The fonts are looked for as `FontSearch.current` says.
  ///
  /// - Parameter folders: The folders of an app and of its modules, whose fonts are known by their names.
  public convenience init(ofApp folders: [String] = []) {
    let search = FontSearch.current
    self.init(
      search.folders.map { .folder($0) } + (search.usesBundledFonts ? [.bundled] : [])
        + folders.map { .app($0) } + [.installed])
  }

  init(_ sources: [Source]) {
    self.sources = sources
  }

  /// The fonts of a source, listed once.
  private func catalog(_ index: Int) -> FontCatalog {
    if case .bundled = sources[index] {} else { currentLedger?.noteLookElsewhere() }
    if let known = state.withLock({ $0.catalogs[index] }) { return known }
    let catalog =
      switch sources[index] {
      case .bundled: FontCatalog.bundled
      case .folder(let path): FontCatalog.folder(path)
      case .app(let path): FontCatalog.files(below: path)
      case .installed: FontCatalog.installed()
      case .catalog(let catalog): catalog
      }
    state.withLock { $0.catalogs[index] = catalog }
    return catalog
  }

  /// The fonts that are the same on every machine.
  private var portableEntries: [FontCatalog.Entry] {
    sources.indices.filter { index in
      if case .installed = sources[index] { false } else { true }
    }.flatMap { catalog($0).entries }
  }

  /// The families of the fonts that are the same on every machine, in alphabetical order.
  package var familyNames: [String] { Set(portableEntries.compactMap(\.families.first)).sorted() }

  /// The PostScript names of the faces of such a family, in alphabetical order.
  package func faceNames(ofFamily family: String) -> [String] {
    Set(portableEntries.filter { $0.families.contains(family) }.map(\.postScriptName)).sorted()
  }

  /// The font closest to a descriptor among those of its family.
  ///
  /// - Throws: `FontError.missingFamily` if no font of the family is installed.
  public func font(_ descriptor: FontDescriptor) throws(FontError) -> Font {
    let isDisplaySize = descriptor.size >= Self.opticalSizeThreshold
    let family =
      descriptor.family ?? (isDisplaySize ? Self.systemDisplayFamily : Self.systemTextFamily)
    let found = sources.indices.lazy.compactMap { index in
      self.catalog(index).entry(
        named: family, weight: descriptor.weight, isItalic: descriptor.isItalic)
    }
    guard let entry = found.first else { throw .missingFamily(family) }
    let face = try face(entry)
    currentLedger?.note(face)
    return Font(
      descriptor: descriptor, face: face,
      metrics: descriptor.family == nil ? face.metrics.spacedAsSanFrancisco : face.metrics,
      tracking: descriptor.family == nil ? Self.systemTracking(size: descriptor.size) : 0,
      library: self)
  }

  /// The face that draws `scalars` in place of one that lacks them; nil if no font has them all.
  func substitute(
    for scalars: [Unicode.Scalar], like descriptor: FontDescriptor, hanLanguage: String
  ) -> FontFace? {
    let question = Substitution(
      scalars: scalars, weight: descriptor.weight, isItalic: descriptor.isItalic,
      hanLanguage: hanLanguage)
    if let known = state.withLock({ $0.substitutes[question] }) {
      if let known { currentLedger?.note(known) }
      return known
    }
    let candidates = sources.indices.lazy.filter { index in
      if case .app = self.sources[index] { false } else { true }
    }.flatMap { index in
      self.catalog(index).substitutes(
        for: scalars, weight: question.weight, isItalic: question.isItalic,
        hanLanguage: hanLanguage)
    }
    // A listed file that has gone since is as good as not installed.
    let answer = candidates.compactMap { try? self.face($0) }.first
    state.withLock { $0.substitutes[question] = .some(answer) }
    if let answer { currentLedger?.note(answer) }
    return answer
  }

  private var currentLedger: FontLedger? { FontLedger.current ?? ledger }

  private func face(_ entry: FontCatalog.Entry) throws(FontError) -> FontFace {
    if let face = state.withLock({ $0.faces[entry.postScriptName] }) { return face }
    let face = try FontFace(entry)
    return state.withLock { state in
      let first = state.faces[entry.postScriptName] ?? face
      state.faces[entry.postScriptName] = first
      return first
    }
  }

  /// Ems added to each advance of the system font: what Apple's Human Interface Guidelines listed
  /// for San Francisco in its text and display designs, linear between the sizes named here.
  ///
  /// Inter's own advances are close to San Francisco's before tracking: "Label" at 17 points comes
  /// out 41.4 points wide, as against 41.3 on an iPhone.
  static func systemTracking(size: CGFloat) -> Double {
    let thousandths: [(size: Double, value: Double)] =
      size < opticalSizeThreshold
      ? [(6, 41), (8, 26), (10, 12), (12, 0), (14, -11), (16, -20), (17, -26), (19, -26)]
      : [(20, 19), (24, 15), (28, 13), (34, 11), (44, 8), (60, 4), (80, 0)]
    let upper = thousandths.firstIndex { $0.size >= size } ?? thousandths.count - 1
    let (from, to) = (thousandths[max(upper - 1, 0)], thousandths[upper])
    guard from.size < size, size < to.size else { return to.value / 1000 }
    let fraction = (size - from.size) / (to.size - from.size)
    return (from.value + fraction * (to.value - from.value)) / 1000
  }
}
