import Foundation
import LocalAuthentication
import MessageUI
import Testing
import UserNotifications

@testable import UIKitCore

/// What apps ask a device for besides pictures.
@MainActor struct NotificationTests {
  @Test func `leave is given once it is asked for, and requests are kept by their names`() {
    UIEnvironment().run {
      let center = UNUserNotificationCenter.current()
      #expect(center === UNUserNotificationCenter.current())
      var states: [UNAuthorizationStatus] = []
      center.getNotificationSettings { states.append($0.authorizationStatus) }
      center.requestAuthorization(options: [.alert, .sound]) { isGranted, _ in
        #expect(isGranted)
      }
      center.getNotificationSettings { states.append($0.authorizationStatus) }
      #expect(states == [.notDetermined, .authorized])
      for (name, title) in [("a", "one"), ("b", "two"), ("a", "three")] {
        let content = UNMutableNotificationContent()
        content.title = title
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        center.add(UNNotificationRequest(identifier: name, content: content, trigger: trigger))
      }
      var titles: [String] = []
      center.getPendingNotificationRequests { titles = $0.map(\.content.title) }
      #expect(titles == ["two", "three"])
      center.removePendingNotificationRequests(withIdentifiers: ["b"])
      center.getPendingNotificationRequests { titles = $0.map(\.content.title) }
      #expect(titles == ["three"])
    }
    UIEnvironment().run {
      // Another simulation knows nothing of it.
      UNUserNotificationCenter.current().getPendingNotificationRequests { #expect($0.isEmpty) }
      UNUserNotificationCenter.current().getNotificationSettings {
        #expect($0.authorizationStatus == .notDetermined)
      }
    }
  }

  @Test func `a device knows nobody, and says why`() {
    var error: NSError?
    #expect(unsafe !LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
    #expect(error?.code == LAError.Code.passcodeNotSet.rawValue)
    var reason: LAError?
    LAContext().evaluatePolicy(
      .deviceOwnerAuthenticationWithBiometrics, localizedReason: "to see"
    ) { isOwner, error in
      #expect(!isOwner)
      reason = error as? LAError
    }
    #expect(reason?.code == .biometryNotEnrolled)
  }

  private final class Writer: NSObject, MFMailComposeViewControllerDelegate {
    var results: [MFMailComposeResult] = []
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) { results.append(result) }
  }

  @Test func `a mail shows its subject and text, and tells how it ended`() throws {
    try UIEnvironment().run {
      let (mail, writer) = (MFMailComposeViewController(), Writer())
      mail.mailComposeDelegate = writer
      mail.setSubject("Subject")
      mail.setToRecipients(["a@example.com", "b@example.com"])
      mail.setMessageBody("body", isHTML: false)
      mail.loadViewIfNeeded()
      let labels = mail.view.subviews.compactMap { ($0 as? UILabel)?.text }
      #expect(labels == ["To: a@example.com, b@example.com", "Cc/Bcc: ", "Subject: Subject"])
      let text = mail.view.subviews.lazy.compactMap { ($0 as? UITextView)?.text }.first
      #expect(text == "body")
      let bar = try #require(
        mail.view.subviews.lazy.compactMap { $0 as? UINavigationBar }
          .first { $0.topItem?.title == "Subject" })
      let cancel = try #require(bar.topItem?.leftBarButtonItem)
      cancel.primaryAction?.perform(sender: cancel)
      #expect(writer.results == [.cancelled])
    }
  }
}
