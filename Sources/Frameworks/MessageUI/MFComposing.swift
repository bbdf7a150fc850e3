public import Foundation
public import UIKitCore

/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
/// What became of a message.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// Told what became of a mail.
@preconcurrency @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Told that the mail is done with; does nothing unless implemented.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// Told what became of a message.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Told that the message is done with.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A sheet with a bar above lines of a form and a text: what mails and messages are written in.
@MainActor final class ComposeSheet {
  let bar = UINavigationBar(frame: .zero)
  let text = UITextView(frame: .zero)
  private var lines: [UILabel] = []
  private static let lineHeight: CGFloat = 44

  /// Adds the sheet to a controller's view.
  func show(
    in view: UIView, _ title: String, _ lines: [(label: String, value: String)], _ body: String,
    cancel: @escaping () -> Void, send: @escaping () -> Void
  ) {
    view.backgroundColor = .systemBackground
    let item = UINavigationItem(title: title)
    item.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", primaryAction: UIAction { _ in cancel() })
    item.rightBarButtonItem = UIBarButtonItem(
      title: "Send", primaryAction: UIAction { _ in send() })
    item.rightBarButtonItem?.style = .done
    bar.items = [item]
    self.lines = lines.map { label, value in
      let line = UILabel(frame: .zero)
      let content = NSMutableAttributedString(
        string: label + " ", attributes: [.foregroundColor: UIColor.secondaryLabel])
      content.append(
        NSAttributedString(string: value, attributes: [.foregroundColor: UIColor.label]))
      line.attributedText = content
      return line
    }
    text.text = body
    text.font = .systemFont(ofSize: 17)
    for part in self.lines + [text, bar] as [UIView] { view.addSubview(part) }
  }

  /// Places all below the safe area's top.
  func layOut(in view: UIView) {
    let width = view.bounds.width
    var y = view.safeAreaInsets.top
    bar.frame = CGRect(x: 0, y: y, width: width, height: 44)
    y += 44
    for line in lines {
      line.frame = CGRect(x: 16, y: y, width: width - 32, height: Self.lineHeight)
      y += Self.lineHeight
    }
    text.frame = CGRect(x: 11, y: y, width: width - 22, height: max(0, view.bounds.height - y))
  }
}

/// A mail that is written: its lines and its text, which nobody sends.
@preconcurrency @MainActor open class MFMailComposeViewController: UINavigationController {
  /// Whether mails can be sent: it looks so.
  open class func canSendMail() -> Bool { true }
  /// The party that is told what became of the mail; held weakly.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private var subject = ""
  private var recipients: (to: [String], cc: [String]) = ([], [])
  private var body = ""
  private let sheet = ComposeSheet()

  /// An empty mail.
  public init() { super.init(nibName: nil, bundle: nil) }
  /// One that an interface file describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the subject, before the mail is shown.
  open func setSubject(_ subject: String) { self.subject = subject }
  /// Sets to whom the mail goes, before it is shown.
  open func setToRecipients(_ toRecipients: [String]?) { recipients.to = toRecipients ?? [] }
  /// Sets who gets a copy, before the mail is shown.
  open func setCcRecipients(_ ccRecipients: [String]?) { recipients.cc = ccRecipients ?? [] }
  /// Kept to nobody's knowledge.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Kept: there is one sender.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  /// Sets the text, before the mail is shown; the marks of HTML are shown as they are.
  open func setMessageBody(_ body: String, isHTML: Bool) { self.body = body }
  /// Not shown.
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {}

  open override func viewDidLoad() {
    super.viewDidLoad()
    setNavigationBarHidden(true, animated: false)
    sheet.show(
      in: view, subject.isEmpty ? "New Message" : subject,
      [
        ("To:", recipients.to.joined(separator: ", ")),
        ("Cc/Bcc:", recipients.cc.joined(separator: ", ")), ("Subject:", subject),
      ], body, cancel: { [weak self] in self?.finish(.cancelled) },
      send: { [weak self] in self?.finish(.sent) })
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    sheet.layOut(in: view)
  }

  /// UIKit leaves it to the delegate to dismiss the sheet.
  private func finish(_ result: MFMailComposeResult) {
    mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
  }
}

/// A message that is written: to whom and its text, which nobody sends.
@preconcurrency @MainActor open class MFMessageComposeViewController: UINavigationController {
  /// Whether messages can be sent: it looks so.
  open class func canSendText() -> Bool { true }
  /// Whether messages can have a subject: it looks so.
  open class func canSendSubject() -> Bool { true }
  /// Whether messages can have files: it looks so.
  open class func canSendAttachments() -> Bool { true }
  /// The party that is told what became of the message; held weakly.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// To whom the message goes, to be set before it is shown.
  open var recipients: [String]?
  /// The text, to be set before the message is shown.
  open var body: String?
  /// The subject; not shown.
  open var subject: String?
  private let sheet = ComposeSheet()

  /// An empty message.
  public init() { super.init(nibName: nil, bundle: nil) }
  /// One that an interface file describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    setNavigationBarHidden(true, animated: false)
    sheet.show(
      in: view, "New Message", [("To:", (recipients ?? []).joined(separator: ", "))], body ?? "",
      cancel: { [weak self] in self?.finish(.cancelled) },
      send: { [weak self] in self?.finish(.sent) })
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    sheet.layOut(in: view)
  }

  private func finish(_ result: MessageComposeResult) {
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
  }
}
