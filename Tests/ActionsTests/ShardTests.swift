import Testing

@testable import AnimActions

struct ShardTests {
  /// Pieces of weights between 0.1 and 2 seconds, a few of them of 8.
  private func pieces(_ count: Int) -> [(name: String, weight: Double)] {
    (0..<count).map { number in
      let weight = number.isMultiple(of: 97) ? 8 : 0.1 + Double(number * 37 % 100) / 50
      return ("Scenarios/\(number).yaml", weight)
    }
  }

  private func loads(_ pieces: [(name: String, weight: Double)], _ count: Int) -> [Double] {
    var loads = [Double](repeating: 0, count: count)
    for (piece, part) in zip(pieces, Shard.assignment(of: pieces, to: count)) {
      loads[part] += piece.weight
    }
    return loads
  }

  @Test func `a part is written as its number and how many there are`() {
    #expect(Shard("2/8") == Shard(index: 1, of: 8))
    #expect(Shard("8/8")?.text == "8/8")
    for text in ["0/8", "9/8", "2", "2/", "/8", "a/b", "-1/4", "1/0", "1/2/3"] {
      #expect(Shard(text) == nil, "\(text)")
    }
  }

  @Test(arguments: [2, 8, 31]) func `parts take equally long`(count: Int) {
    let pieces = pieces(1000)
    let loads = loads(pieces, count)
    let mean = loads.reduce(0, +) / Double(count)
    #expect(loads.reduce(0) { max($0, $1) } <= 1.1 * mean)
  }

  @Test func `what is added moves few of the others`() {
    let before = pieces(1000)
    let old = Shard.assignment(of: before, to: 8)
    let after = before + [("Scenarios/new.yaml", 1.3), ("Scenarios/newer.yaml", 0.2)]
    let new = Shard.assignment(of: after, to: 8)
    let moved = zip(old, new).count { $0 != $1 }
    // Divided anew, seven of eight would move.
    #expect(moved <= 50, "\(moved)")
  }

  @Test func `the order of the pieces does not matter`() {
    let pieces = pieces(200)
    let forward = Shard.assignment(of: pieces, to: 5)
    let backward = Shard.assignment(of: pieces.reversed(), to: 5)
    #expect(forward == backward.reversed())
  }

  @Test func `there may be more parts than pieces, or none of them`() {
    #expect(Set(Shard.assignment(of: pieces(3), to: 8)).count == 3)
    #expect(Shard.assignment(of: [], to: 4).isEmpty)
    #expect(Shard.assignment(of: [("a", 0), ("b", 0)], to: 1) == [0, 0])
  }
}
