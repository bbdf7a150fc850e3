import CAnimHarfBuzz

/// The reason for which a font cannot be had.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No installed font has this family name or PostScript name.
  case missingFamily(String)
  /// No installed font has these characters, which one package would draw.
  case missingCharacters([Character])
  /// A font file that fontconfig lists cannot be read.
  case unreadable(file: String)

  /// The fault, and the Debian package that puts it right.
  public var description: String {
    switch self {
    case .missingFamily(let name):
      if let package = Self.debianPackage(providing: name) {
        "font '\(name)' is not installed; 'apt install \(package)' provides it"
      } else {
        "font '\(name)' is not installed; 'fc-list : family' lists the installed ones"
      }
    case .missingCharacters(let characters):
      "no installed font has "
        + characters.map { "'\($0)' (\($0.codePoints))" }.joined(separator: ", ")
        + (characters.first.map {
          "; 'apt install \(Self.debianPackage(drawing: $0))' provides one"
        } ?? "")
    case .unreadable(let file):
      "font file '\(file)' is listed by fontconfig but cannot be read; run 'fc-cache -f'"
    }
  }

  /// The package of Debian 12 that holds a family, for the families people ask for most.
  static func debianPackage(providing family: String) -> String? {
    let packages = [
      ("inter", "fonts-inter"), ("dejavu", "fonts-dejavu-core"),
      ("notosanscjk", "fonts-noto-cjk"), ("notoserifcjk", "fonts-noto-cjk"),
      ("notosansmono", "fonts-noto-mono"), ("noto", "fonts-noto-core"),
      ("roboto", "fonts-roboto"), ("opensans", "fonts-open-sans"), ("lato", "fonts-lato"),
      ("liberation", "fonts-liberation"), ("ubuntu", "fonts-ubuntu"),
      ("firacode", "fonts-firacode"), ("jetbrainsmono", "fonts-jetbrains-mono"),
      ("ebgaramond", "fonts-ebgaramond"), ("montserrat", "fonts-montserrat"),
    ]
    let name = family.lowercased().filter { $0.isLetter }
    return packages.first { name.hasPrefix($0.0) }?.1
  }

  /// One error for each package that would have some of the characters.
  public static func missing(_ characters: [Character]) -> [FontError] {
    var packages: [String] = []
    for package in characters.map(debianPackage(drawing:)) where !packages.contains(package) {
      packages.append(package)
    }
    return packages.map { package in
      .missingCharacters(characters.filter { debianPackage(drawing: $0) == package })
    }
  }

  /// A package of Debian 12 with outlines for the script of a character.
  private static func debianPackage(drawing character: Character) -> String {
    guard let scalar = character.unicodeScalars.first else { return "fonts-noto-core" }
    switch HarfBuzzFont.script(of: scalar) {
    case HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_HANGUL,
      HB_SCRIPT_BOPOMOFO:
      return "fonts-noto-cjk"
    default: return scalar.properties.isEmoji ? "fonts-symbola" : "fonts-noto-core"
    }
  }
}

extension Character {
  /// `U+1F44D U+1F3FD`.
  fileprivate var codePoints: String {
    unicodeScalars.map {
      let digits = String($0.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined(separator: " ")
  }
}
