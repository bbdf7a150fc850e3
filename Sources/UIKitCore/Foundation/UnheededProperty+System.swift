import Foundation

extension UnheededProperty {
  /// What an app says to the system around it, or to other apps, which are not there.
  static let system: [UnheededProperty] = [
    .init(
      \UINavigationItem.preferredSearchBarPlacement, "preferredSearchBarPlacement",
      "search bars stand below the titles"),
    .init(
      \UIListContentConfiguration.TextProperties.showsExpansionTextWhenTruncated,
      "showsExpansionTextWhenTruncated", isSeen: false, "there is no pointer"),
    .init(
      \UIFocusGuide.preferredFocusEnvironments, "preferredFocusEnvironments", isSeen: false,
      "there are no keys"),
    .init(
      \NSUserActivity.requiredUserInfoKeys, "requiredUserInfoKeys", isSeen: false, elsewhere),
    .init(\NSUserActivity.needsSave, "needsSave", isSeen: false, elsewhere),
    .init(\NSUserActivity.webpageURL, "webpageURL", isSeen: false, elsewhere),
    .init(\NSUserActivity.referrerURL, "referrerURL", isSeen: false, elsewhere),
    .init(\NSUserActivity.expirationDate, "expirationDate", isSeen: false, elsewhere),
    .init(\NSUserActivity.isEligibleForHandoff, "isEligibleForHandoff", isSeen: false, elsewhere),
    .init(\NSUserActivity.isEligibleForSearch, "isEligibleForSearch", isSeen: false, elsewhere),
    .init(
      \NSUserActivity.isEligibleForPublicIndexing, "isEligibleForPublicIndexing", isSeen: false,
      elsewhere),
    .init(
      \NSUserActivity.isEligibleForPrediction, "isEligibleForPrediction", isSeen: false,
      elsewhere),
    .init(
      \NSUserActivity.targetContentIdentifier, "targetContentIdentifier", isSeen: false,
      elsewhere),
    .init(
      \UIApplication.shortcutItems, "shortcutItems", isSeen: false,
      "nobody presses the app's icon"),
    .init(
      \UIScene.ActivationRequestOptions.requestingScene, "requestingScene", isSeen: false,
      "an app has one scene"),
    .init(\UILocalNotification.alertTitle, "alertTitle", isSeen: false, "no notification comes up"),
    .init(\UILocalNotification.alertBody, "alertBody", isSeen: false, "no notification comes up"),
    .init(
      \UILocalNotification.alertAction, "alertAction", isSeen: false, "no notification comes up"),
    .init(\UILocalNotification.soundName, "soundName", isSeen: false, "no notification comes up"),
    .init(
      \NSExtensionItem.attributedContentText, "attributedContentText", isSeen: false,
      "no other app hands anything over"),
  ]

  private static let elsewhere = "nobody goes on with it elsewhere"
}
