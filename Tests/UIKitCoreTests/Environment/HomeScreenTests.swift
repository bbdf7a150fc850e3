import AnimLayers
import Foundation
import Testing
import UIKitCore

/// What an app says of itself to the system around it.
@MainActor struct HomeScreenTests {
  @Test func `actions on the icon can be changed`() {
    inWorld { _ in
      let item = UIMutableApplicationShortcutItem(type: "a", localizedTitle: "A")
      item.localizedTitle = "B"
      item.localizedSubtitle = "C"
      UIApplication.shared.shortcutItems = [item]
      let kept = UIApplication.shared.shortcutItems?.first
      #expect(kept?.localizedTitle == "B" && kept?.localizedSubtitle == "C" && kept?.type == "a")
    }
  }

  @Test func `who asks for another scene or icon is told that there is none`() {
    inWorld { _ in
      var errors = 0
      let application = UIApplication.shared
      application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { _ in
        errors += 1
      }
      application.setAlternateIconName("other") { if $0 != nil { errors += 1 } }
      #expect(errors == 2)
      application.setAlternateIconName(nil) { if $0 != nil { errors += 1 } }
      #expect(errors == 2 && application.alternateIconName == nil)
    }
  }

  @Test func `notifications before iOS 10 are kept, and none comes up`() {
    inWorld { _ in
      let application = UIApplication.shared
      application.registerUserNotificationSettings(
        UIUserNotificationSettings(types: [.alert, .badge], categories: nil))
      #expect(application.currentUserNotificationSettings?.types == [.alert, .badge])
      let notification = UILocalNotification()
      application.scheduleLocalNotification(notification)
      #expect(application.scheduledLocalNotifications?.count == 1)
      application.cancelLocalNotification(notification)
      #expect(application.scheduledLocalNotifications?.isEmpty == true)
    }
  }

  @Test func `what is known of an activity is added to`() {
    inWorld { _ in
      let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
      activity.userInfo = ["a": 1, "b": 2]
      activity.addUserInfoEntries(from: ["b": 3])
      #expect(activity.userInfo?["a"] as? Int == 1 && activity.userInfo?["b"] as? Int == 3)
    }
  }

  @Test func `files of asset catalogs are read`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString)/Words.dataset")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    try Data(#"{"data": [{"filename": "w.txt", "universal-type-identifier": "public.text"}]}"#.utf8)
      .write(to: folder.appendingPathComponent("Contents.json"))
    try Data("one two".utf8).write(to: folder.appendingPathComponent("w.txt"))
    try inWorld { _ in
      UIEnvironment.current.findFile = { $0 == "Words.dataset" ? folder : nil }
      let asset = try #require(NSDataAsset(name: "Words"))
      #expect(String(decoding: asset.data, as: UTF8.self) == "one two")
      #expect(asset.typeIdentifier == "public.text")
      #expect(NSDataAsset(name: "Others") == nil)
    }
  }

  @Test func `the families that come along are named, with their faces`() {
    inWorld { _ in
      #expect(UIFont.familyNames.contains("Inter"))
      #expect(UIFont.familyNames == UIFont.familyNames.sorted())
      #expect(UIFont.fontNames(forFamilyName: "Inter").contains("Inter-Bold"))
      #expect(UIFont.fontNames(forFamilyName: "Absent").isEmpty)
    }
  }

  @Test func `a toolbar has the look that it is given`() {
    inWorld { _ in
      let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
      let appearance = UIToolbarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = .red
      bar.standardAppearance = appearance
      let background = bar.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first
      #expect(background?.backgroundColor == .red && background?.effect == nil)
    }
  }
}
