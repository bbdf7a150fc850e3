import CFuzzer
import FuzzTargets

/// Changes inputs so that most of them get past the first look of their reader.
struct Mutator {
  private enum Way {
    /// As libFuzzer does.
    case bytes
    case scenario(ScenarioMutator)
    /// By tokens, in the texts before so many zero bytes.
    case tokens([String], texts: Int)
  }

  private let way: Way

  init(_ reader: Reader) {
    way =
      switch reader {
      case .gif, .png, .apng, .jpeg: .bytes
      case .scenario, .stage: .scenario(ScenarioMutator())
      case .interface: .tokens(Self.interfaceWords, texts: .max)
      case .colors:
        .tokens(["\"color\"", "\"white\"", "\"0xFF\"", "null", "[]", "{}"], texts: .max)
      case .pdf: .tokens(Self.pageWords, texts: .max)
      case .svg: .tokens(Self.drawingWords, texts: .max)
      case .reference: .tokens(["null", "[]", "12×", "true", "\"gone\":true,"], texts: 2)
      case .report: .tokens(["null", "[]", "{}", "true", "\"failed\""], texts: .max)
      case .lowering: .tokens(Self.swiftWords, texts: .max)
      }
  }

  /// The new contents of the memory at `data`, which has room for `capacity` bytes.
  func mutate(
    _ data: UnsafeMutablePointer<UInt8>, _ size: Int, _ capacity: Int, seed: UInt32
  ) -> Int {
    var chance = Chance(seed: seed)
    guard !chance.once(in: 12) else { return LLVMFuzzerMutate(data, size, capacity) }
    var bytes = Array(UnsafeBufferPointer(start: data, count: size))
    for _ in 0...Int.random(in: 0...2, using: &chance) {
      switch way {
      case .bytes: return LLVMFuzzerMutate(data, size, capacity)
      case .scenario(let mutator): bytes = mutator.mutated(bytes, &chance)
      case .tokens(let words, let texts):
        let parts = bytes.split(
          separator: 0, maxSplits: texts - 1, omittingEmptySubsequences: false)
        let part = chance.pick(parts.prefix(texts)) ?? bytes[...]
        var range = part.startIndex..<part.endIndex
        if texts != .max, part.endIndex == parts.last?.endIndex, parts.count >= texts {
          // What comes after the texts stays out of it.
          range = part.startIndex..<(part.firstIndex(of: 0) ?? part.endIndex)
        }
        bytes = TokenMutator.mutated(bytes, in: range, words: words, &chance)
      }
    }
    let count = min(bytes.count, capacity)
    for place in 0..<count { data[place] = bytes[place] }
    return count
  }

  private static let swiftWords = [
    "import", "class", "struct", "extension", "func", "var", "let", "init", "deinit", "subscript",
    "override", "@objc", "@IBOutlet", "@IBAction", "weak", "private", "final", "open", "protocol",
    "optional", "#selector(", "#keyPath(", "#if", "#else", "#endif", "{", "}", "(", ")", "\"",
    "\"\"\"",
    "\\(", "//", "/*", "*/", "->", "?.", "!", "UICollectionViewLayout", "UICollectionViewCell", "?",
    ":",
    "=", "<", ">", "#sourceLocation(", "/", "`", "where", "enum", "case", "CGRectMake(", "é", "👩‍👩‍👧",
    "\r\n",
  ]

  private static let drawingWords = [
    "<g>", "</g>", "<path d=\"", "<use href=\"#a\"/>", "id=\"a\"", "url(#a)", "clip-path=", "mask=",
    "fill=", "stroke=", "transform=\"", "matrix(", "rotate(", "scale(", "0", "-1", "1e15", "1e-9", "%",
    "A1 1 0 0 1 2 2", "C1 2 3 4 5 6", "z", "M", "l", "<style>", ".a{", "}", "objectBoundingBox",
    "userSpaceOnUse", "<stop offset=\"", "viewBox=\"", "stroke-dasharray=\"1 2\"", "round", "none",
  ]

  private static let pageWords = [
    "q", "Q", "cm", "re", "m", "l", "c", "v", "y", "h", "f", "f*", "S", "b*", "W", "W*", "n", "gs",
    "cs", "scn", "sh", "Do", "d", "w", "obj", "endobj", "stream", "endstream", "R", "<<", ">>", "[",
    "]", "(", ")", "<", ">", "/Length", "/Filter", "/FlateDecode", "/Predictor", "/Kids", "/ObjStm",
    "/FunctionType", "/Indexed", "/Separation", "BI", "ID", "EI", "1e15", "-1", "0",
  ]

  private static let interfaceWords = [
    "YES", "NO", "nan", "inf", "collectionView", "viewController", "collectionViewController",
    "navigationController", "tableViewController", "tabBarController", "view", "label", "button",
    "imageView", "stackView", "scrollView", "tableView", "constraint", "connections", "outlet",
    "segue", "subviews", "constraints", "cells", "color", "fontDescription", "rect", "key",
    "collectionViewFlowLayout", "collectionViewCell", "tapGestureRecognizer", "embed",
    "userDefinedRuntimeAttributes", "point", "size", "inset", "real", "multiplier", "1:1", "id",
  ]
}
