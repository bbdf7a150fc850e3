/// Why a font cannot be had.
public enum FontError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No installed font has this family name or PostScript name.
  case missingFamily(String)
  /// A font file that fontconfig lists cannot be read.
  case unreadable(file: String)

  /// What is wrong and which Debian package puts it right.
  public var description: String {
    switch self {
    case .missingFamily(let name):
      if let package = Self.debianPackage(providing: name) {
        "font '\(name)' is not installed; 'apt install \(package)' provides it"
      } else {
        "font '\(name)' is not installed; 'fc-list : family' lists the installed ones"
      }
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
}
