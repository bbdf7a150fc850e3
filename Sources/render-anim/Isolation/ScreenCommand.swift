/// A command that may show the screens of an app as far as they come, whatever of the app's code crashes.
protocol ScreenCommand {
  /// Whether it does.
  var showsScreens: Bool { get }
}
