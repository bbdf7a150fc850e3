import AnimCauses
import Foundation

extension History {
  /// How far the content is scrolled at a time, and why.
  package func offsetAnswer(at time: Double) -> Answer {
    let seen = sighting(at: time)?.contentOffset
    var answer = Answer("contentOffset", at: time, [seen?.text ?? "not known"])
    let move = last(at: time) { if case .offset = $0 { true } else { false } }
    guard let move, let event = log[move] else {
      answer.statements.append("the content has not moved")
      return answer
    }
    if case .offset(_, _, let target, let mover) = event.kind {
      if let seen, abs(seen.x - target.x) > 0.5 || abs(seen.y - target.y) > 0.5 {
        answer.statements.append("on its way to \(target.text)")
      }
      answer.statements.append("moved last at \(event.time.seconds) s, \(mover.words)")
    }
    answer.reasons = reasons(of: move)
    return answer
  }

  /// The movements of the content, each with its cause: frames in a row that come of the same are one.
  package func offsetAnswers() -> [Answer] {
    struct Move {
      var view: String
      var mover: CauseEvent.Mover
      var step: Int?
      var site: CallSite
      var start: CGPoint
      var end: CGPoint
      var from: Double
      var to: Double
      var last: CauseID
    }
    var moves: [Move] = []
    for (index, event) in log.events.enumerated() {
      guard case .offset(let view, let old, let new, let mover) = event.kind else { continue }
      let step = step(of: CauseID(index))?.line
      if var move = moves.last, move.view == view, move.mover == mover, move.step == step,
        move.site == event.site, mover != .code || event.time - move.to < 0.1
      {
        (move.end, move.to, move.last) = (new, event.time, CauseID(index))
        moves[moves.count - 1] = move
      } else {
        moves.append(
          Move(
            view: view, mover: mover, step: step, site: event.site, start: old, end: new,
            from: event.time, to: event.time, last: CauseID(index)))
      }
    }
    return moves.map { move in
      let duration = move.to > move.from ? ", until \(move.to.seconds) s" : ""
      var answer = Answer(
        "contentOffset", at: move.from,
        ["from \(move.start.text) to \(move.end.text) \(move.mover.words)\(duration)"])
      answer.reasons = reasons(of: move.last)
      return answer
    }
  }
}

extension CauseEvent.Mover {
  /// `with a finger`.
  var words: String {
    switch self {
    case .finger: "with a finger"
    case .deceleration: "sliding on after a finger has let go"
    case .animation: "in an animation"
    case .code: "by code"
    }
  }
}
