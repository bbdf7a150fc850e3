import Foundation
import Testing

/// What shells complete, asked of the shells themselves.
struct CompletionTests {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// The executable; nil if the shell is not installed.
    var path: String? {
      ["/bin/", "/usr/bin/", "/usr/local/bin/"].map { $0 + rawValue }
        .first { FileManager.default.isExecutableFile(atPath: $0) }
    }
  }

  static let installed = Shell.allCases.filter { $0.path != nil }

  @Test func `bash is there to be asked`() { #expect(Self.installed.contains(.bash)) }

  @Test(arguments: installed)
  func `a shell completes files, and values of options, also where the command is left out`(
    shell: Shell
  ) throws {
    let program = try Program()
    for name in ["foo.yaml", "bar.gif", "other.txt"] { try program.write("", to: name) }
    func completions(_ line: String) throws -> Set<String> {
      try Self.completions(of: line, shell, program)
    }
    #expect(try completions("render-anim render fo") == ["foo.yaml"])
    #expect(try completions("render-anim fo") == ["foo.yaml"])
    #expect(try completions("render-anim foo.yaml --gif ba") == ["bar.gif"])
    #expect(try completions("render-anim foo.yaml --dev") == ["--device"])
    #expect(try completions("render-anim --the") == ["--theme"])
    #expect(try completions("render-anim foo.yaml --theme ") == ["light", "dark", "both"])
    #expect(try completions("render-anim re") == ["render", "record", "review"])
    #expect(
      try completions("render-anim foo.yaml --device ipad-") == [
        "ipad-mini", "ipad-10", "ipad-pro-11", "ipad-pro-13",
      ])
    #expect(try completions("render-anim still foo.yaml --overlay g") == ["grid"])
    #expect(
      try completions("render-anim new first --template ") == [
        "insertion", "carousel", "stretchy", "sine", "expand",
      ])
    #expect(try completions("render-anim explain-code RA10").isSuperset(of: ["RA104", "RA106"]))
    #expect(try completions("render-anim list lay") == ["layouts"])
  }

  /// What a shell offers for a line whose end the cursor is at.
  private static func completions(
    of line: String, _ shell: Shell, _ program: Program
  ) throws -> Set<String> {
    try program.write(
      String(decoding: try program.run("completions", shell.rawValue).output, as: UTF8.self),
      to: ".completions")
    try program.write(line, to: ".line")
    let script =
      switch shell {
      case .bash: bash
      case .zsh: zsh
      case .fish: fish
      }
    try program.write(zshSetup, to: ".setup")
    try program.write(script, to: ".ask")
    let options = shell == .zsh ? ["-f"] : shell == .fish ? ["--no-config"] : ["--norc"]
    let outcome = try program.run(
      options + [".ask"], environment: ["TERM": "dumb"],
      executable: URL(fileURLWithPath: try #require(shell.path)))
    try #require(outcome.code == 0, Comment(rawValue: outcome.errors))
    let words = String(decoding: outcome.output, as: UTF8.self).split(separator: "\n")
    return Set(words.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty })
  }

  private static let bash = """
    source ./.completions
    COMP_LINE=$(<.line)
    COMP_POINT=${#COMP_LINE}
    read -ra COMP_WORDS <<<"$COMP_LINE"
    [[ "$COMP_LINE" != *' ' ]] || COMP_WORDS+=('')
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    function=$(complete -p render-anim)
    function=${function##*-F }
    "${function%% *}" render-anim "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
    printf '%s\\n' "${COMPREPLY[@]}"
    """

  private static let fish = """
    source ./.completions
    complete -C (cat .line | string collect --no-trim-newlines) | string split -f1 \\t
    true
    """

  /// A second shell, on a terminal of its own, whose line editor is asked.
  private static let zsh = """
    zmodload zsh/zpty zsh/zselect
    rm -f .hits .ready .done
    zpty -b shell zsh -f -i
    wait_for() {
      repeat 1200; do
        while zpty -r -t shell chunk; do :; done
        [[ -e $1 ]] && return
        zselect -t 5
      done
      exit 1
    }
    zpty -w shell 'source ./.setup'
    wait_for .ready
    zpty -w -n shell "$(<.line)"$'\\t'
    wait_for .done
    zpty -d shell
    sort -u .hits
    """

  /// Notes what is added to the completions, and when the line editor is ready and done.
  private static let zshSetup = """
    autoload -Uz compinit
    compinit -u -D
    source ./.completions
    : > .hits
    compadd() {
      local -a hits
      if [[ "${@[1,(i)(-|--)]}" != *-(O|A|D)* ]]; then
        builtin compadd -A hits "$@"
        print -rl -- "${(@)hits}" >> .hits
      fi
      builtin compadd "$@"
    }
    finish() { zle complete-word; : > .done }
    zle -N finish
    bindkey '^I' finish
    zle-line-init() { : > .ready }
    zle -N zle-line-init

    """
}
