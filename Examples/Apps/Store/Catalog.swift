import UIKit

/// An app as the store shows it.
struct App: Hashable, Identifiable {
  let id = UUID()
  let name: String
  let tagline: String
  let symbol: String
  let color: UIColor
}

/// A story about an app, told by a large card.
struct Feature: Hashable, Identifiable {
  let id = UUID()
  let kicker: String
  let title: String
  let artwork: String
  let app: App
}

enum Catalog {
  static let features = [
    Feature(
      kicker: "Now available", title: "Watch the sky come alive tonight", artwork: "IMG_2052",
      app: App(
        name: "Nightfall", tagline: "A planetarium in your pocket", symbol: "moon.stars.fill",
        color: .systemIndigo)),
    Feature(
      kicker: "Editors’ choice", title: "The long way round is the point", artwork: "IMG_2017",
      app: App(
        name: "Waymark", tagline: "Maps for people on foot", symbol: "map.fill",
        color: .systemGreen)),
    Feature(
      kicker: "Major update", title: "Build a city that never naps", artwork: "IMG_2010",
      app: App(
        name: "Skyline", tagline: "Plan, build, and regret", symbol: "building.2.fill",
        color: .systemOrange)),
  ]

  static let popular = [
    App(
      name: "Breathe Out", tagline: "Four minutes, twice a day",
      symbol: "wind", color: .systemTeal),
    App(
      name: "Ledger", tagline: "Money without the drama",
      symbol: "creditcard.fill", color: .systemGreen),
    App(
      name: "Tempo", tagline: "Music that keeps your pace",
      symbol: "headphones", color: .systemPink),
    App(
      name: "Larder", tagline: "Cook what is in the fridge",
      symbol: "fork.knife", color: .systemOrange),
    App(
      name: "Tidewatch", tagline: "Waves, wind and water",
      symbol: "drop.fill", color: .systemBlue),
    App(
      name: "Pageturner", tagline: "Your books, in order",
      symbol: "books.vertical.fill", color: .systemBrown),
    App(
      name: "Stride", tagline: "Runs you will remember",
      symbol: "figure.run", color: .systemPurple),
    App(
      name: "Darkroom", tagline: "Edit like it is film",
      symbol: "camera.filters", color: .systemGray),
    App(name: "Babel", tagline: "Ten words each morning", symbol: "globe", color: .systemRed),
  ]

  static let categories = [
    App(name: "Games", tagline: "", symbol: "gamecontroller.fill", color: .systemRed),
    App(name: "Photo & Video", tagline: "", symbol: "camera.fill", color: .systemGray),
    App(name: "Travel", tagline: "", symbol: "airplane", color: .systemBlue),
    App(name: "Music", tagline: "", symbol: "music.note", color: .systemPink),
    App(name: "Books", tagline: "", symbol: "book.fill", color: .systemOrange),
    App(name: "Weather", tagline: "", symbol: "cloud.sun.fill", color: .systemCyan),
    App(name: "Health", tagline: "", symbol: "heart.fill", color: .systemGreen),
    App(name: "Food & Drink", tagline: "", symbol: "cup.and.saucer.fill", color: .systemBrown),
  ]
}
