import Foundation

/// A message as the inbox lists it.
struct Message: Hashable, Identifiable {
  let id: Int
  let sender: String
  let subject: String
  let preview: String
  let time: String
  var isUnread = false
  var isFlagged = false

  static let latest = Message(
    id: 100, sender: "Ida Lindqvist", subject: "The boat is ours!",
    preview: "They accepted. We can pick it up in Grebbestad on Saturday, fenders and all. "
      + "Bring a sweater.",
    time: "9:41", isUnread: true)

  static let inbox = [
    Message(
      id: 1, sender: "Wanderlust Rail", subject: "Your tickets to Milan",
      preview: "Coach 7, seats 41 and 42, by the window. Platforms are announced "
        + "20 minutes before departure.",
      time: "9:12", isUnread: true),
    Message(
      id: 2, sender: "Mateo Rossi", subject: "Re: Dinner on Thursday",
      preview: "Eight is fine. I will bring the wine if you promise not to cook the "
        + "aubergines again.",
      time: "8:47", isUnread: true),
    Message(
      id: 3, sender: "Sale Studio", subject: "Everything must go",
      preview: "Last chance: 70 % off on everything that nobody wanted when it was 60 % off.",
      time: "8:30"),
    Message(
      id: 4, sender: "Amira Haddad", subject: "Draft of chapter four",
      preview: "I cut the scene at the harbour, you were right. The ending still needs "
        + "your eyes, and a better title.",
      time: "Yesterday", isFlagged: true),
    Message(
      id: 5, sender: "Kiln & Clay", subject: "Your bowls are fired",
      preview: "The blue came out darker than planned, and better. Open until six.",
      time: "Yesterday"),
    Message(
      id: 6, sender: "Noah Becker", subject: "Keys",
      preview: "Left them with the baker. She wants to be paid in gossip.",
      time: "Yesterday"),
    Message(
      id: 7, sender: "City Library", subject: "Two loans are due on Friday",
      preview: "“The Old Ways” and “A Field Guide to Getting Lost” can be renewed once more.",
      time: "Sunday"),
    Message(
      id: 8, sender: "Yuki Tanaka", subject: "Photos from the ridge",
      preview: "Forty of them, thirty-nine with fog. The last one makes up for it.",
      time: "Sunday"),
  ]
}
